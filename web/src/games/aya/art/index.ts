/** The pictures of the pieces: files of their own, so that each is loaded when it is wanted and none is part of the script. */
import { hasCamera, terrainOf } from '../sizes';

type Addresses = Record<string, string>;

const animals: Addresses = import.meta.glob('./animals/*.svg', { query: '?url&no-inline', import: 'default', eager: true });
const tiles: Addresses = import.meta.glob('./tiles/*.svg', { query: '?url&no-inline', import: 'default', eager: true });
const dominoes: Addresses = import.meta.glob('./dominoes/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

/** The portrait on an animal's token, round, 120 by 120; empty for an animal that is not in the box. */
export function animalUrl(key: string): string {
  return animals[`./animals/${key}.svg`] ?? '';
}

/** The face of a tile (`start`, `forest-bend`) before it is turned, round, 160 by 160; empty for one that is not in the box. */
export function tileUrl(id: string): string {
  return tiles[`./tiles/${id}.svg`] ?? '';
}

/**
 * The water side of a domino of that kind (`forest`, `forest*` with a camera, `garden`), or the plain wood of its `back`; 60 by
 * 120, the same upside down but for the camera. Empty for a kind that is not in the box.
 */
export function dominoUrl(kind: string): string {
  return dominoes[`./dominoes/${terrainOf(kind)}${hasCamera(kind) ? '-camera' : ''}.svg`] ?? '';
}
