// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cascade, Print } from '../cascade/cascade.svelte';
import { viewOf } from '../prediction/fixtures';
import Count from './Count.svelte';

const tile = (id: string, x: number) => ({ id, terrain: id.split('-')[0] ?? '', x, y: 0, angle: 0, ports: [0] });
const view = viewOf({
  phase: 'over',
  pushes: 3,
  tiles: [tile('start', 0), tile('forest-end', 100), tile('desert-end', 200), tile('pole-end', 300)],
  count: {
    landscapes: ['forest-end', 'pole-end'],
    animals: [],
    triptychs: 0,
    tokens: 8,
    score: 10,
    lost: [{ photo: 'desert-end', key: 'foreign', args: { domino: 1 } }],
  },
});

let made: Record<string, unknown> | undefined;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  if (made) void unmount(made);
  document.body.replaceChildren();
  vi.useRealTimers();
});

function counted(reducedMotion = false) {
  const settings = { speed: 1, reducedMotion, sound: false, volume: 0, largePieces: false, leftHanded: false, careful: false };
  const cascade = { print: null as Print | null, printBoxes: new Map(), lights: [], pushes: { all: [] }, counted: () => {} };
  const nothing = () => {};
  Element.prototype.scrollIntoView = nothing;
  const props = { cascade: cascade as unknown as Cascade, view, renderer: null, seats: [], settings, t: (id: string) => id };
  made = mount(Count, { target: document.body, props: { ...props, announce: nothing, play: nothing } });
  flushSync();
  const album = () =>
    [...document.querySelectorAll('.album img')].map((image) => /(\w+-\w+)\.svg/.exec(image.getAttribute('src') ?? '')?.[1]);
  const next = () => {
    vi.advanceTimersToNextTimer();
    flushSync();
  };
  return { cascade, album, next };
}

test('each photo is shown large, and then only a won one enters the album', () => {
  const { cascade, album, next } = counted();
  const seen: [string, boolean, number][] = [];
  for (let i = 0; i < 3; i++) {
    next();
    seen.push([cascade.print?.id ?? '', cascade.print?.won ?? false, album().length]);
  }
  expect(seen).toEqual([
    ['forest-end', true, 0],
    ['desert-end', false, 1],
    ['pole-end', true, 1],
  ]);
  next();
  expect([cascade.print, album()]).toEqual([null, ['forest-end', 'pole-end']]);
});

test('the ten tokens are shown when they are counted, spent ones turned over', () => {
  const { next } = counted();
  for (let i = 0; i < 4; i++) next();
  const tokens = document.querySelector('[data-testid="aya-tokens"]');
  expect([
    tokens?.getAttribute('data-kept'),
    tokens?.querySelectorAll('svg').length,
    tokens?.querySelectorAll('.spent').length,
  ]).toEqual(['8', 10, 2]);
});

test('with reduced motion the album is complete at once without large prints', () => {
  const { cascade, album } = counted(true);
  expect([cascade.print, album()]).toEqual([null, ['forest-end', 'pole-end']]);
});
