/**
 * What somebody is about to write: a piece held over a square, or a path that is to become a T. Nothing of it is written yet.
 *
 * It belongs to one moment, the round and the words written in it. With the next moment the hand is empty again, and says so if a
 * change into a T was begun: `follow`.
 */
import { firstTurn, kindOf, type Mode, optionsOf, pieceAfter, readWord, type Square } from '../sheet/squares';
import type { WalkEffect, WalkWord } from '../types';

/** What a word that is not written yet would look like. */
export interface Ghost {
  square: string;
  piece: string;
  effects: readonly WalkEffect[];
}

/** A word that is not written yet as it would be drawn; null for one that draws nothing. */
export function ghostOf(word: WalkWord, squares: readonly Square[]): Ghost | null {
  const read = readWord(word.action);
  if (read.kind !== 'draw' && read.kind !== 'change') return null;
  const before = squares.find((square) => square.name === read.square)?.piece ?? '';
  return { square: read.square, piece: pieceAfter(word.action, before), effects: word.effects ?? [] };
}

export class Hand {
  /** What may be written now. */
  #choices: () => readonly WalkWord[];
  #squares: () => readonly Square[];
  #at = $state<{ square: string; turn: number } | null>(null);
  #changing = $state(false);
  /** The kind of piece wanted where there is a choice; empty for the first. */
  #wanted = $state('');
  /** How the last piece lay. */
  #liked = '';
  #moment = '';

  constructor(choices: () => readonly WalkWord[], squares: () => readonly Square[]) {
    this.#choices = choices;
    this.#squares = squares;
  }

  #changes = $derived.by(() => optionsOf(this.#choices(), 'change'));
  #draws = $derived.by(() => optionsOf(this.#choices(), 'draw'));

  /** Kinds of pieces to choose from: one, or two when a rolled T may be an ibis. */
  readonly kinds = $derived.by(() => [
    ...new Set([...this.#draws.values()].flat().map((word) => kindOf(pieceAfter(word.action, '')))),
  ]);

  /** The kind that is held. */
  readonly kind = $derived.by(() => (this.kinds.includes(this.#wanted) ? this.#wanted : (this.kinds[0] ?? '')));

  readonly mode = $derived.by<Mode>(() => (this.#changing && this.#changes.size > 0 ? 'change' : 'draw'));

  /** Paths can be turned into a T now. */
  get canChange(): boolean {
    return this.#changes.size > 0;
  }

  /** What may be written on each square. */
  readonly options = $derived.by(() => {
    if (this.mode === 'change') return this.#changes;
    if (this.kinds.length < 2) return this.#draws;
    const held = [...this.#draws].map(
      ([square, words]) => [square, words.filter((word) => kindOf(pieceAfter(word.action, '')) === this.kind)] as const,
    );
    return new Map(held.filter(([, words]) => words.length > 0));
  });

  #here = $derived.by(() => (this.#at ? (this.options.get(this.#at.square) ?? []) : []));

  /** The word that would be written. */
  readonly word = $derived.by(() => (this.#at ? (this.#here[this.#at.turn % this.#here.length] ?? null) : null));

  readonly ghost = $derived.by<Ghost | null>(() => (this.word ? ghostOf(this.word, this.#squares()) : null));

  /** Something that can be lost: a piece is held, or a change was begun. */
  get busy(): boolean {
    return this.#at !== null || this.#changing;
  }

  /** Hold the piece over a square; where nothing may be written, over none. */
  place(square: string): void {
    const found = this.options.get(square);
    this.#at = found ? { square, turn: firstTurn(found, this.#liked) } : null;
  }

  /** Turn what is held by quarters; false when it lies one way only. */
  turn(by: number): boolean {
    if (!this.#at || this.#here.length < 2) return false;
    this.#at = { ...this.#at, turn: (this.#at.turn + by + this.#here.length) % this.#here.length };
    this.#like();
    return true;
  }

  /** Choose between the kinds there are. */
  want(kind: string): void {
    const square = this.#at?.square;
    this.#wanted = kind;
    if (square) this.place(square);
  }

  /** Begin to change a path into a T, or leave it. */
  change(): void {
    this.#changing = !this.#changing;
    this.#at = null;
  }

  /** Hold nothing any more; what was held is remembered for the way it lay. */
  empty(): void {
    this.#like();
    this.#at = null;
    this.#changing = false;
  }

  /** A moment has come, `moment` being its name. True when it is another than before and a change that was begun is lost with that. */
  follow(moment: string): boolean {
    if (moment === this.#moment) return false;
    this.#moment = moment;
    const lost = this.#changing;
    this.#at = null;
    this.#changing = false;
    this.#wanted = '';
    return lost;
  }

  #like(): void {
    const read = this.word ? readWord(this.word.action) : null;
    if (read?.kind === 'draw') this.#liked = read.piece;
  }
}
