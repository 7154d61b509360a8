/** URLs of the pictures of the pieces. They are separate files, loaded when needed and not part of the script. */
import { hasCamera, terrainOf } from '../sizes';

type Addresses = Record<string, string>;

const animals: Addresses = import.meta.glob('./animals/*.svg', { query: '?url&no-inline', import: 'default', eager: true });
const tiles: Addresses = import.meta.glob('./tiles/*.svg', { query: '?url&no-inline', import: 'default', eager: true });
const dominoes: Addresses = import.meta.glob('./dominoes/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

/** URL of the picture on an animal's token, round, 120 × 120; empty for an unknown animal. */
export function animalUrl(key: string): string {
  return animals[`./animals/${key}.svg`] ?? '';
}

/** URL of the face of an unturned tile (`start`, `forest-bend`), round, 160 × 160; empty for an unknown tile. */
export function tileUrl(id: string): string {
  return tiles[`./tiles/${id}.svg`] ?? '';
}

/**
 * URL of the water side of a kind of domino (`forest`, `forest*` with a camera, `garden`), or of its wooden `back`; 60 × 120, symmetric
 * under half a turn except for the camera. Empty for an unknown kind.
 */
export function dominoUrl(kind: string): string {
  return dominoes[`./dominoes/${terrainOf(kind)}${hasCamera(kind) ? '-camera' : ''}.svg`] ?? '';
}

/** The glyph of a terrain: filled and stroked SVG paths in a 12 × 12 box around the origin. */
export interface TerrainSign {
  filled?: string;
  line?: string;
}

export const LINE_WIDTH = 0.95;

const DROP: TerrainSign = { filled: 'M0-5.6C2.8-2 3.9-.2 3.9 1.6A3.9 3.9 0 0 1-3.9 1.6C-3.9-.2-2.8-2 0-5.6Z' };

const SIGNS: Readonly<Record<string, TerrainSign>> = {
  forest: { filled: 'M0-5.6 3.2-1.6H1.8L4.6 2.6H.9V5.4H-.9V2.6H-4.6L-1.8-1.6H-3.2Z' },
  mountain: {
    filled: 'M-5.6 4.4-3.1-.9-2.1-1.7-1.2-.5-.3-1.5.7-.8 1.4.5 2.7-1.9 5.6 4.4ZM-1.3-4.9-2.6-2.1-1.9-2.7-1.1-1.6-.3-2.6.3-2Z',
  },
  desert: {
    filled: 'M-2.5 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0Z',
    line: 'M0-4V-5.3M0 4V5.3M4 0H5.3M-4 0H-5.3M2.8 2.8 3.7 3.7M-2.8-2.8-3.7-3.7M2.8-2.8 3.7-3.7M-2.8 2.8-3.7 3.7',
  },
  pole: {
    line: 'M0-5.2V5.2M-4.5-2.6 4.5 2.6M-4.5 2.6 4.5-2.6M-1.3-4.6 0-3.3 1.3-4.6M-1.3 4.6 0 3.3 1.3 4.6M-4.6-1.2-2.9-1.7-3.3-3.4M4.6 1.2 2.9 1.7 3.3 3.4M-4.6 1.2-2.9 1.7-3.3 3.4M4.6-1.2 2.9-1.7 3.3-3.4',
  },
  field: {
    filled:
      'M0-1.6C1.6-2.6 1.6-4.4 0-5.7-1.6-4.4-1.6-2.6 0-1.6ZM.4.7C.5-1 1.9-2 3.6-2 3.6-.3 2.2.7.4.7ZM-.4.7C-.5-1-1.9-2-3.6-2-3.6-.3-2.2.7-.4.7ZM.4 3.6C.5 1.9 1.9.9 3.6.9 3.6 2.6 2.2 3.6.4 3.6ZM-.4 3.6C-.5 1.9-1.9.9-3.6.9-3.6 2.6-2.2 3.6-.4 3.6Z',
    line: 'M0 5.4V-2',
  },
  garden: {
    filled:
      'M-2.0 -3.0a2.05 2.05 0 1 0 4.1 0 2.05 2.05 0 1 0 -4.1 0ZM0.9 -0.9a2.05 2.05 0 1 0 4.1 0 2.05 2.05 0 1 0 -4.1 0ZM-0.3 2.5a2.05 2.05 0 1 0 4.1 0 2.05 2.05 0 1 0 -4.1 0ZM-3.8 2.5a2.05 2.05 0 1 0 4.1 0 2.05 2.05 0 1 0 -4.1 0ZM-5.0 -0.9a2.05 2.05 0 1 0 4.1 0 2.05 2.05 0 1 0 -4.1 0Z',
  },
};

/** The glyph of a terrain; a drop for the Start tile. */
export function terrainSign(terrain: string): TerrainSign {
  return SIGNS[terrain] ?? DROP;
}
