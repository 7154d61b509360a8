import { describe, expect, it } from 'vitest';
import { cornerOf, freeSpot } from './freeSpots';

describe('a monument', () => {
  it('is in the middle of an empty square, and beside a path', () => {
    expect(freeSpot('', 1, 0).scale).toBeGreaterThan(0.9);
    const spot = freeSpot('NS', 0, 1);
    expect(spot.x).toBeLessThan(50 - 12.5);
    expect(freeSpot('EW', 1, 0).y).toBeLessThan(50 - 12.5);
    expect(freeSpot('NE', 4, 1)).toMatchObject({ x: 27, y: 72 });
  });

  it('has its printed 1 at the edge, where no statue can be', () => {
    expect(cornerOf(1, 0, 5, 5)).toEqual({ x: 15, y: 15 });
    expect(cornerOf(3, 4, 5, 5)).toEqual({ x: 85, y: 85 });
    expect(cornerOf(4, 3, 5, 5)).toEqual({ x: 85, y: 15 });
  });
});
