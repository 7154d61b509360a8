// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromBrowser, Hands, TableView } from '../../shell/api/wire';
import { LiveCursors } from './liveCursors.svelte';

const seat = (you: boolean, more = {}) => ({ kind: 'person', you, here: true, level: '', lent: false, ...more });
const glass = { at: 0, runs: true, running: [{ kind: 'glass', seat: -1, left: 1 }] };

function table(more: Partial<TableView> = {}): TableView {
  return {
    status: 'playing',
    timers: { at: 0, runs: true, running: [] },
    seats: [seat(true), seat(false)],
    ...more,
  } as TableView;
}

const hands = (more: Partial<Hands>): Hands => ({ t: 'hands', ...more });

let sent: FromBrowser[];
let up: boolean;
let live: LiveCursors;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  up = true;
  live = new LiveCursors((message) => {
    if (up) sent.push(message);
    return up;
  });
  live.follow(table());
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test('a moving cursor is sent at once, then throttled, and finally where it stopped', () => {
  for (let i = 1; i < 50; i++) {
    live.point(i, -i, 0, 0);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(sent.length).toBeLessThan(8);
  expect(sent[0]).toEqual({ t: 'pointer', x: 10, y: -10, turn: 0, lift: 0 });
  expect(sent.at(-1)).toEqual({ t: 'pointer', x: 490, y: -490, turn: 0, lift: 0 });
});

test('an unmoved cursor is not sent again, and invalid numbers are ignored', () => {
  live.point(1, 2, -10, 3.14);
  vi.advanceTimersByTime(200);
  live.point(1, 2, 350, 3.14);
  vi.advanceTimersByTime(200);
  live.point(Number.NaN, 2, 0, 0);
  live.mark(1, Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(200);
  expect(sent).toEqual([{ t: 'pointer', x: 10, y: 20, turn: 3500, lift: 31 }]);
});

test('cursors of others are shown, except absent players and bots', () => {
  const seats = [seat(true), seat(false), seat(false, { here: false }), seat(false, { level: 'weak', lent: true })];
  live.follow(table({ seats } as Partial<TableView>));
  live.receive(hands({ pointers: [0, 1, 2, 3].map((number) => [number, 15, -25, 900, 300]) }));
  expect(live.pointers).toEqual([{ seat: 1, x: 1.5, y: -2.5, turn: 90, lift: 30 }]);
  vi.advanceTimersByTime(15_000);
  expect(live.pointers).toEqual([]);
});

test('a spectator sees cursors and has none', () => {
  live.follow(table({ seats: [seat(false), seat(false)] } as Partial<TableView>));
  live.point(1, 2, 0, 0);
  live.mark(1, 2);
  live.stroke(1, [1, 2]);
  live.receive(hands({ pointers: [[0, 10, 10, 0, 0]] }));
  vi.advanceTimersByTime(500);
  expect([sent, live.marks, live.strokes, live.pointers.length]).toEqual([[], [], [], 1]);
});

test('a mark is shown for a few seconds, one’s own at once', () => {
  live.mark(3, 4);
  expect(live.marks).toMatchObject([{ seat: 0, x: 3, y: 4 }]);
  live.receive(
    hands({
      marks: [
        [0, 30, 40],
        [1, 50, 60],
      ],
    }),
  );
  expect(live.marks.map((mark) => mark.seat)).toEqual([0, 1]);
  vi.advanceTimersByTime(4000);
  expect(live.marks).toEqual([]);
});

test('a growing stroke is sent in pieces and received as it was drawn', () => {
  live.stroke(1, [0, 0]);
  live.stroke(1, [0, 0, 1, 1]);
  live.stroke(1, [0, 0, 1, 1, 2, 2]);
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([
    { t: 'stroke', id: 1, offset: 0, points: [0, 0] },
    { t: 'stroke', id: 1, offset: 2, points: [10, 10, 20, 20] },
  ]);
  live.receive(
    hands({
      strokes: [
        [0, 1, 0, 0, 0],
        [1, 9, 0, 5, 5],
        [1, 9, 2, 6, 6],
      ],
    }),
  );
  expect(live.strokes).toEqual([
    { seat: 0, id: 1, points: [0, 0, 1, 1, 2, 2] },
    { seat: 1, id: 9, points: [0.5, 0.5, 0.6, 0.6] },
  ]);
  live.stroke(1, []);
  live.receive(hands({ strokes: [[1, 9, 0]] }));
  vi.advanceTimersByTime(500);
  expect(live.strokes).toEqual([]);
  expect(sent.at(-1)).toEqual({ t: 'stroke', id: 1, offset: 0, points: [] });
});

test('a stroke that changes its beginning is sent again', () => {
  live.stroke(1, [0, 0, 1, 1]);
  vi.advanceTimersByTime(500);
  live.stroke(1, [0, 0, 3, 3]);
  vi.advanceTimersByTime(500);
  expect(sent.at(-1)).toEqual({ t: 'stroke', id: 1, offset: 0, points: [0, 0, 30, 30] });
});

test('strokes disappear while a timer runs, unless the table is paused', () => {
  live.stroke(1, [0, 0]);
  live.follow(table({ timers: glass }));
  expect(live.strokes).toEqual([]);
  live.stroke(2, [0, 0]);
  expect(live.strokes).toEqual([]);
  live.follow(table({ timers: glass, status: 'paused' }));
  live.stroke(3, [0, 0]);
  expect(live.strokes.map((stroke) => stroke.id)).toEqual([3]);
});

test('a complete message replaces all cursors and strokes', () => {
  live.receive(
    hands({
      pointers: [[1, 1, 1, 0, 0]],
      strokes: [
        [1, 1, 0, 1, 1],
        [1, 2, 0, 1, 1],
      ],
    }),
  );
  live.receive(
    hands({
      whole: true,
      strokes: [
        [0, 5, 0, 7, 7],
        [1, 2, 0, 1, 1],
      ],
    }),
  );
  expect(live.pointers).toEqual([]);
  expect(live.strokes.map((stroke) => [stroke.seat, stroke.id])).toEqual([
    [0, 5],
    [1, 2],
  ]);
});

test('of many strokes of a seat the oldest are dropped, as on the server', () => {
  for (let id = 0; id < 20; id++) live.receive(hands({ strokes: [[1, id, 0, 1, 1]] }));
  expect(live.strokes.map((stroke) => stroke.id)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});

test('strokes drawn offline are sent after the reconnect', () => {
  up = false;
  live.stroke(1, [0, 0]);
  vi.advanceTimersByTime(300);
  up = true;
  vi.advanceTimersByTime(300);
  expect(sent).toEqual([{ t: 'stroke', id: 1, offset: 0, points: [0, 0] }]);
});

test('a call is shown for three seconds, and only the newest of each seat', () => {
  live.call('aya-wait');
  live.receive(
    hands({
      calls: [
        [0, 'aya-wait'],
        [1, 'aya-gap'],
      ],
    }),
  );
  live.receive(hands({ calls: [[1, 'aya-bravo']] }));
  expect(sent).toEqual([{ t: 'call', call: 'aya-wait' }]);
  expect(live.calls.map(({ seat, call }) => [seat, call])).toEqual([
    [0, 'aya-wait'],
    [1, 'aya-bravo'],
  ]);
  vi.advanceTimersByTime(3000);
  expect(live.calls).toEqual([]);
});

test('calls are throttled and need a connection and a seat', () => {
  live.call('aya-wait');
  live.call('aya-gap');
  vi.advanceTimersByTime(2000);
  up = false;
  live.call('aya-gap');
  up = true;
  live.call('aya-bravo');
  live.follow(table({ seats: [seat(false), seat(false)] } as Partial<TableView>));
  vi.advanceTimersByTime(2000);
  live.call('aya-gap');
  expect(sent.map((message) => 'call' in message && message.call)).toEqual(['aya-wait', 'aya-bravo']);
});
