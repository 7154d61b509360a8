/** The seats of a table as boards and lists name them. */
import type { GameModule, SeatInfo, Translate } from '../games/module';
import { levelName } from '../shell/gamewords';
import type { SeatView, TableView } from '../shell/wire';

/** What to call who sits there: a nickname, the level of a bot, the word for an open seat or for somebody who was forgotten. */
export function nameOf({ kind, level, name }: SeatView, game: string, t: Translate): string {
  if (kind === 'open') return t('seat-open');
  return kind === 'bot' ? levelName(game, level) : name || t('someone');
}

/** Every seat with a name of its own: namesakes are told apart by their side. */
export function seatInfos(table: TableView, view: unknown, game: GameModule, t: Translate): SeatInfo[] {
  const infos = table.seats.map((seat, index) => ({
    index,
    name: nameOf(seat, table.game, t),
    kind: seat.kind,
    you: seat.you,
    bot: seat.level !== '',
    away: seat.kind === 'person' && !seat.here && !seat.level,
    side: game.sideOf(view, index),
  }));
  const twice = (name: string) => infos.filter((one) => one.name === name).length > 1;
  return infos.map((one) =>
    one.kind !== 'open' && twice(one.name) ? { ...one, name: `${one.name} (${game.sideName(one.side, t)})` } : one,
  );
}

/** The seat a person acts for now: one of theirs that is to act and that no bot plays. */
export function actingSeat(table: TableView): number | null {
  if (table.status !== 'playing') return null;
  return table.to_act.find((seat) => table.seats[seat]?.you && !table.seats[seat]?.level) ?? null;
}

/** The seat a person speaks for in all else. */
export function ownSeat(table: TableView): number | null {
  const acting = actingSeat(table);
  if (acting !== null) return acting;
  const own = table.seats.findIndex((seat) => seat.you);
  return own < 0 ? null : own;
}
