// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Growing, growing } from './progressiveList.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

function made(total: () => number, first?: number): { grown: Growing; leave: () => void } {
  let grown!: Growing;
  const leave = $effect.root(() => {
    grown = growing(total, first);
  });
  flushSync();
  return { grown, leave };
}

async function pass(): Promise<void> {
  vi.advanceTimersToNextTimer();
  await Promise.resolve();
  flushSync();
}

test('a list is shown piece by piece, until all of it is there', async () => {
  const { grown, leave } = made(() => 3);
  const seen = [grown.count];
  while (!grown.whole) {
    await pass();
    seen.push(grown.count);
  }
  expect(seen).toEqual([1, 2, 3]);
  leave();
});

test('who prints has all of it at once', () => {
  const { grown, leave } = made(() => 30, 2);
  dispatchEvent(new Event('beforeprint'));
  expect(grown.whole).toBe(true);
  leave();
});

test('a list that becomes longer grows on', async () => {
  let total = $state(1);
  const { grown, leave } = made(() => total);
  expect(grown.whole).toBe(true);
  total = 2;
  flushSync();
  expect(grown.whole).toBe(false);
  await pass();
  expect(grown.whole).toBe(true);
  leave();
});
