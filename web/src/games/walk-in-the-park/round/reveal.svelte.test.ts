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

/** Somebody before a view; whether things are seen to be drawn. */
function watch(start: WalkView, draws: boolean) {
  let view = $state.raw(start);
  const rests: number[] = [];
  let made: Reveal | undefined;
  stop = $effect.root(() => {
    made = new Reveal({
      view: () => view,
      animate: () => true,
      draws: () => draws,
      pace: () => 1,
      play: () => {},
      settled: () => rests.push(view.last_round),
    });
  });
  flushSync();
  const now = (next: WalkView): void => {
    view = next;
    flushSync();
  };
  return { reveal: made as unknown as Reveal, rests, now };
}

test('what a round revealed lights up on every sheet, and then all is at rest', () => {
  const { reveal, rests, now } = watch(TWO, true);
  vi.runAllTimers();
  now(REVEALED);
  expect(reveal.lights.map((one) => [...one])).toEqual([['A1'], ['B1']]);
  expect(rests).toEqual([0]);
  vi.runAllTimers();
  expect(reveal.lights.map((one) => one.size)).toEqual([0, 0]);
  expect(rests).toEqual([0, 1]);
});

test('who comes later sees nothing lit, and where nothing is drawn all is at rest at once', () => {
  const { reveal, rests } = watch(REVEALED, false);
  expect(reveal.lights.map((one) => one.size)).toEqual([0, 0]);
  expect(rests).toEqual([1]);
});
