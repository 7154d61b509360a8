// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { RecordedMotion } from '../../module';
import { dominoAt, viewOf } from '../prediction/fixtures';
import type { AyaView } from '../wire';
import { longestWave, Pushes, pushesOf, stopped } from './pushes.svelte';

/** Eight dominoes of which so many lie, after so many pushes. */
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

test('the pushes of a match are told by number and by how many dominoes each laid down', () => {
  expect(pushesOf(match).map(({ k, first, last, fell }) => [k, first, last, fell])).toEqual([
    [3, 1, 1, 1],
    [5, 2, 2, 5],
    [7, 3, 4, 2],
  ]);
});

test('the newest is meant while pushes follow each other, the biggest at the end, and whatever somebody chose', () => {
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

test('a wave that laid down all there was has not stopped', () => {
  expect(pushesOf(match).map(stopped)).toEqual([true, true, false]);
});

test('the longest wave is that of one push; pushes made together are several waves', () => {
  expect(longestWave(table(8, 4, 'over'), match)).toBe(5);
  expect(longestWave(table(8, 2, 'over'), [motion(9, table(0, 0), table(8, 2, 'over'))])).toBe(0);
});

test('after a single push everything that lies is its wave, though nobody saw it', () => {
  expect(longestWave(table(7, 1, 'over'), [])).toBe(7);
});
