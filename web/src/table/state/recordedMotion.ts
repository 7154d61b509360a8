/** Finds the recorded motion that led to a position in the log of a match without undo. */
import type { Frame, RecordedMotion } from '../../games/module';
import type { AnyEvent } from '../../shell/api/wire';

/** A recorded motion, and its time by the server's clock. */
export interface Recorded {
  motion: string;
  at: number;
}

/**
 * The motion that led to the position before the last `since` actions; null if physics did not lead there. Chance actions with
 * the same time as the motion belong to it; later actions of timers or players do not.
 */
export function motionAt(log: readonly AnyEvent[], since: number): Recorded | null {
  let left = since;
  let at: number | null = null;
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i];
    if (event?.t !== 'acted' || left-- > 0) continue;
    at ??= event.at;
    if (event.at !== at || event.seat >= 0) return null;
    if (event.motion) return { motion: event.motion, at };
  }
  return null;
}

/** Every motion between two known positions, in order; `actions` is the number of actions at the end of the log. */
export function motionsOf(log: readonly AnyEvent[], frames: readonly Frame[], actions: number): RecordedMotion[] {
  const places = new Map(frames.map((frame, i) => [frame.k, i]));
  const found: RecordedMotion[] = [];
  let k = actions;
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i];
    if (event?.t !== 'acted') continue;
    const place = event.motion ? places.get(k) : undefined;
    const [before, after] = place === undefined ? [] : [frames[place - 1], frames[place]];
    if (before && after && event.motion) found.unshift({ k, before: before.view, after: after.view, motion: event.motion });
    k -= 1;
  }
  return found;
}
