import { describe, expect, it, test } from 'vitest';
import {
  bestYaw,
  between,
  type Frame,
  fitted,
  freeArea,
  type Lens,
  NO_INSETS,
  PORTRAIT_WIDTH,
  type Point,
  portraitOf,
  projectionOf,
  scaleOf,
  within,
} from './lens';

const WIDE: Frame = { width: 1280, height: 800, insets: NO_INSETS, parallel: false };
const TALL: Frame = { width: 390, height: 844, insets: NO_INSETS, parallel: false };
const TABLE: Point[] = [
  [-600, -400, 0],
  [600, -400, 0],
  [-600, 400, 0],
  [600, 400, 0],
];
const LENS: Lens = { x: 40, y: -30, distance: 1400, yaw: 25, pitch: 50 };

function seen(lens: Lens, frame: Frame) {
  const projection = projectionOf(lens, frame);
  const points = TABLE.map((point) => projection.project(...point));
  return {
    left: Math.min(...points.map((point) => point.left)),
    right: Math.max(...points.map((point) => point.left)),
    top: Math.min(...points.map((point) => point.top)),
    bottom: Math.max(...points.map((point) => point.top)),
  };
}

describe('a projection', () => {
  it.each([
    ['in perspective', WIDE],
    ['as a plan', { ...WIDE, parallel: true }],
    ['with covered edges', { ...WIDE, insets: { top: 60, right: 10, bottom: 200, left: 30 } }],
  ])('maps a place to a pixel and back %s', (_, frame) => {
    const projection = projectionOf(LENS, frame);
    for (const height of [0, 30]) {
      const { left, top } = projection.project(123, -77, height);
      const place = projection.placeAt(left, top, height);
      expect(place?.x).toBeCloseTo(123, 6);
      expect(place?.y).toBeCloseTo(-77, 6);
    }
  });

  it('has the place looked at in the middle of the free area', () => {
    const frame = { ...WIDE, insets: { top: 100, right: 0, bottom: 300, left: 80 } };
    const { left, top } = projectionOf(LENS, frame).project(LENS.x, LENS.y, 0);
    expect([left, top]).toEqual([expect.closeTo(680, 6), expect.closeTo(300, 6)]);
  });

  it('from the lower edge shows right as right and farther as higher', () => {
    const projection = projectionOf({ ...LENS, yaw: 0 }, WIDE);
    expect(projection.project(100, 0, 0).left).toBeGreaterThan(projection.project(0, 0, 0).left);
    expect(projection.project(0, 100, 0).top).toBeLessThan(projection.project(0, 0, 0).top);
    expect(projection.project(0, 0, 30).top).toBeLessThan(projection.project(0, 0, 0).top);
  });

  it('has no place above the horizon', () => {
    expect(projectionOf({ ...LENS, pitch: 12 }, WIDE).placeAt(640, 0)).toBeNull();
  });

  it('has the scale of scaleOf', () => {
    const frame = { ...WIDE, parallel: true };
    const projection = projectionOf({ ...LENS, yaw: 0, pitch: 90 }, frame);
    const across = projection.project(10, 0, 0).left - projection.project(0, 0, 0).left;
    expect(10 / across).toBeCloseTo(scaleOf(LENS, frame), 9);
  });
});

describe('fitting', () => {
  it.each([
    ['slanted', WIDE, 50],
    ['above', WIDE, 90],
    ['slanted on a phone', TALL, 62],
    ['between bars', { ...WIDE, insets: { top: 70, right: 20, bottom: 180, left: 20 } }, 50],
  ])('shows all points as large as possible: %s', (_, frame, pitch) => {
    const box = seen(fitted(TABLE, { yaw: 0, pitch }, frame), frame);
    const free = freeArea(frame);
    expect(box.left).toBeGreaterThan(free.left - 1);
    expect(box.right).toBeLessThan(free.left + free.width + 1);
    expect(box.top).toBeGreaterThan(free.top - 1);
    expect(box.bottom).toBeLessThan(free.top + free.height + 1);
    expect(Math.max((box.right - box.left) / free.width, (box.bottom - box.top) / free.height)).toBeGreaterThan(0.99);
  });

  it('turns a table only for a tall picture', () => {
    expect(bestYaw(TABLE, 50, WIDE)).toBe(0);
    expect(bestYaw(TABLE, 62, TALL)).toBe(-90);
    expect(bestYaw(TABLE, 50, { ...WIDE, width: 800, height: 720 })).toBe(0);
  });
});

