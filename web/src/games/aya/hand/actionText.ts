/** Actions as the server reads them (places are `x,y,heading` with at most one decimal), and the speed of the hand at its release. */
import { type Point, rounded, type Spot, turnFrom } from '../prediction/geometry';
import measured from '../prediction/measured.json';

const { MAX_HAND_SPEED, MAX_HAND_SPIN } = measured.rules;

/** How a hand moved when it let go: mm/s along x and y, degrees a second. */
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

const held = (value: number, most: number): number => Math.round(Math.max(-most, Math.min(most, value))) + 0;

/** What is written behind an action of real hands; empty for a hand that was still. */
export function motionText({ x, y, spin }: Motion): string {
  const parts = [held(x, MAX_HAND_SPEED), held(y, MAX_HAND_SPEED), held(spin, MAX_HAND_SPIN)];
  return parts.every((part) => part === 0) ? '' : ` ~ ${parts.join(',')}`;
}

/** Milliseconds over which the speed is taken. */
const WINDOW = 100;
/** What of the pointer's speed a hand has: a pointer is quicker than anybody would dare beside dominoes. */
const SHARE = 0.3;

interface Seen {
  at: number;
  x: number;
  y: number;
  a: number;
}

/** Remembers where a hand was during the last moments. */
export class Speed {
  #seen: Seen[] = [];

  moved(at: number, x: number, y: number, a: number): void {
    this.#seen.push({ at, x, y, a });
    // One from before the window stays, so that there is always something to measure from.
    while ((this.#seen[1]?.at ?? at) < at - WINDOW) this.#seen.shift();
  }

  clear(): void {
    this.#seen = [];
  }

  /** What the hand does at `now`: at rest when it has not moved for the whole window. */
  at(now: number): Motion {
    const last = this.#seen.at(-1);
    const first = this.#seen.find((one) => one.at >= now - WINDOW);
    if (!first || !last || first === last) return { x: 0, y: 0, spin: 0 };
    const seconds = Math.max(0.016, (now - first.at) / 1000);
    const part = (value: number) => (value / seconds) * SHARE;
    return { x: part(last.x - first.x), y: part(last.y - first.y), spin: part(turnFrom(first.a, last.a)) };
  }
}
