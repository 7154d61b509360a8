/** Stepping through a match: which of its positions is looked at, and how many there are. */
import type { Frame } from '../../games/module';
import { t } from '../../shell/language.svelte';
import { mark } from '../../shell/router.svelte';
import type { Table } from '../table.svelte';

export class Stepper {
  /** One frame is one step, whether it holds one action or a whole round. */
  #steps = $derived.by(() => this.#store().frames.filter((frame) => frame.k > 0));
  #store: () => Table;
  #onlooked: (frame: Frame) => void;

  /** `onlooked` is told the earlier position that somebody went to. */
  constructor(store: () => Table, onlooked: (frame: Frame) => void) {
    this.#store = store;
    this.#onlooked = onlooked;
  }

  /** The positions so far have arrived: until then there is nothing to count. */
  get known(): boolean {
    return this.#store().complete && this.#store().frames.length > 0;
  }

  /** How many steps there are. */
  get count(): number {
    return this.#steps.length;
  }

  /** The step that is shown; 0 is before the first. */
  get at(): number {
    return this.looking ? this.#steps.filter((frame) => frame.k <= this.k).length : this.count;
  }

  /** Where stepping back ends: before the first action, or where the first frame is already a step. */
  get first(): number {
    return this.#store().frames[0]?.k === 0 ? 0 : 1;
  }

  /** How many actions stand in what is shown: what a link to this moment points at. */
  get k(): number {
    return this.#store().cursor ?? this.#actions;
  }

  /** An earlier position is shown. */
  get looking(): boolean {
    const { cursor } = this.#store();
    return cursor !== null && cursor < this.#actions;
  }

  /** The position that is looked at, if it has arrived. */
  get frame(): Frame | undefined {
    return this.#store().frames.find((one) => one.k === this.k);
  }

  /** "You are looking at move 3 of 9."; empty until that is known. */
  get where(): string {
    return this.known ? t('looking', { at: this.at, count: this.count }) : '';
  }

  get #actions(): number {
    return this.#store().table?.actions ?? 0;
  }

  /** Look at the position after `k` actions, and let the address say so; null is now. */
  look(k: number | null): void {
    const store = this.#store();
    const wanted = k === null || k >= this.#actions ? null : Math.max(store.frames[0]?.k ?? 0, k);
    store.look(wanted);
    mark(wanted === null ? '' : `#m${wanted}`);
    if (wanted !== null && this.frame) this.#onlooked(this.frame);
  }

  /** One step on or back. */
  step(by: 1 | -1): void {
    const to = this.#store().step(this.k, by);
    if (to !== null || by > 0) this.look(to);
  }

  /** Go where an address points, which somebody else wrote or the back button brought up. */
  follow(k: number | null): void {
    const store = this.#store();
    if (k !== store.cursor && !(k !== null && k >= this.#actions)) store.look(k);
  }
}
