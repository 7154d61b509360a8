import { beforeEach, expect, it } from 'vitest';
import { best, remember } from './best';

beforeEach(() => localStorage.clear());

it('is kept for each kind of table, and only a better one replaces it', () => {
  expect(remember('3', 20)).toBe(0);
  expect(remember('3', 18)).toBe(20);
  expect(remember('3', 31)).toBe(20);
  expect([best('3'), best('2')]).toEqual([31, 0]);
});
