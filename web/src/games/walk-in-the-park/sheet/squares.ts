/** Squares, pieces and actions in notation, for drawing a sheet. No rules: the legal actions come with the view. */
import type { PlanView, WalkWord } from '../types';

/** Side of a square in drawing units. */
export const SIZE = 100;

export type Arm = 'N' | 'E' | 'S' | 'W';
export const ARMS: readonly Arm[] = ['N', 'E', 'S', 'W'];

const DRAWN: Record<string, string> = {
  '└': 'NE',
  '┌': 'ES',
  '┐': 'SW',
  '┘': 'NW',
  '│': 'NS',
  '─': 'EW',
  '├': 'NES',
  '┬': 'ESW',
  '┤': 'NSW',
  '┴': 'NEW',
  '┼': 'NESW',
  i: 'I',
};

/** One square of a sheet with its piece in notation; empty without one. */
export interface Square {
  name: string;
  column: number;
  row: number;
  piece: string;
}

/** The name of a square, by column and row from 0. */
export function nameOf(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Column and row of a square, from 0. */
export function placeOf(name: string): { column: number; row: number } {
  return { column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) - 1 };
}

/** The squares of a sheet, row by row. */
export function squaresOf(plan: Pick<PlanView, 'columns' | 'rows'>, cells: string): Square[] {
  return [...cells].map((cell, index) => {
    const column = index % plan.columns;
    const row = Math.floor(index / plan.columns);
    return { name: nameOf(column, row), column, row, piece: DRAWN[cell] ?? '' };
  });
}

export function armsOf(piece: string): Arm[] {
  return ARMS.filter((arm) => piece !== 'I' && piece.includes(arm));
}

/** The kind of a piece: `turn`, `straight`, `t`, `cross`, `ibis`, or empty. */
export function kindOf(piece: string): string {
  if (piece === 'I') return 'ibis';
  if (piece.length === 2) return piece === 'NS' || piece === 'EW' ? 'straight' : 'turn';
  return piece.length === 3 ? 't' : piece.length === 4 ? 'cross' : '';
}

/** A piece with an additional arm. */
export function withArm(piece: string, arm: string): string {
  return ARMS.filter((candidate) => piece.includes(candidate) || candidate === arm).join('');
}

export type ParsedAction =
  | { kind: 'draw'; square: string; piece: string }
  | { kind: 'change'; square: string; arm: string }
  | { kind: 'tick'; bonus: string }
  | { kind: 'roll'; roll: string }
  | { kind: 'nothing' | 'done' };

/** Parse an action. */
export function parseAction(action: string): ParsedAction {
  const [, square, sign, what] = /^([A-Z]\d)([=+])(\w+)$/.exec(action) ?? [];
  if (square && what) return sign === '=' ? { kind: 'draw', square, piece: what } : { kind: 'change', square, arm: what };
  if (action.startsWith('*')) return { kind: 'tick', bonus: action.slice(1) };
  if (action.startsWith('roll ')) return { kind: 'roll', roll: action.slice(5) };
  return { kind: action === 'done' ? 'done' : 'nothing' };
}

/** The squares that actions drew on or changed. */
export function freshSquares(words: readonly WalkWord[]): Set<string> {
  return new Set(
    words.flatMap(({ action }) => {
      const word = parseAction(action);
      return word.kind === 'draw' || word.kind === 'change' ? [word.square] : [];
    }),
  );
}

export type Mode = 'draw' | 'change';

/** The legal actions on each square, in the order of rotation by quarter turns clockwise. */
export function optionsOf(choices: readonly WalkWord[], mode: Mode): Map<string, WalkWord[]> {
  const found = new Map<string, WalkWord[]>();
  for (const choice of choices) {
    const word = parseAction(choice.action);
    if (word.kind !== mode) continue;
    const list = found.get(word.square);
    if (list) list.push(choice);
    else found.set(word.square, [choice]);
  }
  return found;
}

/**
 * The server's reason why nothing can be written on a square with `piece`; empty if something can, or nothing must be written.
 * `changed`: kinds of paths that were changed into a T already.
 */
export function refusalReason(piece: string, phase: string, changing: boolean, changed: readonly string[]): string {
  const kind = kindOf(piece);
  if (changing) {
    if (kind !== 'turn' && kind !== 'straight') return 'change-needs-turn-or-straight';
    return changed.includes(kind) ? 'kind-changed' : '';
  }
  if (phase === 'tick') return 'tick-first';
  if (phase === 'free') return 'drawn-already';
  return piece && (phase === 'draw' || phase === 'bonus') ? 'square-filled' : '';
}

/** The piece on the square after `action`. */
export function pieceAfter(action: string, before: string): string {
  const word = parseAction(action);
  if (word.kind === 'draw') return word.piece;
  return word.kind === 'change' ? withArm(before, word.arm) : before;
}

/** The initial rotation of a piece: the one with the most effects, otherwise the last one. */
export function initialRotation(options: readonly WalkWord[], liked: string): number {
  const same = options.findIndex((option) => option.action.split(/[=+]/)[1] === liked);
  const worth = (option: WalkWord) => (option.effects ?? []).reduce((sum, effect) => sum + WORTH[effect.t], 0);
  const best = options.reduce((top, option, index) => (worth(option) > worth(options[top] ?? option) ? index : top), 0);
  const bestOption = options[best];
  return bestOption && worth(bestOption) > 0 ? best : Math.max(0, same);
}

const WORTH = { closed: 3, raised: 2, joined: 1, visited: 4, shut: -4 } as const;

/** The square in the direction of an arrow key; stays on the sheet. */
export function neighbour(name: string, key: string, plan: Pick<PlanView, 'columns' | 'rows'>): string {
  const { column, row } = placeOf(name);
  const dx = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const dy = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
  return nameOf(within(column + dx, plan.columns), within(row + dy, plan.rows));
}
