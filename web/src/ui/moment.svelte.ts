/**
 * Moments: short scenes with sound, such as the roll of a die, a win, or the count of points.
 *
 * A moment is a series of beats. The component draws what `running` and `beat` say, and leaves pointer events to the board: a
 * tap, a click or a key ends the moment and still does what it would do without it. With reduced motion a moment is over at
 * once. Start it only for something that has just happened, so that a reload does not repeat it.
 */
import type { Sound } from '../games/module';

/** A point in a moment. */
export interface Beat {
  /** Milliseconds from the start, at normal speed. */
  at: number;
  sound?: Sound;
}

export interface MomentContext {
  /** Whether motion is disabled, by the system or in the settings. */
  still(): boolean;
  /** Factor for all durations. */
  pace(): number;
  play(sound: Sound): void;
}

/** The events that end a moment. */
const SKIPPING = ['pointerdown', 'keydown'] as const;

export class Moment {
  readonly #context: MomentContext;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #beats = 0;
  #done: () => void = () => {};
  /** Whether the scene is shown. */
  running = $state(false);
  /** The number of beats that have passed; all of them after the end. */
  beat = $state(0);

  /** Must be created during the initialisation of a component; the moment ends with it. */
  constructor(context: MomentContext) {
    this.#context = context;
    $effect(() => () => this.#stop());
  }

  /** Start a scene of `length` milliseconds; `done` is called at its end, also if it is skipped. */
  start(length: number, beats: readonly Beat[] = [], done: () => void = () => {}): void {
    this.skip();
    this.#beats = beats.length;
    this.#done = done;
    if (this.#context.still()) {
      this.skip();
      return;
    }
    this.running = true;
    this.beat = 0;
    const pace = this.#context.pace();
    for (const { at, sound } of beats)
      this.#later(at * pace, () => {
        this.beat += 1;
        if (sound) this.#context.play(sound);
      });
    this.#later(length * pace, this.skip);
    for (const event of SKIPPING) addEventListener(event, this.skip, { capture: true, passive: true });
  }

  /** End the scene: everything is shown as after its last beat. */
  readonly skip = (): void => {
    const done = this.#done;
    this.#stop();
    this.beat = this.#beats;
    done();
  };

  #later(milliseconds: number, run: () => void): void {
    this.#timers.push(setTimeout(run, milliseconds));
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#done = () => {};
    this.running = false;
    for (const event of SKIPPING) removeEventListener(event, this.skip, { capture: true });
  }
}
