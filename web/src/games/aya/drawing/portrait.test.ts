import { expect, test } from 'vitest';
import { fitted, NO_INSETS, type Point, sightOf } from './lens';
import { PORTRAIT_WIDTH, portraitOf } from './portrait';

/** The corners of an oblong so long and so wide, turned by so many degrees. */
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
])('%s is in the picture whole, and nearly fills it', (_, points) => {
  for (const parallel of [false, true]) {
    const { lens, frame } = portraitOf(points, parallel, INSETS);
    const seen = points.map((point) => sightOf(lens, frame).project(...point));
    const [left, right] = [Math.min(...seen.map((one) => one.left)), Math.max(...seen.map((one) => one.left))];
    const [top, bottom] = [Math.min(...seen.map((one) => one.top)), Math.max(...seen.map((one) => one.top))];
    expect(frame.width).toBe(PORTRAIT_WIDTH);
    expect(left).toBeGreaterThan(INSETS.left - 8);
    expect(right).toBeLessThan(frame.width - INSETS.right + 8);
    expect(top).toBeGreaterThan(INSETS.top - 8);
    expect(bottom).toBeLessThan(frame.height - INSETS.bottom + 8);
    const fills = Math.max((right - left) / (frame.width - 60), (bottom - top) / (frame.height - 130));
    expect(fills).toBeGreaterThan(0.9);
  }
});

test('it is seen from a side from which it is larger, and aslant where things have a height', () => {
  const points = oblong(900, 100, 90);
  const { lens: above, frame } = portraitOf(points, true, NO_INSETS);
  expect(above.pitch).toBe(90);
  expect(above.distance).toBeLessThan(0.9 * fitted(points, { yaw: 0, pitch: 90 }, frame).distance);
  expect(portraitOf(oblong(900, 600, 4), true, NO_INSETS).lens.yaw).toBe(0);
  const { lens } = portraitOf(oblong(900, 300, 45), false, NO_INSETS);
  expect(lens.pitch).toBeLessThan(50);
  expect(lens.yaw).not.toBe(0);
});

test('a long narrow river seen from above has a low picture', () => {
  const high = (long: number, wide: number) => portraitOf(oblong(long, wide), true, NO_INSETS).frame.height;
  expect(high(900, 60)).toBeLessThan(high(500, 500));
});
