/**
 * The action being prepared: a piece placed on a square, or a path to change into a T. Nothing has been sent yet.
 *
 * It belongs to one position: the round and the actions written in it. The next position clears it; `updatePosition` then
 * reports whether a change was lost.
 */
import { initialRotation, kindOf, type Mode, optionsOf, parseAction, pieceAfter, type Square } from '../sheet/squares';
import type { WalkEffect, WalkWord } from '../types';

/** The preview of an action. */
export interface Ghost {
  square: string;
  piece: string;
  effects: readonly WalkEffect[];
}

/** The preview of an action; null for one that draws nothing. */
export function ghostOf(word: WalkWord, squares: readonly Square[]): Ghost | null {
  const read = parseAction(word.action);
  if (read.kind !== 'draw' && read.kind !== 'change') return null;
  const before = squares.find((square) => square.name === read.square)?.piece ?? '';
  return { square: read.square, piece: pieceAfter(word.action, before), effects: word.effects ?? [] };
}

export class ActionDraft {
  /** The legal actions. */
  #choices: () => readonly WalkWord[];
  #squares: () => readonly Square[];
  #placed = $state<{ square: string; turn: number } | null>(null);
  #changing = $state(false);
  /** The selected kind of piece if there is a choice; empty for the first. */
  #selectedKind = $state('');
  /** The rotation of the last piece. */
  #rotation = '';
  #position = '';

  constructor(choices: () => readonly WalkWord[], squares: () => readonly Square[]) {
    this.#choices = choices;
    this.#squares = squares;
  }

  #changes = $derived.by(() => optionsOf(this.#choices(), 'change'));
  #draws = $derived.by(() => optionsOf(this.#choices(), 'draw'));

  /** Kinds of pieces to choose from: one, or two if a rolled T may be an ibis. */
  readonly kinds = $derived.by(() => [
    ...new Set([...this.#draws.values()].flat().map((word) => kindOf(pieceAfter(word.action, '')))),
  ]);

  /** The selected kind. */
  readonly kind = $derived.by(() => (this.kinds.includes(this.#selectedKind) ? this.#selectedKind : (this.kinds[0] ?? '')));

  readonly mode = $derived.by<Mode>(() => (this.#changing && this.#changes.size > 0 ? 'change' : 'draw'));

  /** Whether a path can be changed into a T. */
  get canChange(): boolean {
    return this.#changes.size > 0;
  }

  /** The legal actions on each square. */
  readonly options = $derived.by(() => {
    if (this.mode === 'change') return this.#changes;
    if (this.kinds.length < 2) return this.#draws;
    const held = [...this.#draws].map(
      ([square, words]) => [square, words.filter((word) => kindOf(pieceAfter(word.action, '')) === this.kind)] as const,
    );
    return new Map(held.filter(([, words]) => words.length > 0));
  });

  #rotations = $derived.by(() => (this.#placed ? (this.options.get(this.#placed.square) ?? []) : []));

  /** The prepared action. */
  readonly word = $derived.by(() =>
    this.#placed ? (this.#rotations[this.#placed.turn % this.#rotations.length] ?? null) : null,
  );

  readonly ghost = $derived.by<Ghost | null>(() => (this.word ? ghostOf(this.word, this.#squares()) : null));

  /** Whether a piece is placed that cannot be rotated. */
  get hasOneWay(): boolean {
    return this.#rotations.length === 1;
  }

  /** Whether there is something to lose: a placed piece, or a started change. */
  get busy(): boolean {
    return this.#placed !== null || this.#changing;
  }

  /** Place the piece on a square; on a square that cannot be written on, remove it. */
  place(square: string): void {
    const found = this.options.get(square);
    this.#placed = found ? { square, turn: initialRotation(found, this.#rotation) } : null;
  }

  /** Rotate the piece in quarter turns; returns false if it has one rotation only. */
  turn(by: number): boolean {
    if (!this.#placed || this.#rotations.length < 2) return false;
    this.#placed = { ...this.#placed, turn: (this.#placed.turn + by + this.#rotations.length) % this.#rotations.length };
    this.#rememberRotation();
    return true;
  }

  /** Select a kind of piece. */
  selectKind(kind: string): void {
    const square = this.#placed?.square;
    this.#selectedKind = kind;
    if (square) this.place(square);
  }

  /** Start or cancel a change of a path into a T. */
  change(): void {
    this.#changing = !this.#changing;
    this.#placed = null;
  }

  /** Clear the preparation, but remember the rotation. */
  clear(): void {
    this.#rememberRotation();
    this.#placed = null;
    this.#changing = false;
  }

  /** Update the position, given by its key. Returns true if it is another one and a started change is lost. */
  updatePosition(position: string): boolean {
    if (position === this.#position) return false;
    this.#position = position;
    const lost = this.#changing;
    this.#placed = null;
    this.#changing = false;
    this.#selectedKind = '';
    return lost;
  }

  #rememberRotation(): void {
    const read = this.word ? parseAction(this.word.action) : null;
    if (read?.kind === 'draw') this.#rotation = read.piece;
  }
}
