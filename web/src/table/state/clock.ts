/** Countdown of the clocks in the browser, and formatting of times. */
import type { Translate } from '../../games/module';
import type { ClockKind, ClockView, TableView } from '../../shell/api/wire';
import type { TimingName } from '../../shell/games.svelte';

/** Milliseconds left for a seat at `now` (server time). */
export function timeLeft(clock: ClockView, seat: number, now: number): number {
  const atSnapshot = clock.left[seat] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? atSnapshot - (now - clock.at) : atSnapshot);
}

/** Whether the clock of a match has not started yet, because the first turn of each player is free. */
export function clockWaits({ clock, status, kind }: Pick<TableView, 'clock' | 'status' | 'kind'>): boolean {
  return status === 'playing' && kind.t === 'real' && clock?.running.length === 0;
}

/** `4:05`, `0:07.3` in the last ten seconds, or days and hours in words. */
export function clockText(ms: number, t: Translate): string {
  const seconds = ms / 1000;
  if (seconds >= 24 * 3600) {
    return t('clock-days-left', { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
  }
  if (seconds >= 3600) {
    const minutes = Math.floor((seconds % 3600) / 60);
    return `${Math.floor(seconds / 3600)}:${String(minutes).padStart(2, '0')}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  }
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1)}`;
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** Remaining time as a countdown in whole seconds, at least one. */
export function waitText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Format a point in time for the user: the time, with the date unless it is today. */
export function timeText(at: number, locale: string, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(locale, today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' }).format(at);
}

/** The name of a clock setting in games with turns or rounds. */
export function clockName(kind: ClockKind, timing: TimingName, t: Translate): string {
  if (kind.t === 'real') return t('clock-real', { minutes: Math.round(kind.base / 60), seconds: kind.increment ?? 0 });
  if (kind.t === 'days') return t('clock-days', { days: kind.days, timing });
  return kind.t === 'rounds' ? t('clock-rounds', { seconds: kind.seconds }) : t('clock-none');
}
