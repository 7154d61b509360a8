/**
 * Writes actions in the server's notation (places are `x,y,heading` with at most one decimal), and measures the speed of the hand at its
 * release.
 */
import { type Point, rounded, type Spot, turnFrom } from '../prediction/geometry';
import measured from '../prediction/measured.json';

const { MAX_HAND_SPEED, MAX_HAND_SPIN } = measured.rules;

/** The motion of a hand at its release: mm/s along x and y, degrees per second. */
export interface Motion {
  x: number;
  y: number;
  spin: number;
}

export const STILL: Motion = { x: 0, y: 0, spin: 0 };

export function spotText(spot: Spot): string {
  const { x, y, a } = rounded(spot);
  return `${x},${y},${a}`;
}

export const pointText = (point: Point): string => spotText({ ...point, a: 0 }).replace(/,0$/, '');

const clamped = (value: number, limit: number): number => Math.round(Math.max(-limit, Math.min(limit, value))) + 0;

/** The suffix of an action with the hand's motion; empty for a hand at rest. */
export function motionText({ x, y, spin }: Motion): string {
  const parts = [clamped(x, MAX_HAND_SPEED), clamped(y, MAX_HAND_SPEED), clamped(spin, MAX_HAND_SPIN)];
  return parts.every((part) => part === 0) ? '' : ` ~ ${parts.join(',')}`;
}

/** Milliseconds over which the speed is averaged. */
const WINDOW_MS = 100;
/** Factor from the pointer's speed to the hand's: a pointer moves faster than a real hand beside dominoes. */
const HAND_SPEED_FACTOR = 0.3;

interface Sample {
  at: number;
  x: number;
  y: number;
  a: number;
}

/** Measures the speed of the hand from its latest positions. */
export class Speed {
  #samples: Sample[] = [];

  moved(at: number, x: number, y: number, a: number): void {
    this.#samples.push({ at, x, y, a });
    // Keep one sample from before the window to measure from.
    while ((this.#samples[1]?.at ?? at) < at - WINDOW_MS) this.#samples.shift();
  }

  clear(): void {
    this.#samples = [];
  }

  /** The hand's motion at `now`; zero if it has not moved within the window. */
  at(now: number): Motion {
    const last = this.#samples.at(-1);
    const first = this.#samples.find((sample) => sample.at >= now - WINDOW_MS);
    if (!first || !last || first === last) return { x: 0, y: 0, spin: 0 };
    const seconds = Math.max(0.016, (now - first.at) / 1000);
    const part = (value: number) => (value / seconds) * HAND_SPEED_FACTOR;
    return { x: part(last.x - first.x), y: part(last.y - first.y), spin: part(turnFrom(first.a, last.a)) };
  }
}
