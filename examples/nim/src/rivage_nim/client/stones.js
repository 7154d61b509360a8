/** Returns the CSS classes of a pebble. Its shape, shade and offset depend only on its heap and number. */
export function stones(heap, number) {
  const at = heap.charCodeAt(0) + number * 5;
  return `nim-shape-${at % 4} nim-shade-${(at * 7) % 3} nim-lean-${at % 5}`;
}
