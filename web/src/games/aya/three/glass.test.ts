import { expect, it } from 'vitest';
import { level, sand } from './glass';

it.each(['lower', 'upper'] as const)('the more sand, the higher it stands, and a full bulb is not overfull: %s', (bulb) => {
  const levels = [0, 0.1, 0.3, 0.6, 0.9, 1].map((share) => level(share, bulb));
  expect(levels[0]).toBe(0);
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(levels.at(-1)).toBeLessThan(34);
});

it('a little sand above the narrow neck stands higher than the same on the wide foot', () => {
  expect(level(0.1, 'upper')).toBeGreaterThan(level(0.1, 'lower'));
});

it('the outline of the sand has as many points whatever runs, and stays in the glass', () => {
  for (const above of [0, 0.25, 1]) {
    for (const runs of [true, false]) {
      const outline = sand(above, runs);
      expect(outline).toHaveLength(sand(0.5, true).length);
      for (const { x, y } of outline) expect(x >= 0 && x < 16 && y >= 0 && y <= 68).toBe(true);
    }
  }
});
