/** Countdown of a game's own timers in the browser. */
import type { TimersView, TimerView } from '../shell/api/wire';

/** Milliseconds left of a timer at `now` in server time (`Date.now() + ahead`). */
export function timeLeft(timers: TimersView, timer: TimerView, now: number): number {
  return Math.max(0, timer.left - (timers.runs ? Math.max(0, now - timers.at) : 0));
}

/** The running timer of a kind (`glass`); null if there is none. */
export function timerOf(timers: TimersView | null | undefined, kind: string): TimerView | null {
  return timers?.running.find((timer) => timer.kind === kind) ?? null;
}
