import { expect, test } from 'vitest';
import { clockText, clockWaits, timeLeft, timeText, waitText } from './clock';

const clock = { at: 1_000, left: [60_000, 30_000], running: [1] };
const t = (id: string, args?: Record<string, string | number>) => `${id} ${args?.days} ${args?.hours}`;

test('a real-time clock waits while a match is played and no time runs', () => {
  const table: Parameters<typeof clockWaits>[0] = {
    clock: { ...clock, running: [] },
    status: 'playing',
    kind: { t: 'real', base: 60 },
  };
  expect(clockWaits(table)).toBe(true);
  expect(clockWaits({ ...table, clock })).toBe(false);
  expect(clockWaits({ ...table, clock: null, kind: { t: 'none' } })).toBe(false);
  expect(clockWaits({ ...table, kind: { t: 'rounds', seconds: 60 } })).toBe(false);
  for (const status of ['paused', 'over', 'waiting'] as const) expect(clockWaits({ ...table, status })).toBe(false);
});

test('only the running clock counts down, and never below zero', () => {
  expect(timeLeft(clock, 0, 6_000)).toBe(60_000);
  expect(timeLeft(clock, 1, 6_000)).toBe(25_000);
  expect(timeLeft(clock, 1, 100_000)).toBe(0);
});

test('clock times are formatted for reading', () => {
  expect(clockText(245_900, t)).toBe('4:05');
  expect(clockText(7_390, t)).toBe('0:07.3');
  expect(clockText(3_725_000, t)).toBe('1:02:05');
  expect(clockText((2 * 24 + 5) * 3_600_000, t)).toBe('clock-days-left 2 5');
});

test('a wait is counted in whole seconds', () => {
  expect(waitText(60_000)).toBe('1:00');
  expect(waitText(8_001)).toBe('0:09');
  expect(waitText(-5)).toBe('0:01');
});

test('a time today is shown without its date', () => {
  const noon = new Date(2026, 10, 15, 12, 30).getTime();
  expect(timeText(noon, 'fr', noon + 1000)).toBe('12:30');
  expect(timeText(noon, 'fr', noon + 86_400_000)).toBe('15/11/2026 12:30');
});
