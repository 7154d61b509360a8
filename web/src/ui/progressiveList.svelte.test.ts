// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ProgressiveList, progressiveList } from './progressiveList.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

function createList(total: () => number, first?: number): { list: ProgressiveList; destroy: () => void } {
  let list!: ProgressiveList;
  const destroy = $effect.root(() => {
    list = progressiveList(total, first);
  });
  flushSync();
  return { list, destroy };
}

async function pass(): Promise<void> {
  vi.advanceTimersToNextTimer();
  await Promise.resolve();
  flushSync();
}

test('a list is rendered item by item until it is complete', async () => {
  const { list, destroy } = createList(() => 3);
  const seen = [list.count];
  while (!list.whole) {
    await pass();
    seen.push(list.count);
  }
  expect(seen).toEqual([1, 2, 3]);
  destroy();
});

test('printing renders the whole list at once', () => {
  const { list, destroy } = createList(() => 30, 2);
  dispatchEvent(new Event('beforeprint'));
  expect(list.whole).toBe(true);
  destroy();
});

test('a list that becomes longer continues to render', async () => {
  let total = $state(1);
  const { list, destroy } = createList(() => total);
  expect(list.whole).toBe(true);
  total = 2;
  flushSync();
  expect(list.whole).toBe(false);
  await pass();
  expect(list.whole).toBe(true);
  destroy();
});
