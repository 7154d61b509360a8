/** The result as a picture for sharing: the player's map, or numbers only while others may still play the same rolls. */
import { flushSync, mount, unmount } from 'svelte';
import { titleOf } from '../../../shell/gameText';
import type { Translate } from '../../module';
import { renderToCanvas } from '../../raster';
import { metText } from '../text/ending';
import type { PlanView, SheetView } from '../types';
import StillMap from './StillMap.svelte';

/** Pixels of a side of the square picture. */
const SIDE = 1080;
/** Pixels of a side of the map, above the texts of a daily. */
const MAP_SIDE = 820;
const PAPER = '#fdf9ee';
const IBIS = {
  body: 'M-22 4C-20 -8 -6 -13 6 -9C12 -7 16 -3 14 4C11 13 -2 17 -12 14C-18 12 -22 9 -22 4Z',
  black:
    'M-20 1C-29 0 -32 6 -31 12C-26 12 -20 12 -15 9ZM8 -5C16 -9 12 -18 15 -24C17 -29 25 -29 26 -23C27 -18 23 -16 20 -13C17 -9 18 -3 12 2Z',
  bill: 'M24 -26C33 -24 38 -15 37 -5',
  legs: 'M-4 12L-6 29M4 12L5 29',
};
const SAILS = [
  'M-40 20H40L36 34H-36Z',
  'M-8 20C-12 1 -25 -11 -34 -15C-38 0 -37 12 -31 20Z',
  'M14 20C10 -8 -7 -26 -20 -32C-21 -11 -18 8 -10 20Z',
  'M6 20C0 -2 2 -16 0 -22C14 -14 22 2 22 20Z',
  'M20 20C22 6 28 -3 36 -7C38 4 37 13 35 20Z',
].join('');

export interface Captions {
  title: string;
  points: string;
  /** Visits, statues and ibis as text. */
  met: string;
  /** The date of the daily challenge; undefined for another match. */
  day?: string;
  /** The host name of the server. */
  place?: string;
}

/** The texts under a result. */
export function captionsOf(sheet: SheetView, t: Translate): Captions {
  return {
    title: titleOf('walk-in-the-park'),
    points: t('wp-share-points', { points: sheet.points }),
    met: metText(sheet, t),
  };
}

/** The player's own map with everything drawn on it. */
export async function mapPicture(plan: PlanView, sheet: SheetView, t: Translate): Promise<HTMLCanvasElement> {
  // Computed styles need an element in the document, so the map is mounted off-screen for a moment.
  const host = document.createElement('div');
  Object.assign(host.style, { position: 'fixed', left: '-9999px', top: '0', width: `${SIDE}px`, height: `${SIDE}px` });
  document.body.append(host);
  const drawn = mount(StillMap, { target: host, props: { plan, sheet, t } });
  try {
    flushSync();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const pen = canvas.getContext('2d');
    if (!pen) return canvas;
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, SIDE, SIDE);
    const paints = host.querySelector('svg.defs');
    for (const name of ['ground', 'marks']) {
      const layer = host.querySelector<SVGSVGElement>(`svg.${name}`);
      if (!layer) throw new Error(`the map has no layer ${name}`);
      // A rendered layer cannot refer to paints outside of it.
      if (paints) layer.prepend(paints.cloneNode(true));
      pen.drawImage(await renderToCanvas(layer, SIDE, SIDE), 0, 0);
    }
    return canvas;
  } finally {
    void unmount(drawn);
    host.remove();
  }
}

/** A picture of a finished sheet with numbers only. */
export async function badgePicture(sheet: SheetView, t: Translate): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  // Fonts must be loaded before they are drawn.
  await document.fonts.ready;
  // The shell writes what the player met below the picture.
  paintBadge(canvas, sheet, { ...captionsOf(sheet, t), met: '' });
  return canvas;
}

/** Draw the player's map with the result below. */
export function paintMap(canvas: HTMLCanvasElement, map: HTMLCanvasElement, { points }: SheetView, words: Captions): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  canvas.width = SIDE;
  canvas.height = SIDE;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(map, (SIDE - MAP_SIDE) / 2, 26, MAP_SIDE, MAP_SIDE);
  text(pen, `${points} ${words.points}`, 540, 926, '600 76px Fraunces, Georgia, serif');
  text(pen, words.met, 540, 980, '600 38px "Nunito Sans", sans-serif');
  const line = [words.title, words.day, words.place].filter(Boolean).join(' · ');
  text(pen, line, 540, 1036, '400 30px "Nunito Sans", sans-serif');
}

