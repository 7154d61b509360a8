/** A finished match enters what this browser keeps: once, whoever asks for it. */
import type { SeatInfo } from '../../module';
import { keep } from '../album/photos';
import type { AyaView } from '../wire';
import { best, remember } from './best';

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

/** Keep what was won in the match at this address; who only watched keeps nothing, nor does who learns. */
export function kept(view: AyaView, seats: readonly SeatInfo[], table: string): Kept {
  const { count } = view;
  if (!count || !table.startsWith('/t/') || !seats.some((seat) => seat.you)) return { fresh: [], before: -1 };
  const found = known.get(table);
  if (found) return found;
  const others = seats.filter((seat) => seat.kind === 'person' && !seat.you).map((seat) => seat.name);
  const taken = { table, at: Date.now(), with: others, bots: seats.filter((seat) => seat.kind === 'bot').length };
  const now = { fresh: keep([...count.landscapes, ...count.animals], taken), before: best(kindOf(view)) };
  remember(kindOf(view), count.score);
  known.set(table, now);
  return now;
}
