/** Sentences one after the other, for who listens: each ends with a stop of its own, and none with two. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .reduce((told, part) => (told ? `${told}${/[.!?…:]$/.test(told) ? '' : '.'} ${part}` : part), '');
}
