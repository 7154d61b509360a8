// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../../games/module';
import { api } from '../../shell/api/api';
import type { AnyEvent } from '../../shell/api/wire';
import { acted, frame, open, patch, snapshot, tableView, update, wire } from './fixtures';
import type { Table } from './tableStore.svelte';
import { TIMINGS } from './timing';

/** Every view that the board would receive, in order. */
async function views(table: Table, during: () => void): Promise<{ k: number; animate: boolean }[]> {
  const seen: { k: number; animate: boolean }[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      if (table.shown) seen.push({ k: table.shown.k, animate: table.shown.animate });
    });
  });
  during();
  for (let i = 0; i < 10; i++) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  stop();
  return seen;
}

let replay: Frame[];
beforeEach(() => {
  replay = [];
  vi.spyOn(api, 'replay').mockImplementation(async (id) => ({ id, frames: replay }));
});
afterEach(() => vi.restoreAllMocks());

test('views that arrive together are shown one by one in order', async () => {
  const table = open();
  replay = [frame(0), frame(1)];
  const seen = await views(table, () => {
    table.onMessage(snapshot(5, 1));
    table.onMessage(update(5, [acted('a2')], 2));
    table.onMessage(update(6, [acted('a3')], 3));
    table.onMessage(update(7, [acted('a4')], 4));
  });
  expect(seen.map((entry) => entry.k)).toEqual([1, 2, 3, 4]);
  expect(seen[0]?.animate).toBe(false);
});

test('a gap in the event numbers requests a snapshot and changes nothing', () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  table.onMessage(update(7, [acted('a3')], 3));
  expect(wire.sent).toEqual([{ t: 'resync' }]);
  expect(table.n).toBe(5);
  expect(table.table?.actions).toBe(1);
  table.onMessage(snapshot(8, 3));
  expect(table.n).toBe(8);
  expect(table.view).toEqual({ k: 3 });
});

test('a patch is applied to the last view, and each position is a new object', async () => {
  const table = open();
  replay = [frame(1)];
  table.onMessage({ ...snapshot(5, 1), view: { k: 1, pieces: [{ x: 1 }, { x: 2 }] } });
  await new Promise((resolve) => setTimeout(resolve, 0));
  const seen = await views(table, () => {
    table.onMessage(patch(5, [acted('a2')], { 'table~': { actions: 2 }, 'view~': { k: 2, 'pieces~': { '1~': { x: 7 } } } }));
    table.onMessage(patch(6, [acted('a3')], { 'table~': { actions: 3 } }));
  });
  expect(seen.map((entry) => entry.k)).toEqual([2, 3]);
  expect(table.view).toEqual({ k: 2, pieces: [{ x: 1 }, { x: 7 }] });
  const [first, second, third] = table.frames.map((frame) => frame.view as { pieces: object[] });
  expect(table.frames.map((frame) => frame.k)).toEqual([1, 2, 3]);
  expect(third).not.toBe(second);
  expect(third?.pieces).toBe(second?.pieces);
  expect(first).toEqual({ k: 1 });
});

test('presence messages do not affect later patches', () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  table.onMessage({ t: 'presence', here: [true, false], away_since: [0, 9], watchers: 3 });
  expect(table.table?.seats[1]?.here).toBe(false);
  // In the server's last table message the player was present, so the patch does not mention it.
  table.onMessage(patch(5, [], { 'table~': { watchers: 2 } }));
  expect(table.table?.seats[1]).toMatchObject({ here: true, away_since: 0 });
  expect(table.table?.watchers).toBe(2);
});

test('a patch after a gap requests a snapshot and changes nothing', () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  table.onMessage(patch(7, [acted('a3')], { 'table~': { actions: 3 } }));
  table.onMessage(patch(4, [acted('a1')], { 'table~': { actions: 0 } }));
  expect(wire.sent).toEqual([{ t: 'resync' }, { t: 'resync' }]);
  expect([table.n, table.table?.actions]).toEqual([5, 1]);
});

