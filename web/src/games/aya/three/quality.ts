/**
 * Adaptive picture quality. It starts at the best level and steps down while frames are slow: less sharp with smaller shadows, then
 * without shadows, then coarse. It steps up again only after a minute without slow frames, and never to a level that was too slow at the
 * second try.
 */

export interface Level {
  /** Maximum of device pixels per CSS pixel. */
  sharp: number;
  /** Width of the shadow map in pixels; 0 for none. */
  shadows: number;
}

export const LEVELS: readonly Level[] = [
  { sharp: 0.6, shadows: 0 },
  { sharp: 1, shadows: 0 },
  { sharp: 1.25, shadows: 1024 },
  { sharp: 2, shadows: 2048 },
];
export const BEST = LEVELS.length - 1;
const WINDOW_FRAMES = 10;
/** Median milliseconds per frame above which the level is too slow. The goal is 30 frames per second. */
const SLOW_FRAME_MS = 36;
/** Milliseconds per frame from which even the simplest picture is too slow, if it happens `MAX_SLOW_WINDOWS` times in a row. */
const TOO_SLOW_MS = 90;
const MAX_SLOW_WINDOWS = 3;
const STEP_UP_DELAY_MS = 60_000;

export class Quality {
  level: number;
  #times: number[] = [];
  #changedAt = Number.NEGATIVE_INFINITY;
  #maxLevel = BEST;
  #steppedUp = false;
  #slowWindows = 0;

  /** `level`: the first level. */
  constructor(level = BEST) {
    this.level = level;
  }

  /** Record the duration of a frame. Returns what to do. */
  record(milliseconds: number, now: number): 'stay' | 'change' | 'give-up' {
    this.#times.push(milliseconds);
    if (this.#times.length < WINDOW_FRAMES) return 'stay';
    const median = [...this.#times].sort((a, b) => a - b)[WINDOW_FRAMES >> 1] as number;
    this.#times = [];
    if (median > SLOW_FRAME_MS && this.level > 0) {
      // Do not try a level again that was too slow after a step up.
      if (this.#steppedUp) this.#maxLevel = this.level - 1;
      return this.#step(-1, now);
    }
    this.#slowWindows = median > TOO_SLOW_MS ? this.#slowWindows + 1 : 0;
    if (this.#slowWindows >= MAX_SLOW_WINDOWS) return 'give-up';
    if (median < SLOW_FRAME_MS / 2 && this.level < this.#maxLevel && now - this.#changedAt > STEP_UP_DELAY_MS)
      return this.#step(1, now);
    return 'stay';
  }

  #step(by: number, now: number): 'change' {
    this.level += by;
    this.#steppedUp = by > 0;
    this.#changedAt = now;
    return 'change';
  }
}
