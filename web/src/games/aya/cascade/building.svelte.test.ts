import { expect, test } from 'vitest';
import { dominoAt, viewOf } from '../prediction/fixtures';
import { builtUpTo, laidWith } from './building.svelte';

const tile = { id: 'forest-end', terrain: 'forest', x: 100, y: 0, angle: 180, ports: [180] };
const camera = { ...dominoAt(2, 38, 0, 0, 'fallen'), kind: 'forest*' };
const riding = { ...dominoAt(3, 45, 60, 0, 'fallen'), kind: 'forest*' };
const view = viewOf({
  tiles: [{ id: 'start', terrain: 'start', x: -300, y: 0, angle: 0, ports: [0, 120] }, tile],
  dominoes: [dominoAt(1, -290, 0, 0, 'fallen'), camera, riding],
  animals: [{ animal: 'okapi', x: 50, y: 60, camera: 3, rides: false, aside: false, rest: null }],
});

test('a tile comes with the camera domino before it, not with one that brought an animal', () => {
  expect(laidWith(view, tile)).toBe(2);
  expect(laidWith({ ...view, dominoes: [dominoAt(1, -290, 0), riding, { ...camera, id: 3 }], animals: [] }, tile)).toBe(3);
});

test('the Start tile lies there before the first domino, and everything stands upright', () => {
  expect(builtUpTo(view, 0).tiles.map((one) => one.id)).toEqual(['start']);
  const built = builtUpTo(view, 3);
  expect(built.tiles).toHaveLength(2);
  expect(built.dominoes.map(({ pose }) => pose[2])).toEqual([15, 15, 15]);
  expect(built.animals.map(({ animal, pose }) => [animal, pose[2]])).toEqual([['okapi', 30.75]]);
});
