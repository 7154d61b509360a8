// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sheet, view as viewOf } from '../fixtures';
import type { WalkView } from '../types';
import { Reveal } from './reveal.svelte';

let stop: () => void = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const TWO = viewOf({ alone: false, sheets: [sheet('............┼............'), sheet('............┼............')] });
const REVEALED = { ...TWO, round: 2, last_round: 1, last: [[{ action: 'A1=NE' }], [{ action: 'B1=I' }]] };

/** Observe a view; `draws`: animation is enabled. */
function watch(start: WalkView, draws: boolean) {
  let view = $state.raw(start);
  const settledRounds: number[] = [];
  let created: Reveal | undefined;
  stop = $effect.root(() => {
    created = new Reveal({
      view: () => view,
      animate: () => true,
      draws: () => draws,
      pace: () => 1,
      play: () => {},
      settled: () => settledRounds.push(view.last_round),
    });
  });
  flushSync();
  const now = (next: WalkView): void => {
    view = next;
    flushSync();
  };
  return { reveal: created as unknown as Reveal, settledRounds, now };
}

test('revealed squares are highlighted on every sheet, and then the view settles', () => {
  const { reveal, settledRounds, now } = watch(TWO, true);
  vi.runAllTimers();
  now(REVEALED);
  expect(reveal.lights.map((light) => [...light])).toEqual([['A1'], ['B1']]);
  expect(settledRounds).toEqual([0]);
  vi.runAllTimers();
  expect(reveal.lights.map((light) => light.size)).toEqual([0, 0]);
  expect(settledRounds).toEqual([0, 1]);
});

test('a late spectator sees no highlights, and without animation it settles at once', () => {
  const { reveal, settledRounds } = watch(REVEALED, false);
  expect(reveal.lights.map((light) => light.size)).toEqual([0, 0]);
  expect(settledRounds).toEqual([1]);
});
