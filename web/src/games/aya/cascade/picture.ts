/** The picture of the fallen river that players share: cropped to the river, with the won photos along its lower edge. */
import type { EndTextContext } from '../../module';
import { animalUrl, tileUrl } from '../art';
import { animalPose, bodiesOf, dominoPose } from '../bodies';
import { PORTRAIT_WIDTH } from '../drawing/lens';
import { hueOf } from '../drawing/palette';
import { longestWave, longestWaveIds } from '../push/pushes.svelte';
import type { TableRenderer } from '../scene';
import { HEIGHT, type PhotoId, TILE_RADIUS, TOKEN_RADIUS, terrainOfPhoto } from '../sizes';
import type { AyaView } from '../wire';

let pictureRenderer: TableRenderer | null = null;

/** Set the renderer of the table on this page; null when it is gone. */
export function setPictureRenderer(renderer: TableRenderer | null): void {
  pictureRenderer = renderer;
}

/** `GameModule.picture`. Rejects if no table is drawn; the text is then shared without a picture. */
export async function picture(view: AyaView, { motions }: EndTextContext<AyaView>): Promise<HTMLCanvasElement> {
  if (!pictureRenderer) throw new Error('no table is drawn');
  const photos = photosWon(view);
  const { prints, over, below } = printsOf(photos.length);
  const faces = await Promise.all(photos.map(loaded));
  const corners = riverCorners(view, longestWaveIds(view, motions?.() ?? []));
  const table = pictureRenderer.portrait(
    corners,
    { top: MARGIN_PX, right: MARGIN_PX, bottom: MARGIN_PX + over, left: MARGIN_PX },
    bodiesOf(view),
  );
  const high = Math.round((table.height * PORTRAIT_WIDTH) / table.width);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PORTRAIT_WIDTH, high + below];
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser draws no canvas');
  brush.fillStyle = CARD;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(table, 0, 0, PORTRAIT_WIDTH, high);
  prints.forEach((print, k) => {
    const photo = photos[k];
    if (photo) paintPrint(brush, { ...print, y: print.y + high - over }, photo, faces[k] ?? null);
  });
  return canvas;
}

/** `GameModule.highlight`: the longest wave; empty if it is not known. */
export function highlight(view: AyaView, { t, motions }: EndTextContext<AyaView>): string {
  const count = longestWave(view, motions?.() ?? []);
  return count > 0 ? t('aya-wave', { count, pushes: view.pushes }) : '';
}

const CARD = '#fbf6ea';
const PAPER = '#fffdf6';
/** Pixels from the river to the edges of the picture. */
const MARGIN_PX = 44;
/** Millimetres of table around the river, and the smallest part of the table that is shown, from side to side. */
const AROUND_MM = 14;
const MIN_SPAN_MM = 170;

/** Points around everything that belongs to the river: the dominoes of the wave, and the tiles and won animals beside it. */
export function riverCorners(view: AyaView, wave: ReadonlySet<number>): [number, number, number][] {
  const found: [number, number, number][] = [];
  const around = (x: number, y: number, radius: number, z = 0) => {
    for (const right of [-radius, radius]) for (const up of [-radius, radius]) found.push([x + right, y + up, z]);
  };
  const fell = view.dominoes.filter(({ id }) => wave.has(id)).map((domino) => ({ domino, at: dominoPose(domino) }));
  for (const { domino, at } of fell) around(at[0], at[1], HEIGHT / 2 + AROUND_MM, domino.lies === '' ? HEIGHT : 0);
  const near = (x: number, y: number, radius: number) =>
    fell.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) < radius + HEIGHT / 2);
  for (const { x, y } of view.tiles) if (near(x, y, TILE_RADIUS)) around(x, y, TILE_RADIUS + AROUND_MM);
  for (const animal of view.animals) {
    if (!view.count?.animals.includes(animal.animal)) continue;
    const [x, y] = animalPose(animal, view.dominoes);
    if (near(x, y, TOKEN_RADIUS)) around(x, y, TOKEN_RADIUS + AROUND_MM);
  }
  const middle = (values: readonly number[]) => (values.length > 0 ? (Math.min(...values) + Math.max(...values)) / 2 : 0);
  around(middle(found.map(([x]) => x)), middle(found.map(([, y]) => y)), MIN_SPAN_MM / 2);
  return found;
}

