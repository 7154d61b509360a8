// @vitest-environment happy-dom
/** Commands: accepted, refused, or of unknown fate. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../shell/api/api';
import { acted, open, snapshot, update, wire } from './fixtures';
import { TIMINGS } from './timing';

beforeEach(() => {
  vi.spyOn(api, 'replay').mockImplementation(async (id) => ({ id, frames: [] }));
});
afterEach(() => vi.restoreAllMocks());

test('a command resolves with its answer, even without a change', async () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  const first = table.do({ t: 'act', seat: 0, action: 'a2', version: 1 });
  expect(wire.sent.at(-1)).toMatchObject({ t: 'do', ref: 1 });
  table.onMessage(update(5, [acted('a2')], 2));
  expect(table.busy).toBe(true);
  table.onMessage({ t: 'done', ref: 1 });
  await expect(first).resolves.toBeUndefined();
  expect(table.busy).toBe(false);
  const second = table.do({ t: 'say', seat: 0, phrase: 'hello' });
  table.onMessage({ t: 'done', ref: 2 });
  await expect(second).resolves.toBeUndefined();
});

test('a refused command rejects, and a stale one requests a snapshot', async () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  const done = table.do({ t: 'undo', seat: 0, version: 0 });
  table.onMessage({ t: 'refusal', code: 'turn.stale', message: '', details: {}, ref: 1 });
  await expect(done).rejects.toMatchObject({ code: 'turn.stale' });
  expect(wire.sent.at(-1)).toEqual({ t: 'resync' });
});

test('a command is rejected while disconnected and when the connection breaks', async () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  const under = table.do({ t: 'resign', seat: 0 });
  wire.up = false;
  table.onLost(false, 1006);
  await expect(under).rejects.toMatchObject({ code: 'connection.unsaved' });
  await expect(table.do({ t: 'resign', seat: 0 })).rejects.toMatchObject({ code: 'connection.lost' });
  expect(table.connection).toBe('lost');
});

const ACT = { t: 'act', seat: 0, action: 'a2', version: 1 } as const;

test('an unanswered command is shown as unsaved until it is answered', async () => {
  vi.useFakeTimers();
  const table = open();
  table.onMessage(snapshot(5, 1));
  const done = table.do(ACT);
  vi.advanceTimersByTime(500);
  expect(table.unsaved).toBe(null);
  vi.advanceTimersByTime(200);
  expect(table.unsaved).toEqual(ACT);
  table.onMessage({ t: 'done', ref: 1 });
  expect(table.unsaved).toBe(null);
  vi.useRealTimers();
  await done;
});

test('on a silent connection it is shown at once, and any message ends the silence', () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  void table.do(ACT);
  expect(table.unsaved).toBe(null);
  table.onSilent();
  expect([table.connection, table.unsaved]).toEqual(['silent', ACT]);
  table.onMessage({ t: 'pong', at: 1 });
  expect(table.connection).toBe('open');
});

test('an action in flight at a disconnect is resent exactly once', async () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  const done = table.do(ACT);
  wire.up = false;
  table.onLost(false, 1006);
  expect([table.busy, table.unsaved]).toEqual([true, ACT]);
  wire.up = true;
  table.onOpen();
  wire.sent = [];
  table.onMessage(snapshot(5, 1));
  expect(wire.sent).toEqual([{ t: 'do', ref: 1, command: ACT }]);
  table.onMessage(snapshot(5, 1));
  expect(wire.sent).toHaveLength(1);
  table.onMessage(update(5, [acted('a2')], 2));
  table.onMessage({ t: 'done', ref: 1 });
  await expect(done).resolves.toBeUndefined();
  expect(table.unsaved).toBe(null);
});

test('an action that was stored is not resent', async () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  const done = table.do(ACT);
  table.onLost(false, 1006);
  table.onOpen();
  wire.sent = [];
  table.onMessage({ ...snapshot(6, 2), log: [{ n: 6, event: acted('a2') }], first: 6 });
  await expect(done).resolves.toBeUndefined();
  expect(wire.sent).toEqual([]);
});

test('an action that no longer fits is rejected', async () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  const done = table.do(ACT);
  table.onLost(false, 1006);
  table.onOpen();
  table.onMessage(snapshot(9, 4));
  await expect(done).rejects.toMatchObject({ code: 'connection.unsaved' });
  expect([table.busy, table.unsaved]).toEqual([false, null]);
});

test('in real time an action is not idempotent, so it is rejected at once', async () => {
  const table = open();
  table.timing = TIMINGS['real-time'];
  table.onMessage(snapshot(5, 1));
  const done = table.do(ACT);
  table.onLost(false, 1006);
  await expect(done).rejects.toMatchObject({ code: 'connection.unsaved' });
});

test('a command that is too long for the server is rejected as such', async () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  const under = table.do({ t: 'resign', seat: 0 });
  table.onLost(false, 1009);
  await expect(under).rejects.toMatchObject({ code: 'message.too_large' });
});

test('leaving the page reports no lost commands', async () => {
  const table = open();
  table.onMessage(snapshot(1, 0));
  const reported = vi.fn();
  table.do({ t: 'offer', seat: 0, what: 'rematch' }).then(reported, reported);
  table.close();
  for (let i = 0; i < 10; i++) await Promise.resolve();
  expect(reported).not.toHaveBeenCalled();
  expect(table.busy).toBe(false);
});
