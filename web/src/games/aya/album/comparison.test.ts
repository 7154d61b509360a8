// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { CHILD, CHILD_SIZE, compareSize, HAND, HAND_SCALE, type Shape, STAGE, silhouetteOf } from './comparison';
import { ANIMAL } from './leaves';

const ANIMAL_KEYS = Object.keys(ANIMAL);

/** Left, top, right and bottom on the stage. */
function edges({ box: [x = 0, y = 0, width = 0, height = 0] }: Shape, at: { x: number; y: number; scale: number }) {
  return [at.x + x * at.scale, at.y + y * at.scale, at.x + (x + width) * at.scale, at.y + (y + height) * at.scale] as const;
}

test.each(ANIMAL_KEYS)('%s and the child fit on the stage without overlapping', (key) => {
  const stage = compareSize(key);
  const shape = silhouetteOf(key);
  if (!stage || !shape) throw new Error(key);
  const child = edges(stage.what === 'hand' ? HAND : CHILD, stage.child);
  const animal = edges(shape, stage.animal);
  for (const [left, top, right, bottom] of [child, animal]) {
    expect(Math.min(left, top)).toBeGreaterThan(0);
    expect(right).toBeLessThan(STAGE.width);
    expect(bottom).toBeLessThan(STAGE.height);
  }
  expect(animal[0]).toBeGreaterThan(child[2]);
  expect(animal[3]).toBeCloseTo(child[3], 3);
});

test.each(ANIMAL_KEYS)('the ruler of %s has the right length, at the scale of the child', (key) => {
  const stage = compareSize(key);
  if (!stage) throw new Error(key);
  const { ruler, child, what } = stage;
  const length = Math.hypot(ruler.x2 - ruler.x1, ruler.y2 - ruler.y1);
  const centimetre = what === 'child' ? child.scale : child.scale / HAND_SCALE;
  expect(length / centimetre).toBeCloseTo(ANIMAL[key]?.size ?? 0, 3);
  expect(Math.max(ruler.x1, ruler.x2)).toBeLessThan(STAGE.width - 8);
});

test('the drawing of the child has the stated height', () => {
  expect(Math.abs((CHILD.box[3] ?? 0) - CHILD_SIZE)).toBeLessThan(1);
});

test('small animals are shown beside a hand, unknown ones not at all', () => {
  expect([compareSize('grove-snail')?.what, compareSize('blue-morpho')?.what, compareSize('fennec-fox')?.what]).toEqual([
    'hand',
    'hand',
    'child',
  ]);
  expect(compareSize('dodo')).toBeNull();
});
