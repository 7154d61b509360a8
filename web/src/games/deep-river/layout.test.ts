import { describe, expect, it } from 'vitest';
import { choices, speaker, view } from './fixtures';
import { hitsOf } from './hits';
import { type Box, currentSpots, layout, RING, spotOf, TOUCH } from './layout';
import { reconcile } from './scene';
import { picksOf } from './targets';

const SIZES = [
  [348, 430],
  [348, 560],
  [348, 640],
  [320, 480],
  [756, 860],
  [880, 560],
  [1260, 720],
  [640, 320],
] as const;

function inside(box: Box, width: number, height: number, slack = 0.5): boolean {
  return box.x >= -slack && box.y >= -slack && box.x + box.w <= width + slack && box.y + box.h <= height + slack;
}

describe.each(SIZES)('a board of %i × %i', (width, height) => {
  it.each(['e', 's'] as const)('holds nests and tiles side by side, seen from %s', (near) => {
    const plan = layout(width, height, near);
    expect(plan.places.every((box) => inside(box, width, height))).toBe(true);
    const along = (box: Box) => (plan.vertical ? box.y : box.x);
    const order = plan.places.map(along);
    const sorted = [...order].sort((a, b) => a - b);
    expect(order).toEqual(plan.vertical && near === 'e' ? sorted.reverse() : sorted);
  });

  it('shows the big tile larger', () => {
    const plan = layout(width, height, 'e');
    const long = (place: number) => (plan.vertical ? plan.places[place]?.h : plan.places[place]?.w) ?? 0;
    expect(long(4)).toBeGreaterThan(long(3) * 1.3);
  });

  it('keeps pawns on their tile, stacks too', () => {
    const plan = layout(width, height, 'e');
    const scene = reconcile(view('es/./se/es+sE/./S/.', '10/11'));
    for (const pawn of scene.pawns.filter((one) => one.place % 8 !== 0)) {
      const spot = spotOf(pawn, scene, plan);
      const tile = plan.places[pawn.place] as Box;
      const r = spot.size * 0.46;
      expect(spot.x - r).toBeGreaterThanOrEqual(tile.x - 1);
      expect(spot.x + r).toBeLessThanOrEqual(tile.x + tile.w + 1);
      expect(spot.y - r).toBeGreaterThanOrEqual(tile.y - 1);
      expect(spot.y + r).toBeLessThanOrEqual(tile.y + tile.h + 1);
    }
  });

  it('gives every choice a box that a finger can hit', () => {
    const plan = layout(width, height, 'e');
    const shown = view('e/./se/E+E/./se/.', '10/20', { choices: choices('nest', 't1', 't3', 't4', 't6', 'c1', 'c2', 'c3') });
    const scene = reconcile(shown);
    const hits = hitsOf(picksOf(shown, scene), shown, scene, plan, speaker('en'));
    expect(hits.length).toBe(9);
    for (const { box } of hits) {
      expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(TOUCH);
      expect(inside(box, width, height, 6)).toBe(true);
    }
  });
});

// Short phones too, where tiles lie closer together than currents are wide.
describe.each([...SIZES, [335, 329], [295, 262]] as const)('the currents on a board of %i × %i', (width, height) => {
  const TILES = [1, 2, 3, 4, 5, 6, 7];
  const anywhere = TILES.flatMap((a) => TILES.flatMap((b) => TILES.map((c) => [a, b, c])));
  const empty = reconcile(view('./././.+./././.'));

  it.each(['e', 's'] as const)('hide nothing of each other, wherever they lie, and stay by their tiles, seen from %s', (near) => {
    const plan = layout(width, height, near);
    const r = (plan.current * RING) / 2;
    const wrong = anywhere.filter((tiles) => {
      const currents = empty.currents.map((current, index) => ({ ...current, tile: tiles[index] ?? 1 }));
      const spots = currentSpots({ ...empty, currents }, plan);
      return spots.some((at, i) => {
        const berth = plan.berth(tiles[i] ?? 1);
        const astray = plan.vertical ? Math.abs(at.y - berth.y) : Math.abs(at.x - berth.x);
        return (
          spots.slice(i + 1).some((other) => Math.hypot(at.x - other.x, at.y - other.y) < 2 * r) ||
          astray > plan.current * 0.61 ||
          !inside({ x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r }, width, height, 1)
        );
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('orientation', () => {
  it('runs to the right on a wide board, for both sides', () => {
    for (const near of ['e', 's'] as const) {
      const plan = layout(900, 600, near);
      expect(plan.heading('e')).toBe(0);
      expect(plan.heading('s')).toBe(180);
    }
  });

  it('has one’s own nest below on a tall one', () => {
    expect(layout(360, 640, 'e').places[0]?.y).toBeGreaterThan(400);
    expect(layout(360, 640, 's').places[8]?.y).toBeGreaterThan(400);
    expect(layout(360, 640, 'e').heading('e')).toBe(-90);
    expect(layout(360, 640, 's').heading('e')).toBe(90);
  });
});
