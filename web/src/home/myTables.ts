/** Texts for the list of the user's tables: players, whose turn it is, score and time. */

import type { SeatSummary, TableLine } from '../shell/api/wire';
import { type GameInfo, games } from '../shell/games.svelte';
import { gameMessage, levelName } from '../shell/gameText';
import { formatDate, formatDay, formatList, i18n, t } from '../shell/language.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Running tables: those where it is the user's turn first, then the last changed. */
export function running(lines: readonly TableLine[]): TableLine[] {
  return lines
    .filter((line) => line.status !== 'over')
    .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.changed - a.changed);
}

/** Finished tables, newest first. */
export function finished(lines: readonly TableLine[]): TableLine[] {
  return lines.filter((line) => line.status === 'over').sort((a, b) => b.changed - a.changed);
}

/** Whether the user has never finished a match of the game. Resigned or watched matches do not count. */
export function isNewcomer(info: Pick<GameInfo, 'id' | 'endings'>, lines: readonly TableLine[]): boolean {
  return !lines.some(
    ({ game, outcome, seats }) =>
      game === info.id && outcome !== null && info.endings.includes(outcome.reason) && seats.some((seat) => seat.you),
  );
}

/** The display name of a seat; empty for an open one. */
function nameOf(line: TableLine, seat: SeatSummary): string {
  if (seat.kind === 'person') return seat.name || t('someone');
  return seat.kind === 'bot' ? t('mine-bot', { name: levelName(line.game, seat.level) }) : '';
}

/** Names as a list; repeated names are counted. */
function countedNames(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return formatList([...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)));
}

/** The text for a daily challenge or duplicate, which people play alone and then compare. */
function describeDeal({ deal, game }: TableLine): string {
  const [kind, , day] = deal.split(':');
  if (kind !== 'daily' && kind !== 'archive') return gameMessage('way-duplicate', game);
  const date = formatDate(day ?? '', { day: 'numeric', month: 'long' });
  return t('mine-daily', { date });
}

/** The other players; empty if nobody else has joined. */
export function playersText(line: TableLine): string {
  // For an unreadable table only the names are known.
  if (line.seats.length === 0) return countedNames(line.names.filter(Boolean));
  if (line.deal) return describeDeal(line);
  if (line.seats.length === 1) return t('mine-alone');
  const mine = line.seats.filter((seat) => seat.you);
  if (mine.length > 1) return t('mine-device', { names: countedNames(mine.map((seat) => nameOf(line, seat))) });
  const others = line.seats.filter((seat) => !seat.you).map((seat) => nameOf(line, seat));
  const present = others.filter(Boolean);
  return present.length > 0 ? t('mine-with', { names: countedNames(present) }) : '';
}

/** Whose turn it is, or the status of the table. */
export function turnText(line: TableLine): string {
  if (line.my_turn) return t('your-turn-mark');
  const [first, ...more] = line.to_act.flatMap((seat) => line.seats[seat] ?? []);
  if (line.status !== 'playing' || !first) return t(`table-${line.status}`);
  return more.length > 0 ? t('mine-others-turn') : t('mine-turn', { name: nameOf(line, first) });
}

/** The public score; empty without points, and if the user plays all sides. */
export function scoreOf(line: TableLine): string {
  const own = line.seats.findIndex((seat) => seat.you);
  const mine = line.points[own];
  if (mine === undefined || line.seats.filter((seat) => seat.you).length > 1) return '';
  if (line.points.length === 1) return t('mine-points', { mine });
  const others = line.points.filter((_, seat) => seat !== own).join(' – ');
  return gameMessage('mine-score', line.game, { mine, others });
}

/** The result from the user's side; in a co-operative match the points. */
export function resultOf(line: TableLine, info = games.find(line.game)): string {
  const winners = line.outcome?.winners ?? [];
  const own = line.seats.findIndex((seat) => seat.you);
  if (!line.outcome || line.outcome.reason === 'abandoned') return t('table-over');
  if (info?.cooperative) {
    if (!info.endings.includes(line.outcome.reason)) return t('table-over');
    const points = line.outcome.returns[0] ?? 0;
    return line.seats.length > 1 ? t('mine-together', { points }) : t('mine-points', { mine: points });
  }
  if (line.seats.filter((seat) => seat.you).length > 1)
    return winners.length === 1 ? t('mine-won-by', { name: line.seats[winners[0] ?? 0]?.name ?? '' }) : t('table-over');
  if (line.seats.length === 1) return t('table-over');
  if (winners.length === 0) return t('mine-draw');
  return t(winners.includes(own) ? 'mine-won' : 'mine-lost');
}

/** The time of the last change, rounded: "just now", "5 minutes ago", "yesterday", a date. */
export function relativeTime(changed: number, now: number): string {
  const ago = Math.max(0, now - changed);
  const form = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  if (ago < MINUTE) return t('mine-just-now');
  if (ago < HOUR) return form.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return form.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < 7 * DAY) return form.format(-Math.floor(ago / DAY), 'day');
  return formatDay(changed);
}
