import { afterEach, describe, expect, it, vi } from 'vitest';
import { atEdge, beside, frameOnMap, MapView, type ScreenPiece, watchFrames, withoutOverlaps } from './screenPlacement';

describe('beside', () => {
  const FREE = { left: 0, top: 0, width: 800, height: 600 };
  const SIZE = { width: 200, height: 40 };
  const AT = { left: 400, top: 300 };
  const tile = (left: number, top: number): ScreenPiece => ({ left, top, radius: 40, weight: 3 });
  const domino = (left: number, top: number): ScreenPiece => ({ left, top, radius: 10, weight: 1 });

  describe('a text beside a piece', () => {
    it('stands above it if nothing else is there', () => {
      expect(beside(AT, 30, SIZE, FREE, [], 'above')).toEqual({ side: 'above', left: 300, top: 230 });
    });

    it('stands on the side where it covers least', () => {
      expect(beside(AT, 30, SIZE, FREE, [tile(420, 240)], 'above').side).toBe('below');
      expect(beside(AT, 30, SIZE, FREE, [tile(420, 240), tile(380, 360)], 'above').side).toBe('right');
      expect(beside(AT, 30, SIZE, FREE, [tile(420, 240), tile(380, 360), tile(520, 300)], 'above').side).toBe('left');
    });

    it('covers a domino rather than a tile', () => {
      const others = [tile(420, 240), tile(550, 300), tile(250, 300), domino(400, 340)];
      expect(beside(AT, 30, SIZE, FREE, others, 'above').side).toBe('below');
    });

    it('does not change sides for a small gain', () => {
      expect(beside(AT, 30, SIZE, FREE, [domino(400, 250)], 'above').side).toBe('above');
      expect(beside(AT, 30, SIZE, FREE, [domino(400, 250), domino(420, 250)], 'above').side).toBe('below');
      expect(beside(AT, 30, SIZE, FREE, [domino(400, 350)], 'below').side).toBe('below');
    });

    it('never covers the piece itself, and stays in the picture', () => {
      const corner = { left: 5, top: 5 };
      const found = beside(corner, 30, SIZE, FREE, [], 'above');
      expect(found).toEqual({ side: 'below', left: 0, top: 35 });
      const narrow = { left: 0, top: 0, width: 150, height: 600 };
      expect(beside({ left: 70, top: 300 }, 30, SIZE, narrow, [], 'right')).toEqual({ side: 'above', left: 0, top: 230 });
    });
  });
});

describe('atEdge', () => {
  const FREE = { left: 10, top: 60, width: 380, height: 600 };
  const HALF = 22;

  describe('a place out of sight', () => {
    it('needs no sign if it is visible', () => {
      expect(atEdge({ left: 200, top: 360 }, FREE, FREE, HALF)).toBeNull();
      expect(atEdge({ left: 12, top: 62 }, FREE, FREE, HALF)).toBeNull();
    });

    it('has a sign at the nearest edge', () => {
      expect(atEdge({ left: 900, top: 360 }, FREE, FREE, HALF)).toEqual({ left: 390 - HALF, top: 360, turn: 0 });
      const above = atEdge({ left: 200, top: -500 }, FREE, FREE, HALF);
      expect(above).toMatchObject({ top: 60 + HALF, turn: -90 });
      expect(above?.left).toBeCloseTo(200);
    });

    it('has its sign inside the room, wherever it is', () => {
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

    it('may have less room for its sign than the visible area', () => {
      const room = { ...FREE, width: 320, height: 500 };
      expect(atEdge({ left: 380, top: 650 }, FREE, room, HALF)).toBeNull();
      expect(atEdge({ left: 900, top: 310 }, FREE, room, HALF)).toEqual({ left: 330 - HALF, top: 310, turn: 0 });
    });

    it('has one sign for several that would overlap', () => {
      const [one, near, far] = [
        { left: 0, top: 0 },
        { left: 10, top: 10 },
        { left: 100, top: 0 },
      ];
      expect(withoutOverlaps([one, near, far], 44)).toEqual([one, far]);
    });
  });
});

describe('watchFrames', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('shows the first result, then only changes, and nothing after stop', () => {
    const waiting = new Map<number, () => void>();
    let frameCount = 0;
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => {
      waiting.set(++frameCount, then);
      return frameCount;
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
    const stop = watchFrames(
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

describe('MapView', () => {
  describe('the map', () => {
    it('is turned like the camera', () => {
      const [usual, turned] = [new MapView(1200, 800, 0), new MapView(1200, 800, -1)];
      expect([usual.width, usual.height]).toEqual([1200, 800]);
      expect([turned.width, turned.height]).toEqual([800, 1200]);
      // The upper left corner of the table.
      expect(usual.at({ x: -600, y: 400 })).toEqual([0, 0]);
      // From the left side of the table, right is far away and far is left.
      expect(turned.at({ x: 600, y: 400 })).toEqual([0, 0]);
    });

    it('maps back to its place, limited to the table', () => {
      for (const quarter of [-1, 0, 1, 2]) {
        const map = new MapView(1200, 800, quarter);
        const [right, down] = map.at({ x: 250, y: -120 });
        const back = map.placeAt(right / map.width, down / map.height);
        expect([Math.round(back.x), Math.round(back.y)]).toEqual([250, -120]);
        const beyond = map.placeAt(3, -2);
        expect([Math.abs(Math.round(beyond.x)), Math.abs(Math.round(beyond.y))]).toEqual([600, 400]);
      }
    });

    it('frames the visible part, and reports when that is the whole table', () => {
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