test('a recorded motion is passed with its position, also for earlier ones', async () => {
  const table = open();
  table.timing = TIMINGS['real-time'];
  replay = [frame(3), frame(5)];
  const moved = (motion: string): AnyEvent => ({ t: 'acted', at: 1, seat: -1, action: 'rest', motion });
  table.onMessage(snapshot(5, 1));
  table.onMessage(update(5, [acted('push 1')], 2));
  table.onMessage(update(6, [moved('first')], 3));
  table.onMessage(update(7, [acted('push 2')], 4));
  table.onMessage(update(8, [moved('second')], 5));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(table.shown).toMatchObject({ k: 5, recorded: { motion: 'second', at: 1 } });
  table.goTo(3);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(table.shown).toMatchObject({ k: 3, recorded: { motion: 'first', at: 1 } });
});

test('the offset of the server clock comes from the fastest message', () => {
  vi.useFakeTimers({ now: 50_000 });
  const table = open();
  table.onMessage({ t: 'pong', at: 50_010 });
  table.onMessage({ t: 'pong', at: 50_080 });
  table.onMessage({ t: 'pong', at: 49_990 });
  expect(table.offset).toBe(80);
  table.onMessage({ t: 'pong', at: 49_000 });
  expect(table.offset).toBe(-1000);
  vi.useRealTimers();
});

test('with another protocol version the page is outdated and commands are rejected', async () => {
  const table = open();
  table.onMessage(snapshot(6, 2));
  const done = table.do({ t: 'resign', seat: 0 });
  table.onLost(true, 4426);
  expect(table.connection).toBe('outdated');
  await expect(done).rejects.toMatchObject({ code: 'connection.lost' });
});

test('a phrase does not change the board and appears at its seat', async () => {
  const table = open();
  const seen = await views(table, () => {
    table.onMessage(snapshot(5, 1));
    table.onMessage(update(5, [{ t: 'said', at: 0, seat: 1, phrase: 'hello' }], 1));
  });
  expect(seen).toHaveLength(1);
  expect(table.bubbles).toMatchObject([{ seat: 1, phrase: 'hello' }]);
});

test('events that change no position do not change the board', async () => {
  const quiet: AnyEvent[] = [
    { t: 'offered', at: 0, seat: 1, what: 'draw' },
    { t: 'answered', at: 0, seat: 0, what: 'draw', yes: false },
    { t: 'lent', at: 0, seat: 1, level: 'toad' },
    { t: 'reclaimed', at: 0, seat: 1 },
  ];
  const table = open();
  const seen = await views(table, () => {
    table.onMessage(snapshot(5, 1));
    quiet.forEach((event, k) => {
      table.onMessage(update(5 + k, [event], 1));
    });
  });
  expect(seen).toHaveLength(1);
  // The view itself is always current.
  expect(table.view).toEqual({ k: 1 });
});

test('a take-back by consent is shown although nobody acted', async () => {
  const table = open();
  const seen = await views(table, () => {
    table.onMessage(snapshot(5, 3));
    table.onMessage(update(5, [{ t: 'answered', at: 0, seat: 1, what: 'takeback', yes: true }], 1));
  });
  expect(seen.at(-1)).toEqual({ k: 1, animate: false });
});

test('in rounds a player who has finished is seen although the action is secret', async () => {
  const table = open();
  table.timing = TIMINGS.rounds;
  const seen = await views(table, () => {
    table.onMessage({ ...snapshot(5, 1), table: tableView(1, { to_act: [0, 1] }) });
    table.onMessage(update(5, [], 1));
  });
  expect(seen).toHaveLength(2);
});

test('an undone action is removed from the positions without animation', async () => {
  const table = open();
  replay = [frame(0), frame(1)];
  table.onMessage(snapshot(5, 1));
  await vi.waitFor(() => expect(table.frames).toHaveLength(2));
  table.onMessage(update(5, [acted('a2')], 2));
  expect(table.frames.map((frame) => frame.k)).toEqual([0, 1, 2]);
  const seen = await views(table, () => table.onMessage(update(6, [{ t: 'undone', at: 0, seat: 0 }], 1)));
  expect(table.frames.map((frame) => frame.k)).toEqual([0, 1]);
  expect(seen.at(-1)).toEqual({ k: 1, animate: false });
});

