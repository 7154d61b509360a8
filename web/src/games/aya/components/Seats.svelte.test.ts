// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatAfter, HEARTBEAT_FROM_MS, Heartbeat } from './Seats.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Times of the beats in milliseconds before the end, for a glass with `sand` milliseconds left that runs or is stopped. */
function beats(sand: number, runs = true): number[] {
  const from = Date.now();
  const left = () => (runs ? from + sand - Date.now() : null);
  const heard: number[] = [];
  const stop = $effect.root(() => {
    new Heartbeat(left, () => heard.push(left() ?? 0));
  });
  flushSync();
  vi.advanceTimersByTime(sand + 5000);
  stop();
  return heard;
}

test('the heart beats in the last fifteen seconds only, faster and faster', () => {
  const heard = beats(60_000);
  expect(heard.length).toBeGreaterThan(15);
  expect(Math.max(...heard)).toBeLessThanOrEqual(HEARTBEAT_FROM_MS);
  expect(Math.min(...heard)).toBeGreaterThan(0);
  const gaps = heard.slice(1).map((at, i) => (heard[i] ?? 0) - at);
  expect(gaps).toEqual([...gaps].sort((a, b) => b - a));
});

test('placements of other players do not stop the heartbeat', () => {
  const from = Date.now();
  let placements = $state(0);
  const heard: number[] = [];
  const stop = $effect.root(() => {
    const left = () => placements * 0 + from + HEARTBEAT_FROM_MS - Date.now();
    new Heartbeat(left, () => heard.push(left()));
  });
  for (let passed = 0; passed < HEARTBEAT_FROM_MS; passed += 300) {
    placements += 1;
    flushSync();
    vi.advanceTimersByTime(300);
  }
  stop();
  expect(heard.length).toBeGreaterThan(15);
  const gaps = heard.slice(1).map((at, i) => (heard[i] ?? 0) - at);
  expect(Math.min(...gaps)).toBeGreaterThan(300);
});

test('without running sand there is no heartbeat', () => {
  expect(beats(10_000, false)).toEqual([]);
  expect([beatAfter(0), beatAfter(HEARTBEAT_FROM_MS + 1)]).toEqual([null, null]);
});
