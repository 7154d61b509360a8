/** Stepping through a match: which of its positions is looked at, and how that is called. Moves are numbered as in their list. */
import type { Frame } from '../../games/module';
import { t } from '../../shell/language.svelte';
import { mark } from '../../shell/router.svelte';
import type { Table } from '../state/tableStore.svelte';
import { actionsAt, formatPosition, parsePosition, positionAt, stepIn } from './moveLink';
import { type Turn, turnAt } from './moves';

export class Stepper {
  #store: () => Table;
  #turns: () => readonly Turn[];
  #onlooked: (frame: Frame) => void;
  /** A moment of the address that waits for the list of moves to know where it is. */
  #wanted: string | null = null;

  /** `onlooked` is told the earlier position that somebody went to. */
  constructor(store: () => Table, turns: () => readonly Turn[], onlooked: (frame: Frame) => void) {
    this.#store = store;
    this.#turns = turns;
    this.#onlooked = onlooked;
  }

  /** The positions so far have arrived: until then there is nothing to count. */
  get known(): boolean {
    return this.#store().complete && this.#store().frames.length > 0;
  }

  /** The number of the last move, or scene. */
  get count(): number {
    return this.#turns().at(-1)?.shown ?? 0;
  }

  /** The number of the move that is shown; 0 is the set-up. */
  get at(): number {
    return turnAt(this.#turns(), this.k)?.shown ?? 0;
  }

  /** Which of how many steps of that move: the last one when all of it stands. */
  get step(): { at: number; count: number } {
    const turn = turnAt(this.#turns(), this.k);
    return turn ? { at: stepIn(turn, this.k), count: turn.steps.length } : { at: 0, count: this.#turns()[0]?.steps.length ?? 0 };
  }

  /** What one goes on by: moves, or scenes where much happens between two positions. */
  get of(): 'move' | 'scene' {
    return this.#store().timing.positionsTell ? 'move' : 'scene';
  }

  /** What their list is called. */
  get title(): string {
    return t(this.of === 'scene' ? 'scenes' : 'moves');
  }

  /** Not all of the move stands. */
  get within(): boolean {
    return this.of === 'move' && this.step.at < this.step.count;
  }

  /** There is nothing before what is shown. */
  get atFirst(): boolean {
    return this.k <= (this.#store().frames[0]?.k ?? 0);
  }

  /** How many actions stand in what is shown. */
  get k(): number {
    return this.#store().cursor ?? this.#actions;
  }

  /** A position is looked at that need not be that of now: an earlier one, or the newest while the next one is waited for. */
  get looking(): boolean {
    return this.#store().cursor !== null;
  }

  /** The position that is looked at, if it has arrived. */
  get frame(): Frame | undefined {
    return this.#store().frames.find((one) => one.k === this.k);
  }

  /** How many actions stand in the newest position that has arrived. */
  get newest(): number {
    return this.#store().frames.at(-1)?.k ?? this.#actions;
  }

  /** How many actions stand in the position before the newest one, where there is one. */
  get beforeNewest(): number | null {
    return this.#store().step(this.newest, -1);
  }

  /** The position after what is shown, by how many actions stand; null when there is none yet. */
  get next(): number | null {
    return this.#store().step(this.k, 1);
  }

  /** "Move 3 of 9" or "scene 3 of 9", and the step of it if it is not whole; empty until that is known. */
  get where(): string {
    if (!this.known) return '';
    const { at, count } = this;
    return this.within
      ? t('looking-within', { at, count, step: this.step.at, steps: this.step.count })
      : t('looking', { at, count, of: this.of });
  }

  /** The fragment of a link to what is shown. */
  get fragment(): string {
    return formatPosition(positionAt(this.#turns(), this.k));
  }

  get #actions(): number {
    return this.#store().table?.actions ?? 0;
  }

  /** Look at the position after `k` actions, and let the address say so; null is now. */
  goTo(k: number | null): void {
    this.hold(k !== null && k >= this.#actions ? null : k);
    if (this.looking && this.frame) this.#onlooked(this.frame);
  }

  /** The same without a word, and the newest position stays what is looked at when others come. */
  hold(k: number | null): void {
    const store = this.#store();
    this.#wanted = null;
    store.goTo(k === null ? null : Math.max(store.frames[0]?.k ?? 0, k));
    mark(k === null ? '' : this.fragment);
  }

  /** One step on or back. */
  move(by: 1 | -1): void {
    const to = this.#store().step(this.k, by);
    if (to !== null || by > 0) this.goTo(to);
  }

  /**
   * Go where an address points, which somebody else wrote or the back button brought up. One beyond the match points at now;
   * one that needs the list of moves is followed when that has come, see `arrive`.
   */
  follow(hash: string): void {
    const store = this.#store();
    if (store.cursor !== null && hash === this.fragment) return;
    const moment = parsePosition(hash);
    this.#wanted = moment && !('actions' in moment) && !this.known ? hash : null;
    // Until then nothing is shown rather than what the address does not point at.
    const k = this.#wanted !== null ? 0 : moment && actionsAt(this.#turns(), moment);
    if (k !== store.cursor) store.goTo(k !== null && k >= this.#actions ? null : k);
  }

  /** The positions have come: go where the address has pointed since. Where no position is the start, the first one is. */
  arrive(): void {
    const { cursor, frames } = this.#store();
    if (this.#wanted !== null) this.follow(this.#wanted);
    else if (cursor !== null && cursor < (frames[0]?.k ?? 0)) this.hold(cursor);
  }
}
