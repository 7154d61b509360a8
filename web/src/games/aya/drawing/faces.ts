/**
 * The painted faces of all pieces, as canvases for textures. Edges and backs are painted here. Pictures are loaded from files and
 * replace a plain face when they arrive.
 */
import { animalUrl, dominoUrl, LINE_WIDTH, terrainSign, tileUrl } from '../art';
import { ANIMALS, HEIGHT, hasCamera, TERRAINS, THICKNESS, terrainOf, WIDTH } from '../sizes';
import { PLAIN } from './around';
import type { Point } from './lens';
import { FOAM, hueOf, RIVER } from './palette';
import { seeded } from './wood';

/** Pixels per millimetre of dominoes. */
export const FACE_SCALE = 8;
/** Width in pixels of tiles and animals. */
export const TILE_SIZE = 384;
export const ANIMAL_SIZE = 256;

export const KINDS: readonly string[] = [...TERRAINS.flatMap((terrain) => [terrain, `${terrain}*`]), 'garden', PLAIN];
export const TILE_FACES: readonly string[] = [
  'start',
  ...TERRAINS.flatMap((terrain) => ['bend', 'fork', 'end'].map((kind) => `${terrain}-${kind}`)),
  ...TERRAINS.map((terrain) => `back-${terrain}`),
];

export const ANIMAL_FACES: readonly string[] = [
  ...Object.values(ANIMALS).flat(),
  ...TERRAINS.map((terrain) => `back-${terrain}`),
];

const WOOD = '#dcb987';
const WOOD_DARK = '#b58a54';

/** Groups of faces that load together. */
export type FaceGroup = 'dominoes' | 'tiles' | 'animals';

const ALL_FACES: Readonly<Record<FaceGroup, readonly string[]>> = { dominoes: KINDS, tiles: TILE_FACES, animals: ANIMAL_FACES };

export class Faces {
  readonly #canvases = new Map<string, HTMLCanvasElement>();

  /** `onload` is called when the pictures of a group have arrived. Only the `wanted` faces are loaded. */
  constructor(onload: (group: FaceGroup) => void, wanted: Readonly<Record<FaceGroup, readonly string[]>> = ALL_FACES) {
    const load = async (group: FaceGroup, pictures: readonly (readonly [address: string, canvas: HTMLCanvasElement])[]) => {
      const painted = pictures.filter(([address]) => address !== '').map(([address, canvas]) => paintFile(canvas, address));
      // If a picture fails to load, the plain face stays.
      await Promise.allSettled(painted);
      onload(group);
    };
    const sides = wanted.dominoes.map((kind) => [dominoUrl(kind), this.domino(kind, 'water')] as const);
    const backs = wanted.dominoes.map((kind) => [dominoUrl('back'), this.domino(kind, 'back')] as const);
    void load('dominoes', [...sides, ...backs]);
    void load(
      'tiles',
      wanted.tiles.map((face) => [tileUrl(face), this.tile(face)] as const),
    );
    void load(
      'animals',
      wanted.animals.map((face) => [animalUrl(face), this.animal(face)] as const),
    );
  }

  domino(kind: string, face: FaceName): HTMLCanvasElement {
    const [wide, high] =
      face === 'side' ? [THICKNESS, HEIGHT] : face === 'top' || face === 'foot' ? [WIDTH, THICKNESS] : [WIDTH, HEIGHT];
    return this.#face(`domino ${kind} ${face}`, wide * FACE_SCALE, high * FACE_SCALE, FACE_SCALE, (brush) => {
      const terrain = terrainOf(kind);
      if (face === 'back' || kind === PLAIN) paintBack(brush, wide, high);
      else if (face === 'water') paintWater(brush, terrain, hasCamera(kind));
      else if (face === 'top') paintTop(brush, terrain, hasCamera(kind));
      else paintEdge(brush, terrain, wide, high);
    });
  }

  tile(face: string): HTMLCanvasElement {
    return this.#face(`tile ${face}`, TILE_SIZE, TILE_SIZE, TILE_SIZE / 80, (brush) => paintTile(brush, face));
  }

  animal(face: string): HTMLCanvasElement {
    return this.#face(`animal ${face}`, ANIMAL_SIZE, ANIMAL_SIZE, ANIMAL_SIZE / 30, (brush) => paintAnimal(brush, face));
  }

  #face(
    key: string,
    width: number,
    height: number,
    scale: number,
    paint: (brush: CanvasRenderingContext2D) => void,
  ): HTMLCanvasElement {
    const known = this.#canvases.get(key);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.scale(scale, scale);
      paint(brush);
      brush.setTransform(1, 0, 0, 1, 0, 0);
    }
    this.#canvases.set(key, canvas);
    return canvas;
  }
}

