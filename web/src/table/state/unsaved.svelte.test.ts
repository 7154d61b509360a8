// @vitest-environment happy-dom
/** What was asked of a table: answered, refused, or not known to be stored. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../shell/api/api';
import { acted, open, snapshot, update, wire } from './fixtures';
import { TIMINGS } from './timing';

beforeEach(() => {
  vi.spyOn(api, 'replay').mockImplementation(async (id) => ({ id, frames: [] }));
});
afterEach(() => vi.restoreAllMocks());

test('a command settles with a word of its own, also when nothing is new', async () => {
  const table = open();
  table.heard(snapshot(5, 1));
  const first = table.do({ t: 'act', seat: 0, action: 'a2', version: 1 });
  expect(wire.sent.at(-1)).toMatchObject({ t: 'do', ref: 1 });
  table.heard(update(5, [acted('a2')], 2));
  expect(table.busy).toBe(true);
  table.heard({ t: 'done', ref: 1 });
  await expect(first).resolves.toBeUndefined();
  expect(table.busy).toBe(false);
  const second = table.do({ t: 'say', seat: 0, phrase: 'hello' });
  table.heard({ t: 'done', ref: 2 });
  await expect(second).resolves.toBeUndefined();
});

test('a refused command says why, and a stale one asks for a fresh snapshot', async () => {
  const table = open();
  table.heard(snapshot(5, 1));
  const done = table.do({ t: 'undo', seat: 0, version: 0 });
  table.heard({ t: 'refusal', code: 'turn.stale', message: '', details: {}, ref: 1 });
  await expect(done).rejects.toMatchObject({ code: 'turn.stale' });
  expect(wire.sent.at(-1)).toEqual({ t: 'resync' });
});

test('a command is refused while the line is down, and when it breaks', async () => {
  const table = open();
  table.heard(snapshot(5, 1));
  const under = table.do({ t: 'resign', seat: 0 });
  wire.up = false;
  table.lost(false, 1006);
  await expect(under).rejects.toMatchObject({ code: 'connection.unsaved' });
  await expect(table.do({ t: 'resign', seat: 0 })).rejects.toMatchObject({ code: 'connection.lost' });
  expect(table.connection).toBe('lost');
});

const ACT = { t: 'act', seat: 0, action: 'a2', version: 1 } as const;

test('what is not answered for a moment is shown as not saved, until it is', async () => {
  vi.useFakeTimers();
  const table = open();
  table.heard(snapshot(5, 1));
  const done = table.do(ACT);
  vi.advanceTimersByTime(500);
  expect(table.unsaved).toBe(null);
  vi.advanceTimersByTime(200);
  expect(table.unsaved).toEqual(ACT);
  table.heard({ t: 'done', ref: 1 });
  expect(table.unsaved).toBe(null);
  vi.useRealTimers();
  await done;
});

test('over a silent line it is shown at once, and any word ends the silence', () => {
  const table = open();
  table.heard(snapshot(5, 1));
  void table.do(ACT);
  expect(table.unsaved).toBe(null);
  table.silent();
  expect([table.connection, table.unsaved]).toEqual(['silent', ACT]);
  table.heard({ t: 'pong', at: 1 });
  expect(table.connection).toBe('open');
});

test('an action that the line broke over is sent again exactly once when nothing has moved', async () => {
  const table = open();
  table.heard(snapshot(5, 1));
  const done = table.do(ACT);
  wire.up = false;
  table.lost(false, 1006);
  expect([table.busy, table.unsaved]).toEqual([true, ACT]);
  wire.up = true;
  table.opened();
  wire.sent = [];
  table.heard(snapshot(5, 1));
  expect(wire.sent).toEqual([{ t: 'do', ref: 1, command: ACT }]);
  table.heard(snapshot(5, 1));
  expect(wire.sent).toHaveLength(1);
  table.heard(update(5, [acted('a2')], 2));
  table.heard({ t: 'done', ref: 1 });
  await expect(done).resolves.toBeUndefined();
  expect(table.unsaved).toBe(null);
});

test('an action that was stored though its answer was lost is not sent again', async () => {
  const table = open();
  table.heard(snapshot(5, 1));
  const done = table.do(ACT);
  table.lost(false, 1006);
  table.opened();
  wire.sent = [];
  table.heard({ ...snapshot(6, 2), log: [{ n: 6, event: acted('a2') }], first: 6 });
  await expect(done).resolves.toBeUndefined();
  expect(wire.sent).toEqual([]);
});

test('an action that no longer fits is given back with a word', async () => {
  const table = open();
  table.heard(snapshot(5, 1));
  const done = table.do(ACT);
  table.lost(false, 1006);
  table.opened();
  table.heard(snapshot(9, 4));
  await expect(done).rejects.toMatchObject({ code: 'connection.unsaved' });
  expect([table.busy, table.unsaved]).toEqual([false, null]);
});

test('in real time an action may be carried out twice, so it is given back at once', async () => {
  const table = open();
  table.timing = TIMINGS['real-time'];
  table.heard(snapshot(5, 1));
  const done = table.do(ACT);
  table.lost(false, 1006);
  await expect(done).rejects.toMatchObject({ code: 'connection.unsaved' });
});

test('a command too long for the server is refused as such', async () => {
  const table = open();
  table.heard(snapshot(5, 1));
  const under = table.do({ t: 'resign', seat: 0 });
  table.lost(false, 1009);
  await expect(under).rejects.toMatchObject({ code: 'message.too_large' });
});

test('who leaves while an answer is awaited is not told that the line was lost', async () => {
  const table = open();
  table.heard(snapshot(1, 0));
  const told = vi.fn();
  table.do({ t: 'offer', seat: 0, what: 'rematch' }).then(told, told);
  table.close();
  for (let i = 0; i < 10; i++) await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  expect(table.busy).toBe(false);
});
