/** The fragment of an address that points at a moment of a match: `#move-12`, or `#move-12.2` within it. */
import { type Turn, turnAt } from './moves';

/** A move as the list numbers it, and how many of its steps stand; a moment without `step` is the end of the move. */
export interface Position {
  move: number;
  step?: number;
}

/** A moment by how many actions stand: what older links say (`#m37`). */
export interface OlderPosition {
  actions: number;
}

/** What a fragment points at; null for any other fragment. */
export function parsePosition(hash: string): Position | OlderPosition | null {
  const [, move, step] = /^#move-(\d{1,5})(?:\.(\d{1,5}))?$/.exec(hash) ?? [];
  if (move !== undefined) return { move: Number(move), ...(step !== undefined && { step: Number(step) }) };
  const [, actions] = /^#m(\d{1,6})$/.exec(hash) ?? [];
  return actions === undefined ? null : { actions: Number(actions) };
}

export function formatPosition({ move, step }: Position): string {
  return step === undefined ? `#move-${move}` : `#move-${move}.${step}`;
}

/** The moment of the position after `k` actions. Before the first action no step of the set-up stands. */
export function positionAt(turns: readonly Turn[], k: number): Position {
  const turn = turnAt(turns, k);
  if (!turn) return { move: 0, step: 0 };
  return k >= turn.to ? { move: turn.number } : { move: turn.number, step: stepIn(turn, k) };
}

/** How many steps of a turn stand after `k` actions. */
export function stepIn(turn: Turn, k: number): number {
  return turn.steps.filter((one) => one <= k).length;
}

/** How many actions stand at a moment; null when there is no such move. */
export function actionsAt(turns: readonly Turn[], moment: Position | OlderPosition): number | null {
  if ('actions' in moment) return moment.actions;
  const { move, step } = moment;
  if (move === 0 && step === 0) return 0;
  const turn = turns.findLast((one) => one.number === move);
  if (!turn) return null;
  return step === undefined ? turn.to : (turn.steps[Math.max(0, step - 1)] ?? turn.to);
}
