/** The seats of a table as boards and lists name them. */
import type { GameModule, SeatInfo, Translate } from '../../games/module';
import type { SeatView, TableView } from '../../shell/api/wire';
import { levelName } from '../../shell/gameText';

/** What to call who sits there: a nickname, the level of a bot, the word for an open seat or for somebody who was forgotten. */
export function nameOf({ kind, level, name }: SeatView, game: string, t: Translate): string {
  if (kind === 'open') return t('seat-open');
  return kind === 'bot' ? levelName(game, level) : name || t('someone');
}

/** Its side is more than the number of the seat. */
export function isSided({ side, index }: Pick<SeatInfo, 'side' | 'index'>): boolean {
  return side !== '' && side !== String(index);
}

/** Every seat with a name of its own: namesakes are told apart by their side, and counted where there are none. */
export function seatInfos(table: TableView, view: unknown, game: GameModule, t: Translate): SeatInfo[] {
  const infos = table.seats.map((seat, index) => ({
    index,
    name: nameOf(seat, table.game, t),
    kind: seat.kind,
    // A player who has left is a spectator.
    you: seat.you && !seat.left,
    bot: seat.level !== '',
    away: seat.kind === 'person' && !seat.here && !seat.level,
    side: game.sideOf(view, index),
  }));
  return infos.map((one) => {
    const namesakes = infos.filter(({ name }) => name === one.name);
    if (one.kind === 'open' || namesakes.length === 1) return one;
    const name = isSided(one)
      ? t('name-and-side', { name: one.name, side: game.sideName(one.side, t) })
      : t('name-and-number', { name: one.name, number: namesakes.indexOf(one) + 1 });
    return { ...one, name };
  });
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
  const own = table.seats.findIndex((seat) => seat.you && !seat.left);
  return own < 0 ? null : own;
}
