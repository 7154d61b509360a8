/** A heartbeat while the last sand runs: it quickens until the glass is empty. */
import { untrack } from 'svelte';

/** Milliseconds of remaining sand at which the heartbeat begins. */
export const HEARTBEAT_FROM_MS = 15_000;
/** Milliseconds between two beats at the beginning, and when the sand runs out. */
const [SLOW_MS, QUICK_MS] = [1000, 420];

/** Milliseconds until the next beat; null while none is played. */
export function beatAfter(left: number): number | null {
  if (left <= 0 || left > HEARTBEAT_FROM_MS) return null;
  return QUICK_MS + (SLOW_MS - QUICK_MS) * (left / HEARTBEAT_FROM_MS);
}

/** Calls `beat` in time with the sand. `left` returns the remaining milliseconds of the running glass; null when none runs. */
export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the last beat, by `Date.now()`. Every placement restarts the timer, but not the rhythm. */
  #beatAt = Number.NEGATIVE_INFINITY;

  constructor(left: () => number | null, beat: () => void) {
    $effect(() => {
      void left();
      untrack(() => this.#next(left, beat));
      return () => clearTimeout(this.#timer);
    });
  }

  #next(left: () => number | null, beat: () => void): void {
    const [now, sand] = [Date.now(), left()];
    if (sand === null || sand <= 0) return;
    const interval = beatAfter(sand);
    if (interval !== null && now - this.#beatAt >= interval) {
      this.#beatAt = now;
      beat();
    }
    const wait = interval === null ? sand - HEARTBEAT_FROM_MS + 1 : this.#beatAt + interval - now;
    this.#timer = setTimeout(() => this.#next(left, beat), Math.max(1, wait));
  }
}
