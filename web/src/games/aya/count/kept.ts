/** A finished match enters what this browser keeps: once, whoever asks for it. */
import type { SeatInfo } from '../../module';
import { keep } from '../album/photos';
import type { AyaView } from '../wire';
import { best, remember, WAVE } from './best';

export interface Kept {
  /** Photos that are in the album for the first time. */
  fresh: readonly string[];
  /** The best result before this one, 0 where there was none; -1 for who did not play. */
  before: number;
}

const known = new Map<string, Kept>();

/** Tables that can be compared: as many seats, as many cameras, the same hands. */
export function kindOf(view: AyaView): string {
  return `${view.players.length}/${view.cameras}/${view.hands}`;
}

/** Whether the person played a finished match: not a lesson, and not as a spectator. */
function isOwn(view: AyaView, seats: readonly SeatInfo[], table: string): boolean {
  return view.count !== null && table.startsWith('/t/') && seats.some((seat) => seat.you);
}

/** Keep what was won in the match at this address. Spectators and learners keep nothing. */
export function kept(view: AyaView, seats: readonly SeatInfo[], table: string): Kept {
  const { count } = view;
  if (!count || !isOwn(view, seats, table)) return { fresh: [], before: -1 };
  const found = known.get(table);
  if (found) return found;
  return write(view, count, seats, table);
}

function write(view: AyaView, count: NonNullable<AyaView['count']>, seats: readonly SeatInfo[], table: string): Kept {
  const others = seats.filter((seat) => seat.kind === 'person' && !seat.you).map((seat) => seat.name);
  const taken = { table, at: Date.now(), with: others, bots: seats.filter((seat) => seat.kind === 'bot').length };
  const now = { fresh: keep([...count.landscapes, ...count.animals], taken), before: best(kindOf(view)) };
  remember(kindOf(view), count.score);
  known.set(table, now);
  return now;
}

const knownWaves = new Map<string, { wave: number; before: number }>();

/**
 * Keep the longest wave of the match at this address, `wave` dominoes long. Returns the record before it, 0 when there was none; -1
 * when nothing is kept: for an unknown wave (0), spectators and learners.
 */
export function keepWave(view: AyaView, seats: readonly SeatInfo[], table: string, wave: number): number {
  if (wave <= 0 || !isOwn(view, seats, table)) return -1;
  const kind = view.players.length > 1 ? WAVE.team : WAVE.alone;
  const found = knownWaves.get(table) ?? { wave: 0, before: best(kind) };
  // The log may be loaded later: an earlier push may have been a longer wave.
  if (wave > found.wave) {
    remember(kind, wave);
    knownWaves.set(table, { ...found, wave });
  }
  return found.before;
}
