/** Stepping through a match: the displayed position and its name. Moves are numbered as in their list. */
import type { Frame } from '../../games/module';
import { t } from '../../shell/language.svelte';
import { replaceFragment } from '../../shell/router.svelte';
import type { Table } from '../state/tableStore.svelte';
import { actionsAt, formatPosition, parsePosition, positionAt, stepIn } from './moveLink';
import { type Turn, turnAt } from './moves';

/** The numbered unit of each kind of timing. */
const UNITS = { turns: 'turn', rounds: 'round', 'real-time': 'scene' } as const;

export class Stepper {
  #store: () => Table;
  #turns: () => readonly Turn[];
  #onstep: (frame: Frame) => void;
  #everyStep: () => boolean;
  /** A fragment to follow once the list of moves is known. */
  #pendingHash: string | null = null;

  /**
   * `onstep` is called with each earlier position that the user selects. `everyStep`: step through every action instead of
   * through turns.
   */
  constructor(
    store: () => Table,
    turns: () => readonly Turn[],
    onstep: (frame: Frame) => void,
    everyStep: () => boolean = () => false,
  ) {
    this.#store = store;
    this.#turns = turns;
    this.#onstep = onstep;
    this.#everyStep = everyStep;
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

  /** The numbered unit: turns or rounds, or scenes in games where much happens between two frames. */
  get of(): 'turn' | 'round' | 'scene' {
    return UNITS[this.#store().timing.name];
  }

  /** The unit of stepping: single actions on request, else turns, rounds or scenes. */
  get by(): 'step' | 'turn' | 'round' | 'scene' {
    return this.#everyStep() && this.hasSteps ? 'step' : this.of;
  }

  /** Whether turns consist of several actions, so that stepping through each can be requested. */
  get hasSteps(): boolean {
    return this.of === 'turn' && this.#turns().some((turn) => turn.steps.length > 1);
  }

  /** The title of the list. */
  get title(): string {
    return t(this.of === 'scene' ? 'scenes' : 'moves');
  }

  /** Whether the displayed position is inside a turn. */
  get within(): boolean {
    return this.of === 'turn' && this.step.at < this.step.count;
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

  /** The number of actions at the position that stepping forward leads to; null without one. */
  get next(): number | null {
    return this.#neighbour(1);
  }

  /** "Turn 3 of 9" or "Scene 3 of 9", with the step inside a turn; empty until known. */
  get where(): string {
    if (!this.known) return '';
    const { at, count, of } = this;
    return this.within && this.step.at > 0
      ? t('step-at-within', { at, count, of, step: this.step.at, steps: this.step.count })
      : t('step-at', { at, count, of });
  }

  /** The fragment of a link to the displayed position. */
  get fragment(): string {
    return formatPosition(positionAt(this.#turns(), this.k));
  }

  get #actions(): number {
    return this.#store().table?.actions ?? 0;
  }

  /**
   * Show the position after `k` actions and update the address; null is the current one. `through`: animate the positions in
   * between.
   */
  goTo(k: number | null, through = false): void {
    this.hold(k !== null && k >= this.#actions ? null : k, through);
    if (this.looking && this.frame) this.#onstep(this.frame);
  }

  /** Like `goTo` without the callback. The newest position is held when others arrive. */
  hold(k: number | null, through = false): void {
    const store = this.#store();
    this.#pendingHash = null;
    store.goTo(k === null ? null : Math.max(store.frames[0]?.k ?? 0, k), through);
    replaceFragment(k === null ? '' : this.fragment);
  }

  /** Step forward or back by the unit of stepping; with `single` by one action. */
  move(by: 1 | -1, single = false): void {
    const to = this.#neighbour(by, single);
    if (to !== null || by > 0) this.goTo(to, by > 0);
  }

  /** The position one step away. The end of a turn is followed by the end of the next one; before the first is the start. */
  #neighbour(by: 1 | -1, single = false): number | null {
    const store = this.#store();
    if (single || this.by === 'step') return store.step(this.k, by);
    const turns = this.#turns();
    if (by > 0) return turns.find((turn) => turn.to > this.k)?.to ?? null;
    const start = store.frames[0]?.k ?? 0;
    return turns.findLast((turn) => turn.to < this.k)?.to ?? (this.k > start ? start : null);
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
