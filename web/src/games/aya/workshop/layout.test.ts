import { describe, expect, it, test } from 'vitest';
import { checkAnimal, checkDomino, checkTile } from '../prediction/checks';
import { spotOf } from '../prediction/geometry';
import { EXAMPLES, exampleOf, KNOBS } from './examples';
import { EMPTY, formatLayout, type Layout, LayoutError, MAX_DOMINOES, parseLayout, tableView } from './layout';

const SAMPLE: Layout = {
  table: '90x60',
  tiles: [{ id: 'forest-bend', x: 0, y: 200, angle: 60 }],
  dominoes: [
    { kind: 'forest*', x: -12.3, y: 0, heading: 359.9, fork: false },
    { kind: 'garden', x: 20, y: 0, heading: 0, fork: true },
    { kind: 'garden', x: 40, y: 0, heading: 0, fork: true },
  ],
  animals: [{ animal: 'okapi', x: 10, y: 0.5 }],
  push: 2,
};

const failing = (text: string): LayoutError => {
  try {
    parseLayout(text);
  } catch (error) {
    if (error instanceof LayoutError) return error;
  }
  throw new Error(`${text} was read`);
};

test('a layout is formatted and parsed back unchanged', () => {
  expect(formatLayout(SAMPLE)).toBe(
    'v1:t90x60;lforest-bend_0,2000,600;dforest*_-123,0,3599;dgarden^_200,0,0_400,0,0;aokapi_100,5;p2',
  );
  expect(parseLayout(formatLayout(SAMPLE))).toEqual(SAMPLE);
  expect(parseLayout(formatLayout(EMPTY))).toEqual(EMPTY);
  for (const example of EXAMPLES) expect(parseLayout(formatLayout(exampleOf(example)))).toEqual(exampleOf(example));
});

test.each([
  ['', 'version', 0],
  ['v2:dforest_0,0,0', 'version', 0],
  ['v1:x', 'part', 3],
  ['v1:t10x10', 'name', 4],
  ['v1:dlava_0,0,0', 'name', 4],
  ['v1:dforest', 'places', 10],
  ['v1:dforest_0,0,0_5,nan,0', 'number', 19],
  ['v1:dforest_0,0', 'places', 11],
  ['v1:dforest_0,0,9999999', 'number', 15],
  ['v1:p1;lforest-bend', 'places', 18],
  ['v1:lstart_0,0,0_1,1,1', 'places', 9],
  ['v1:aunicorn_0,0', 'name', 4],
  ['v1:pone', 'number', 4],
])('an invalid text is rejected with the reason and the position: %s', (text, why, at) => {
  const { why: found, at: where } = failing(text);
  expect([found, where]).toEqual([why, at]);
});

test('more dominoes than the maximum are rejected', () => {
  const many = `v1:dforest${'_0,0,0'.repeat(MAX_DOMINOES + 1)}`;
  expect(failing(many).why).toBe('many');
});

describe('the examples', () => {
  const shown = EXAMPLES.flatMap((example) => {
    const knob = KNOBS[example];
    return knob ? [knob.min, knob.initial, knob.max].map((value) => [example, value] as const) : [[example, 0] as const];
  });
  it.each(shown)('have only legal placements: %s %d', (example, value) => {
    const layout = exampleOf(example, value);
    const view = tableView(layout);
    expect(layout.dominoes.length).toBeGreaterThan(8);
    for (const domino of view.dominoes)
      expect([domino.id, checkDomino(view, spotOf(domino), { besides: domino.id })]).toEqual([domino.id, null]);
    for (const animal of view.animals) {
      const camera = view.dominoes[animal.camera - 1];
      expect(camera && checkAnimal(view, animal, spotOf(camera), camera.id, animal.animal)).toBeNull();
    }
    for (const tile of view.tiles) {
      const alone = { ...view, tiles: [], dominoes: [], animals: [] };
      expect(checkTile(alone, { x: tile.x, y: tile.y, a: tile.angle })).toBeNull();
    }
  });
});
