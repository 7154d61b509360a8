// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { need, t } from '../../../shell/language.svelte';
import { chapter, LEAVES, leafName, shortName, titled } from './leaves';

beforeAll(() => need('aya', 'album-aya'));

test('25 animals, 15 landscapes and 5 triptychs have their places, each with its pictures', () => {
  const kinds = (kind: string) => LEAVES.filter((leaf) => leaf.kind === kind);
  expect([kinds('animal').length, kinds('landscape').length, kinds('triptych').length]).toEqual([25, 15, 5]);
  expect(new Set(LEAVES.map(({ key }) => key)).size).toBe(45);
  for (const { kind, pictures } of LEAVES) {
    expect(pictures).toHaveLength(kind === 'triptych' ? 3 : 1);
    expect(pictures).not.toContain('');
  }
});

test('every leaf has a name of its own, and a landscape a short one in its chapter', () => {
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

test('a name begins a line with a capital, in Dutch as well', () => {
  expect(['okapi', 'élan', 'ijsbeer', 'Arabische oryx'].map(titled)).toEqual(['Okapi', 'Élan', 'IJsbeer', 'Arabische oryx']);
});
