/**
 * The album's record of won photos: the number of wins, and the time, the table and the players of the first one.
 *
 * Keys are those of the animals (`okapi`), of the landscapes' tiles (`forest-bend`), and `triptych-forest` for a triptych. A triptych is
 * won if all three landscapes of a terrain are won in one match.
 */
import { synced } from '../../../shell/syncedStorage.svelte';
import { TERRAINS } from '../sizes';

/** The stored record, synced between the guest's devices. */
const storage = () => synced('album-aya', merged);

const VERSION = 1;
/** Keys in local storage before the record had a version: the number of wins of each photo, and the counted matches. */
const LEGACY_KEYS = { album: 'rivage.aya.album', counted: 'rivage.aya.counted' };
/** Maximum number of matches that are stored as counted, so that no match counts twice. */
const MAX_COUNTED_MATCHES = 100;

/** The table, the time and the players of a photo. */
export interface PhotoOrigin {
  /** The path of the table on this server. */
  table: string;
  /** Milliseconds since 1970 (`Date.now()`). */
  at: number;
  /** The names of the other players. */
  with: readonly string[];
  /** Number of bots in the match. */
  bots: number;
}

export interface Photo {
  /** Number of times it was won. */
  times: number;
  /** The first time it was taken; undefined if that was not recorded. */
  first?: PhotoOrigin;
}

export type Photos = Readonly<Record<string, Photo>>;

/** The parsed record. The stored form has the tables apart from the photos, which refer to them. */
interface Album {
  version: number;
  photos: Photos;
  counted: readonly string[];
}

function strings(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : [];
}

function parseOrigin(table: unknown, found: unknown): PhotoOrigin | undefined {
  const { at, with: names, bots } = Object.fromEntries(entries(found));
  if (typeof table !== 'string' || !/^\/t\/[\w-]+$/.test(table) || typeof at !== 'number' || !Number.isFinite(at))
    return undefined;
  return { table, at, with: strings(names), bots: isCount(bots) ? bots : 0 };
}

/** Parse a stored record, skipping unknown parts; null if it is not a record. */
function parseRecord(record: unknown): Album | null {
  const found = Object.fromEntries(entries(record));
  if (!isCount(found.version)) return null;
  const tables = Object.fromEntries(entries(found.tables));
  const photos = entries(found.photos).flatMap(([key, value]) => {
    const { times, first } = Object.fromEntries(entries(value));
    const taken = parseOrigin(first, tables[String(first)]);
    return isCount(times) ? [[key, { times, ...(taken && { first: taken }) }] as const] : [];
  });
  return { version: found.version, photos: Object.fromEntries(photos), counted: strings(found.counted) };
}

function album(): Album {
  const before = () => Object.entries(numbers(readLocal(LEGACY_KEYS.album))).map(([key, times]) => [key, { times }]);
  return (
    parseRecord(storage().value) ?? {
      version: VERSION,
      photos: Object.fromEntries(before()),
      counted: strings(readLocal(LEGACY_KEYS.counted)),
    }
  );
}

function toRecord({ photos, counted }: Album): unknown {
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

/** All won photos. */
export function photos(): Photos {
  return album().photos;
}

/** Whether a newer version has written the record. It is then shown as far as possible and not changed. */
export function fromNewer(): boolean {
  return album().version > VERSION;
}

/** The three landscapes of a terrain, in the order of the triptych. */
export function landscapesOf(terrain: string): string[] {
  return ['bend', 'fork', 'end'].map((kind) => `${terrain}-${kind}`);
}

/** The triptychs that are complete among these photos. */
export function triptychsOf(won: readonly string[]): string[] {
  return TERRAINS.filter((terrain) => landscapesOf(terrain).every((key) => won.includes(key))).map(
    (terrain) => `triptych-${terrain}`,
  );
}

/** Add the photos of a match to the album, once per match. Returns the keys that are in the album for the first time. */
export function addPhotos(won: readonly string[], taken: PhotoOrigin): string[] {
  const before = album();
  if (before.counted.includes(taken.table)) return [];
  const now: Record<string, Photo> = { ...before.photos };
  const fresh = won.filter((key) => !(key in now));
  for (const key of [...won, ...triptychsOf(won)]) {
    const photo = now[key] ?? { times: 0, first: taken };
    now[key] = { ...photo, times: photo.times + 1 };
  }
  if (before.version === VERSION)
    storage().set(toRecord({ version: VERSION, photos: now, counted: [...before.counted, taken.table] }));
  return fresh;
}

/** Merge the records of two devices: all photos, each with its earliest date. A record of a newer version is not changed. */
export function merged(mine: unknown, theirs: unknown): unknown {
  const [one, other] = [parseRecord(mine), parseRecord(theirs)];
  if (!one || !other) return one ? mine : theirs;
  if (one.version > VERSION || other.version > VERSION) return one.version > other.version ? mine : theirs;
  const photos: Record<string, Photo> = { ...other.photos };
  for (const [key, photo] of Object.entries(one.photos)) {
    const there = photos[key];
    const first = [photo.first, there?.first].filter((taken) => taken !== undefined).sort((a, b) => a.at - b.at)[0];
    // Matches that both devices counted are in both numbers, so the larger one is a lower bound.
    photos[key] = { times: Math.max(photo.times, there?.times ?? 0), ...(first && { first }) };
  }
  return toRecord({ version: VERSION, photos, counted: [...new Set([...other.counted, ...one.counted])] });
}

/** Parse a value in local storage; null if there is none, or if it is not valid JSON. Not synced. */
export function readLocal(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** The entries of an object; none for other values. */
export function entries(found: unknown): [string, unknown][] {
  return found && typeof found === 'object' && !Array.isArray(found) ? Object.entries(found) : [];
}

/** The entries that are positive integers. */
export function numbers(found: unknown): Record<string, number> {
  return Object.fromEntries(entries(found).filter((entry): entry is [string, number] => isCount(entry[1])));
}

export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}

/** The path of the album. The fragment is the key of a leaf. */
export const ALBUM = '/games/aya/album';
