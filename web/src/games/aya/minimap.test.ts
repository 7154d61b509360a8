import { describe, expect, it } from 'vitest';
import { frameOnMap, MapView } from './minimap';

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
