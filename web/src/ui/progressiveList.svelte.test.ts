// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ProgressiveList, progressiveList } from './progressiveList.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

function made(total: () => number, first?: number): { grown: ProgressiveList; leave: () => void } {
  let grown!: ProgressiveList;
  const leave = $effect.root(() => {
    grown = progressiveList(total, first);
  });
  flushSync();
  return { grown, leave };
}

async function pass(): Promise<void> {
  vi.advanceTimersToNextTimer();
  await Promise.resolve();
  flushSync();
}

test('a list is rendered item by item until it is complete', async () => {
  const { grown, leave } = made(() => 3);
  const seen = [grown.count];
  while (!grown.whole) {
    await pass();
    seen.push(grown.count);
  }
  expect(seen).toEqual([1, 2, 3]);
  leave();
});

test('printing renders the whole list at once', () => {
  const { grown, leave } = made(() => 30, 2);
  dispatchEvent(new Event('beforeprint'));
  expect(grown.whole).toBe(true);
  leave();
});

test('a list that becomes longer continues to render', async () => {
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
