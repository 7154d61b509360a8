/** How long a name may be, counted as people count. The server has the last word on what is a name. */

/** Signs of a name at most: a letter with its accents is one, and so is a flag or a family. */
export const LONGEST_NAME = 24;
/** Code points of a name at most. */
const MOST_POINTS = 100;

/** The beginning of a text that is no longer than a name may be; no sign is ever cut in two. */
export function fitting(text: string): string {
  if (text.length <= LONGEST_NAME) return text;
  let kept = '';
  let count = 0;
  // Slow to make, and hardly ever needed.
  const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of signs.segment(text)) {
    count += 1;
    if (count > LONGEST_NAME || [...kept, ...segment].length > MOST_POINTS) break;
    kept += segment;
  }
  return kept;
}
