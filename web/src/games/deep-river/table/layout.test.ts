import { describe, expect, it } from 'vitest';
import { hitsOf } from '../board/hitAreas';
import { choices, view, words } from '../fixtures';
import { type Box, currentSpots, layout, type Point, RING, spotOf, TOUCH } from './layout';
import { reconcile } from './scene';
import { targetedChoices } from './targets';

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

/** Viewing side, and whether pieces are larger. */
const SEEN = [
  ['e', false],
  ['s', false],
  ['e', true],
  ['s', true],
] as const;

function inside(box: Box, width: number, height: number, slack = 0.5): boolean {
  return box.x >= -slack && box.y >= -slack && box.x + box.w <= width + slack && box.y + box.h <= height + slack;
}

describe.each(SIZES)('a board of %i × %i', (width, height) => {
  it.each(['e', 's'] as const)('has nests and tiles side by side, seen from %s', (near) => {
    const plan = layout(width, height, near);
    expect(plan.places.every((box) => inside(box, width, height))).toBe(true);
    const along = (box: Box) => (plan.vertical ? box.y : box.x);
    const order = plan.places.map(along);
    const sorted = [...order].sort((a, b) => a - b);
    expect(order).toEqual(plan.vertical && near === 'e' ? sorted.reverse() : sorted);
  });

  it('has larger pieces with that preference', () => {
    const [usual, large] = [layout(width, height, 'e'), layout(width, height, 'e', true)];
    expect(large.pawn).toBeGreaterThanOrEqual(usual.pawn);
    expect(large.current).toBeGreaterThanOrEqual(usual.current);
    expect(large.pawn + large.current).toBeGreaterThan(usual.pawn + usual.current);
  });

  it('has the bear behind the stones with numbers, and its head on the board', () => {
    const plan = layout(width, height, 'e');
    for (const place of [0, 8]) {
      const [stone, feet] = [plan.steps[place] as Point, plan.feet[place] as Point];
      expect(feet.y).toBeLessThanOrEqual(stone.y);
      expect(feet.y).toBeGreaterThanOrEqual(Math.min(stone.y, plan.bear * 0.93));
    }
  });

  it('shows the big tile larger', () => {
    const plan = layout(width, height, 'e');
    const long = (place: number) => (plan.vertical ? plan.places[place]?.h : plan.places[place]?.w) ?? 0;
    expect(long(4)).toBeGreaterThan(long(3) * 1.3);
  });

  it.each([false, true])('keeps pawns and stacks on their tile, larger ones: %s', (large) => {
    const plan = layout(width, height, 'e', large);
    const scene = reconcile(view('es/./se/es+sE/./S/.', '10/11'));
    for (const pawn of scene.pawns.filter((pawn) => pawn.place % 8 !== 0)) {
      const spot = spotOf(pawn, scene, plan);
      const tile = plan.places[pawn.place] as Box;
      const r = spot.size * 0.46;
      expect(spot.x - r).toBeGreaterThanOrEqual(tile.x - 1);
      expect(spot.x + r).toBeLessThanOrEqual(tile.x + tile.w + 1);
      expect(spot.y - r).toBeGreaterThanOrEqual(tile.y - 1);
      expect(spot.y + r).toBeLessThanOrEqual(tile.y + tile.h + 1);
    }
  });

  it.each([false, true])('gives every choice a touch target, larger ones: %s', (large) => {
    const plan = layout(width, height, 'e', large);
    const shown = view('e/./se/E+E/./se/.', '10/20', { choices: choices('nest', 't1', 't3', 't4', 't6', 'c1', 'c2', 'c3') });
    const scene = reconcile(shown);
    const hits = hitsOf(targetedChoices(shown, scene), shown, scene, plan, words('en'));
    expect(hits.length).toBe(9);
    for (const { box } of hits) {
      expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(TOUCH);
      expect(inside(box, width, height, 6)).toBe(true);
    }
  });
});

