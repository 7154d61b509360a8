// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { boardSettings } from '../../../shell/settings.svelte';
import { Cascade } from '../cascade/cascade.svelte';
import { viewOf } from '../prediction/fixtures';
import type { Place, TableRenderer } from '../scene';
import { lossQuestion } from './pushes.svelte';
import Toppling from './Toppling.svelte';

const over = viewOf({
  phase: 'over',
  tiles: [{ id: 'pole-end', terrain: 'pole', x: 200, y: -300, angle: 0, ports: [0] }],
  count: {
    animals: [],
    landscapes: [],
    triptychs: 0,
    tokens: 0,
    score: 0,
    lost: [{ photo: 'pole-end', key: 'dry-port', args: { port: 1, tile: 'pole end', away: 54, domino: '1' } }],
  },
});
let made: Record<string, unknown> | undefined;

afterEach(() => {
  if (made) void unmount(made);
  lossQuestion.photo = '';
});

/** A mounted panel below a finished table, and the calls that its camera receives. */
function end() {
  const seen: unknown[] = [];
  const camera = {
    movedByPerson: false,
    fit: (what: string) => seen.push(what),
    follow: ({ x, y }: Place) => seen.push([x, y]),
    cover: (bottom: number) => seen.push(bottom > 0 ? 'covered' : 'free'),
  };
  const renderer = { camera, pose: () => {} } as unknown as TableRenderer;
  const t = (id: string) => id;
  const settings = boardSettings();
  const cascade = new Cascade({
    now: () => 0,
    requestFrame: () => 0,
    cancelFrame: () => {},
    settings,
    renderer,
    t,
    announce: () => {},
    settled: () => {},
    moving: () => {},
  });
  cascade.arrive({ view: over, animate: false });
  const board = {
    cascade,
    renderer,
    surface: undefined,
    seats: [],
    seat: -1,
    canAct: false,
    settings,
    t,
    announce: () => {},
    play: () => {},
    send: async () => {},
    sender: { refusals: 0 },
  };
  made = mount(Toppling, { target: document.body, props: { board } });
  flushSync();
  seen.length = 0;
  return { seen, cascade };
}

test('asking about a lost photo shows its place, and afterwards all pieces', () => {
  const { seen, cascade } = end();
  lossQuestion.photo = 'pole-end';
  flushSync();
  expect(seen).toEqual([[200, -300]]);
  expect(cascade.lights.length).toBeGreaterThan(1);
  lossQuestion.photo = '';
  flushSync();
  expect(seen.slice(1)).toEqual(['pieces']);
  expect(cascade.lights).toEqual([]);
});

test('the count covers part of the picture, which is free again afterwards', () => {
  const { seen, cascade } = end();
  cascade.showCount();
  flushSync();
  expect(seen.slice(0, 2).sort()).toEqual(['covered', 'pieces']);
  cascade.closeCount();
  flushSync();
  expect(seen.at(-1)).toBe('free');
});
