/**
 * Geometry of pieces in millimetres and degrees: the twin of `rivage.games.aya.geometry.spots` and `shapes`.
 *
 * It predicts the server's answer. The server computes with integers and decides. Here, pieces that only touch may count as separate
 * because of rounding (1e-6 mm).
 */
import { HEIGHT, THICKNESS, TILE_RADIUS, TOKEN_RADIUS, WIDTH } from '../sizes';
import type { AyaDominoView, AyaRest } from '../wire';

/** A place on the table and a direction in degrees, counter-clockwise from +x. */
export interface Spot {
  x: number;
  y: number;
  a: number;
}

/** A rectangle on the table: half its length along its direction, and half its width. */
export interface Box extends Spot {
  along: number;
  across: number;
}

export interface Point {
  x: number;
  y: number;
}

const EPSILON_MM = 1e-6;
const RADIANS = Math.PI / 180;

export const cosOf = (degrees: number): number => Math.cos(degrees * RADIANS);
export const sinOf = (degrees: number): number => Math.sin(degrees * RADIANS);
export const degreesOf = (radians: number): number => radians / RADIANS;

/** A direction from 0 to less than 360 degrees. */
export function normalised(a: number): number {
  const turn = a % 360;
  return turn < 0 ? turn + 360 : turn;
}

/** The turn from one direction to another in degrees, -180 to 180; positive to the left. */
export function turnFrom(from: number, to: number): number {
  return normalised(to - from + 180) - 180;
}

/** The angle between two directions, 0 to 180 degrees. */
export function angleBetween(one: number, other: number): number {
  return Math.abs(turnFrom(one, other));
}

