/** The geometries of the pieces. z is up; a domino stands, with its middle at the origin. */
import { BufferGeometry, Float32BufferAttribute, Shape, ShapeGeometry } from 'three';
import { BOX, type BoxFace } from '../drawing/faces';
import type { Point } from '../drawing/lens';
import { HEIGHT, THICKNESS, WIDTH } from '../sizes';
import { type Cell, dominoPoint } from './atlas';

const HALVES: Point = [THICKNESS / 2, WIDTH / 2, HEIGHT / 2];
const BEVEL = 0.7;

type Signs = readonly [number, number, number];
interface Corner {
  at: Point;
  out: Point;
  picture: readonly [number, number];
}

/** A domino with bevelled edges, shaded smoothly. */
export function dominoForm(): BufferGeometry {
  const corners: Corner[] = [];
  const face = (axis: number, sign: number) => BOX.find(({ out }) => out[axis] === sign) as BoxFace;
  /** The corner of a face, textured with that face or, on an edge, with another one. */
  const corner = (axis: number, signs: Signs, painted: BoxFace): Corner => {
    const at = signs.map((sign, k) => sign * ((HALVES[k] as number) - (k === axis ? 0 : BEVEL))) as unknown as Point;
    const along = (way: Point) => at[0] * way[0] + at[1] * way[1] + at[2] * way[2];
    return {
      at,
      out: face(axis, signs[axis] as number).out,
      picture: dominoPoint(painted.face, along(painted.right) / painted.width + 0.5, along(painted.up) / painted.height + 0.5),
    };
  };
  /** Add a triangle, with its corners counter-clockwise seen from outside. */
  const triangle = (a: Corner, b: Corner, c: Corner) => {
    const [u, v] = [minus(b.at, a.at), minus(c.at, a.at)];
    const normal: Point = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const outwards = normal[0] * a.at[0] + normal[1] * a.at[1] + normal[2] * a.at[2] > 0;
    corners.push(a, ...(outwards ? [b, c] : [c, b]));
  };
  const quad = (a: Corner, b: Corner, c: Corner, d: Corner) => {
    triangle(a, b, c);
    triangle(a, c, d);
  };
  const SIGNS = [-1, 1];
  for (const axis of [0, 1, 2]) {
    const [p, q] = [0, 1, 2].filter((k) => k !== axis) as [number, number];
    for (const sign of SIGNS) {
      const at = (a: number, b: number) => corner(axis, signsOf([axis, sign], [p, a], [q, b]), face(axis, sign));
      quad(at(-1, -1), at(1, -1), at(1, 1), at(-1, 1));
    }
    // The four edges along this axis.
    for (const a of SIGNS) {
      for (const b of SIGNS) {
        const painted = edgeColour(face(p, a), face(q, b));
        const at = (on: number, end: number) => corner(on, signsOf([axis, end], [p, a], [q, b]), painted);
        quad(at(p, -1), at(p, 1), at(q, 1), at(q, -1));
      }
    }
  }
  for (const a of SIGNS) {
    for (const b of SIGNS) {
      for (const c of SIGNS) {
        const at = (on: number) => corner(on, [a, b, c], face(1, b));
        triangle(at(0), at(1), at(2));
      }
    }
  }
  return geometry(corners);
}

/** A disc of radius and thickness one with a picture on top. Its rim has the colours of the picture's edge. */
export function discForm(cell: Cell, segments: number): BufferGeometry {
  const corners: Corner[] = [];
  const point = (turn: number, radius: number, z: number, out: Point, seen = radius): Corner => ({
    at: [Math.cos(turn) * radius, Math.sin(turn) * radius, z],
    out,
    picture: [
      cell.left + cell.wide * (0.5 + Math.cos(turn) * seen * 0.497),
      cell.low + cell.high * (0.5 + Math.sin(turn) * seen * 0.497),
    ],
  });
  for (let k = 0; k < segments; k++) {
    const [a, b] = [k, k + 1].map((n) => (n / segments) * Math.PI * 2) as [number, number];
    const up: Point = [0, 0, 1];
    const side = (turn: number): Point => [Math.cos(turn), Math.sin(turn), 0];
    corners.push(point(0, 0, 0.5, up), point(a, 0.99, 0.5, up), point(b, 0.99, 0.5, up));
    for (const [inner, outer, high, low] of [
      [0.99, 1, 0.5, 0.3],
      [1, 1, 0.3, -0.5],
    ] as const) {
      const [p, q] = [
        point(a, inner, high, high > 0.4 ? up : side(a), 0.97),
        point(b, inner, high, high > 0.4 ? up : side(b), 0.97),
      ];
      const [r, s] = [point(a, outer, low, side(a), 0.97), point(b, outer, low, side(b), 0.97)];
      corners.push(p, r, s, p, s, q);
    }
  }
  return geometry(corners);
}

/** A flat board with round corners, its lower left corner at (left, low), with a stretched texture. */
export function boardForm(left: number, low: number, wide: number, high: number, radius: number): ShapeGeometry {
  const form = new ShapeGeometry(boardShape(left, low, wide, high, radius), 6);
  const at = form.getAttribute('position');
  const picture = new Float32Array(at.count * 2);
  for (let k = 0; k < at.count; k++) picture.set([(at.getX(k) - left) / wide, (at.getY(k) - low) / high], k * 2);
  form.setAttribute('uv', new Float32BufferAttribute(picture, 2));
  return form;
}

export function boardShape(left: number, low: number, wide: number, high: number, radius: number): Shape {
  const shape = new Shape();
  const [right, top] = [left + wide, low + high];
  shape.moveTo(left + radius, low);
  shape.lineTo(right - radius, low);
  shape.quadraticCurveTo(right, low, right, low + radius);
  shape.lineTo(right, top - radius);
  shape.quadraticCurveTo(right, top, right - radius, top);
  shape.lineTo(left + radius, top);
  shape.quadraticCurveTo(left, top, left, top - radius);
  shape.lineTo(left, low + radius);
  shape.quadraticCurveTo(left, low, left + radius, low);
  return shape;
}

/** Triangles with vertex colours; each vertex is `x y z`. */
export function geometryOf(at: number[], colours: number[]): BufferGeometry {
  const form = new BufferGeometry();
  form.setAttribute('position', new Float32BufferAttribute(at, 3));
  form.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return form;
}

function geometry(corners: readonly Corner[]): BufferGeometry {
  const form = new BufferGeometry();
  form.setAttribute(
    'position',
    new Float32BufferAttribute(
      corners.flatMap(({ at }) => at),
      3,
    ),
  );
  form.setAttribute(
    'normal',
    new Float32BufferAttribute(
      corners.flatMap(({ out }) => out),
      3,
    ),
  );
  form.setAttribute(
    'uv',
    new Float32BufferAttribute(
      corners.flatMap(({ picture }) => picture),
      2,
    ),
  );
  return form;
}

/** The face from which an edge takes its colours: a side if it touches one, else the top. */
function edgeColour(one: BoxFace, other: BoxFace): BoxFace {
  for (const name of ['side', 'top', 'foot']) {
    const found = [one, other].find(({ face }) => face === name);
    if (found) return found;
  }
  return one;
}

function signsOf(...pairs: readonly (readonly [number, number])[]): Signs {
  const signs = [0, 0, 0];
  for (const [axis, sign] of pairs) signs[axis] = sign;
  return signs as unknown as Signs;
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
