/** How fast a hand was when it let go. */
import { turnFrom } from './geometry';
import type { Motion } from './notation';

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
