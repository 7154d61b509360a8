import { expect, test } from 'vitest';
import { turn } from './fixtures';
import { actionsAt, formatPosition, parsePosition, positionAt } from './moveLink';

const turns = [turn(0, 1, 2), turn(1, 3, 4, 5), turn(2, 6)];

test('every position is formatted and parsed as the same', () => {
  const seen = Array.from({ length: 7 }, (_, k) => formatPosition(positionAt(turns, k)));
  expect(seen).toEqual(['#move-0.0', '#move-0.1', '#move-0', '#move-1.1', '#move-1.2', '#move-1', '#move-2']);
  seen.forEach((fragment, k) => {
    const moment = parsePosition(fragment);
    expect(moment && actionsAt(turns, moment)).toBe(k);
  });
});

test('an older link with a number of actions still works', () => {
  expect(parsePosition('#m4')).toEqual({ actions: 4 });
  expect(actionsAt(turns, { actions: 4 })).toBe(4);
});

test('an invalid fragment or an unplayed move leads nowhere', () => {
  for (const other of ['', '#', '#main', '#move-', '#move-x', '#move-1.', '#m', '#move-1.2.3'])
    expect(parsePosition(other)).toBe(null);
  expect(actionsAt(turns, { move: 9 })).toBe(null);
  // A step beyond the end is the end of the move.
  expect(actionsAt(turns, { move: 1, step: 8 })).toBe(5);
});
