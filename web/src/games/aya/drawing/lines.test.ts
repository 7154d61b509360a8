import { expect, test } from 'vitest';
import { bandOf, dashes, styleOf } from './lines';

test('a solid line stays whole', () => {
  expect(dashes([0, 0, 10, 0], null)).toEqual([[0, 0, 10, 0]]);
});

test('a dashed line continues around its corners', () => {
  expect(dashes([0, 0, 5, 0, 5, 5], [3, 1])).toEqual([
    [0, 0, 3, 0],
    [4, 0, 5, 0, 5, 2],
    [5, 3, 5, 5],
  ]);
});

test('solid and dotted lines differ by more than colour', () => {
  expect(styleOf({ river: 'wet' }).dash).toBeNull();
  expect(styleOf({ river: 'dry' }).dash).not.toBeNull();
});

test('a straight band has the given width', () => {
  expect(bandOf([0, 0, 10, 0], 4)).toEqual([
    [
      { x: 0, y: 2 },
      { x: 0, y: -2 },
    ],
    [
      { x: 10, y: 2 },
      { x: 10, y: -2 },
    ],
  ]);
});

test('at a corner both parts share their edge', () => {
  const [, corner] = bandOf([0, 0, 10, 0, 10, 10], 4);
  expect(corner?.[0].x).toBeCloseTo(8);
  expect(corner?.[0].y).toBeCloseTo(2);
  expect(corner?.[1].x).toBeCloseTo(12);
  expect(corner?.[1].y).toBeCloseTo(-2);
});

test('degenerate lines produce no invalid numbers', () => {
  for (const points of [
    [0, 0, 10, 0, 0, 0],
    [0, 0, 0, 0, 10, 0],
  ]) {
    for (const { x, y } of bandOf(points, 4).flat()) expect(Math.hypot(x, y)).toBeLessThan(20);
  }
  expect(bandOf([1, 1, 1, 1], 4)).toEqual([]);
});
