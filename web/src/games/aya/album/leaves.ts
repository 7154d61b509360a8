/** The leaves of the album in order: for each terrain a chapter of five animals, three landscapes and their triptych. */
import type { Translate } from '../../module';
import { animalUrl, tileUrl } from '../art';
import { ANIMALS, TERRAINS, type Terrain } from '../sizes';
import { landscapesOf } from './photos';
import type { Home } from './world';

export interface Leaf {
  /** The key of its photo, which is also the fragment of its URL. */
  key: string;
  kind: 'animal' | 'landscape' | 'triptych';
  terrain: Terrain;
  /** The URLs of its pictures: one, or three for a triptych. */
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

/** The title of a leaf. */
export function leafName(leaf: Leaf, t: Translate): string {
  const { key, kind, terrain } = leaf;
  const land = t('aya-terrain', { terrain });
  if (kind === 'animal') return capitalised(t('aya-animal', { animal: key }));
  if (kind === 'triptych') return t('aya-count-triptych', { terrain: land });
  return t('aya-album-landscape', { terrain: land, kind: t('aya-kind', { kind: kindOf(leaf) }) });
}

/** The title of a leaf within its chapter, where the terrain is known. */
export function shortName(leaf: Leaf, t: Translate): string {
  return leaf.kind === 'landscape' ? capitalised(t('aya-kind', { kind: kindOf(leaf) })) : leafName(leaf, t);
}

/** The kind of a landscape: `bend`, `fork` or `end`. */
function kindOf({ key, terrain }: Leaf): string {
  return key.slice(terrain.length + 1);
}

/** A name with a capital letter. In Dutch, `ij` is one letter. */
export function capitalised(name: string): string {
  return name.replace(/^(ij|.)/u, (first) => first.toLocaleUpperCase());
}

/** Categories of the Red List as in the booklet; `none` for species that it does not classify. */
export const STATUSES = ['least-concern', 'near-threatened', 'vulnerable', 'endangered'] as const;
export type Status = (typeof STATUSES)[number] | 'none';

/** The year of the booklet. Later lists may differ. */
export const STATUS_YEAR = 2015;

/** The measured distance: nose to rump, feet to head, feet to shoulder, or between the wing tips. */
export type Measure = 'length' | 'height' | 'shoulder' | 'wingspan';

export interface Animal {
  latin: string;
  home: Home;
  status: Status;
  measure: Measure;
  /** The maximum, in centimetres. */
  size: number;
  /** The maximum, in grams; undefined if the booklet does not give it. */
  weight?: number;
}

const kg = (amount: number) => amount * 1000;

export const ANIMAL: Readonly<Record<string, Animal>> = {
  'eurasian-lynx': {
    latin: 'Lynx lynx',
    home: 'cold-forests',
    status: 'least-concern',
    measure: 'length',
    size: 135,
    weight: kg(35),
  },
  'blue-morpho': { latin: 'Morpho aurora', home: 'american-rainforest', status: 'none', measure: 'wingspan', size: 20 },
  'blue-peacock': {
    latin: 'Pavo cristatus',
    home: 'india',
    status: 'least-concern',
    measure: 'length',
    size: 110,
    weight: kg(6),
  },
  okapi: { latin: 'Okapia johnstoni', home: 'congo', status: 'endangered', measure: 'shoulder', size: 180, weight: kg(230) },
  'poison-dart-frog': {
    latin: 'Dendrobates auratus',
    home: 'central-america',
    status: 'least-concern',
    measure: 'length',
    size: 4,
  },
  'bearded-vulture': {
    latin: 'Gypaetus barbatus',
    home: 'high-mountains',
    status: 'near-threatened',
    measure: 'wingspan',
    size: 285,
    weight: kg(7),
  },
  'snow-leopard': {
    latin: 'Panthera uncia',
    home: 'asian-mountains',
    status: 'endangered',
    measure: 'length',
    size: 130,
    weight: kg(55),
  },
  vicuna: { latin: 'Vicugna vicugna', home: 'andes', status: 'least-concern', measure: 'shoulder', size: 100, weight: kg(60) },
  'wild-yak': {
    latin: 'Bos grunniens mutus',
    home: 'tibet',
    status: 'vulnerable',
    measure: 'shoulder',
    size: 200,
    weight: kg(1000),
  },
  'rosalia-longicorn': {
    latin: 'Rosalia alpina',
    home: 'european-mountains',
    status: 'vulnerable',
    measure: 'length',
    size: 3.8,
  },
  'fennec-fox': { latin: 'Vulpes zerda', home: 'sahara', status: 'least-concern', measure: 'length', size: 40, weight: kg(1.7) },
  'arabian-oryx': {
    latin: 'Oryx leucoryx',
    home: 'arabia',
    status: 'vulnerable',
    measure: 'shoulder',
    size: 100,
    weight: kg(70),
  },
  'desert-beetle': { latin: 'Onymacris unguicularis', home: 'namib', status: 'none', measure: 'length', size: 2 },
  'diamondback-rattlesnake': {
    latin: 'Crotalus atrox',
    home: 'american-desert',
    status: 'least-concern',
    measure: 'length',
    size: 250,
  },
  'greater-roadrunner': {
    latin: 'Geococcyx californianus',
    home: 'american-south-west',
    status: 'least-concern',
    measure: 'length',
    size: 62,
    weight: 380,
  },
  narwhal: { latin: 'Monodon monoceros', home: 'arctic-waters', status: 'near-threatened', measure: 'length', size: 400 },
  'emperor-penguin': {
    latin: 'Aptenodytes forsteri',
    home: 'antarctica',
    status: 'near-threatened',
    measure: 'height',
    size: 120,
    weight: kg(40),
  },
  'polar-bear': { latin: 'Ursus maritimus', home: 'arctic', status: 'vulnerable', measure: 'height', size: 300, weight: kg(800) },
  'harp-seal': {
    latin: 'Pagophilus groenlandicus',
    home: 'northern-atlantic',
    status: 'least-concern',
    measure: 'length',
    size: 160,
    weight: kg(150),
  },
  'snowy-owl': {
    latin: 'Bubo scandiacus',
    home: 'tundra',
    status: 'least-concern',
    measure: 'wingspan',
    size: 180,
    weight: kg(2.5),
  },
  'buff-tailed-bumblebee': { latin: 'Bombus terrestris', home: 'europe', status: 'none', measure: 'length', size: 2.3 },
  'european-goldfinch': {
    latin: 'Carduelis carduelis',
    home: 'europe-and-beyond',
    status: 'least-concern',
    measure: 'wingspan',
    size: 25,
    weight: 18,
  },
  'common-pipistrelle': {
    latin: 'Pipistrellus pipistrellus',
    home: 'europe',
    status: 'least-concern',
    measure: 'wingspan',
    size: 20,
    weight: 8,
  },
  'grove-snail': { latin: 'Cepaea hortensis', home: 'western-europe', status: 'least-concern', measure: 'length', size: 2 },
  // The booklet has no length for the hare. This is that of an adult.
  'european-hare': {
    latin: 'Lepus europaeus',
    home: 'europe-to-steppe',
    status: 'least-concern',
    measure: 'length',
    size: 60,
    weight: kg(4),
  },
};
