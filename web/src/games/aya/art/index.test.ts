import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TERRAINS } from '../sizes';
import { animalUrl, dominoUrl, tileUrl } from '.';

const ART = join(process.cwd(), 'src/games/aya/art');
const COMPONENTS = readFileSync(join(process.cwd(), '../src/rivage/games/aya/components.py'), 'utf8');

/** The first argument of every `kind(...)` in the Python components. */
const inBox = (kind: string) =>
  [...COMPONENTS.matchAll(new RegExp(`\\b${kind}\\("([a-z-]+)"`, 'g'))].map((found) => found[1] ?? '');

const ANIMALS = inBox('Animal');
const TILES = ['start', ...TERRAINS.flatMap((terrain) => inBox('TileKind').map((kind) => `${terrain}-${kind}`))].filter(
  (id) => !id.endsWith('-source'),
);
const DOMINOES = [...TERRAINS.flatMap((terrain) => [terrain, `${terrain}*`]), 'garden', 'back'];

/** The kind of a tile. */
const kindOf = (id: string) => (id === 'start' ? 'source' : id.split('-')[1]);

/** The size of the pictures in each folder, and their maximum number of bytes. */
const FOLDERS = {
  animals: { width: 120, height: 120, maxBytes: 4096 },
  tiles: { width: 160, height: 160, maxBytes: 5120 },
  dominoes: { width: 60, height: 120, maxBytes: 2048 },
};

const pictures = Object.entries(FOLDERS).flatMap(([folder, limits]) =>
  readdirSync(join(ART, folder)).map((file) => ({
    name: file.replace(/\.svg$/, ''),
    path: `${folder}/${file}`,
    text: readFileSync(join(ART, folder, file), 'utf8'),
    ...limits,
  })),
);

test('every animal, tile and domino of the box has its own picture', () => {
  expect([ANIMALS.length, TILES.length, DOMINOES.length]).toEqual([25, 16, 12]);
  const addresses = [...ANIMALS.map(animalUrl), ...TILES.map(tileUrl), ...DOMINOES.map(dominoUrl)];
  expect(addresses).not.toContain('');
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(pictures).toHaveLength(addresses.length);
});

test('unknown pieces have no picture', () => {
  expect([animalUrl('dodo'), tileUrl('forest'), dominoUrl('garden*')]).toEqual(['', '', '']);
});

test.each(pictures)('$path is small, plain and self-contained', ({ text, width, height, maxBytes }) => {
  // Some browsers do not draw an SVG without width and height on a canvas.
  expect(text).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(maxBytes);
  expect(text).not.toMatch(/<(text|image|style|script|filter|foreignObject|title)\b/);
  expect(
    [...text.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)].filter((found) => !(found[1] ?? found[2])?.startsWith('#')),
  ).toEqual([]);
});

test('the ids of all pictures are unique', () => {
  const named = pictures.flatMap(({ text }) => [...text.matchAll(/ id="([^"]*)"/g)].map((found) => found[1]));
  expect(named.length).toBeGreaterThan(ANIMALS.length);
  expect(named.filter((id, index) => named.indexOf(id) !== index)).toEqual([]);
});

test.each(pictures)('$path defines the ids it uses, and uses the ids it defines', ({ name, text }) => {
  const named = [...text.matchAll(/ id="([^"]*)"/g)].map((found) => found[1] ?? '');
  const used = [...text.matchAll(/(?:href="|url\()#([^")]*)/g)].map((found) => found[1] ?? '');
  expect(new Set(used)).toEqual(new Set(named));
  for (const id of named) expect(id).toContain(`${name}-`);
});

test('tiles mark the ports that the rules define', () => {
  const kinds = [...COMPONENTS.matchAll(/TileKind\("([a-z]+)", \(([\d, ]+)\)\)/g)];
  expect(kinds).toHaveLength(4);
  for (const [, kind, tenths] of kinds) {
    // SVG has y down, so angles change their sign.
    const ports = (tenths ?? '')
      .split(',')
      .filter((angle) => angle.trim())
      .map((angle) => -Number(angle) / 10 || 0);
    for (const { path, text } of pictures.filter(({ path, name }) => path.startsWith('tiles/') && kindOf(name) === kind)) {
      const marked = [...text.matchAll(/<use href="#[a-z-]+-port"(?: transform="rotate\((-?\d+) 80 80\)")?/g)];
      expect([path, ...marked.map((found) => Number(found[1] ?? 0))]).toEqual([path, ...ports]);
    }
  }
});
