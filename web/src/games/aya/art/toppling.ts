/** A row of toppling dominoes as flat shapes, for the picture on the home page. */
import { HEIGHT, THICKNESS, WIDTH } from '../sizes';

/** A visible side of a domino: the name of its style, and its outline as path data. */
interface Side {
  shows: string;
  outline: string;
}

/** A domino: its visible sides and its shadow. */
export interface Toppling {
  sides: Side[];
  shadow: string;
}

type Point = readonly [x: number, y: number, z: number];

/** Parallel projection from above at a slant: picture units per millimetre. The picture is 320 units wide. */
const SCALE = 1.42;
const SLANT = (40 * Math.PI) / 180;
export const FLATTENED = Math.sin(SLANT);

/** The position of a point in the picture. */
export function toPicture([x, y, z]: Point): { left: number; top: number } {
  return { left: 160 + x * SCALE, top: 85 - (y * FLATTENED + z * Math.cos(SLANT)) * SCALE };
}

/** A horizontal length in the picture, in its units. */
export function pictureLength(millimetres: number): number {
  return millimetres * SCALE;
}

const STEP = 13.2;
/** For each domino: its terrain, its lean in degrees, and the turn of the row behind it in degrees. */
const ROW: readonly (readonly [terrain: string, lean: number, turn: number])[] = [
  ['forest', 80, -4],
  ['forest', 79, -5],
  ['forest', 78, -5],
  ['forest', 77, -4],
  ['field', 76, -3],
  ['field', 75, -2],
  ['field', 73, 0],
  ['desert', 64, 1],
  ['desert', 47, 3],
  ['desert', 27, 4],
  ['pole', 10, 5],
  ['pole', 1, 5],
  ['forest', 0, 4],
  ['forest', 0, 2],
  ['forest', 0, 0],
  ['forest', 0, -2],
  ['forest', 0, -4],
  ['forest', 0, -4],
  ['forest', 0, -4],
];

/** The feet and headings of the dominoes. The first one falls first. */
const feet = (() => {
  let [x, y, heading] = [-101, -38, 34];
  return ROW.map(([, , turn]) => {
    const foot = { x, y, heading };
    const way = (heading * Math.PI) / 180;
    x += STEP * Math.cos(way);
    y += STEP * Math.sin(way);
    heading += turn;
    return foot;
  });
})();

/** The middle of the upper end of a standing domino. */
export function topOf(index: number): Point {
  const foot = feet[index];
  return foot ? [foot.x, foot.y, HEIGHT] : [0, 0, HEIGHT];
}

function outline(points: readonly Point[]): string {
  const places = points.map(toPicture).map(({ left, top }) => `${left.toFixed(1)} ${top.toFixed(1)}`);
  return `M${places.join('L')}Z`;
}

/** Whether a side faces the viewer. Its corners are counter-clockwise seen from outside. */
function facesViewer(points: readonly Point[]): boolean {
  const places = points.map(toPicture);
  const area = places.reduce((sum, from, index) => {
    const to = places[(index + 1) % places.length] ?? from;
    return sum + from.left * to.top - to.left * from.top;
  }, 0);
  return area < 0;
}

function topple(index: number, terrain: string, lean: number): Toppling {
  const { x, y, heading } = feet[index] ?? { x: 0, y: 0, heading: 0 };
  const [way, leaning] = [(heading * Math.PI) / 180, (lean * Math.PI) / 180];
  // The domino turns about its front lower edge. `back` is towards its water, `left` across, `up` along its height.
  const at = (back: number, left: number, up: number): Point => {
    const ahead = THICKNESS / 2 - back * Math.cos(leaning) + up * Math.sin(leaning);
    return [
      x + ahead * Math.cos(way) - left * Math.sin(way),
      y + ahead * Math.sin(way) + left * Math.cos(way),
      back * Math.sin(leaning) + up * Math.cos(leaning),
    ];
  };
  const [t, w, h] = [THICKNESS, WIDTH / 2, HEIGHT];
  const water = (half: number) => [at(t, half, 0), at(t, -half, 0), at(t, -half, h), at(t, half, h)];
  const sides: [shows: string, points: Point[]][] = [
    [terrain, water(w)],
    ['river', water(w / 2)],
    ['side', [at(t, -w, 0), at(0, -w, 0), at(0, -w, h), at(t, -w, h)]],
    ['side', [at(0, w, 0), at(t, w, 0), at(t, w, h), at(0, w, h)]],
    ['end', [at(t, -w, h), at(0, -w, h), at(0, w, h), at(t, w, h)]],
    ['end', [at(0, -w, 0), at(t, -w, 0), at(t, w, 0), at(0, w, 0)]],
  ];
  // Light comes from the upper left.
  const shade = ([px, py, pz]: Point): Point => [px + pz * 0.45, py - pz * 0.25, 0];
  return {
    sides: sides.filter(([, points]) => facesViewer(points)).map(([shows, points]) => ({ shows, outline: outline(points) })),
    shadow: outline([at(t, -w, 0), at(0, -w, 0), at(0, -w, h), at(0, w, h), at(t, w, h), at(t, w, 0)].map(shade)),
  };
}

/** The row in painting order, the farthest first. */
export const row: Toppling[] = ROW.map(([terrain, lean], index) => topple(index, terrain, lean)).reverse();
