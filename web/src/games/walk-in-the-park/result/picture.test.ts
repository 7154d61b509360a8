// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { deal } from '../deal';
import { sheet, translator, view } from '../fixtures';
import { game } from '../index';

/** The layers that were rendered, as text. */
const layers: string[] = [];
vi.mock('../../raster', () => ({
  renderToCanvas: async (layer: SVGSVGElement) => {
    layers.push(layer.outerHTML);
    return document.createElement('canvas');
  },
}));

const t = translator('en');
const played = sheet('......┌┐...└┼............', { visited: ['B1', 'E4'], statues: [{ x: 2, y: 2 }], ibis: 3, points: 11 });
const finished = view({ sheets: [played] });
const seats = [{ index: 0, name: 'Ann', kind: 'person' as const, you: true, side: '0' }];
const words = { t, seats, seat: 0 };

/** Texts written on canvases. */
const written: string[] = [];

beforeEach(() => {
  layers.length = 0;
  written.length = 0;
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  const pen = new Proxy({} as Record<string | symbol, unknown>, {
    get: (_, name) => (name === 'fillText' ? (text: string) => written.push(text) : () => {}),
    set: () => true,
  });
  vi.stubGlobal('Path2D', class {});
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
});

test('the picture of a match shows the map with the paths of the player', async () => {
  await game.picture?.(finished, words);
  const [ground, marks] = layers;
  expect(ground).toContain('class="garden');
  // Three squares besides the centre are drawn on.
  expect(marks?.match(/class="path/g)).toHaveLength(3);
  expect(marks).toContain('Opera House');
  expect(document.body.children).toHaveLength(0);
});

test('the paints of the map travel with each layer of it', async () => {
  await game.picture?.(finished, words);
  for (const layer of layers) expect(layer).toContain('id="wp-graphite"');
});

test('the picture shows no map while others may still play the deal', async () => {
  await game.picture?.(finished, { ...words, dealOpen: true });
  expect(layers).toEqual([]);
  expect(written).toContain('11');
});

test('the shared highlight of a match is a line of words', () => {
  expect(game.highlight?.(finished, words)).toBe('2 visits, 1 statue, 3 ibis');
  const together = { ...finished, alone: false };
  expect(game.highlight?.(together, words)).toBe('Ann’s map: 2 visits, 1 statue, 3 ibis');
});

test.each([
  [true, 0],
  [false, 2],
])('a daily that is open (%s) is shared with %i layers of the map', async (open, count) => {
  const shared = deal.share?.(finished, { day: '2026-11-19', open }, t);
  expect(shared?.summary).toBe('2 visits, 1 statue, 3 ibis');
  await shared?.paint(document.createElement('canvas'));
  expect(layers).toHaveLength(count);
  expect(written.join(' ')).toContain('2026-11-19');
});
