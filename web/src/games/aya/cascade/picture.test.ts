// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { animal, dominoAt, tile, viewOf } from '../prediction/fixtures';
import { longestWaveIds } from '../push/pushes.svelte';
import type { AyaView } from '../wire';
import { highlight, printsOf, riverCorners } from './picture';

const count = { landscapes: ['forest-end'], animals: ['okapi'], triptychs: 0, tokens: 9, score: 11, lost: [] };
/** A river of 20 dominoes on the left that leads to a landscape, a single domino, and another landscape far to the right. */
const dominoes = [
  ...Array.from({ length: 20 }, (_, k) => dominoAt(k + 1, -400 + 20 * k, 0, 0, 'fallen')),
  dominoAt(21, 500, 300, 0, 'fallen'),
];
const view = viewOf({
  phase: 'over',
  pushes: 2,
  dominoes,
  tiles: [tile('forest-end', 30, 0), tile('pole-end', 500, -300)],
  animals: [animal('okapi', -200, 12, 10)],
  count,
});
const standing = (from: AyaView, ...numbers: number[]): AyaView => ({
  ...from,
  dominoes: from.dominoes.map((domino) => (numbers.includes(domino.id) ? { ...domino, lies: '' } : domino)),
});
const first = standing({ ...view, phase: 'toppling', pushes: 1, count: null }, 21);
const before = standing({ ...first, pushes: 0 }, ...dominoes.map(({ id }) => id));
const motions = [
  { k: 1, before, after: first, motion: '' },
  { k: 2, before: first, after: view, motion: '' },
];

test('the longest wave contains the dominoes that fell with one push', () => {
  expect([...longestWaveIds(view, motions)]).toEqual(Array.from({ length: 20 }, (_, k) => k + 1));
  expect(longestWaveIds(view, []).size).toBe(21);
});

test('the picture is cropped to the longest wave and the landscapes it reached', () => {
  const corners = riverCorners(view, longestWaveIds(view, motions));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  expect([Math.min(...xs), Math.max(...xs)].map(Math.round)).toEqual([-429, 84]);
  // The other landscape and the single domino are outside the picture.
  expect(Math.max(...ys)).toBeLessThan(150);
  expect(Math.min(...ys)).toBeGreaterThan(-150);
});

test('a picture of a tiny river shows enough of the table to recognise it', () => {
  const corners = riverCorners(view, new Set([21]));
  const xs = corners.map(([x]) => x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThanOrEqual(170);
  expect(riverCorners(viewOf(), new Set()).length).toBeGreaterThan(0);
});

test.each([1, 6, 12, 13, 25, 40])('%i photos lie along the lower edge, inside the picture', (number) => {
  const { prints, over, below } = printsOf(number);
  expect(prints).toHaveLength(number);
  for (const { x, y, width } of prints) {
    expect(x - width / 2).toBeGreaterThanOrEqual(40);
    expect(x + width / 2).toBeLessThanOrEqual(1040);
    expect(y + (width * 1.16) / 2).toBeLessThanOrEqual(over + below);
  }
  expect(prints[0]?.y).toBeGreaterThan(0);
  expect(over).toBeLessThan((prints[0]?.width ?? 0) * 1.16);
});

test('without photos the picture is the river alone', () => {
  expect(printsOf(0)).toEqual({ prints: [], over: 0, below: 0 });
});

test('the text names the longest wave', () => {
  const t = (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ');
  expect(highlight(view, { t, seats: [], seat: 0, motions: () => motions })).toBe('aya-wave 20 2');
  expect(highlight(viewOf({ phase: 'over' }), { t, seats: [], seat: 0 })).toBe('');
});
