// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableWords } from '../../shell/api/wire';
import { Feed } from './textPoller.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (version: number): TableWords => ({ version, seat: 0, lines: [], choices: [], listed: true });

/** A server that counts the questions and answers when it is told to. */
function server() {
  const waiting: { answer: (words: TableWords) => void; fail: () => void }[] = [];
  const ask = vi.fn(
    () => new Promise<TableWords>((resolve, reject) => waiting.push({ answer: resolve, fail: () => reject(new Error('no')) })),
  );
  return { ask, waiting };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test('what changes while a question is on its way is asked for once more, not once each', async () => {
  const { ask, waiting } = server();
  const feed = new Feed(ask, 0);
  feed.want();
  feed.want();
  feed.want();
  expect(ask).toHaveBeenCalledTimes(1);
  waiting[0]?.answer(at(1));
  await settled();
  expect(feed.words?.version).toBe(1);
  expect(ask).toHaveBeenCalledTimes(2);
  waiting[1]?.answer(at(2));
  await settled();
  expect(feed.words?.version).toBe(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('where much happens, a question waits until the last one is long enough ago', async () => {
  const { ask, waiting } = server();
  const feed = new Feed(ask, 1000);
  feed.want();
  waiting[0]?.answer(at(1));
  await settled();
  for (let i = 0; i < 20; i++) feed.want();
  await vi.advanceTimersByTimeAsync(900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('who has just acted here need not wait', async () => {
  const { ask, waiting } = server();
  const feed = new Feed(ask, 1000);
  feed.want();
  waiting[0]?.answer(at(1));
  await settled();
  feed.want();
  feed.want(true);
  expect([ask.mock.calls.length, feed.hurried]).toEqual([2, true]);
  feed.want(true);
  // What was asked before the last change says nothing of it.
  waiting[1]?.answer(at(2));
  await settled();
  expect([ask.mock.calls.length, feed.hurried]).toEqual([3, true]);
  waiting[2]?.answer(at(3));
  await settled();
  expect(feed.hurried).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a question that fails is asked again, and until then the old words stand', async () => {
  const { ask, waiting } = server();
  const feed = new Feed(ask, 0);
  feed.want();
  waiting[0]?.answer(at(1));
  await settled();
  feed.want();
  waiting[1]?.fail();
  await settled();
  expect([feed.failed, feed.words?.version]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(2000);
  waiting[2]?.answer(at(2));
  await settled();
  expect([feed.failed, feed.words?.version]).toEqual([false, 2]);
});

test('a feed that was closed asks no more', async () => {
  const { ask, waiting } = server();
  const feed = new Feed(ask, 1000);
  feed.want();
  waiting[0]?.answer(at(1));
  await settled();
  feed.want();
  feed.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
});
