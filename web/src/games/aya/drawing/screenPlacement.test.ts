import { afterEach, describe, expect, it, vi } from 'vitest';
import { apart, atEdge, beside, follow, frameOnMap, MapView, type ScreenPiece } from './screenPlacement';

describe('beside', () => {
  const FREE = { left: 0, top: 0, width: 800, height: 600 };
  const SIZE = { width: 200, height: 40 };
  const AT = { left: 400, top: 300 };
  const tile = (left: number, top: number): ScreenPiece => ({ left, top, radius: 40, weight: 3 });
  const domino = (left: number, top: number): ScreenPiece => ({ left, top, radius: 10, weight: 1 });

  describe('words beside a piece', () => {
    it('stand above it where nothing else is', () => {
      expect(beside(AT, 30, SIZE, FREE, [], 'above')).toEqual({ side: 'above', left: 300, top: 230 });
    });

    it('stand on the side where they cover least', () => {
      expect(beside(AT, 30, SIZE, FREE, [tile(420, 240)], 'above').side).toBe('below');
      expect(beside(AT, 30, SIZE, FREE, [tile(420, 240), tile(380, 360)], 'above').side).toBe('right');
      expect(beside(AT, 30, SIZE, FREE, [tile(420, 240), tile(380, 360), tile(520, 300)], 'above').side).toBe('left');
    });

    it('rather cover a domino than a tile', () => {
      const others = [tile(420, 240), tile(550, 300), tile(250, 300), domino(400, 340)];
      expect(beside(AT, 30, SIZE, FREE, others, 'above').side).toBe('below');
    });

    it('do not change sides for a trifle', () => {
      expect(beside(AT, 30, SIZE, FREE, [domino(400, 250)], 'above').side).toBe('above');
      expect(beside(AT, 30, SIZE, FREE, [domino(400, 250), domino(420, 250)], 'above').side).toBe('below');
      expect(beside(AT, 30, SIZE, FREE, [domino(400, 350)], 'below').side).toBe('below');
    });

    it('never cover the piece itself, and stay in sight', () => {
      const corner = { left: 5, top: 5 };
      const found = beside(corner, 30, SIZE, FREE, [], 'above');
      expect(found).toEqual({ side: 'below', left: 0, top: 35 });
      const narrow = { left: 0, top: 0, width: 150, height: 600 };
      expect(beside({ left: 70, top: 300 }, 30, SIZE, narrow, [], 'right')).toEqual({ side: 'above', left: 0, top: 230 });
    });
  });
});

describe('elsewhere', () => {
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
});

describe('follow', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('shows what is seen at once, then only what has changed, and nothing once it is stopped', () => {
    const waiting = new Map<number, () => void>();
    let asked = 0;
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => {
      waiting.set(++asked, then);
      return asked;
    });
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame));
    const frame = () => {
      const [[number, then] = []] = waiting;
      if (number === undefined) return;
      waiting.delete(number);
      then?.();
    };

    let left = 10.2;
    const shown: number[] = [];
    const stop = follow(
      () => left,
      (seen) => String(Math.round(seen)),
      (seen) => shown.push(seen),
    );
    expect(shown).toEqual([10.2]);
    left = 10.4;
    frame();
    expect(shown).toEqual([10.2]);
    left = 12;
    frame();
    expect(shown).toEqual([10.2, 12]);
    stop();
    left = 20;
    frame();
    expect([shown, waiting.size]).toEqual([[10.2, 12], 0]);
  });
});

describe('minimap', () => {
  describe('the small map', () => {
    it('lies as the camera sees the table', () => {
      const [usual, turned] = [new MapView(1200, 800, 0), new MapView(1200, 800, -1)];
      expect([usual.width, usual.height]).toEqual([1200, 800]);
      expect([turned.width, turned.height]).toEqual([800, 1200]);
      // The upper left corner of the table.
      expect(usual.at({ x: -600, y: 400 })).toEqual([0, 0]);
      // From the table's left side, what lies to the right is far away, and what lies up the table is to the left.
      expect(turned.at({ x: 600, y: 400 })).toEqual([0, 0]);
    });

    it('leads back to the place it shows, and never beyond the table', () => {
      for (const quarter of [-1, 0, 1, 2]) {
        const map = new MapView(1200, 800, quarter);
        const [right, down] = map.at({ x: 250, y: -120 });
        const back = map.placeAt(right / map.width, down / map.height);
        expect([Math.round(back.x), Math.round(back.y)]).toEqual([250, -120]);
        const beyond = map.placeAt(3, -2);
        expect([Math.abs(Math.round(beyond.x)), Math.abs(Math.round(beyond.y))]).toEqual([600, 400]);
      }
    });

    it('frames what the camera shows, and knows when that is all', () => {
      const seen = (scale: number) => ({
        placeAt: (left: number, top: number) => ({ x: (left - 400) * scale, y: (300 - top) * scale }),
        screenAt: (x: number, y: number) => ({ left: 400 + x / scale, top: 300 - y / scale }),
      });
      const [table, picture] = [
        { width: 1200, depth: 800 },
        { width: 800, height: 600 },
      ];
      expect(frameOnMap(seen(0.5), table, picture)).toEqual({
        corners: [
          [-200, 150],
          [200, 150],
          [200, -150],
          [-200, -150],
        ],
        whole: false,
      });
      expect(frameOnMap(seen(2), table, picture).whole).toBe(true);
    });
  });
});
