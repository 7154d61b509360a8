/** How time runs through a motion that is watched: as it was, but slower where the river parts, for everybody alike. */

/** Slow motion begins so many seconds before the moment, and ends so many after it. */
const BEFORE = 0.15;
const AFTER = 0.5;
/** How fast time runs meanwhile. */
export const SLOW = 0.3;
/** Two moments closer than this are one; no more than so many are slowed, so that nobody waits. */
const APART = 1.2;
const MOST = 4;

/** A stretch of the motion, in its own seconds, and how fast it is shown. */
interface Stretch {
  from: number;
  to: number;
  rate: number;
}

/** The way from seconds of watching to seconds of the motion, and back. */
export class Pace {
  readonly #stretches: readonly Stretch[];
  /** How long it takes to be watched. */
  readonly length: number;

  private constructor(stretches: readonly Stretch[]) {
    this.#stretches = stretches;
    this.length = stretches.reduce((sum, { from, to, rate }) => sum + (to - from) / rate, 0);
  }

  /** As it was. */
  static even(seconds: number): Pace {
    return new Pace([{ from: 0, to: seconds, rate: 1 }]);
  }

  /** Slower around these moments, which are ascending seconds of the motion. */
  static slowAt(seconds: number, moments: readonly number[]): Pace {
    const stretches: Stretch[] = [];
    let at = 0;
    for (const moment of apart(moments)) {
      const from = Math.max(at, moment - BEFORE);
      const to = Math.min(seconds, moment + AFTER);
      if (to <= from) continue;
      if (from > at) stretches.push({ from: at, to: from, rate: 1 });
      stretches.push({ from, to, rate: SLOW });
      at = to;
    }
    if (at < seconds || stretches.length === 0) stretches.push({ from: at, to: seconds, rate: 1 });
    return new Pace(stretches);
  }

  /** Which second of the motion is seen after so many of watching. */
  motionAt(watched: number): number {
    let left = Math.max(0, watched);
    let end = 0;
    for (const { from, to, rate } of this.#stretches) {
      const takes = (to - from) / rate;
      if (left < takes) return from + left * rate;
      left -= takes;
      end = to;
    }
    return end;
  }

  /** After how many seconds of watching that second of the motion is seen. */
  watchedAt(motion: number): number {
    let sum = 0;
    for (const { from, to, rate } of this.#stretches) {
      if (motion < to) return sum + Math.max(0, motion - from) / rate;
      sum += (to - from) / rate;
    }
    return sum;
  }

  /** How fast that second of the motion is shown. */
  rateAt(motion: number): number {
    return this.#stretches.find(({ to }) => motion < to)?.rate ?? 1;
  }
}

/** Moments that are each worth a look of their own. */
function apart(moments: readonly number[]): number[] {
  const kept: number[] = [];
  for (const moment of moments) {
    const last = kept.at(-1);
    if ((last === undefined || moment - last >= APART) && kept.length < MOST) kept.push(moment);
  }
  return kept;
}
