/** The person's records: the best result of each kind of table, and the longest wave. They are synced between devices. */
import { synced } from '../../../shell/syncedStorage.svelte';
import type { SeatInfo } from '../../module';
import { addPhotos, entries, numbers, readLocal } from '../album/photos';
import type { AyaView } from '../wire';

/** The key in local storage that earlier versions used. */
const LEGACY_KEY = 'rivage.aya.best';

const storage = () => synced('best-aya', merged);

function all(): Record<string, number> {
  return numbers(storage().value ?? readLocal(LEGACY_KEY));
}

/**
 * The best result of one kind, 0 if there is none: points at comparable tables (`kindOf`), or dominoes of the longest wave (`WAVE`).
 */
export function best(kind: string): number {
  return all()[kind] ?? 0;
}

/** Kinds of records for the longest wave of one push: alone at a table, and as a team. */
export const WAVE = { alone: 'wave/alone', team: 'wave/team' } as const;

/** Remember a result; returns the best one before it. */
export function recordResult(kind: string, score: number): number {
  const before = best(kind);
  if (score > before) storage().set({ ...Object.fromEntries(entries(storage().value)), ...all(), [kind]: score });
  return before;
}

/** Merge the data of two devices: the better result of each kind, and all other keys. */
function merged(mine: unknown, theirs: unknown): unknown {
  const [ours, other] = [numbers(mine), numbers(theirs)];
  const better = Object.entries(ours).map(([kind, score]) => [kind, Math.max(score, other[kind] ?? 0)] as const);
  return { ...Object.fromEntries(entries(mine)), ...Object.fromEntries(entries(theirs)), ...Object.fromEntries(better) };
}

export interface StoredMatch {
  /** Photos that are in the album for the first time. */
  fresh: readonly string[];
  /** The best result before this one, 0 if there was none; -1 for spectators and learners. */
  before: number;
}

const storedMatches = new Map<string, StoredMatch>();

/** Comparable tables have the same number of seats and cameras, and the same hands. */
export function kindOf(view: AyaView): string {
  return `${view.players.length}/${view.cameras}/${view.hands}`;
}

/** Whether the person played a finished match: not a lesson, and not as a spectator. */
function isOwn(view: AyaView, seats: readonly SeatInfo[], table: string): boolean {
  return view.count !== null && table.startsWith('/t/') && seats.some((seat) => seat.you);
}

/** Store the photos and the score of the match at this address. Spectators and learners store nothing. */
export function storeMatch(view: AyaView, seats: readonly SeatInfo[], table: string): StoredMatch {
  const { count } = view;
  if (!count || !isOwn(view, seats, table)) return { fresh: [], before: -1 };
  const found = storedMatches.get(table);
  if (found) return found;
  return write(view, count, seats, table);
}

function write(view: AyaView, count: NonNullable<AyaView['count']>, seats: readonly SeatInfo[], table: string): StoredMatch {
  const others = seats.filter((seat) => seat.kind === 'person' && !seat.you).map((seat) => seat.name);
  const taken = { table, at: Date.now(), with: others, bots: seats.filter((seat) => seat.kind === 'bot').length };
  const now = { fresh: addPhotos([...count.landscapes, ...count.animals], taken), before: best(kindOf(view)) };
  recordResult(kindOf(view), count.score);
  storedMatches.set(table, now);
  return now;
}

const storedWaves = new Map<string, { wave: number; before: number }>();

/**
 * Store the longest wave of the match at this address, `wave` dominoes long. Returns the record before it, 0 if there was none; -1 if
 * nothing was stored (unknown wave, spectators, learners).
 */
export function storeWave(view: AyaView, seats: readonly SeatInfo[], table: string, wave: number): number {
  if (wave <= 0 || !isOwn(view, seats, table)) return -1;
  const kind = view.players.length > 1 ? WAVE.team : WAVE.alone;
  const found = storedWaves.get(table) ?? { wave: 0, before: best(kind) };
  // The log may load later, and an earlier push may have been a longer wave.
  if (wave > found.wave) {
    recordResult(kind, wave);
    storedWaves.set(table, { ...found, wave });
  }
  return found.before;
}
