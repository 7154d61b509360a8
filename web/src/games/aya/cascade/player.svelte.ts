/**
 * Plays one motion: time in, poses out, sixty times a second and in between.
 *
 * What is seen follows from a clock and never from how often it was drawn, so that two screens with the same clock show the same
 * instant, and a page that slept goes on where it would be.
 */
import type { Moving } from '../scene';
import type { Pace } from './pace';

/** Something to be watched. */
export interface Take {
  /** Seconds of the motion. */
  seconds: number;
  pace: Pace;
  /** Everything that moves, at a second of the motion. */
  at(second: number): Moving;
}

/** What a player needs of the world; tests bring their own. */
export interface PlayerWorld {
  /** Milliseconds; the server's time, as far as it is known here. */
  now(): number;
  /** Call back before the next picture. */
  frame(then: () => void): number;
  cancel(frame: number): void;
}

export interface PlayerEvents {
  /** These poses now. `from` is the second shown before, equal to `second` after a jump; `rate` how fast the motion runs meanwhile. */
  pose(moving: Moving, second: number, from: number, rate: number): void;
  /** The last pose was shown. */
  end(): void;
}

/** Longer pauses between two pictures are jumps: nothing of what lies between is heard. */
const JUMP = 0.3;

export const SPEEDS = [0.1, 0.25, 0.5, 1, 2] as const;

export class Player {
  /** The second of the motion that is shown. */
  second = $state(0);
  playing = $state(false);
  speed = $state(1);
  take = $state.raw<Take | null>(null);

  readonly #world: PlayerWorld;
  readonly #events: PlayerEvents;
  /** Seconds of watching that had passed when the clock showed `clock`. */
  #anchor = { clock: 0, watched: 0 };
  #frame: number | null = null;

  constructor(world: PlayerWorld, events: PlayerEvents) {
    this.#world = world;
    this.#events = events;
  }

  /** Play from the beginning, which was or will be when the clock showed `clock`: all who are told the same see the same. */
  inStep(take: Take, clock: number): void {
    this.#load(take);
    this.speed = 1;
    this.#anchor = { clock, watched: 0 };
    this.#run();
  }

  /** Have it ready at a second of the motion, still. */
  ready(take: Take, second = 0): void {
    this.#load(take);
    this.seek(second);
  }

  play(): void {
    if (!this.take || this.playing) return;
    const again = this.second >= this.take.seconds;
    this.#anchor = { clock: this.#world.now(), watched: again ? 0 : this.take.pace.watchedAt(this.second) };
    if (again) this.second = 0;
    this.#run();
  }

  pause(): void {
    if (this.playing) this.#draw();
    this.#halt();
  }

  /** Go to a second of the motion; what plays goes on from there. */
  seek(second: number): void {
    const { take } = this;
    if (!take) return;
    const to = Math.min(take.seconds, Math.max(0, second));
    this.#anchor = { clock: this.#world.now(), watched: take.pace.watchedAt(to) };
    this.second = to;
    this.#events.pose(take.at(to), to, to, 0);
  }

  /** How fast, from now on. */
  pace(speed: number): void {
    this.#anchor = { clock: this.#world.now(), watched: this.#watched() };
    this.speed = speed;
  }

  /** Slow at other places than before, or at none: what is seen stays. */
  slow(pace: Pace): void {
    const { take } = this;
    if (!take) return;
    this.take = { ...take, pace };
    this.#anchor = { clock: this.#world.now(), watched: pace.watchedAt(this.second) };
  }

  /** Show the end at once. */
  finish(): void {
    const { take } = this;
    if (!take) return;
    this.#halt();
    this.second = take.seconds;
    this.#events.pose(take.at(take.seconds), take.seconds, take.seconds, 0);
    this.#events.end();
  }

  /** Nothing is played any more. */
  clear(): void {
    this.#halt();
    this.take = null;
    this.second = 0;
  }

  #load(take: Take): void {
    this.#halt();
    this.take = take;
    this.second = 0;
  }

  #watched(): number {
    return this.#anchor.watched + (Math.max(0, this.#world.now() - this.#anchor.clock) / 1000) * this.speed;
  }

  #run(): void {
    this.playing = true;
    this.#next();
  }

  #halt(): void {
    this.playing = false;
    if (this.#frame !== null) this.#world.cancel(this.#frame);
    this.#frame = null;
  }

  #next(): void {
    this.#frame = this.#world.frame(() => {
      this.#frame = null;
      this.#draw();
      if (!this.take || !this.playing) return;
      if (this.second < this.take.seconds) return this.#next();
      this.#halt();
      this.#events.end();
    });
  }

  #draw(): void {
    const { take } = this;
    if (!take) return;
    const second = Math.min(take.seconds, take.pace.motionAt(this.#watched()));
    const from = second - this.second > JUMP ? second : this.second;
    this.second = second;
    this.#events.pose(take.at(second), second, from, take.pace.rateAt(second) * this.speed);
  }
}
