// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalogues, t } from '../../../shell/language.svelte';
import { ANIMALS } from '../sizes';
import { silhouetteOf } from './comparison';
import { ANIMAL, capitalised, chapter, LEAVES, leafName, shortName } from './leaves';

beforeAll(() => loadCatalogues('aya', 'album-aya'));

test('25 animals, 15 landscapes and 5 triptychs have leaves with pictures', () => {
  const kinds = (kind: string) => LEAVES.filter((leaf) => leaf.kind === kind);
  expect([kinds('animal').length, kinds('landscape').length, kinds('triptych').length]).toEqual([25, 15, 5]);
  expect(new Set(LEAVES.map(({ key }) => key)).size).toBe(45);
  for (const { kind, pictures } of LEAVES) {
    expect(pictures).toHaveLength(kind === 'triptych' ? 3 : 1);
    expect(pictures).not.toContain('');
  }
});

test('every leaf has its own name, and a landscape a short one in its chapter', () => {
  const names = LEAVES.map((leaf) => leafName(leaf, t));
  expect(new Set(names).size).toBe(45);
  expect(names.slice(0, 2)).toEqual(['Eurasian lynx', 'Blue morpho']);
  expect(
    chapter('pole')
      .slice(5)
      .map((leaf) => leafName(leaf, t)),
  ).toEqual(['Pole: bend', 'Pole: fork', 'Pole: end', 'Triptych: Pole']);
  expect(
    chapter('pole')
      .slice(5)
      .map((leaf) => shortName(leaf, t)),
  ).toEqual(['Bend', 'Fork', 'End', 'Triptych: Pole']);
});

test('a name starts with a capital letter, in Dutch as well', () => {
  expect(['okapi', 'élan', 'ijsbeer', 'Arabische oryx'].map(capitalised)).toEqual(['Okapi', 'Élan', 'IJsbeer', 'Arabische oryx']);
});

const PACKAGE = join(process.cwd(), '../src/rivage');
const COMPONENTS = readFileSync(join(PACKAGE, 'games/aya/components.py'), 'utf8');

/** Key and Latin name of every animal in the box. */
const BOX = [...COMPONENTS.matchAll(/\bAnimal\("([a-z-]+)", \w+, "([A-Z][a-z ]+)"\)/g)].map(([, key, latin]) => ({ key, latin }));

test('the album has the animals of the box in order, with their Latin names', () => {
  expect(BOX).toHaveLength(25);
  expect(Object.entries(ANIMAL).map(([key, { latin }]) => ({ key, latin }))).toEqual(BOX);
  expect(Object.keys(ANIMAL)).toEqual(Object.values(ANIMALS).flat());
});

test('every animal has a shape, and no two have the same', () => {
  const shapes = Object.keys(ANIMAL).map((key) => silhouetteOf(key)?.path);
  expect(shapes).not.toContain(undefined);
  expect(new Set(shapes).size).toBe(25);
});

test.each(['en', 'fr', 'nl', 'de'])('%s describes every animal, its home and a curiosity', (language) => {
  const text = readFileSync(join(PACKAGE, 'locales', language, 'album-aya.ftl'), 'utf8');
  const texts = new Map(new FluentResource(text).body.map(({ id, value }) => [id, typeof value === 'string' ? value : '']));
  const wanted = Object.keys(ANIMAL).flatMap((key) => ['home', 'tells', 'wonder'].map((what) => `aya-album-${key}-${what}`));
  expect([...texts.keys()].filter((id) => /-(home|tells|wonder)$/.test(id) && id.split('-').length > 3).sort()).toEqual(
    wanted.sort(),
  );
  // A home is a few words without a full stop; the other texts are whole sentences of limited length.
  for (const id of wanted) {
    const sentence = texts.get(id) ?? '';
    expect([id, /[.!?]$/.test(sentence)]).toEqual([id, !id.endsWith('-home')]);
    expect([id, sentence.length > 6 && sentence.length < 200]).toEqual([id, true]);
  }
});
