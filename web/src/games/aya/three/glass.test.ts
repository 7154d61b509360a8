import { expect, it } from 'vitest';
import { level, sand } from './glass';

it.each(['lower', 'upper'] as const)('more sand stands higher, and a full bulb does not overflow: %s', (bulb) => {
  const levels = [0, 0.1, 0.3, 0.6, 0.9, 1].map((share) => level(share, bulb));
  expect(levels[0]).toBe(0);
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(levels.at(-1)).toBeLessThan(34);
});

it('a little sand stands higher above the narrow neck than on the wide foot', () => {
  expect(level(0.1, 'upper')).toBeGreaterThan(level(0.1, 'lower'));
});

it('the outline of the sand has a fixed number of points inside the glass', () => {
  for (const above of [0, 0.25, 1]) {
    for (const runs of [true, false]) {
      const outline = sand(above, runs);
      expect(outline).toHaveLength(sand(0.5, true).length);
      for (const { x, y } of outline) expect(x >= 0 && x < 16 && y >= 0 && y <= 68).toBe(true);
    }
  }
});
