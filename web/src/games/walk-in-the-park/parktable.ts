/** From what a person chose on the card of A Walk in the Park to the request for a table. */
import type { ClockKind, NewTable, SeatPlan } from '../../shell/wire';

export type ParkHow = 'alone' | 'bots' | 'friends' | 'device';

export interface ParkChoice {
  how: ParkHow;
  name: string;
  /** What the others on the same device are called, by their place. */
  guestName: (place: number) => string;
  /** Everybody at the table, 2 to 8; alone there is one. */
  walkers: number;
  level: string;
  clock: ClockKind;
  statueTie: string;
}

export function parkTable(choice: ParkChoice): NewTable {
  const { how, name, walkers, level } = choice;
  const me: SeatPlan = { who: 'me', name };
  const count = how === 'alone' ? 0 : Math.max(1, Math.min(7, walkers - 1));
  const others = Array.from({ length: count }, (_, k): SeatPlan => {
    if (how === 'bots') return { who: `bot:${level}` };
    if (how === 'friends') return { who: 'open' };
    return { who: 'me', name: choice.guestName(k + 1) };
  });
  // Alone, among bots and on one device nobody waits for anybody.
  const clock: ClockKind = how === 'friends' ? choice.clock : { t: 'none' };
  return {
    game: 'walk-in-the-park',
    seats: [me, ...others],
    options: { game: { statue_tie: choice.statueTie }, clock, games: 1 },
  };
}
