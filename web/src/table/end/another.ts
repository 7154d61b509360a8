/** The next match: the same bots again for a spectator, or the next stronger bot for a winner. */
import type { NewTable, TableView } from '../../shell/api/wire';

/** Whether this is a match between bots that the viewer has created. */
export function isBotMatch({ host, seats }: Pick<TableView, 'host' | 'seats'>): boolean {
  return host && seats.every(({ kind, lent, left }) => kind === 'bot' && !lent && !left);
}

/** The request for a table with the same bots at the same seats. */
export function rematchRequest({ game, seats, options }: Pick<TableView, 'game' | 'seats' | 'options'>): NewTable {
  return { game, seats: seats.map(({ level }) => ({ who: `bot:${level}` })), options };
}

/** The next bot level for a player who has won alone against bots of one level; null without one. */
export function strongerLevel(
  { seats }: Pick<TableView, 'seats'>,
  winners: readonly number[],
  levels: readonly string[],
): string | null {
  const own = seats.findIndex(({ you }) => you);
  const others = seats.filter((_, index) => index !== own);
  const level = others[0]?.level ?? '';
  const bots = others.every((other) => other.kind === 'bot' && !other.lent && !other.left && other.level === level);
  if (own < 0 || !bots || winners.length !== 1 || winners[0] !== own) return null;
  return levels.includes(level) ? (levels[levels.indexOf(level) + 1] ?? null) : null;
}

/** The request for the same table against bots of another level. */
export function strongerBotRequest(
  { game, seats, options }: Pick<TableView, 'game' | 'seats' | 'options'>,
  level: string,
): NewTable {
  return { game, seats: seats.map(({ you, name }) => (you ? { who: 'me', name } : { who: `bot:${level}` })), options };
}
