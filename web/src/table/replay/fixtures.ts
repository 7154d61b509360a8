/** Example moves for the tests of this folder. */
import type { Turn } from './moves';

/** A move; each step is given by the number of actions after it. */
export function turn(number: number, ...steps: number[]): Turn {
  return {
    number,
    shown: number,
    seat: 0,
    from: steps[0] ?? 0,
    to: steps.at(-1) ?? 0,
    steps: steps.map((k) => ({ k, text: '', short: '' })),
    text: '',
    short: '',
    last: '',
    late: [],
  };
}
