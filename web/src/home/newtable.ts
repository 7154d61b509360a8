/** From what a person chose on the home page to the request for a table. */
import type { ClockKind, NewTable, SeatPlan } from '../shell/wire';

export type How = 'bot' | 'friend' | 'hotseat' | 'watch';

export interface Choice {
  game: string;
  level: string;
  /** The other bot, when two are watched. */
  otherLevel: string;
  name: string;
  /** Who plays the other side on the same device. */
  otherName: string;
  /** The seat asked for, or null for a coin. */
  seat: 0 | 1 | null;
  clock: ClockKind;
  /** null: two games between people who meet by a link, one otherwise. */
  games: 1 | 2 | null;
  options: Record<string, string | number | boolean>;
}

/** The request for a table; `coin` says which seat when it does not matter. */
export function plan(how: How, choice: Choice, coin: 0 | 1): NewTable {
  const me: SeatPlan = { who: 'me', name: choice.name };
  const others: Record<How, SeatPlan> = {
    bot: { who: `bot:${choice.level}` },
    friend: { who: 'open' },
    hotseat: { who: 'me', name: choice.otherName },
    watch: { who: `bot:${choice.otherLevel}` },
  };
  const mine = how === 'watch' ? { who: `bot:${choice.level}` } : me;
  const seat = choice.seat ?? (how === 'hotseat' ? 0 : coin);
  const seats = seat === 0 ? [mine, others[how]] : [others[how], mine];
  // Nobody waits for bots, and a clock would only cut their thinking short.
  const clock: ClockKind = how === 'watch' ? { t: 'none' } : choice.clock;
  const games = how === 'watch' ? 1 : (choice.games ?? (how === 'friend' ? 2 : 1));
  return { game: choice.game, seats, options: { game: choice.options, clock, games } };
}
