/** Texture atlases: many faces on one texture, so that many pieces need one draw call. The layout is pure, and painting follows it. */
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import { BOX, FACE_SCALE, type FaceName, type Faces, KINDS } from '../drawing/faces';
import { HEIGHT, THICKNESS, WIDTH } from '../sizes';

/** A part of a texture: fractions from 0 to 1, from its lower left corner. */
export interface Cell {
  left: number;
  low: number;
  wide: number;
  high: number;
}

/** Cells of equal size, row by row from the top. */
export class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly #names: ReadonlyMap<string, number>;

  constructor(names: readonly string[], columns: number) {
    this.#names = new Map(names.map((name, k) => [name, k]));
    this.columns = columns;
    this.rows = Math.ceil(names.length / columns);
  }

  get names(): Iterable<string> {
    return this.#names.keys();
  }

  /** Column and row of a name. An unknown name gets the last cell. */
  place(name: string): { column: number; row: number } {
    const k = this.#names.get(name) ?? this.#names.size - 1;
    return { column: k % this.columns, row: Math.floor(k / this.columns) };
  }

  /** Offset of a cell from the first one, in texture coordinates. */
  shift(name: string): [right: number, up: number] {
    const { column, row } = this.place(name);
    return [column / this.columns, -row / this.rows];
  }

  /** The first cell. */
  first(): Cell {
    return { left: 0, low: 1 - 1 / this.rows, wide: 1 / this.columns, high: 1 / this.rows };
  }
}

// Dominoes: the five faces of a kind share a cell, in millimetres from its upper left corner.

/** Margin around each face, so that neighbours do not bleed into it at a distance. */
const GAP = 1;
const SPOTS: Readonly<Record<FaceName, { x: number; y: number }>> = {
  water: { x: GAP, y: GAP },
  back: { x: WIDTH + 3 * GAP, y: GAP },
  side: { x: 2 * WIDTH + 5 * GAP, y: GAP },
  top: { x: 2 * WIDTH + THICKNESS + 7 * GAP, y: GAP },
  foot: { x: 2 * WIDTH + THICKNESS + 7 * GAP, y: THICKNESS + 3 * GAP },
};
const CELL = { wide: 3 * WIDTH + THICKNESS + 8 * GAP, high: HEIGHT + 2 * GAP };

export const DOMINO_GRID = new Grid(KINDS, 4);

/** A point of a face (0 to 1 right and up from its lower left corner) in texture coordinates, for the first kind. */
export function dominoPoint(face: FaceName, right: number, up: number): [number, number] {
  const { width, height } = BOX.find((side) => side.face === face) as (typeof BOX)[number];
  const { x, y } = SPOTS[face];
  const cell = DOMINO_GRID.first();
  return [
    cell.left + ((x + right * width) / CELL.wide) * cell.wide,
    cell.low + (1 - (y + (1 - up) * height) / CELL.high) * cell.high,
  ];
}

/** Paint the faces of all dominoes on one canvas. */
export function paintDominoes(faces: Faces): HTMLCanvasElement {
  const { canvas, brush } = blank(DOMINO_GRID.columns * CELL.wide * FACE_SCALE, DOMINO_GRID.rows * CELL.high * FACE_SCALE);
  brush.scale(FACE_SCALE, FACE_SCALE);
  for (const kind of DOMINO_GRID.names) {
    const { column, row } = DOMINO_GRID.place(kind);
    for (const { face, width, height } of BOX) {
      const x = column * CELL.wide + SPOTS[face].x;
      const y = row * CELL.high + SPOTS[face].y;
      const picture = faces.domino(kind, face);
      brush.drawImage(picture, x - GAP, y - GAP, width + 2 * GAP, height + 2 * GAP);
      brush.drawImage(picture, x, y, width, height);
    }
  }
  return canvas;
}

/** Paint round faces on one canvas. `ground` is the colour of a face's rim. */
export function paintDiscs(
  grid: Grid,
  size: number,
  face: (name: string) => CanvasImageSource,
  ground: (name: string) => string,
): HTMLCanvasElement {
  const { canvas, brush } = blank(grid.columns * size, grid.rows * size);
  for (const name of grid.names) {
    const { column, row } = grid.place(name);
    brush.fillStyle = ground(name);
    brush.fillRect(column * size, row * size, size, size);
    brush.drawImage(face(name), column * size, row * size, size, size);
  }
  return canvas;
}

/** A texture from a canvas, with anisotropic filtering. */
export function textureOf(canvas: HTMLCanvasElement, anisotropy: number): Texture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = anisotropy;
  return texture;
}

function blank(width: number, height: number): { canvas: HTMLCanvasElement; brush: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser draws no canvas');
  return { canvas, brush };
}
