/** No two pebbles of a beach are alike: each has one of a few shapes and shades, always the same one. */
export function stones(heap, number) {
  const at = heap.charCodeAt(0) + number * 5;
  return `nim-shape-${at % 4} nim-shade-${(at * 7) % 3} nim-lean-${at % 5}`;
}
