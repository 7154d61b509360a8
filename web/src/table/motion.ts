/** How the bodies moved that came to rest in a position, found in the log of a match in which nothing is taken back. */
import type { AnyEvent } from '../shell/wire';

/**
 * The motion that led to the position before the last `since` actions, or empty where physics did not lead there. What chance did in the
 * same moment as the motion belongs to it; what time or a hand did later does not.
 */
export function motionAt(log: readonly AnyEvent[], since: number): string {
  let left = since;
  let at: number | null = null;
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i];
    if (event?.t !== 'acted' || left-- > 0) continue;
    at ??= event.at;
    if (event.at !== at) return '';
    if (event.motion || event.seat >= 0) return event.motion ?? '';
  }
  return '';
}
