/** A heartbeat while the last sand runs: it quickens until the glass is empty. */
import { untrack } from 'svelte';

/** Milliseconds of remaining sand from which the heartbeat is played. */
export const HEARTBEAT_FROM_MS = 15_000;
/** Milliseconds from one beat to the next: at first, and when the sand runs out. */
const [SLOW_MS, QUICK_MS] = [1000, 420];

/** Milliseconds until the next beat; null while none is played. */
export function beatAfter(left: number): number | null {
  if (left <= 0 || left > HEARTBEAT_FROM_MS) return null;
  return QUICK_MS + (SLOW_MS - QUICK_MS) * (left / HEARTBEAT_FROM_MS);
}

/** Calls `beat` in time with the sand. `left` returns the remaining milliseconds of the running glass; null when none runs. */
export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(left: () => number | null, beat: () => void) {
    $effect(() => {
      void left();
      untrack(() => {
        clearTimeout(this.#timer);
        this.#next(left, beat, false);
      });
      return () => clearTimeout(this.#timer);
    });
  }

  #next(left: () => number | null, beat: () => void, beats: boolean): void {
    const now = left();
    if (now === null || now <= 0) return;
    const after = beatAfter(now);
    if (after !== null && beats) beat();
    this.#timer = setTimeout(() => this.#next(left, beat, true), after ?? now - HEARTBEAT_FROM_MS + 1);
  }
}
