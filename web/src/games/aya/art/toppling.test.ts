import { expect, test } from 'vitest';
import { HEIGHT } from '../sizes';
import { row, toPicture, topOf } from './toppling';

const shown = row.map(({ sides }) => sides.map(({ shows }) => shows));

test('the row is painted from the farthest domino to the nearest', () => {
  const lowest = row.map(({ sides }) =>
    Math.max(...sides.flatMap(({ outline }) => [...outline.matchAll(/ (-?[\d.]+)/g)].map((found) => Number(found[1])))),
  );
  expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
});

test('each domino shows its river on its terrain’s colour, and never its back', () => {
  for (const sides of shown) {
    expect(sides.slice(0, 2)).toEqual([expect.stringMatching(/^(forest|field|desert|pole)$/), 'river']);
    expect(sides.length).toBeLessThanOrEqual(4);
  }
});

test('higher points are higher in the picture, and right stays right', () => {
  const [x, y] = topOf(3);
  expect(toPicture([x, y, HEIGHT]).top).toBeLessThan(toPicture([x, y, 0]).top);
  expect(toPicture([x + 10, y, 0]).left).toBeGreaterThan(toPicture([x, y, 0]).left);
});
