/** Sizes of the pieces in millimetres (`rivage.games.aya.components`). */

/** Height, width and thickness of a standing domino. */
export const HEIGHT = 30;
export const WIDTH = 15;
export const THICKNESS = 6;
export const TILE_RADIUS = 40;
export const TILE_THICKNESS = 2;
export const TOKEN_RADIUS = 15;
export const TOKEN_THICKNESS = 1.5;
/** Number of retrigger tokens in the box. */
export const RETRIGGER_TOKENS = 10;

export const TERRAINS = ['forest', 'mountain', 'desert', 'pole', 'field'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The terrain of a domino, or `garden`. */
export function terrainOf(kind: string): string {
  return kind.replace('*', '');
}

/** The face of an animal token that has not been revealed, by kind of its domino. */
export function animalBack(kind: string): string {
  return `back-${terrainOf(kind)}`;
}

/** Whether a domino shows a camera. */
export function hasCamera(kind: string): boolean {
  return kind.endsWith('*');
}

/** A photo of a landscape, by the id of its tile, or of an animal, by its key. */
export interface PhotoId {
  what: 'landscape' | 'animal';
  id: string;
}

/** The terrain of a photo. */
export function terrainOfPhoto({ what, id }: PhotoId): string {
  if (what === 'landscape') return id.split('-')[0] ?? '';
  return TERRAINS.find((terrain) => ANIMALS[terrain].includes(id)) ?? '';
}

/** The animals of each terrain. */
export const ANIMALS: Readonly<Record<Terrain, readonly string[]>> = {
  forest: ['eurasian-lynx', 'blue-morpho', 'blue-peacock', 'okapi', 'poison-dart-frog'],
  mountain: ['bearded-vulture', 'snow-leopard', 'vicuna', 'wild-yak', 'rosalia-longicorn'],
  desert: ['fennec-fox', 'arabian-oryx', 'desert-beetle', 'diamondback-rattlesnake', 'greater-roadrunner'],
  pole: ['narwhal', 'emperor-penguin', 'polar-bear', 'harp-seal', 'snowy-owl'],
  field: ['buff-tailed-bumblebee', 'european-goldfinch', 'common-pipistrelle', 'grove-snail', 'european-hare'],
};
