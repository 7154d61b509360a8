/** The fragment of an address that names a position of a match: `#move-12`, or `#move-12.2` within a move. */
import { type Turn, turnAt } from './moves';

/** A move by its number in the list, and the number of its steps; without `step` the end of the move. */
export interface Position {
  move: number;
  step?: number;
}

/** A position by its number of actions, from older links (`#m37`). */
export interface OlderPosition {
  actions: number;
}

/** Parse a fragment; null for any other fragment. */
export function parsePosition(hash: string): Position | OlderPosition | null {
  const [, move, step] = /^#move-(\d{1,5})(?:\.(\d{1,5}))?$/.exec(hash) ?? [];
  if (move !== undefined) return { move: Number(move), ...(step !== undefined && { step: Number(step) }) };
  const [, actions] = /^#m(\d{1,6})$/.exec(hash) ?? [];
  return actions === undefined ? null : { actions: Number(actions) };
}

export function formatPosition({ move, step }: Position): string {
  return step === undefined ? `#move-${move}` : `#move-${move}.${step}`;
}

/** The position after `k` actions. Before the first action no step of the set-up is done. */
export function positionAt(turns: readonly Turn[], k: number): Position {
  const turn = turnAt(turns, k);
  if (!turn) return { move: 0, step: 0 };
  return k >= turn.to ? { move: turn.number } : { move: turn.number, step: stepIn(turn, k) };
}

/** The number of steps of a turn that are done after `k` actions. */
export function stepIn(turn: Turn, k: number): number {
  return turn.steps.filter((step) => step.k <= k).length;
}

/** The number of actions at a position; null if there is no such move. */
export function actionsAt(turns: readonly Turn[], moment: Position | OlderPosition): number | null {
  if ('actions' in moment) return moment.actions;
  const { move, step } = moment;
  if (move === 0 && step === 0) return 0;
  const turn = turns.findLast((turn) => turn.number === move);
  if (!turn) return null;
  return step === undefined ? turn.to : (turn.steps[Math.max(0, step - 1)]?.k ?? turn.to);
}
