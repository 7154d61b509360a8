import { expect, test } from 'vitest';
import { HEIGHT } from '../sizes';
import { row, seen, topOf } from './toppling';

const shown = row.map(({ sides }) => sides.map(({ shows }) => shows));

test('the row is painted from the farthest domino to the nearest', () => {
  const lowest = row.map(({ sides }) =>
    Math.max(...sides.flatMap(({ outline }) => [...outline.matchAll(/ (-?[\d.]+)/g)].map((found) => Number(found[1])))),
  );
  expect(lowest).toEqual([...lowest].sort((one, other) => one - other));
});

test('each domino shows its river on its terrain’s colour, and never its back', () => {
  for (const sides of shown) {
    expect(sides.slice(0, 2)).toEqual([expect.stringMatching(/^(forest|field|desert|pole)$/), 'river']);
    expect(sides.length).toBeLessThanOrEqual(4);
  }
});

test('higher points are higher in the picture, and right stays right', () => {
  const [x, y] = topOf(3);
  expect(seen([x, y, HEIGHT]).top).toBeLessThan(seen([x, y, 0]).top);
  expect(seen([x + 10, y, 0]).left).toBeGreaterThan(seen([x, y, 0]).left);
});
