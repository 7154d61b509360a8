/** What this browser keeps of finished matches: the photos that were won, and the best result with so many seats. */

const ALBUM = 'rivage.aya.album';
const BEST = 'rivage.aya.best';
const SEEN = 'rivage.aya.counted';
/** Matches that are remembered as counted, so that none counts twice. */
const MOST = 200;

/** Photos won so far: how often each, by the animal's or the tile's key. */
export type Album = Readonly<Record<string, number>>;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whole numbers above nothing by their names: whatever else is in the store is left out. */
function numbers(found: unknown): Record<string, number> {
  if (!found || typeof found !== 'object' || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter(([, value]) => Number.isInteger(value) && value > 0));
}

export function album(): Album {
  return numbers(read(ALBUM));
}

/** Put photos into the album; those of one match once, however often its end is looked at. Tells which are there for the first time. */
export function keep(match: string, photos: readonly string[]): string[] {
  const seen = read(SEEN);
  const counted = Array.isArray(seen) ? seen.filter((one) => typeof one === 'string') : [];
  if (counted.includes(match)) return [];
  const kept = { ...album() };
  const fresh = photos.filter((photo) => !(photo in kept));
  for (const photo of photos) kept[photo] = (kept[photo] ?? 0) + 1;
  write(ALBUM, kept);
  write(SEEN, [...counted, match].slice(-MOST));
  return fresh;
}

/** The best result so far for tables of one kind (`3 seats, 40 cameras`), 0 where there is none. */
export function best(kind: string): number {
  return numbers(read(BEST))[kind] ?? 0;
}

/** Remember a result; tells the best one before it. */
export function remember(kind: string, score: number): number {
  const all = numbers(read(BEST));
  const before = all[kind] ?? 0;
  if (score > before) write(BEST, { ...all, [kind]: score });
  return before;
}
