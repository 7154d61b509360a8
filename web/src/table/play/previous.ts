/** The earlier game of a match of two, for the score. */

import type { Outcome } from '../../shell/wire';
import { Table } from '../table.svelte';

/** How the match at another table ended, or null when it cannot be learnt. */
export function outcomeOf(id: string): Promise<Outcome | null> {
  return new Promise((resolve) => {
    const table = new Table(id);
    const done = (outcome: Outcome | null) => {
      clearTimeout(late);
      table.close();
      resolve(outcome);
    };
    const late = setTimeout(() => done(null), 8000);
    const heard = table.heard.bind(table);
    table.heard = (message) => {
      heard(message);
      if (message.t === 'snapshot') done(message.table.outcome);
    };
    table.open();
  });
}

/** Points of each seat over both games: 1 for a win, ½ for a draw. The seats moved on by one between them. */
export function score(first: Outcome, second: Outcome): number[] {
  const points = (value: number) => (value > 0 ? 1 : value < 0 ? 0 : 0.5);
  const seats = second.returns.length;
  return second.returns.map((value, seat) => points(value) + points(first.returns[(seat + 1) % seats] ?? 0));
}
