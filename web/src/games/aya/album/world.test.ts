// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ANIMAL } from './leaves';
import { HEIGHT, HOMES, type Home, isAtSea, LAND, placesOf, project, ringAround, WIDTH } from './world';

const NAMES = Object.keys(HOMES) as Home[];

/** Whether a place is inside an outline. */
function within([x, y]: readonly [number, number], outline: ReturnType<typeof placesOf>): boolean {
  let inside = false;
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline.at(i - 1) ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

const COASTS = LAND.map(placesOf);
const onLand = (place: readonly [number, number]) => COASTS.some((coast) => within(place, coast));

test('every outline consists of valid places on the map', () => {
  for (const outline of [...LAND, ...Object.values(HOMES).flat()].map(placesOf)) {
    expect(outline.length).toBeGreaterThan(2);
    for (const [east, north] of outline) {
      expect(Math.abs(east)).toBeLessThanOrEqual(180);
      expect(Math.abs(north)).toBeLessThanOrEqual(90);
      const [x, y] = project([east, north]);
      expect([x >= 0, x <= WIDTH, y >= 0, y <= HEIGHT]).toEqual([true, true, true, true]);
    }
  }
});

test('every home belongs to an animal', () => {
  expect(new Set(Object.values(ANIMAL).map(({ home }) => home))).toEqual(new Set(NAMES));
});

test.each([
  ['Paris', 2.3, 48.9, true],
  ['Nairobi', 36.8, -1.3, true],
  ['Lima', -76.5, -12, true],
  ['Delhi', 77, 28.6, true],
  ['Perth', 117, -32, true],
  ['the Pacific', -150, 0, false],
  ['the Atlantic', -35, 30, false],
  ['the Indian Ocean', 75, -20, false],
])('%s is where it should be', (_, east, north, land) => {
  expect(onLand([east, north])).toBe(land);
});

test.each(NAMES.filter((home) => !isAtSea(home)))('%s has land to be shown', (home) => {
  const outlines = HOMES[home].map(placesOf);
  const grid = Array.from({ length: 360 * 2 * 90 }, (_, i) => [(i % 720) / 2 - 180, Math.floor(i / 720) * 2 - 90] as const);
  expect(grid.filter((place) => outlines.some((outline) => within(place, outline)) && onLand(place)).length).toBeGreaterThan(2);
});

test('a small home has a ring, a large one has none', () => {
  expect(ringAround('namib')?.r).toBeGreaterThan(9);
  expect(ringAround('arctic')).toBeNull();
});
