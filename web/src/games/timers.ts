/** The time a game measures itself, counted down in the browser. */
import type { TimersView, TimerView } from '../shell/api/wire';

/** Milliseconds that are left of a timer at `now`, the server's time: `Date.now() + ahead`. */
export function timeLeft(timers: TimersView, timer: TimerView, now: number): number {
  return Math.max(0, timer.left - (timers.runs ? Math.max(0, now - timers.at) : 0));
}

/** The timer of a kind (`glass`), if it was set running; null where no such time is measured now. */
export function timerOf(timers: TimersView | null | undefined, kind: string): TimerView | null {
  return timers?.running.find((one) => one.kind === kind) ?? null;
}
