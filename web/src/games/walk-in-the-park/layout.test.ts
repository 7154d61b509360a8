import { describe, expect, it } from 'vitest';
import { berthOf, cornerOf } from './berth';
import { layout } from './layout';

describe('the sheet', () => {
  it('fills the width of a phone held upright', () => {
    const plan = layout(344, 540, true);
    expect(plan.side).toBe(false);
    expect(plan.sheet).toBeGreaterThanOrEqual(324);
    expect(layout(344, 560, false).sheet).toBe(340);
  });

  it('has the others beside it on a wide screen', () => {
    const plan = layout(960, 640, true);
    expect(plan.side).toBe(true);
    expect(plan.sheet).toBeGreaterThan(500);
  });

  it('never asks for more room than there is', () => {
    for (const [width, height] of [
      [320, 420],
      [344, 528],
      [640, 300],
      [756, 800],
      [900, 500],
      [1500, 900],
    ] as const) {
      const plan = layout(width, height, true);
      expect(plan.sheet).toBeLessThanOrEqual(Math.max(160, Math.min(width, height - 104)));
    }
  });
});

describe('a monument', () => {
  it('stands in the middle of its square until a path comes, then beside it', () => {
    expect(berthOf('', 1, 0).scale).toBeGreaterThan(0.9);
    const berth = berthOf('NS', 0, 1);
    expect(berth.x).toBeLessThan(50 - 12.5);
    expect(berthOf('EW', 1, 0).y).toBeLessThan(50 - 12.5);
    expect(berthOf('NE', 4, 1)).toMatchObject({ x: 27, y: 72 });
  });

  it('has its 1 at the rim, where no statue stands', () => {
    expect(cornerOf(1, 0, 5, 5)).toEqual({ x: 15, y: 15 });
    expect(cornerOf(3, 4, 5, 5)).toEqual({ x: 85, y: 85 });
    expect(cornerOf(4, 3, 5, 5)).toEqual({ x: 85, y: 15 });
  });
});
