/**
 * Maps playback time to simulation time. The mapping depends on the recorded motion alone, so that every screen shows the same
 * instant: a long wave runs slowly enough to see single dominoes, and more slowly still around each photo.
 */

/** Seconds of playback that each falling domino gets, and the slowest playback rate this may lead to. */
const SECONDS_PER_DOMINO = 0.09;
const SLOWEST_WAVE = 0.3;
/** Playback rate around a photo, and the seconds of simulation before and after it that are slowed down. */
export const PHOTO_RATE = 0.12;
const PHOTO_BEFORE_S = 0.04;
const PHOTO_AFTER_S = 0.08;
/** Maximum of seconds of playback that all photos together add. */
const MAX_PHOTO_EXTRA_S = 14;
/** Seconds of playback after the end of the wave, in which the camera pulls back; fewer if the rate would fall below `MIN_ENDING_RATE`. */
const MIN_ENDING_S = 1.8;
const MIN_ENDING_RATE = 0.1;

/** A part of the simulation, in its own seconds, and its playback rate. */
interface Stretch {
  from: number;
  to: number;
  rate: number;
}

/** The data of a motion from which its pace is computed. */
export interface Timeline {
  /** Seconds of the simulation. */
  seconds: number;
  /** The second at which the wave is over: only settling is left. */
  waveEnd: number;
  /** Number of dominoes that fall. */
  fell: number;
  /** Seconds at which photos are taken. */
  photos: readonly number[];
}

export class Pace {
  readonly #stretches: readonly Stretch[];
  /** Seconds of playback. */
  readonly length: number;

  private constructor(stretches: readonly Stretch[]) {
    this.#stretches = stretches;
    this.length = stretches.reduce((sum, { from, to, rate }) => sum + (to - from) / rate, 0);
  }

  /** Playback in real time. */
  static even(seconds: number): Pace {
    return new Pace([{ from: 0, to: seconds, rate: 1 }]);
  }

  /** Playback in slow motion: slower around each photo, and at the end. */
  static slowMotion({ seconds, waveEnd, fell, photos }: Timeline): Pace {
    const end = Math.min(seconds, waveEnd);
    const rate = Math.min(1, Math.max(SLOWEST_WAVE, end / (fell * SECONDS_PER_DOMINO || 1)));
    const windows = merged(photos, end);
    const slowed = windows.reduce((sum, [from, to]) => sum + to - from, 0);
    const photoRate = Math.max(PHOTO_RATE, slowed / (slowed / rate + MAX_PHOTO_EXTRA_S));
    const stretches: Stretch[] = [];
    let at = 0;
    for (const [from, to] of windows) {
      stretches.push({ from: at, to: from, rate }, { from, to, rate: Math.min(rate, photoRate) });
      at = to;
    }
    const ending = Math.min(1, Math.max(MIN_ENDING_RATE, (seconds - end) / MIN_ENDING_S));
    stretches.push({ from: at, to: end, rate }, { from: end, to: seconds, rate: ending });
    return new Pace(stretches.filter(({ from, to }) => to > from));
  }

  /** The second of the simulation that is shown after `watched` seconds of playback. */
  motionAt(watched: number): number {
    if (watched >= this.length) return this.#stretches.at(-1)?.to ?? 0;
    let left = Math.max(0, watched);
    for (const { from, to, rate } of this.#stretches) {
      const takes = (to - from) / rate;
      if (left < takes) return from + left * rate;
      left -= takes;
    }
    return this.#stretches.at(-1)?.to ?? 0;
  }

  /** The seconds of playback after which a second of the simulation is shown. */
  watchedAt(motion: number): number {
    let sum = 0;
    for (const { from, to, rate } of this.#stretches) {
      if (motion < to) return sum + Math.max(0, motion - from) / rate;
      sum += (to - from) / rate;
    }
    return sum;
  }

  /** The playback rate at a second of the simulation. */
  rateAt(motion: number): number {
    return this.#stretches.find(({ to }) => motion < to)?.rate ?? 1;
  }
}

/** The slowed-down windows around these moments, in order and without overlaps. */
function merged(moments: readonly number[], end: number): [number, number][] {
  const windows: [number, number][] = [];
  for (const moment of [...moments].sort((a, b) => a - b)) {
    const [from, to] = [Math.max(0, moment - PHOTO_BEFORE_S), Math.min(end, moment + PHOTO_AFTER_S)];
    const last = windows.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) windows.push([from, to]);
  }
  return windows;
}
