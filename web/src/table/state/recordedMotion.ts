/** How the bodies moved that came to rest in a position, found in the log of a match in which nothing is taken back. */
import type { Frame, RecordedMotion } from '../../games/module';
import type { AnyEvent } from '../../shell/api/wire';

/** A motion as it was recorded, and when, by the server's clock. */
export interface Recorded {
  motion: string;
  at: number;
}

/**
 * The motion that led to the position before the last `since` actions, or null where physics did not lead there. What chance did in the
 * same moment as the motion belongs to it; what time or a hand did later does not.
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

/** Every motion that led from one known position to the next, in order; `actions` is how many stand at the end of the log. */
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