/** The photos that were won, landscapes first. */
function photosWon({ count }: AyaView): PhotoId[] {
  return [
    ...(count?.landscapes ?? []).map((id) => ({ what: 'landscape' as const, id })),
    ...(count?.animals ?? []).map((id) => ({ what: 'animal' as const, id })),
  ];
}

/** The place of a print: its middle and its width in pixels, and its rotation in degrees. */
export interface PrintPlace {
  x: number;
  y: number;
  width: number;
  turn: number;
}

/** Pixels across a print at most, prints in a row at most, and the height of a print as a multiple of its width. */
const PRINT = { most: 168, row: 12, rate: 1.16 } as const;
/** The least distance between two prints, from middle to middle, as a part of their width or height. */
const MIN_STEP = 0.94;

/**
 * Places for `count` prints along the lower edge of the table, and below it. The first row lies half over the table: it covers `over`
 * pixels of the table, and all rows need `below` pixels below it. The y coordinate starts where the first row starts.
 */
export function printsOf(count: number): { prints: PrintPlace[]; over: number; below: number } {
  if (count === 0) return { prints: [], over: 0, below: 0 };
  const rows = Math.ceil(count / PRINT.row);
  const inRow = Math.ceil(count / rows);
  const room = PORTRAIT_WIDTH - 2 * MARGIN_PX;
  const width = Math.min(PRINT.most, room / (1 + (inRow - 1) * MIN_STEP));
  const high = width * PRINT.rate;
  const prints = Array.from({ length: count }, (_, k): PrintPlace => {
    const row = Math.floor(k / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const step = here > 1 ? Math.min(width * 1.12, (room - width) / (here - 1)) : 0;
    return {
      x: PORTRAIT_WIDTH / 2 + (k - row * inRow - (here - 1) / 2) * step,
      y: high / 2 + row * high * MIN_STEP,
      width,
      turn: ((k * 37) % 11) - 5,
    };
  });
  const over = Math.round(high * 0.55);
  return { prints, over, below: Math.round(high * (1 + (rows - 1) * MIN_STEP) - over + 20) };
}

async function loaded({ what, id }: PhotoId): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = what === 'animal' ? animalUrl(id) : tileUrl(id);
  // An image that fails to load leaves an empty print.
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Paint an instant print that looks like `count/Photo.svelte`. */
function paintPrint(
  brush: CanvasRenderingContext2D,
  { x, y, width, turn }: PrintPlace,
  photo: PhotoId,
  face: HTMLImageElement | null,
): void {
  const hue = hueOf(terrainOfPhoto(photo));
  const high = width * PRINT.rate;
  const edge = width * 0.06;
  const inner = width - 2 * edge;
  brush.save();
  brush.translate(x, y);
  brush.rotate((turn * Math.PI) / 180);
  brush.shadowColor = 'rgb(29 43 47 / 40%)';
  brush.shadowBlur = 10;
  brush.shadowOffsetY = 4;
  brush.fillStyle = PAPER;
  brush.fillRect(-width / 2, -high / 2, width, high);
  brush.shadowColor = 'transparent';
  brush.translate(-width / 2 + edge, -high / 2 + edge);
  brush.beginPath();
  brush.rect(0, 0, inner, inner);
  brush.clip();
  const ground = brush.createLinearGradient(0, 0, 0, inner);
  ground.addColorStop(0, hue.pale);
  ground.addColorStop(1, hue.full);
  brush.fillStyle = ground;
  brush.fillRect(0, 0, inner, inner);
  // A landscape fills the picture, as in the viewfinder.
  const size = inner * (photo.what === 'landscape' ? 1.28 : 0.88);
  if (face) brush.drawImage(face, (inner - size) / 2, (inner - size) / 2, size, size);
  brush.restore();
}
