// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sheet } from '../fixtures';
import { resultOf, signs } from './picture';

test('a shared result shows visits, statues and ibis as emoji, and no square', () => {
  expect(signs({ points: 19, visits: 5, statues: 2, ibis: 3 })).toBe('🏛🏛🏛🏛🏛··· 🗿🗿 🐦🐦🐦');
  expect(signs({ points: 0, visits: 0, statues: 0, ibis: 0 })).toBe('········');
});

test('resultOf counts the sheet', () => {
  const met = { visited: ['B1', 'E4'], statues: [{ x: 2, y: 2 }], ibis: 4, points: 11 };
  expect(resultOf(sheet('.'.repeat(25), met))).toEqual({ points: 11, visits: 2, statues: 1, ibis: 4 });
});