test('several actions in one update are filled in from the replay', async () => {
  const table = open();
  table.onMessage({ ...snapshot(2, 0), view: null });
  replay = [frame(0), frame(1), frame(2), frame(3)];
  table.onMessage(update(2, [acted('tiles', -1), acted('throw', -1), acted('first', -1)], 3));
  await vi.waitFor(() => expect(table.frames.map((frame) => frame.k)).toEqual([0, 1, 2, 3]));
});

test('after a reconnect the snapshot restores the state', async () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  table.onLost(false, 1006);
  table.onOpen();
  table.onMessage(snapshot(9, 4));
  expect(table.connection).toBe('open');
  expect(table.n).toBe(9);
  await vi.waitFor(() => expect(table.shown).toMatchObject({ k: 4, animate: false }));
});

test('stepping back is not disturbed by new events, and returns to the present', async () => {
  const table = open();
  replay = [frame(0), frame(1), frame(2)];
  table.onMessage(snapshot(5, 2));
  await vi.waitFor(() => expect(table.frames).toHaveLength(3));
  table.goTo(1);
  await vi.waitFor(() => expect(table.shown).toMatchObject({ k: 1, animate: false }));
  table.onMessage(update(5, [acted('a3')], 3));
  expect(table.shown?.k).toBe(1);
  table.goTo(2);
  await vi.waitFor(() => expect(table.shown).toMatchObject({ k: 2, animate: true }));
  // A single step forward is animated, also after a jump; a jump is not.
  table.goTo(null);
  await vi.waitFor(() => expect(table.shown).toMatchObject({ k: 3, animate: true }));
  table.goTo(0);
  table.goTo(2);
  table.goTo(null);
  expect(table.behind).toBe(true);
  await vi.waitFor(() => expect(table.shown).toMatchObject({ k: 3, animate: true }));
  table.goTo(0);
  table.goTo(null);
  await vi.waitFor(() => expect(table.shown).toMatchObject({ k: 3, animate: false }));
  expect(table.behind).toBe(false);
});

test('presence changes who is connected and nothing else', () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  table.onMessage({ t: 'presence', here: [true, false], away_since: [0, 77], watchers: 2 });
  expect(table.table?.seats[1]).toMatchObject({ here: false, away_since: 77, name: 'Ben' });
  expect(table.table?.watchers).toBe(2);
});

test('a player who is back can no longer be replaced', () => {
  const table = open();
  const away = { can_lend: [1], can_close: [1], can_claim: true, close_from: 9 };
  table.onMessage({ ...snapshot(5, 1), table: tableView(1, away) });
  table.onMessage({ t: 'presence', here: [true, false], away_since: [0, 7], watchers: 0 });
  expect(table.table).toMatchObject(away);
  table.onMessage({ t: 'presence', here: [true, true], away_since: [0, 0], watchers: 0 });
  expect(table.table).toMatchObject({ can_lend: [], can_close: [], can_claim: false, close_from: 0 });
});

test('a declined offer is reported', () => {
  const table = open();
  const ended = vi.fn();
  table.onended = ended;
  table.onMessage(snapshot(5, 1));
  const offer = { what: 'draw' as const, seat: 0, agreed: [0], action: '' };
  table.onMessage(patch(5, [{ t: 'offered', at: 0, seat: 0, what: 'draw' }], { table: tableView(1, { offer }) }));
  expect(ended).not.toHaveBeenCalled();
  table.onMessage(update(6, [{ t: 'answered', at: 0, seat: 1, what: 'draw', yes: false }], 1));
  expect(ended).toHaveBeenCalledWith({ what: 'draw', seat: 0, how: 'declined', by: 1 });
});

