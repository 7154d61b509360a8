// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { sheet } from '../fixtures';
import Score from './Score.svelte';

const SHEET = {
  ...sheet('............┼............'),
  score: [
    { key: 'firsts', count: 2, points: 2 },
    { key: 'majority', count: 1, points: 1 },
    { key: 'changes', count: 1, points: -3 },
  ],
  points: 0,
};

/** The shown lines and the total after a number of counted lines. */
function shown(counted: number): { lines: number; total: string } {
  const score = mount(Score, { target: document.body, props: { sheet: SHEET, t: (id: string) => id, alone: true, counted } });
  flushSync();
  const lines = document.querySelectorAll('tbody tr:not(.later)').length;
  const total = document.querySelector('tfoot .points')?.textContent ?? '';
  unmount(score);
  return { lines, total };
}

test('points add up line by line, and all lines keep their place', () => {
  expect([0, 1, 2, 3].map(shown)).toEqual([
    { lines: 0, total: '0' },
    { lines: 1, total: '2' },
    { lines: 2, total: '3' },
    { lines: 3, total: '0' },
  ]);
  expect(shown(Number.POSITIVE_INFINITY)).toEqual({ lines: 3, total: '0' });
});
