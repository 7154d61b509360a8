import { expect, it } from 'vitest';
import { level } from './glass';

it.each(['lower', 'upper'] as const)('the more sand, the higher it stands, and a full bulb is not overfull: %s', (bulb) => {
  const levels = [0, 0.1, 0.3, 0.6, 0.9, 1].map((share) => level(share, bulb));
  expect(levels[0]).toBe(0);
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(levels.at(-1)).toBeLessThan(34);
});

it('a little sand above the narrow neck stands higher than the same on the wide foot', () => {
  expect(level(0.1, 'upper')).toBeGreaterThan(level(0.1, 'lower'));
});
