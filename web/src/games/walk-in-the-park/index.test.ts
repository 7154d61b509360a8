// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { game } from '.';
import { view } from './fixtures';

const forced = (...actions: string[]) => game.forced?.(view({ choices: actions.map((action) => ({ action })) }));

test('the last bonus is forced, although a path could become a T', () => {
  expect(forced('*flocks', 'B2+E', 'C3+N')).toBe('*flocks');
});

test('neither a decision nor the end of a round is forced', () => {
  expect(forced('*flocks', '*firsts')).toBeNull();
  expect(forced('A1=NE', 'A1=ES')).toBeNull();
  expect(forced('done', 'B2+E')).toBeNull();
  expect(forced('B2+E')).toBeNull();
});
