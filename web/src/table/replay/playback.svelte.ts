/** Autoplay of a match: step by step, at a pace that leaves time to read. */
import { announce } from '../../shell/announcer.svelte';
import type { Pace } from '../../shell/settings.svelte';
import type { Stepper } from './stepper.svelte';

/** The paces, slowest first. */
const PACES: readonly Pace[] = ['slow', 'normal', 'fast'];

/** The next pace, in a cycle. */
export function nextPace(pace: Pace): Pace {
  return PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? pace;
}

/** The next faster (1) or slower (-1) pace, if there is one. */
export function adjustPace(pace: Pace, by: 1 | -1): Pace {
  return PACES[PACES.indexOf(pace) + by] ?? pace;
}

const STRETCH: Record<Pace, number> = { slow: 1.9, normal: 1, fast: 0.4 };

/** Milliseconds for which a settled step is shown: as long as it takes to read its text. */
export function stepDuration(summary: string, pace: Pace): number {
  const reading = summary ? Math.min(5000, 800 + summary.length * 26) : 300;
  return Math.round(reading * STRETCH[pace]);
}

interface PlaybackOptions {
  stepper: Stepper;
  /** Whether the animation of the displayed position has ended. */
  rested: () => boolean;
  /** The description of the displayed step. */
  summary: () => string;
  pace: () => Pace;
  /** Whether the match is live, so that its new positions are played at the pace too. */
  waits: () => boolean;
}

export class Playback {
  playing = $state(false);
  #options: PlaybackOptions;
  readonly #next = $derived.by(() => this.#options.stepper.next);
  readonly #wait = $derived.by(() => stepDuration(this.#options.summary(), this.#options.pace()));

  /** Must be created during the initialisation of a component. */
  constructor(options: PlaybackOptions) {
    this.#options = options;
    $effect(() => {
      const ready = this.playing && options.rested();
      // At the end there is nothing to wait for, unless more positions will come.
      if (!ready || (this.#next === null && options.waits())) return;
      const to = this.#next;
      const timer = setTimeout(() => this.#go(to), this.#wait);
      return () => clearTimeout(timer);
    });
  }

  /** Whether the position advances by itself: during playback, or while watching live. */
  get running(): boolean {
    return this.playing || (this.#options.waits() && !this.#options.stepper.looking);
  }

  /** Play from the displayed position. At the current position a live match continues from there, a finished one starts again. */
  play(): void {
    const { stepper, waits } = this.#options;
    // An empty match has nothing to play.
    if (!stepper.count && !waits()) return;
    if (!stepper.looking) stepper.hold(waits() ? stepper.newest : 0);
    this.playing = true;
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  /** Pause at the displayed position, even if it is the newest. */
  pause(): void {
    const { stepper } = this.#options;
    this.playing = false;
    if (!stepper.looking) stepper.hold(stepper.newest);
  }

  /** Manual step to the position after `k` actions, or to the current one (null). */
  goTo(k: number | null): void {
    this.playing = false;
    this.#options.stepper.goTo(k);
  }

  /** Go to the current position. In a replay with hidden moves the last step is played first. */
  end(showing: boolean): void {
    const { stepper } = this.#options;
    const last = stepper.beforeNewest;
    if (showing && !this.#options.waits() && last !== null && last > stepper.k) stepper.hold(last);
    this.goTo(null);
  }

  /** Step forward or back manually; with `single` by one action. */
  move(by: 1 | -1, single = false): void {
    this.playing = false;
    this.#options.stepper.move(by, single);
  }

  #go(to: number | null): void {
    this.playing = to !== null;
    this.#options.stepper.hold(to, true);
    if (to !== null) announce(this.#options.summary());
  }
}
