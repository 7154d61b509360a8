/**
 * The photos that were won: how often each, and where, when and with whom it was taken first.
 *
 * Keys are those of the animals (`okapi`), of the landscapes' tiles (`forest-bend`), and `triptych-forest` for a triptych, which is
 * won when all three landscapes of a terrain are, in one match.
 */
import { synced } from '../../../shell/syncedStorage.svelte';
import { TERRAINS } from '../sizes';

/** Where the record lies: in this browser, and in the house for the other devices of the guest. */
const place = () => synced('album-aya', merged);

const VERSION = 1;
/** Before there were versions: how often each photo was won, and the matches that are counted. */
const EARLIER = { album: 'rivage.aya.album', counted: 'rivage.aya.counted' };
/** Matches that are remembered as counted, so that none counts twice. */
const MAX_COUNTED_MATCHES = 100;

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
  /** How it was taken first. Missing where nobody wrote it down. */
  first?: Taken;
}

export type Photos = Readonly<Record<string, Photo>>;

/** The record, once it is understood. On its way to the store a photo names its table only, and the tables are told beside. */
interface Album {
  version: number;
  photos: Photos;
  counted: readonly string[];
}

function texts(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}

function takenOf(table: unknown, found: unknown): Taken | undefined {
  const { at, with: names, bots } = Object.fromEntries(entries(found));
  if (typeof table !== 'string' || !/^\/t\/[\w-]+$/.test(table) || typeof at !== 'number' || !Number.isFinite(at))
    return undefined;
  return { table, at, with: texts(names), bots: isCount(bots) ? bots : 0 };
}

/** What can be understood of a record, whoever wrote it; null where it is none. */
function understood(record: unknown): Album | null {
  const found = Object.fromEntries(entries(record));
  if (!isCount(found.version)) return null;
  const tables = Object.fromEntries(entries(found.tables));
  const photos = entries(found.photos).flatMap(([key, one]) => {
    const { times, first } = Object.fromEntries(entries(one));
    const taken = takenOf(first, tables[String(first)]);
    return isCount(times) ? [[key, { times, ...(taken && { first: taken }) }] as const] : [];
  });
  return { version: found.version, photos: Object.fromEntries(photos), counted: texts(found.counted) };
}

function album(): Album {
  const before = () => Object.entries(numbers(read(EARLIER.album))).map(([key, times]) => [key, { times }]);
  return (
    understood(place().value) ?? { version: VERSION, photos: Object.fromEntries(before()), counted: texts(read(EARLIER.counted)) }
  );
}

function written({ photos, counted }: Album): unknown {
  const taken = Object.values(photos).flatMap(({ first }) => (first ? [first] : []));
  return {
    version: VERSION,
    photos: Object.fromEntries(
      Object.entries(photos).map(([key, { times, first }]) => [key, { times, ...(first && { first: first.table }) }]),
    ),
    tables: Object.fromEntries(taken.map(({ table, ...how }) => [table, how])),
    counted: counted.slice(-MAX_COUNTED_MATCHES),
  };
}

/** The photos won so far. */
export function photos(): Photos {
  return album().photos;
}

/** The record was written by a newer version of the house: it is shown as far as it is understood, and left as it is. */
export function fromNewer(): boolean {
  return album().version > VERSION;
}

/** The three landscapes of a terrain, as they hang side by side. */
export function landscapesOf(terrain: string): string[] {
  return ['bend', 'fork', 'end'].map((kind) => `${terrain}-${kind}`);
}

/** The triptychs that are whole among these photos. */
export function triptychsOf(won: readonly string[]): string[] {
  return TERRAINS.filter((terrain) => landscapesOf(terrain).every((key) => won.includes(key))).map(
    (terrain) => `triptych-${terrain}`,
  );
}

/** Put the photos of a match into the album, once, however often its end is looked at. Tells which are there for the first time. */
export function keep(won: readonly string[], taken: Taken): string[] {
  const before = album();
  if (before.counted.includes(taken.table)) return [];
  const now: Record<string, Photo> = { ...before.photos };
  const fresh = won.filter((key) => !(key in now));
  for (const key of [...won, ...triptychsOf(won)]) {
    const photo = now[key] ?? { times: 0, first: taken };
    now[key] = { ...photo, times: photo.times + 1 };
  }
  if (before.version === VERSION)
    place().set(written({ version: VERSION, photos: now, counted: [...before.counted, taken.table] }));
  return fresh;
}

/** Of two devices that both took photos: all of them, each as it was taken first. What is newer than this version is let be. */
export function merged(mine: unknown, theirs: unknown): unknown {
  const [one, other] = [understood(mine), understood(theirs)];
  if (!one || !other) return one ? mine : theirs;
  if (one.version > VERSION || other.version > VERSION) return one.version > other.version ? mine : theirs;
  const photos: Record<string, Photo> = { ...other.photos };
  for (const [key, photo] of Object.entries(one.photos)) {
    const there = photos[key];
    const first = [photo.first, there?.first].filter((taken) => taken !== undefined).sort((a, b) => a.at - b.at)[0];
    // Matches that both know are in both numbers: the larger is the least there can be.
    photos[key] = { times: Math.max(photo.times, there?.times ?? 0), ...(first && { first }) };
  }
  return written({ version: VERSION, photos, counted: [...new Set([...other.counted, ...one.counted])] });
}

/** What this browser keeps under a name, beside what it keeps for the guest; null where nothing is, or nothing that can be read. */
export function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** The named things in what was read; none where it is something else. */
export function entries(found: unknown): [string, unknown][] {
  return found && typeof found === 'object' && !Array.isArray(found) ? Object.entries(found) : [];
}

/** Whole numbers above nothing by their names: whatever else is there is left out. */
export function numbers(found: unknown): Record<string, number> {
  return Object.fromEntries(entries(found).filter((one): one is [string, number] => isCount(one[1])));
}

export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}

/** Where the album is; behind a `#` stands the key of one leaf. */
export const ALBUM = '/games/aya/album';