/** Load a picture and paint it on a canvas. */
async function paintFile(canvas: HTMLCanvasElement, address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
}

// Dominoes, in millimetres from the upper left corner.

function paintBack(brush: CanvasRenderingContext2D, wide: number, high: number): void {
  brush.fillStyle = WOOD;
  brush.fillRect(0, 0, wide, high);
  const chance = seeded(wide * 31 + high);
  brush.strokeStyle = WOOD_DARK;
  for (let line = 0; line < wide * 1.6; line++) {
    brush.globalAlpha = 0.12 + chance() * 0.25;
    brush.lineWidth = 0.1 + chance() * 0.35;
    const x = chance() * wide;
    brush.beginPath();
    brush.moveTo(x, 0);
    brush.bezierCurveTo(x + chance() * 2 - 1, high * 0.3, x + chance() * 2 - 1, high * 0.7, x + chance() - 0.5, high);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

function paintEdge(brush: CanvasRenderingContext2D, terrain: string, wide: number, high: number): void {
  brush.fillStyle = hueOf(terrain).full;
  brush.fillRect(0, 0, wide, high);
}

function paintTop(brush: CanvasRenderingContext2D, terrain: string, camera: boolean): void {
  const hue = hueOf(terrain);
  paintEdge(brush, terrain, WIDTH, THICKNESS);
  // The water is on the back side; the arrow points where the domino falls.
  brush.fillStyle = RIVER;
  brush.fillRect(0, THICKNESS - 1.5, WIDTH, 1.5);
  brush.fillStyle = hue.dark;
  brush.beginPath();
  brush.moveTo(WIDTH / 2 - 2.6, 2.2);
  brush.lineTo(WIDTH / 2, 0.3);
  brush.lineTo(WIDTH / 2 + 2.6, 2.2);
  brush.fill();
  drawGlyph(brush, terrain, 2.5, 2.3, 4, hue.dark);
  if (camera) drawCameraSign(brush, WIDTH - 2.8, 2.3, 5.4, hue.dark);
  else drawGlyph(brush, terrain, WIDTH - 2.5, 2.3, 4, hue.dark);
}

function paintWater(brush: CanvasRenderingContext2D, terrain: string, camera: boolean): void {
  const hue = hueOf(terrain);
  paintEdge(brush, terrain, WIDTH, HEIGHT);
  for (const [colour, wide] of [
    [FOAM, 7.4],
    [RIVER, 5.8],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = wide;
    brush.beginPath();
    brush.moveTo(WIDTH / 2, -1);
    brush.bezierCurveTo(WIDTH / 2 + 3, HEIGHT * 0.3, WIDTH / 2 - 3, HEIGHT * 0.7, WIDTH / 2, HEIGHT + 1);
    brush.stroke();
  }
  drawGlyph(brush, terrain, 2.7, HEIGHT * 0.28, 4.6, hue.dark);
  drawGlyph(brush, terrain, WIDTH - 2.7, HEIGHT * 0.72, 4.6, hue.dark);
  if (camera) drawCameraSign(brush, WIDTH - 3, 3.6, 6.4, hue.dark);
}

// Discs, in millimetres from the upper left corner of their bounding square.

function paintTile(brush: CanvasRenderingContext2D, face: string): void {
  const [terrain, kind] = face.startsWith('back-') ? [face.slice(5), 'back'] : (face.split('-') as [string, string?]);
  const hue = hueOf(terrain);
  brush.translate(40, 40);
  disc(brush, 40, hue.dark);
  disc(brush, 39, kind === 'back' ? hue.full : hue.pale);
  if (kind === 'back') {
    disc(brush, 33, hue.pale);
    drawGlyph(brush, terrain, 0, 0, 44, hue.dark);
    return;
  }
  const ports = kind === 'end' ? [0] : kind === 'fork' ? [0, 120, 240] : [0, 120];
  const ends = ports.map((port) => [39 * Math.cos((port * Math.PI) / 180), -39 * Math.sin((port * Math.PI) / 180)] as const);
  for (const [colour, wide] of [
    [FOAM, 16],
    [RIVER, 13],
  ] as const) {
    brush.strokeStyle = brush.fillStyle = colour;
    brush.lineWidth = wide;
    for (const [x, y] of ends) {
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.lineTo(x, y);
      brush.stroke();
    }
    disc(brush, kind === 'end' || !kind ? wide : wide / 2, colour);
  }
  const [x, y] = kind === 'fork' ? [-24, 0] : [-12, kind === 'end' ? -22 : 24];
  drawGlyph(brush, terrain, x, y, 17, hue.dark);
}

function paintAnimal(brush: CanvasRenderingContext2D, face: string): void {
  const back = face.startsWith('back-');
  const hue = hueOf(back ? face.slice(5) : '');
  brush.translate(15, 15);
  disc(brush, 15, hue.dark);
  disc(brush, 14.3, back ? hue.full : hue.pale);
  if (back) drawGlyph(brush, face.slice(5), 0, 0, 17, hue.dark);
}

function disc(brush: CanvasRenderingContext2D, radius: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.arc(0, 0, radius, 0, Math.PI * 2);
  brush.fill();
}

export type FaceName = 'water' | 'back' | 'side' | 'top' | 'foot';

export interface BoxFace {
  face: FaceName;
  out: Point;
  /** The directions to the right and upwards in the picture, for a viewer of the face. */
  right: Point;
  up: Point;
  /** Size of the face in millimetres. */
  width: number;
  height: number;
}

export const BOX: readonly BoxFace[] = [
  { face: 'water', out: [-1, 0, 0], right: [0, -1, 0], up: [0, 0, 1], width: WIDTH, height: HEIGHT },
  { face: 'back', out: [1, 0, 0], right: [0, 1, 0], up: [0, 0, 1], width: WIDTH, height: HEIGHT },
  { face: 'side', out: [0, 1, 0], right: [-1, 0, 0], up: [0, 0, 1], width: THICKNESS, height: HEIGHT },
  { face: 'side', out: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1], width: THICKNESS, height: HEIGHT },
  // Seen from above, the picture points where the domino falls.
  { face: 'top', out: [0, 0, 1], right: [0, -1, 0], up: [1, 0, 0], width: WIDTH, height: THICKNESS },
  { face: 'foot', out: [0, 0, -1], right: [0, 1, 0], up: [1, 0, 0], width: WIDTH, height: THICKNESS },
];

const CAMERA = 'M-3.4-1.9H-1.5L-.9-2.9H.9L1.5-1.9H3.4V2.4H-3.4Z';
const LENS = 'M-1.3.2a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0';

/** Draw a terrain's glyph around a point, `size` across. */
export function drawGlyph(
  brush: CanvasRenderingContext2D,
  terrain: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const sign = terrainSign(terrain);
  within(brush, x, y, size / 12, () => {
    brush.fillStyle = colour;
    brush.strokeStyle = colour;
    brush.lineWidth = LINE_WIDTH;
    if (sign.filled) brush.fill(new Path2D(sign.filled));
    if (sign.line) brush.stroke(new Path2D(sign.line));
  });
}

export function drawCameraSign(brush: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void {
  within(brush, x, y, size / 10, () => {
    brush.fillStyle = '#fff';
    brush.strokeStyle = colour;
    brush.lineWidth = 0.7;
    const body = new Path2D(CAMERA);
    brush.fill(body);
    brush.stroke(body);
    brush.fillStyle = colour;
    brush.fill(new Path2D(LENS));
  });
}

function within(brush: CanvasRenderingContext2D, x: number, y: number, scale: number, draw: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(scale, scale);
  brush.lineCap = brush.lineJoin = 'round';
  draw();
  brush.restore();
}