it('interpolation takes the shorter rotation', () => {
  expect(between({ ...LENS, yaw: 350 }, { ...LENS, yaw: 10 }, 0.5).yaw).toBe(360);
  expect(between({ ...LENS, yaw: -90 }, { ...LENS, yaw: 0 }, 0.5).yaw).toBe(-45);
});

describe('a camera position limited to the table', () => {
  const frame: Frame = { ...WIDE, insets: { top: 60, right: 56, bottom: 76, left: 4 }, parallel: true };
  const free = freeArea(frame);

  it.each([0, -90])('shows the table up to its edge and not beyond, turned by %i', (yaw) => {
    const corner = { x: -580, y: 390 };
    const lens = within({ ...corner, distance: 800, yaw, pitch: 90 }, TABLE, frame);
    const projection = projectionOf(lens, frame);
    for (const [left, top] of [
      [free.left, free.top],
      [free.left + free.width, free.top + free.height],
    ] as const) {
      const place = projection.placeAt(left, top);
      expect(Math.abs(place?.x ?? Number.NaN)).toBeLessThanOrEqual(600.001);
      expect(Math.abs(place?.y ?? Number.NaN)).toBeLessThanOrEqual(400.001);
    }
    const { left, top } = projection.project(corner.x, corner.y, 0);
    expect(left).toBeGreaterThan(free.left);
    expect(top).toBeGreaterThan(free.top);
    expect(left).toBeLessThan(free.left + free.width);
  });

  it('stays in the middle, and centres a table smaller than the picture', () => {
    const near: Lens = { x: 20, y: -10, distance: 800, yaw: 0, pitch: 90 };
    expect(within(near, TABLE, frame)).toEqual(near);
    const far = within({ ...near, x: 500, distance: 9000 }, TABLE, frame);
    expect([far.x, far.y]).toEqual([0, 0]);
  });
});

/** The corners of a rectangle of `long` × `wide` millimetres, turned by `turn` degrees. */
function oblong(long: number, wide: number, turn = 0): Point[] {
  const way = (turn * Math.PI) / 180;
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b): Point => {
      const [x, y] = [(a * long) / 2, (b * wide) / 2];
      return [400 + x * Math.cos(way) - y * Math.sin(way), -100 + x * Math.sin(way) + y * Math.cos(way), 0];
    }),
  );
}
const INSETS = { top: 40, right: 30, bottom: 90, left: 30 };

test.each([
  ['a long river', oblong(900, 120)],
  ['a short one', oblong(260, 200)],
  ['one across the table', oblong(700, 100, 80)],
  ['a large one', oblong(1100, 700)],
])('%s nearly fills its portrait', (_, points) => {
  for (const parallel of [false, true]) {
    const { lens, frame } = portraitOf(points, parallel, INSETS);
    const seen = points.map((point) => projectionOf(lens, frame).project(...point));
    const [left, right] = [Math.min(...seen.map((point) => point.left)), Math.max(...seen.map((point) => point.left))];
    const [top, bottom] = [Math.min(...seen.map((point) => point.top)), Math.max(...seen.map((point) => point.top))];
    expect(frame.width).toBe(PORTRAIT_WIDTH);
    expect(left).toBeGreaterThan(INSETS.left - 8);
    expect(right).toBeLessThan(frame.width - INSETS.right + 8);
    expect(top).toBeGreaterThan(INSETS.top - 8);
    expect(bottom).toBeLessThan(frame.height - INSETS.bottom + 8);
    const fills = Math.max((right - left) / (frame.width - 60), (bottom - top) / (frame.height - 130));
    expect(fills).toBeGreaterThan(0.9);
  }
});

test('a portrait is turned to the larger side, and tilted in perspective', () => {
  const points = oblong(900, 100, 90);
  const { lens: above, frame } = portraitOf(points, true, NO_INSETS);
  expect(above.pitch).toBe(90);
  expect(above.distance).toBeLessThan(0.9 * fitted(points, { yaw: 0, pitch: 90 }, frame).distance);
  expect(portraitOf(oblong(900, 600, 4), true, NO_INSETS).lens.yaw).toBe(0);
  const { lens } = portraitOf(oblong(900, 300, 45), false, NO_INSETS);
  expect(lens.pitch).toBeLessThan(50);
  expect(lens.yaw).not.toBe(0);
});

test('a long narrow river seen from above has a low portrait', () => {
  const high = (long: number, wide: number) => portraitOf(oblong(long, wide), true, NO_INSETS).frame.height;
  expect(high(900, 60)).toBeLessThan(high(500, 500));
});
