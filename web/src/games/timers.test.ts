import { expect, test } from 'vitest';
import { timeLeft, timerOf } from './timers';

const glass = { kind: 'glass', seat: -1, left: 60_000 };

test('remaining time counts down, stops while paused and is never negative', () => {
  const timers = { at: 1_000, running: [glass], runs: true };
  expect(timeLeft(timers, glass, 11_000)).toBe(50_000);
  expect(timeLeft({ ...timers, runs: false }, glass, 11_000)).toBe(60_000);
  expect(timeLeft(timers, glass, 100_000)).toBe(0);
  // A clock that is slightly behind does not add time.
  expect(timeLeft(timers, glass, 900)).toBe(60_000);
});

test('a timer is found by its kind', () => {
  expect(timerOf({ at: 0, running: [glass], runs: true }, 'glass')).toBe(glass);
  expect(timerOf({ at: 0, running: [], runs: true }, 'glass')).toBeNull();
  expect(timerOf(null, 'glass')).toBeNull();
});
