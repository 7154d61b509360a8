/** A match that plays by itself: step by step, at a pace that leaves time to read. */
import { announce } from '../../shell/announcer.svelte';
import type { Pace } from '../../shell/settings.svelte';
import type { Stepper } from './stepper.svelte';

/** The slowest first. */
const PACES: readonly Pace[] = ['slow', 'normal', 'fast'];

/** The pace after this one, round and round. */
export function paceAfter(pace: Pace): Pace {
  return PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? pace;
}

/** A faster pace (1) or a slower one (-1), if there is one. */
export function paceBeside(pace: Pace, by: 1 | -1): Pace {
  return PACES[PACES.indexOf(pace) + by] ?? pace;
}

const STRETCH: Record<Pace, number> = { slow: 1.9, normal: 1, fast: 0.4 };

/** How long a step that has come to rest is looked at, in milliseconds: as long as it takes to read what it did. */
export function dwell(told: string, pace: Pace): number {
  const reading = told ? Math.min(5000, 800 + told.length * 26) : 300;
  return Math.round(reading * STRETCH[pace]);
}

interface Show {
  stepper: Stepper;
  /** What is shown has come to rest. */
  rested: () => boolean;
  /** What the step that is shown did, in words. */
  told: () => string;
  pace: () => Pace;
  /** Positions still come that are to be shown at the pace too: the newest one is waited at. */
  waits: () => boolean;
}

export class Playback {
  playing = $state(false);
  #show: Show;
  readonly #next = $derived.by(() => this.#show.stepper.next);
  readonly #wait = $derived.by(() => dwell(this.#show.told(), this.#show.pace()));

  /** Made while a component is. */
  constructor(show: Show) {
    this.#show = show;
    $effect(() => {
      const ready = this.playing && show.rested();
      // Where nothing follows there is nothing to wait for, unless positions still come.
      if (!ready || (this.#next === null && show.waits())) return;
      const to = this.#next;
      const timer = setTimeout(() => this.#go(to), this.#wait);
      return () => clearTimeout(timer);
    });
  }

  /** Something moves on by itself: what is played, or a match that is watched as it happens. */
  get running(): boolean {
    return this.playing || (this.#show.waits() && !this.#show.stepper.looking);
  }

  /** Go on from what is shown. From now on where positions still come, else from the start: at the end nothing is left to play. */
  play(): void {
    const { stepper, waits } = this.#show;
    // Where nothing has been played there is nothing to look at.
    if (!stepper.count && !waits()) return;
    if (!stepper.looking) stepper.hold(waits() ? stepper.newest : 0);
    this.playing = true;
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  /** Stay at what is shown, also when it is the newest. */
  pause(): void {
    const { stepper } = this.#show;
    this.playing = false;
    if (!stepper.looking) stepper.hold(stepper.newest);
  }

  /** Somebody goes elsewhere by hand: to the position after `k` actions, or to now. */
  goTo(k: number | null): void {
    this.playing = false;
    this.#show.stepper.goTo(k);
  }

  /** To now. How a show ends is seen: where it has ended, its last step is played. */
  end(showing: boolean): void {
    const { stepper } = this.#show;
    const last = stepper.beforeNewest;
    if (showing && !this.#show.waits() && last !== null && last > stepper.k) stepper.hold(last);
    this.goTo(null);
  }

  /** One step on or back, by hand. */
  move(by: 1 | -1): void {
    this.playing = false;
    this.#show.stepper.move(by);
  }

  #go(to: number | null): void {
    this.playing = to !== null;
    this.#show.stepper.hold(to);
    if (to !== null) announce(this.#show.told());
  }
}
