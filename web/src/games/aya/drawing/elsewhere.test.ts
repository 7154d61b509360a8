import { describe, expect, it } from 'vitest';
import { apart, atEdge } from './elsewhere';

const FREE = { left: 10, top: 60, width: 380, height: 600 };
const HALF = 22;

describe('what happens out of sight', () => {
  it('needs no sign where it is seen', () => {
    expect(atEdge({ left: 200, top: 360 }, FREE, FREE, HALF)).toBeNull();
    expect(atEdge({ left: 12, top: 62 }, FREE, FREE, HALF)).toBeNull();
  });

  it('is pointed at from the nearest edge', () => {
    expect(atEdge({ left: 900, top: 360 }, FREE, FREE, HALF)).toEqual({ left: 390 - HALF, top: 360, turn: 0 });
    const above = atEdge({ left: 200, top: -500 }, FREE, FREE, HALF);
    expect(above).toMatchObject({ top: 60 + HALF, turn: -90 });
    expect(above?.left).toBeCloseTo(200);
  });

  it('keeps the sign inside, wherever the place is', () => {
    for (let angle = 0; angle < 360; angle += 7) {
      const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const sign = atEdge({ left: 200 + 2000 * x, top: 360 + 2000 * y }, FREE, FREE, HALF);
      expect(sign).not.toBeNull();
      if (!sign) continue;
      expect(sign.left).toBeGreaterThanOrEqual(10 + HALF - 0.01);
      expect(sign.left).toBeLessThanOrEqual(390 - HALF + 0.01);
      expect(sign.top).toBeGreaterThanOrEqual(60 + HALF - 0.01);
      expect(sign.top).toBeLessThanOrEqual(660 - HALF + 0.01);
      expect(((sign.turn + 360) % 360) - angle).toBeCloseTo(0);
    }
  });

  it('is in sight by what is seen, and told where there is room', () => {
    const room = { ...FREE, width: 320, height: 500 };
    expect(atEdge({ left: 380, top: 650 }, FREE, room, HALF)).toBeNull();
    expect(atEdge({ left: 900, top: 310 }, FREE, room, HALF)).toEqual({ left: 330 - HALF, top: 310, turn: 0 });
  });

  it('shows one sign where two would lie over each other', () => {
    const [one, near, far] = [
      { left: 0, top: 0 },
      { left: 10, top: 10 },
      { left: 100, top: 0 },
    ];
    expect(apart([one, near, far], 44)).toEqual([one, far]);
  });
});
