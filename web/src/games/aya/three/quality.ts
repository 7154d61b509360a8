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
const WINDOW = 10;
/** Milliseconds. A median frame time above it is slow; the goal is 30 frames per second. */
const SLOW_FRAME_MS = 36;
/** Milliseconds per frame from which even the simplest picture is too slow, if it happens `TRIES` times in a row. */
const HOPELESS = 90;
const TRIES = 3;
const MINUTE = 60_000;

export class Quality {
  level: number;
  #times: number[] = [];
  #changed = Number.NEGATIVE_INFINITY;
  #most = BEST;
  #climbed = false;
  #hopeless = 0;

  /** `level`: the first level. */
  constructor(level = BEST) {
    this.level = level;
  }

  /** Record the duration of a frame. Returns what to do. */
  note(milliseconds: number, now: number): 'stay' | 'change' | 'give-up' {
    this.#times.push(milliseconds);
    if (this.#times.length < WINDOW) return 'stay';
    const middle = [...this.#times].sort((a, b) => a - b)[WINDOW >> 1] as number;
    this.#times = [];
    if (middle > SLOW_FRAME_MS && this.level > 0) {
      // Do not try a level again that was too slow after a step up.
      if (this.#climbed) this.#most = this.level - 1;
      return this.#step(-1, now);
    }
    this.#hopeless = middle > HOPELESS ? this.#hopeless + 1 : 0;
    if (this.#hopeless >= TRIES) return 'give-up';
    if (middle < SLOW_FRAME_MS / 2 && this.level < this.#most && now - this.#changed > MINUTE) return this.#step(1, now);
    return 'stay';
  }

  #step(by: number, now: number): 'change' {
    this.level += by;
    this.#climbed = by > 0;
    this.#changed = now;
    return 'change';
  }
}
