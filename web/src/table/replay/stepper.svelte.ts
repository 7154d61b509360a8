/** Stepping through a match: the displayed position and its name. Moves are numbered as in their list. */
import type { Frame } from '../../games/module';
import { t } from '../../shell/language.svelte';
import { replaceFragment } from '../../shell/router.svelte';
import type { Table } from '../state/tableStore.svelte';
import { actionsAt, formatPosition, parsePosition, positionAt, stepIn } from './moveLink';
import { type Turn, turnAt } from './moves';

export class Stepper {
  #store: () => Table;
  #turns: () => readonly Turn[];
  #onlooked: (frame: Frame) => void;
  /** A fragment to follow once the list of moves is known. */
  #pendingHash: string | null = null;

  /** `onstep` is called with each earlier position that the user selects. */
  constructor(store: () => Table, turns: () => readonly Turn[], onstep: (frame: Frame) => void) {
    this.#store = store;
    this.#turns = turns;
    this.#onlooked = onstep;
  }

  /** Whether the positions have been fetched; before that they cannot be numbered. */
  get known(): boolean {
    return this.#store().complete && this.#store().frames.length > 0;
  }

  /** The number of the last move or scene. */
  get count(): number {
    return this.#turns().at(-1)?.shown ?? 0;
  }

  /** The number of the displayed move; 0 is the set-up. */
  get at(): number {
    return turnAt(this.#turns(), this.k)?.shown ?? 0;
  }

  /** The step within the displayed move and the number of its steps. */
  get step(): { at: number; count: number } {
    const turn = turnAt(this.#turns(), this.k);
    return turn ? { at: stepIn(turn, this.k), count: turn.steps.length } : { at: 0, count: this.#turns()[0]?.steps.length ?? 0 };
  }

  /** The unit of stepping: moves, or scenes in games where much happens between two frames. */
  get of(): 'move' | 'scene' {
    return this.#store().timing.positionsTell ? 'move' : 'scene';
  }

  /** The title of the list. */
  get title(): string {
    return t(this.of === 'scene' ? 'scenes' : 'moves');
  }

  /** Whether the displayed position is inside a move. */
  get within(): boolean {
    return this.of === 'move' && this.step.at < this.step.count;
  }

  /** Whether the first position is displayed. */
  get atFirst(): boolean {
    return this.k <= (this.#store().frames[0]?.k ?? 0);
  }

  /** The number of actions at the displayed position. */
  get k(): number {
    return this.#store().cursor ?? this.#actions;
  }

  /** Whether a position is held: an earlier one, or the newest while others arrive. */
  get looking(): boolean {
    return this.#store().cursor !== null;
  }

  /** The displayed frame, if it has been fetched. */
  get frame(): Frame | undefined {
    return this.#store().frames.find((frame) => frame.k === this.k);
  }

  /** The number of actions at the newest fetched position. */
  get newest(): number {
    return this.#store().frames.at(-1)?.k ?? this.#actions;
  }

  /** The number of actions at the position before the newest; null without one. */
  get beforeNewest(): number | null {
    return this.#store().step(this.newest, -1);
  }

  /** The number of actions at the next position; null without one. */
  get next(): number | null {
    return this.#store().step(this.k, 1);
  }

  /** "Move 3 of 9" or "scene 3 of 9", with the step inside a move; empty until known. */
  get where(): string {
    if (!this.known) return '';
    const { at, count } = this;
    return this.within
      ? t('looking-within', { at, count, step: this.step.at, steps: this.step.count })
      : t('looking', { at, count, of: this.of });
  }

  /** The fragment of a link to the displayed position. */
  get fragment(): string {
    return formatPosition(positionAt(this.#turns(), this.k));
  }

  get #actions(): number {
    return this.#store().table?.actions ?? 0;
  }

  /** Show the position after `k` actions and update the address; null is the current one. */
  goTo(k: number | null): void {
    this.hold(k !== null && k >= this.#actions ? null : k);
    if (this.looking && this.frame) this.#onlooked(this.frame);
  }

  /** Like `goTo` without the callback. The newest position is held when others arrive. */
  hold(k: number | null): void {
    const store = this.#store();
    this.#pendingHash = null;
    store.goTo(k === null ? null : Math.max(store.frames[0]?.k ?? 0, k));
    replaceFragment(k === null ? '' : this.fragment);
  }

  /** Step forward or back. */
  move(by: 1 | -1): void {
    const to = this.#store().step(this.k, by);
    if (to !== null || by > 0) this.goTo(to);
  }

  /**
   * Follow the fragment of an address, from a link or the back button. A position beyond the match is the current one. If the
   * list of moves is not known yet, see `resolvePending`.
   */
  follow(hash: string): void {
    const store = this.#store();
    if (store.cursor !== null && hash === this.fragment) return;
    const moment = parsePosition(hash);
    this.#pendingHash = moment && !('actions' in moment) && !this.known ? hash : null;
    // Until then show nothing rather than another position.
    const k = this.#pendingHash !== null ? 0 : moment && actionsAt(this.#turns(), moment);
    if (k !== store.cursor) store.goTo(k !== null && k >= this.#actions ? null : k);
  }

  /** Once the positions have been fetched, follow a pending fragment, or show the first frame if there is no initial position. */
  resolvePending(): void {
    const { cursor, frames } = this.#store();
    if (this.#pendingHash !== null) this.follow(this.#pendingHash);
    else if (cursor !== null && cursor < (frames[0]?.k ?? 0)) this.hold(cursor);
  }
}
