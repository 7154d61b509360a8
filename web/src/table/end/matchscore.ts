/** The score of a match of two games. */
import type { Outcome } from '../../shell/api/wire';

/** Points of each seat over both games: 1 for a win, ½ for a draw. The players change seats between them. */
export function matchScore(first: Outcome, second: Outcome): number[] {
  const points = (value: number) => (value > 0 ? 1 : value < 0 ? 0 : 0.5);
  const seats = second.returns.length;
  return second.returns.map((value, seat) => points(value) + points(first.returns[(seat + 1) % seats] ?? 0));
}
