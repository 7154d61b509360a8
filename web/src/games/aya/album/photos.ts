/**
 * The photos that were won: how often each, and where, when and with whom the first and the last were taken.
 *
 * Keys are those of the animals (`okapi`), of the landscapes' tiles (`forest-bend`), and `triptych-forest` for a panorama, which
 * is won when all three landscapes of a terrain are, in one match.
 */
import { TERRAINS } from '../sizes';
import { entries, isCount, numbers, read, write } from './store';

/** The record as a whole; it has the number of its version. */
const RECORD = 'rivage.kept.album-aya';
const VERSION = 1;
/** Before there were versions: how often each photo was won, and the matches that are counted. */
const EARLIER = { album: 'rivage.aya.album', counted: 'rivage.aya.counted' };
/** Matches that are remembered as counted, so that none counts twice. */
const MOST = 200;

/** How a photo came about. */
export interface Taken {
  /** The address of the table in this house. */
  table: string;
  /** Milliseconds, as `Date.now()` counts. */
  at: number;
  /** The names of the others. */
  with: readonly string[];
  /** How many bots played along. */
  bots: number;
}

export interface Photo {
  /** How often it was won. */
  times: number;
  /** Missing where nobody wrote it down. */
  first?: Taken;
  last?: Taken;
}

export type Photos = Readonly<Record<string, Photo>>;

interface Kept {
  version: number;
  photos: Photos;
  counted: readonly string[];
}

function takenOf(found: unknown): Taken | undefined {
  const { table, at, with: names, bots } = Object.fromEntries(entries(found));
  if (typeof table !== 'string' || !/^\/t\/[\w-]+$/.test(table) || typeof at !== 'number' || !Number.isFinite(at)) return undefined;
  return { table, at, with: texts(names), bots: isCount(bots) ? bots : 0 };
}

function texts(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}

function photoOf(found: unknown): Photo | null {
  const { times, first, last } = Object.fromEntries(entries(found));
  if (!isCount(times)) return null;
  const [one, other] = [takenOf(first), takenOf(last)];
  return { times, ...(one && { first: one }), ...(other && { last: other }) };
}

/** What can be read of the record, whoever wrote it. */
function kept(): Kept {
  const found = Object.fromEntries(entries(read(RECORD)));
  if (!isCount(found.version)) {
    const before = Object.entries(numbers(read(EARLIER.album))).map(([key, times]) => [key, { times }]);
    return { version: VERSION, photos: Object.fromEntries(before), counted: texts(read(EARLIER.counted)) };
  }
  const photos = entries(found.photos).flatMap(([key, one]) => {
    const photo = photoOf(one);
    return photo ? [[key, photo] as const] : [];
  });
  return { version: found.version, photos: Object.fromEntries(photos), counted: texts(found.counted) };
}

/** The photos won so far. */
export function photos(): Photos {
  return kept().photos;
}

/** The record was written by a newer version of the house: it is shown as far as it is understood, and left as it is. */
export function fromNewer(): boolean {
  return kept().version > VERSION;
}

/** The terrains of which all three landscapes are among these photos, as the keys of their panoramas. */
export function triptychsOf(won: readonly string[]): string[] {
  return TERRAINS.filter((terrain) => landscapesOf(terrain).every((key) => won.includes(key))).map((terrain) => `triptych-${terrain}`);
}

/** The three landscapes of a terrain, as they hang side by side. */
export function landscapesOf(terrain: string): string[] {
  return ['bend', 'fork', 'end'].map((kind) => `${terrain}-${kind}`);
}

/** Put the photos of a match into the album, once, however often its end is looked at. Tells which are there for the first time. */
export function keep(won: readonly string[], taken: Taken): string[] {
  const before = kept();
  if (before.counted.includes(taken.table)) return [];
  const now: Record<string, Photo> = { ...before.photos };
  const fresh = won.filter((key) => !(key in now));
  for (const key of [...won, ...triptychsOf(won)]) {
    const photo = now[key];
    now[key] = { times: (photo?.times ?? 0) + 1, first: photo ? photo.first : taken, last: taken };
  }
  if (before.version === VERSION) write(RECORD, { version: VERSION, photos: now, counted: [...before.counted, taken.table].slice(-MOST) });
  return fresh;
}
