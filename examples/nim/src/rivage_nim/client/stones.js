/** No two pebbles of a beach are alike: each has one of a few shapes and shades, always the same one. */
export function stones(heap, number) {
  const at = heap.charCodeAt(0) * 7 + number * 3;
  return `nim-shape-${at % 4} nim-shade-${at % 3}`;
}