// Includes short phones, where tiles are closer together than currents are wide.
describe.each([...SIZES, [335, 329], [295, 262]] as const)('the currents on a board of %i × %i', (width, height) => {
  const TILES = [1, 2, 3, 4, 5, 6, 7];
  const anywhere = TILES.flatMap((a) => TILES.flatMap((b) => TILES.map((c) => [a, b, c])));
  const empty = reconcile(view('./././.+./././.'));

  it.each(SEEN)('hide nothing of each other and stay by their tiles, seen from %s, larger: %s', (near, large) => {
    const plan = layout(width, height, near, large);
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

// Phones of 320 × 568, and larger ones with large text.
describe.each([
  [304, 312],
  [304, 345],
  [304, 380],
  [340, 400],
  [366, 430],
] as const)('a short board of %i × %i', (width, height) => {
  it.each(SEEN)('gives every piece 40 uncovered pixels, seen from %s, larger: %s', (near, large) => {
    const plan = layout(width, height, near, large);
    const shown = view('e/e/se/e+E/e/e/e', '00/10', { choices: choices('t1', 't2', 't3', 't4', 't4b', 't5', 't6', 't7') });
    const scene = reconcile(shown);
    const boxes = hitsOf(targetedChoices(shown, scene), shown, scene, plan, words('en')).map(({ box }) => box);
    expect(boxes).toHaveLength(8);
    for (const box of boxes) {
      expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(40);
      expect(inside(box, width, height)).toBe(true);
    }
    const covers = (a: Box, b: Box): boolean =>
      a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 && b.y < a.y + a.h - 1;
    expect(boxes.filter((a, i) => boxes.slice(i + 1).some((b) => covers(a, b)))).toEqual([]);
  });
});

describe.each([...SIZES, [304, 345], [546, 326], [385, 265]] as const)(
  'the signs at the nests of a board of %i × %i',
  (width, height) => {
    it.each(['e', 's'] as const)('are beside their nest and hide nothing, seen from %s', (near) => {
      const plan = layout(width, height, near);
      for (const place of [0, 8]) {
        const sign = plan.goal(place);
        const nest = plan.places[place] as Box;
        expect(inside(sign, width, height)).toBe(true);
        expect(Math.min(sign.w, sign.h)).toBeGreaterThan(plan.goalFont * (plan.vertical ? 1.2 : 2.2));
        // The stone with the number of steps.
        const stone = plan.steps[place] as Point;
        if (!plan.vertical) expect(sign.y + sign.h).toBeLessThan(stone.y - plan.stone.ry);
        const separate = sign.y + sign.h <= nest.y || nest.y + nest.h <= sign.y;
        expect(separate).toBe(true);
        const middle = (box: Box): number => (plan.vertical ? box.y + box.h / 2 : box.x + box.w / 2);
        expect(Math.abs(middle(sign) - middle(nest))).toBeLessThan(plan.vertical ? nest.h : nest.w);
      }
    });
  },
);

describe('a board too short for its tiles', () => {
  const hits = (...actions: string[]) => {
    const shown = view('e/e/e/.+./././.', '22/50', { choices: choices(...actions) });
    const scene = reconcile(shown);
    return hitsOf(targetedChoices(shown, scene), shown, scene, layout(302, 280, 'e'), words('en'));
  };

  it('gives a choice with free space a full touch target', () => {
    for (const { box } of hits('nest', 't1')) expect(box.h).toBeGreaterThanOrEqual(TOUCH);
  });

  it('lets no piece cover the next one of its column', () => {
    const boxes = hits('t1', 't3').map(({ box }) => box);
    const separate = (a: Box, b: Box) =>
      a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;
    expect(boxes.every((a) => boxes.every((b) => a === b || separate(a, b)))).toBe(true);
  });
});

// The final position on a phone, where text takes half of the screen.
describe.each([
  [335, 310],
  [366, 330],
  [295, 262],
] as const)('a low board of %i × %i without choices', (width, height) => {
  it.each(SEEN)('keeps its proportions, and the fish on their tiles, seen from %s, larger: %s', (near, large) => {
    const plan = layout(width, height, near, large, true);
    const low = plan.places[1] as Box;
    const big = plan.places[4] as Box;
    expect(big.h / low.h).toBeLessThan(1.7);
    expect(low.h).toBeGreaterThan((layout(width, height, near, large).places[1] as Box).h * 1.15);
    const scene = reconcile(view('es/./se/es+sE/./S/.', '10/11'));
    for (const pawn of scene.pawns.filter((pawn) => pawn.place % 8 !== 0)) {
      const tile = plan.places[pawn.place] as Box;
      const { y, size } = spotOf(pawn, scene, plan);
      expect(y - size * 0.46).toBeGreaterThanOrEqual(tile.y - 1);
      expect(y + size * 0.46).toBeLessThanOrEqual(tile.y + tile.h + 1);
    }
  });
});
