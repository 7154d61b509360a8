// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { domino, view } from '../prediction/fixtures';
import type { Place } from '../scene';
import type { AyaView } from '../wire';
import { RiverWatch, riverLines } from './riverWatch.svelte';

const t = (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ');
const start = { id: 'start', terrain: 'start', x: 0, y: 0, angle: 0, ports: [0, 120] };
const laid = (spots: readonly [number, number][], more: Partial<AyaView> = {}): AyaView =>
  view({ tiles: [start], dominoes: spots.map(([x, y], k) => domino(k + 1, x, y)), ...more });
/** Three dominoes from Start, a gap of 6 cm, two dominoes, and a stray. */
const GAP: [number, number][] = [
  [0, 0],
  [20, 0],
  [40, 0],
  [100, 0],
  [120, 0],
  [0, 300],
];

function watching(first: AyaView, seat = 0) {
  let now = $state.raw(first);
  const looked: Place[] = [];
  const river = new RiverWatch({
    get view() {
      return now;
    },
    seat,
    inMatch: true,
    autoCamera: { lookAt: ({ x, y }) => looked.push({ x, y }) },
    t,
  });
  const announceGrowth = (next: AyaView) => {
    const before = now;
    now = next;
    flushSync();
    river.announceGrowth(before, next);
  };
  return { river, looked, announceGrowth };
}

test('the dominoes of the river and those cut off from it are counted', () => {
  const { river, announceGrowth } = watching(laid([]));
  expect([river.shows, river.count, river.cutCount]).toEqual([true, 0, 0]);
  announceGrowth(laid(GAP));
  expect([river.count, river.cutCount]).toEqual([3, 3]);
});

test('the river is shown while it is built and until the first push', () => {
  const shown = (more: Partial<AyaView>) => watching(laid(GAP, more)).river.shows;
  expect(['ready', 'placing', 'pause', 'toppling'].map((phase) => shown({ phase }))).toEqual([true, true, true, true]);
  expect([shown({ phase: 'toppling', pushes: 1 }), shown({ phase: 'over' }), shown({ phase: 'laying' })]).toEqual([
    false,
    false,
    false,
  ]);
});

test('gaps are shown one after the other, the largest loss first, then none', () => {
  const { river, looked } = watching(laid(GAP));
  expect(river.lights).toEqual([]);
  river.showNext();
  expect(river.lights.map(({ x, y, label }) => [x, y, label])).toEqual([
    [40, 0, undefined],
    [100, 0, 'aya-river-gap-label far 6'],
  ]);
  expect([looked, river.announcement]).toEqual([[{ x: 70, y: 0 }], 'aya-river-gap far 6 3 4 2 1 2']);
  river.showNext();
  expect(river.gap?.joins.id).toBe(6);
  river.showNext();
  expect([river.gap, river.lights]).toEqual([null, []]);
});

test('a gap that has been closed is no longer shown', () => {
  const { river, announceGrowth } = watching(laid(GAP));
  river.showNext();
  announceGrowth(laid([...GAP, [60, 0], [80, 0]]));
  expect([river.gap, river.count, river.cutCount]).toEqual([null, 7, 1]);
});

test('falling dominoes have solid lines, cut-off ones dots, and the shown gap a line', () => {
  const { river } = watching(laid(GAP));
  const looks = () => river.lines.map((line) => line.river).join(' ');
  expect(looks()).toBe('wet wet wet dry dry dry');
  river.showNext();
  expect(looks()).toBe('wet wet wet dry dry dry gap');
  expect(river.lines.at(-1)?.points).toEqual([40, 0, 100, 0]);
  expect(riverLines(laid([]), { push: 0, dominoes: new Set(), cutOff: [] }, null)).toEqual([]);
});

test('the river is announced after the person’s own placement only', () => {
  const own = watching(laid(GAP.slice(0, 1)));
  own.announceGrowth(laid(GAP.slice(0, 2), { turn: 1 }));
  expect(own.river.announcement).toBe('aya-river-said 2 0');
  own.announceGrowth(laid(GAP.slice(0, 3), { turn: 0 }));
  expect(own.river.announcement).toBe('aya-river-said 2 0');
});
