// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { RecordedMotion } from '../../module';
import { dominoAt, viewOf } from '../prediction/fixtures';
import type { AyaView } from '../wire';
import { longestWave, Pushes, pushesOf, stopped } from './pushes.svelte';

/** A table of eight dominoes with the given numbers of fallen dominoes and of pushes. */
function table(fallen: number, pushes: number, phase = 'toppling'): AyaView {
  const dominoes = Array.from({ length: 8 }, (_, i) => dominoAt(i + 1, i * 50, 0, 0, i < fallen ? 'fallen' : ''));
  return viewOf({ phase, pushes, dominoes });
}

const motion = (k: number, before: AyaView, after: AyaView): RecordedMotion<AyaView> => ({ k, before, after, motion: '' });

const match = [
  motion(1, table(0, 0, 'placing'), table(0, 0, 'placing')),
  motion(3, table(0, 0), table(1, 1)),
  motion(5, table(1, 1), table(6, 2)),
  motion(7, table(6, 2), table(8, 4, 'over')),
];

let stop: () => void = () => {};
afterEach(() => stop());

function pushes(motions: readonly RecordedMotion<AyaView>[]): Pushes {
  let made: Pushes | undefined;
  stop = $effect.root(() => {
    made = new Pushes(() => motions);
  });
  return made as Pushes;
}

test('pushes are listed with their numbers and the dominoes that each felled', () => {
  expect(pushesOf(match).map(({ k, first, last, fell }) => [k, first, last, fell])).toEqual([
    [3, 1, 1, 1],
    [5, 2, 2, 5],
    [7, 3, 4, 2],
  ]);
});

test('the chosen push is the newest, at the end the biggest, or what was chosen', () => {
  expect(pushes(match.slice(0, 2)).chosen?.k).toBe(3);
  stop();
  const all = pushes(match);
  expect(all.chosen?.k).toBe(5);
  all.choose(7);
  expect(all.chosen?.k).toBe(7);
  all.clear();
  expect(all.chosen?.k).toBe(5);
  stop();
  expect(pushes([]).chosen).toBeNull();
});

test('a wave that felled everything has not stopped', () => {
  expect(pushesOf(match).map(stopped)).toEqual([true, true, false]);
});

test('pushes made together are several waves, and not the longest one', () => {
  expect(longestWave(table(8, 4, 'over'), match)).toBe(5);
  expect(longestWave(table(8, 2, 'over'), [motion(9, table(0, 0), table(8, 2, 'over'))])).toBe(0);
});

test('after a single push all fallen dominoes are its wave', () => {
  expect(longestWave(table(7, 1, 'over'), [])).toBe(7);
});
