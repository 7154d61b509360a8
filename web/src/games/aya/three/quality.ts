/**
 * The picture quality that this device can afford. It begins at the best level and steps down while frames are slow: less sharp
 * with smaller shadows, then without shadows, then coarse. It steps up again only after a minute without slow frames, and never
 * to a level that was too slow when it was tried again.
 */

export interface Level {
  /** Pixels of the picture for one of the page, at most. */
  sharp: number;
  /** Pixels along the side of the shadows; 0 for none. */
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
/** Milliseconds a frame, in the middle of so many: thirty a second are asked for. */
const SLOW_FRAME_MS = 36;
/** From here on even the simplest picture is no pleasure, if it stays so. */
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

  /** Note how long a frame took. Tells what is to be done. */
  note(milliseconds: number, now: number): 'stay' | 'change' | 'give-up' {
    this.#times.push(milliseconds);
    if (this.#times.length < WINDOW) return 'stay';
    const middle = [...this.#times].sort((a, b) => a - b)[WINDOW >> 1] as number;
    this.#times = [];
    if (middle > SLOW_FRAME_MS && this.level > 0) {
      // What had to be taken back is not tried again.
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
