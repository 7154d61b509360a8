// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableWords } from '../../shell/api/wire';
import { TextPoller } from './textPoller.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (version: number): TableWords => ({ version, seat: 0, lines: [], choices: [], listed: true });

/** A fake server that counts requests and answers on demand. */
function server() {
  const waiting: { answer: (words: TableWords) => void; fail: () => void }[] = [];
  const request = vi.fn(
    () => new Promise<TableWords>((resolve, reject) => waiting.push({ answer: resolve, fail: () => reject(new Error('no')) })),
  );
  return { request, waiting };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test('changes during a request lead to one more request', async () => {
  const { request, waiting } = server();
  const poller = new TextPoller(request, 0);
  poller.want();
  poller.want();
  poller.want();
  expect(request).toHaveBeenCalledTimes(1);
  waiting[0]?.answer(at(1));
  await settled();
  expect(poller.words?.version).toBe(1);
  expect(request).toHaveBeenCalledTimes(2);
  waiting[1]?.answer(at(2));
  await settled();
  expect(poller.words?.version).toBe(2);
  expect(request).toHaveBeenCalledTimes(2);
});

test('requests are throttled', async () => {
  const { request, waiting } = server();
  const poller = new TextPoller(request, 1000);
  poller.want();
  waiting[0]?.answer(at(1));
  await settled();
  for (let i = 0; i < 20; i++) poller.want();
  await vi.advanceTimersByTimeAsync(900);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a change at this screen bypasses the throttle', async () => {
  const { request, waiting } = server();
  const poller = new TextPoller(request, 1000);
  poller.want();
  waiting[0]?.answer(at(1));
  await settled();
  poller.want();
  poller.want(true);
  expect([request.mock.calls.length, poller.stale]).toEqual([2, true]);
  poller.want(true);
  // A response to an earlier request does not include the last change.
  waiting[1]?.answer(at(2));
  await settled();
  expect([request.mock.calls.length, poller.stale]).toEqual([3, true]);
  waiting[2]?.answer(at(3));
  await settled();
  expect(poller.stale).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(request).toHaveBeenCalledTimes(3);
});

test('a failed request is retried, and the old data stays', async () => {
  const { request, waiting } = server();
  const poller = new TextPoller(request, 0);
  poller.want();
  waiting[0]?.answer(at(1));
  await settled();
  poller.want();
  waiting[1]?.fail();
  await settled();
  expect([poller.failed, poller.words?.version]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(2000);
  waiting[2]?.answer(at(2));
  await settled();
  expect([poller.failed, poller.words?.version]).toEqual([false, 2]);
});

test('a closed poller sends no more requests', async () => {
  const { request, waiting } = server();
  const poller = new TextPoller(request, 1000);
  poller.want();
  waiting[0]?.answer(at(1));
  await settled();
  poller.want();
  poller.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(request).toHaveBeenCalledTimes(1);
});