test('server overload is reported, and ends with a message or a reconnect', () => {
  const table = open();
  table.onMessage(snapshot(5, 1));
  table.onMessage({ t: 'busy', busy: true });
  expect(table.full).toBe(true);
  table.onMessage({ t: 'busy', busy: false });
  expect(table.full).toBe(false);
  table.onMessage({ t: 'busy', busy: true });
  table.onOpen();
  expect(table.full).toBe(false);
});

test('an unknown table is gone for good', () => {
  const table = open();
  table.onMessage({ t: 'refusal', code: 'table.unknown', message: '', details: {}, ref: 0 });
  expect(table.connection).toBe('gone');
});

test('in rounds an action is shown at once, and a frame comes with the next roll only', async () => {
  const table = open();
  table.timing = TIMINGS.rounds;
  vi.spyOn(api, 'replay').mockResolvedValue({ id: 'a', frames: [frame(1)] });
  table.onMessage(snapshot(5, 1));
  await vi.waitFor(() => expect(table.frames.map((frame) => frame.k)).toEqual([1]));
  const seen = await views(table, () => {
    table.onMessage(update(5, [acted('A1=NS')], 2));
    table.onMessage(update(6, [{ t: 'undone', at: 0, seat: 0 }], 1));
    table.onMessage(update(7, [acted('A1=EW'), acted('done')], 3));
    table.onMessage(update(9, [acted('B1=NS', 1), acted('done', 1), acted('roll t', -1)], 6));
  });
  expect(seen.slice(-4)).toEqual([
    { k: 2, animate: true },
    { k: 1, animate: false },
    { k: 3, animate: true },
    { k: 6, animate: true },
  ]);
  expect(table.frames.map((frame) => [frame.k, frame.action])).toEqual([
    [1, 'a1'],
    [6, 'roll t'],
  ]);
});

test('steps go from frame to frame, whatever the number of actions between them', async () => {
  const table = open();
  table.timing = TIMINGS.rounds;
  vi.spyOn(api, 'replay').mockResolvedValue({ id: 'a', frames: [1, 4, 9].map(frame) });
  table.onMessage(snapshot(5, 11));
  await vi.waitFor(() => expect(table.frames.length).toBe(3));
  expect(table.step(11, -1)).toBe(9);
  expect(table.step(9, -1)).toBe(4);
  expect(table.step(1, -1)).toBe(null);
  expect(table.step(4, 1)).toBe(9);
  expect(table.step(9, 1)).toBe(null);
});

test('positions are complete only after the replay has been fetched', async () => {
  const table = open();
  let answer: (replay: { id: string; frames: Frame[] }) => void = () => {};
  vi.spyOn(api, 'replay').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  table.onMessage(snapshot(5, 2));
  expect(table.complete).toBe(false);
  answer({ id: 'a', frames: [0, 1, 2].map(frame) });
  await vi.waitFor(() => expect(table.complete).toBe(true));
});

test('a failed replay request leaves the positions incomplete', async () => {
  const table = open();
  vi.spyOn(api, 'replay').mockRejectedValue(new Error('no answer'));
  table.onMessage(snapshot(5, 2));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(table.complete).toBe(false);
});

test('the log is made of the snapshot and the updates in order', () => {
  const table = open();
  const late: AnyEvent = { t: 'late', at: 0, seat: 1, level: 'stroller' };
  table.onMessage({ ...snapshot(1, 1), log: [{ n: 1, event: acted('roll t', -1) }] });
  table.onMessage(update(1, [late], 1));
  expect(table.log).toEqual([acted('roll t', -1), late]);
  table.onMessage({ ...snapshot(2, 1), log: [{ n: 1, event: acted('roll t', -1) }] });
  expect(table.log).toEqual([acted('roll t', -1)]);
});

test('a snapshot has the end of a long log, and updates continue it', () => {
  const table = open();
  const entry = { n: 5000, event: acted('roll t', -1) };
  table.onMessage({ ...snapshot(5000, 1), log: [entry], first: 5000 });
  table.onMessage(update(5000, [acted('s3')], 2));
  expect(table.log).toEqual([entry.event, acted('s3')]);
  expect(table.n).toBe(5001);
});
