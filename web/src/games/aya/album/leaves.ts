/** The leaves of the album in their order, chapter by chapter: five animals, three landscapes and their triptych for each terrain. */
import type { Translate } from '../../module';
import { animalUrl, tileUrl } from '../art';
import { ANIMALS, TERRAINS, type Terrain } from '../sizes';
import { landscapesOf } from './photos';

export interface Leaf {
  /** The key of its photo, and the fragment of its address. */
  key: string;
  kind: 'animal' | 'landscape' | 'triptych';
  terrain: Terrain;
  /** The addresses of its pictures: one, or three side by side. */
  pictures: readonly string[];
}

/** The leaves of one terrain. */
export function chapter(terrain: Terrain): Leaf[] {
  const landscapes = landscapesOf(terrain);
  return [
    ...ANIMALS[terrain].map((key): Leaf => ({ key, kind: 'animal', terrain, pictures: [animalUrl(key)] })),
    ...landscapes.map((key): Leaf => ({ key, kind: 'landscape', terrain, pictures: [tileUrl(key)] })),
    { key: `triptych-${terrain}`, kind: 'triptych', terrain, pictures: landscapes.map(tileUrl) },
  ];
}

export const LEAVES: readonly Leaf[] = TERRAINS.flatMap(chapter);

/** What a leaf is called, as a title. */
export function leafName(leaf: Leaf, t: Translate): string {
  const { key, kind, terrain } = leaf;
  const land = t('aya-terrain', { terrain });
  if (kind === 'animal') return titled(t('aya-animal', { animal: key }));
  if (kind === 'triptych') return t('aya-count-triptych', { terrain: land });
  return t('aya-album-landscape', { terrain: land, kind: t('aya-kind', { kind: kindOf(leaf) }) });
}

/** The same in its chapter, where its terrain is known. */
export function shortName(leaf: Leaf, t: Translate): string {
  return leaf.kind === 'landscape' ? titled(t('aya-kind', { kind: kindOf(leaf) })) : leafName(leaf, t);
}

/** The way the river runs over a landscape. */
function kindOf({ key, terrain }: Leaf): string {
  return key.slice(terrain.length + 1);
}

/** A name as it begins a line; in Dutch `ij` is one letter. */
export function titled(name: string): string {
  return name.replace(/^(ij|.)/u, (first) => first.toLocaleUpperCase());
}