/** Draw the numbers of a sheet, and nothing that helps other players of the same rolls. */
export function paintBadge(canvas: HTMLCanvasElement, sheet: SheetView, words: Captions): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  canvas.width = SIDE;
  canvas.height = SIDE;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIDE, SIDE);
  wash(
    pen,
    'M40 40C360 20 700 52 1040 38C1056 380 1030 700 1044 1040C700 1056 360 1030 38 1044C24 700 52 360 40 40Z',
    '#cfe0b4',
    0.7,
  );
  wash(
    pen,
    'M40 40C360 20 700 52 1040 38L1046 330C920 400 820 250 700 300C600 340 620 420 500 410C380 400 400 240 290 250C190 260 150 360 36 330Z',
    '#a9d7e2',
    0.85,
  );
  wash(pen, 'M120 700C240 620 380 700 360 820C340 940 160 940 110 860Z', '#a3c384', 0.45);
  wash(pen, 'M700 820C820 760 960 800 950 900C930 1000 740 1000 690 930Z', '#b9d29a', 0.6);
  at(pen, 296, 214, 2.7, () => draw(pen, SAILS, '#fffef8'));
  // The badge.
  pen.beginPath();
  pen.arc(540, 610, 236, 0, Math.PI * 2);
  pen.fillStyle = '#fffdf3';
  pen.fill();
  pen.lineWidth = 9;
  pen.strokeStyle = '#b23a2b';
  for (const [turn, grow] of [
    [0.2, 0],
    [1.1, 9],
  ] as const) {
    pen.beginPath();
    pen.ellipse(540, 610, 240 + grow, 236 - grow, turn, 0, Math.PI * 2);
    pen.stroke();
  }
  text(pen, String(sheet.points), 540, 690, '600 250px Fraunces, Georgia, serif');
  text(pen, words.points, 540, 762, '600 46px Fraunces, Georgia, serif');
  text(pen, words.title, 540, 946, '600 66px Fraunces, Georgia, serif');
  text(pen, [words.day, words.met].filter(Boolean).join(' · '), 540, 996, '600 33px "Nunito Sans", sans-serif');
  text(pen, words.place ?? '', 540, 1034, '400 28px "Nunito Sans", sans-serif');
  for (let k = 0; k < Math.min(6, sheet.ibis); k++) {
    at(pen, 150 + (k % 2) * 92 + (k > 3 ? 46 : 0), 560 + Math.floor(k / 2) * 104, 1.9, () => {
      draw(pen, IBIS.legs, null, '#a4574c');
      draw(pen, IBIS.body, '#fdfbf4');
      draw(pen, IBIS.black, '#2c2a2b');
      draw(pen, IBIS.bill, null, '#2c2a2b', 3);
    });
  }
  for (let k = 0; k < sheet.visited.length; k++) {
    pen.beginPath();
    pen.arc(858 + (k % 2) * 84, 480 + Math.floor(k / 2) * 84, 30, 0, Math.PI * 2);
    pen.fillStyle = '#ffdf7a';
    pen.fill();
    pen.lineWidth = 5;
    pen.strokeStyle = '#b23a2b';
    pen.stroke();
    text(pen, '✓', 858 + (k % 2) * 84, 496 + Math.floor(k / 2) * 84, '700 40px "Nunito Sans", sans-serif');
  }
}

function at(pen: CanvasRenderingContext2D, x: number, y: number, scale: number, what: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  what();
  pen.restore();
}

function draw(pen: CanvasRenderingContext2D, path: string, fill: string | null, stroke = '#3b4043', width = 1.6): void {
  const shape = new Path2D(path);
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(shape);
  }
  pen.lineWidth = width;
  pen.strokeStyle = stroke;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(shape);
}

function wash(pen: CanvasRenderingContext2D, path: string, colour: string, strength: number): void {
  pen.save();
  pen.globalAlpha = strength;
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
  pen.restore();
}

function text(pen: CanvasRenderingContext2D, words: string, x: number, y: number, font: string): void {
  pen.font = font;
  pen.fillStyle = '#1d2b2f';
  pen.textAlign = 'center';
  pen.fillText(words, x, y, 980);
}
