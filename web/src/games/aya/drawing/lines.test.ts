import { expect, test } from 'vitest';
import { dashes, styleOf } from './lines';

test('a line without gaps stays whole', () => {
  expect(dashes([0, 0, 10, 0], null)).toEqual([[0, 0, 10, 0]]);
});

test('a dashed line goes on around its corners', () => {
  expect(dashes([0, 0, 5, 0, 5, 5], [3, 1])).toEqual([
    [0, 0, 3, 0],
    [4, 0, 5, 0, 5, 2],
    [5, 3, 5, 5],
  ]);
});

test('what falls and what is cut off differ by more than colour', () => {
  expect(styleOf({ river: 'wet' }).dash).toBeNull();
  expect(styleOf({ river: 'dry' }).dash).not.toBeNull();
});
