import { expect, test } from 'vitest';
import { clockText, left } from './clock';

const clock = { at: 1_000, left: [60_000, 30_000], running: [1] };
const t = (id: string, args?: Record<string, string | number>) => `${id} ${args?.days} ${args?.hours}`;

test('only the running clock is counted down, and never below zero', () => {
  expect(left(clock, 0, 6_000)).toBe(60_000);
  expect(left(clock, 1, 6_000)).toBe(25_000);
  expect(left(clock, 1, 100_000)).toBe(0);
});

test('time is written as people read it', () => {
  expect(clockText(245_900, t)).toBe('4:05');
  expect(clockText(7_390, t)).toBe('0:07.3');
  expect(clockText(3_725_000, t)).toBe('1:02:05');
  expect(clockText((2 * 24 + 5) * 3_600_000, t)).toBe('clock-days-left 2 5');
});
