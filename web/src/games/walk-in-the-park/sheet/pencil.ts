/**
 * Hand-drawn looking lines: slightly irregular, but always the same for the same square.
 *
 * The lines of a path end exactly at the edge of the square, at the same place as those of its neighbours, so that pieces join.
 */
import { ARMS, type Arm, armsOf, SIZE } from './squares';

export interface Point {
  x: number;
  y: number;
}

/** Half the width of a path. */
export const HALF = 12.5;
const MID = SIZE / 2;

/** Uniform pseudo-random numbers from 0 to 1; the same sequence for the same seed. */
export function chance(seed: string | number): () => number {
  let state = 2166136261;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

const format = (value: number): string => (Math.round(value * 10) / 10).toString();

/** A smooth line through points. */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  const point = (k: number): Point => {
    const index = closed ? (k + n) % n : Math.max(0, Math.min(n - 1, k));
    return points[index] ?? { x: 0, y: 0 };
  };
  const first = point(0);
  let d = `M${format(first.x)} ${format(first.y)}`;
  for (let k = 0; k < (closed ? n : n - 1); k++) {
    const [a, b, c, e] = [point(k - 1), point(k), point(k + 1), point(k + 2)];
    const controls = [b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6, c.x - (e.x - b.x) / 6, c.y - (e.y - b.y) / 6];
    d += `C${[...controls, c.x, c.y].map(format).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** Displace points slightly; the end points stay. */
export function wobble(points: readonly Point[], seed: string, amount: number): Point[] {
  const next = chance(seed);
  const waves = [next() * 6.3, next() * 6.3, 0.7 + next() * 0.6];
  return points.map((point, k) => {
    if (k === 0 || k === points.length - 1) return point;
    const before = points[k - 1] ?? point;
    const after = points[k + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const along = k / (points.length - 1);
    const damping = Math.sin(Math.PI * along);
    const [p = 0, q = 0, r = 1] = waves;
    const offset = damping * amount * (Math.sin(along * 7 * r + p) * 0.8 + Math.sin(along * 15 * r + q) * 0.35);
    return { x: point.x - ((after.y - before.y) / length) * offset, y: point.y + ((after.x - before.x) / length) * offset };
  });
}

/** A point on the edge of a square: `side` -1 is left of the arm when looking outward, +1 right. */
function edgePoint(arm: Arm, side: -1 | 1): Point {
  const off = side * HALF;
  if (arm === 'N') return { x: MID + off, y: 0 };
  if (arm === 'E') return { x: SIZE, y: MID + off };
  if (arm === 'S') return { x: MID - off, y: SIZE };
  return { x: 0, y: MID - off };
}

const INWARD: Record<Arm, Point> = { N: { x: 0, y: 1 }, E: { x: -1, y: 0 }, S: { x: 0, y: -1 }, W: { x: 1, y: 0 } };

function bezier(a: Point, b: Point, c: Point, d: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps;
    const u = 1 - t;
    const mix = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
  });
}

/** A curve from one edge of the square to another, perpendicular to both. `pull` is the length of its straight ends. */
function bend(from: Arm, start: Point, to: Arm, end: Point, pull: number): Point[] {
  const [out, into] = [INWARD[from], INWARD[to]];
  const a = { x: start.x + out.x * pull, y: start.y + out.y * pull };
  const b = { x: end.x + into.x * pull, y: end.y + into.y * pull };
  return bezier(start, a, b, end, 8);
}

/** The two, three or four edges of a path as lines of points, clockwise around the piece. */
export function edgesOf(piece: string, seed: string): Point[][] {
  const arms = armsOf(piece);
  return arms.map((arm, k) => {
    const next = arms[(k + 1) % arms.length] ?? arm;
    const quarter = (ARMS.indexOf(next) - ARMS.indexOf(arm) + 4) % 4;
    const [start, end] = [edgePoint(arm, 1), edgePoint(next, -1)];
    // Corners of a crossing are tighter than the inside of a turn.
    const pull = quarter === 2 ? 33 : quarter === 3 ? 34 : arms.length > 2 ? 30 : 21;
    return wobble(bend(arm, start, next, end, pull), `${seed}${piece}${k}`, quarter === 1 ? 0.9 : 1.5);
  });
}

/** The area between the edges, as a closed path. */
export function bandOf(piece: string, seed: string): string {
  const edges = edgesOf(piece, seed);
  return `${edges.map((edge, k) => (k === 0 ? smooth(edge) : smooth(edge).replace('M', 'L'))).join('')}Z`;
}

/** The line of the footsteps: one line, or one from each arm to the middle. */
export function wayOf(piece: string): string[] {
  const arms = armsOf(piece);
  const end = (arm: Arm): Point => ({ x: MID - INWARD[arm].x * MID, y: MID - INWARD[arm].y * MID });
  const [first, second] = arms;
  if (arms.length === 2 && first && second) return [smooth(bend(first, end(first), second, end(second), 28))];
  return arms.map((arm) => smooth([end(arm), { x: MID, y: MID }]));
}

/** A watercolour patch: three slightly different layers of a shape. */
export function wash(points: readonly (readonly [number, number])[], seed: string, amount = 3): string[] {
  return [0, 1, 2].map((layer) => {
    const next = chance(`${seed}${layer}`);
    const rough = points.flatMap(([x, y], k) => {
      const [x2, y2] = points[(k + 1) % points.length] ?? [x, y];
      return [0, 0.34, 0.67].map((t) => ({
        x: x + (x2 - x) * t + (next() - 0.5) * amount * 2,
        y: y + (y2 - y) * t + (next() - 0.5) * amount * 2,
      }));
    });
    return smooth(rough, true);
  });
}

/** A round patch. */
export function spot(x: number, y: number, rx: number, ry: number, seed: string, amount = 3): string[] {
  const count = 9;
  const points = Array.from({ length: count }, (_, k): [number, number] => {
    const angle = (k / count) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
  return wash(points, seed, amount);
}

/** A hand-drawn straight line. */
export function stroke(x1: number, y1: number, x2: number, y2: number, seed: string, amount = 1.2): string {
  const count = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / 14));
  const points = Array.from({ length: count + 1 }, (_, k) => ({
    x: x1 + ((x2 - x1) * k) / count,
    y: y1 + ((y2 - y1) * k) / count,
  }));
  return smooth(wobble(points, seed, amount));
}

/** A hand-drawn ring whose ends overlap. */
export function ring(x: number, y: number, r: number, seed: string): string {
  const next = chance(seed);
  const start = next() * 6.3;
  const points = Array.from({ length: 15 }, (_, k) => {
    const angle = start + (k / 12.5) * Math.PI * 2;
    const radius = r * (0.92 + k * 0.013 + (next() - 0.5) * 0.09);
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius * 0.95 };
  });
  return smooth(points);
}