/** The spot `along` millimetres ahead and `left` to the left, turned by `turn` degrees. */
export function ahead(spot: Spot, along: number, left = 0, turn = 0): Spot {
  const [cos, sin] = [cosOf(spot.a), sinOf(spot.a)];
  return { x: spot.x + along * cos - left * sin, y: spot.y + along * sin + left * cos, a: normalised(spot.a + turn) };
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** A spot rounded to tenths, as actions write it. */
export function rounded(spot: Spot): Spot {
  return { x: tenth(spot.x), y: tenth(spot.y), a: tenth(normalised(spot.a)) % 360 };
}

export const dist = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The area that a standing domino covers. */
export function standing({ x, y, a }: Spot): Box {
  return { x, y, a, along: THICKNESS / 2, across: WIDTH / 2 };
}

/** The area that a domino covers when it lies flat around a spot. */
export function lying({ x, y, a }: Spot): Box {
  return { x, y, a, along: HEIGHT / 2, across: WIDTH / 2 };
}

/** The area that a domino covers after it has fallen forward from a spot. */
export function fallen(spot: Spot): Box {
  return lying(ahead(spot, HEIGHT / 2 + THICKNESS / 2));
}

export function corners(box: Box): Point[] {
  const [cos, sin] = [cosOf(box.a), sinOf(box.a)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([i = 0, j = 0]) => ({
    x: box.x + i * box.along * cos - j * box.across * sin,
    y: box.y + i * box.along * sin + j * box.across * cos,
  }));
}

/** Whether two convex outlines overlap by more than an edge; with `touching`, whether they share a point. */
export function outlinesOverlap(one: readonly Point[], other: readonly Point[], touching = false): boolean {
  const minDistance = touching ? EPSILON_MM : -EPSILON_MM;
  return !separated(one, other, minDistance) && !separated(other, one, minDistance);
}

function separated(one: readonly Point[], other: readonly Point[], minDistance: number): boolean {
  return one.some((b, i) => {
    const a = one[(i + one.length - 1) % one.length] ?? b;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(ex, ey);
    return length > 0 && other.every((p) => ((p.x - a.x) * ey - (p.y - a.y) * ex) / length > minDistance);
  });
}

export function boxesOverlap(one: Box, other: Box): boolean {
  const reach = one.along + one.across + other.along + other.across;
  if (Math.abs(one.x - other.x) > reach || Math.abs(one.y - other.y) > reach) return false;
  return outlinesOverlap(corners(one), corners(other));
}

/** Distance between a point and a rectangle; 0 inside. */
export function distanceToBox(point: Point, box: Box): number {
  const [dx, dy] = [point.x - box.x, point.y - box.y];
  const [cos, sin] = [cosOf(box.a), sinOf(box.a)];
  const along = Math.max(0, Math.abs(dx * cos + dy * sin) - box.along);
  const across = Math.max(0, Math.abs(dy * cos - dx * sin) - box.across);
  return Math.hypot(along, across);
}

/** Distance between a point and a convex outline with counter-clockwise corners; 0 inside. */
export function distanceToOutline(point: Point, outline: readonly Point[]): number {
  let inside = true;
  let nearest = Number.POSITIVE_INFINITY;
  outline.forEach((b, i) => {
    const a = outline[(i + outline.length - 1) % outline.length] ?? b;
    const [ex, ey, px, py] = [b.x - a.x, b.y - a.y, point.x - a.x, point.y - a.y];
    if (ex * py - ey * px < 0) inside = false;
    const along = Math.min(1, Math.max(0, (px * ex + py * ey) / (ex * ex + ey * ey || 1)));
    nearest = Math.min(nearest, Math.hypot(px - along * ex, py - along * ey));
  });
  return inside ? 0 : nearest;
}

export const discMeetsBox = (disc: Point, radius: number, box: Box): boolean => distanceToBox(disc, box) < radius - EPSILON_MM;
export const discsOverlap = (one: Point, radius: number, other: Point, otherRadius: number): boolean =>
  dist(one, other) < radius + otherRadius - EPSILON_MM;

export interface TableSize {
  width: number;
  depth: number;
}

export function boxFits(box: Box, { width, depth }: TableSize): boolean {
  return corners(box).every((p) => Math.abs(p.x) <= width / 2 + EPSILON_MM && Math.abs(p.y) <= depth / 2 + EPSILON_MM);
}

export function discFits({ x, y }: Point, radius: number, { width, depth }: TableSize): boolean {
  return Math.abs(x) + radius <= width / 2 + EPSILON_MM && Math.abs(y) + radius <= depth / 2 + EPSILON_MM;
}

/** The convex hull of points, counter-clockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (run: readonly Point[]): Point[] => {
    const found: Point[] = [];
    for (const p of run) {
      for (;;) {
        const [a, b] = [found.at(-2), found.at(-1)];
        if (!a || !b || (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        found.pop();
      }
      found.push(p);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** Whether a point lies over the convex hull of two rectangles, so that they hold up a piece there. */
export function isSupported(point: Point, one: Box, other: Box): boolean {
  return distanceToOutline(point, hull([...corners(one), ...corners(other)])) <= EPSILON_MM;
}

/** The outline of a domino that physics moved. */
export function restOutline(rest: AyaRest): Point[] {
  const [x, y] = [rest.x / 1000, rest.y / 1000];
  const [qx, qy, qz, qw] = [rest.qx / 1e6, rest.qy / 1e6, rest.qz / 1e6, rest.qw / 1e6];
  // The axes of the body, seen from above.
  const axes = [
    [1 - 2 * (qy * qy + qz * qz), 2 * (qx * qy + qz * qw), THICKNESS / 2],
    [2 * (qx * qy - qz * qw), 1 - 2 * (qx * qx + qz * qz), WIDTH / 2],
    [2 * (qx * qz + qy * qw), 2 * (qy * qz - qx * qw), HEIGHT / 2],
  ] as const;
  const signs = [-1, 1];
  return hull(
    signs.flatMap((i) =>
      signs.flatMap((j) =>
        signs.map((k) => {
          const way = [i, j, k];
          return axes.reduce(
            (point, [ax, ay, half], n) => ({
              x: point.x + (way[n] ?? 0) * half * ax,
              y: point.y + (way[n] ?? 0) * half * ay,
            }),
            { x, y },
          );
        }),
      ),
    ),
  );
}

export const spotOf = ({ x, y, heading }: Pick<AyaDominoView, 'x' | 'y' | 'heading'>): Spot => ({ x, y, a: heading });

/** The outline of a domino of the view. */
export function outlineOf(domino: AyaDominoView): Point[] {
  if (domino.rest) return restOutline(domino.rest);
  return corners(domino.lies === 'buffer' ? lying(spotOf(domino)) : standing(spotOf(domino)));
}

/** A point on the rim of a tile, facing outwards. */
export function portOf(tile: Point, port: number): Spot {
  return ahead({ x: tile.x, y: tile.y, a: normalised(port) }, TILE_RADIUS);
}

export { TILE_RADIUS, TOKEN_RADIUS };
