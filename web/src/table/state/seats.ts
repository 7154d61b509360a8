/** Display names of the seats of a table, and the player's own seat. */
import type { GameModule, SeatInfo, Translate } from '../../games/module';
import type { SeatView, TableView } from '../../shell/api/wire';
import { levelName } from '../../shell/gameText';

/** The display name of a seat: a nickname, a bot level, or the text for an open seat or a deleted player. */
export function nameOf({ kind, level, name }: SeatView, game: string, t: Translate): string {
  if (kind === 'open') return t('seat-open');
  return kind === 'bot' ? levelName(game, level) : name || t('someone');
}

/** Whether the player of a seat is not connected, during the match and after it. A bot may be playing for the seat. */
export function isAway({ kind, here }: Pick<SeatView, 'kind' | 'here'>): boolean {
  return kind === 'person' && !here;
}

/** Whether the side is more than the seat number. */
export function isSided({ side, index }: Pick<SeatInfo, 'side' | 'index'>): boolean {
  return side !== '' && side !== String(index);
}

/** All seats with unique names: players with the same name are distinguished by side, otherwise by number. */
export function seatInfos(table: TableView, view: unknown, game: GameModule, t: Translate): SeatInfo[] {
  const infos = table.seats.map((seat, index) => ({
    index,
    name: nameOf(seat, table.game, t),
    kind: seat.kind,
    // A player who has left is a spectator.
    you: seat.you && !seat.left,
    bot: seat.level !== '',
    away: isAway(seat) && !seat.level,
    side: game.sideOf(view, index),
  }));
  return infos.map((info) => {
    const namesakes = infos.filter(({ name }) => name === info.name);
    if (info.kind === 'open' || namesakes.length === 1) return info;
    const name = isSided(info)
      ? t('name-and-side', { name: info.name, side: game.sideName(info.side, t) })
      : t('name-and-number', { name: info.name, number: namesakes.indexOf(info) + 1 });
    return { ...info, name };
  });
}

/** The player's seat that must act now; a seat played by a bot does not count. */
export function actingSeat(table: TableView): number | null {
  if (table.status !== 'playing') return null;
  return table.to_act.find((seat) => table.seats[seat]?.you && !table.seats[seat]?.level) ?? null;
}

/** The seat that the player acts for in everything else, such as chat. */
export function ownSeat(table: TableView): number | null {
  const acting = actingSeat(table);
  if (acting !== null) return acting;
  const own = table.seats.findIndex((seat) => seat.you && !seat.left);
  return own < 0 ? null : own;
}
