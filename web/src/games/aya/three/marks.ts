/** Rings of light and drawn lines on the table, and the hands of players. */
import {
  CapsuleGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  Quaternion,
  RingGeometry,
  Vector3,
} from 'three';
import { seatColour } from '../drawing/labels';
import { bandOf, dashes, PLAN_BAND, styleOf } from '../drawing/lines';
import { FOAM, RIVER, TONES } from '../drawing/palette';
import type { HandShown, Light, Line, Place, RendererOptions } from '../scene';
import { HEIGHT, WIDTH } from '../sizes';
import { Pieces } from './pieces';
import { geometryOf } from './shapes';

/** Height of rings and lines in millimetres: above tiles, below the pieces on them. */
const RING_HEIGHT_MM = 2.5;
const PALE = '#fffdf6';

export class Marks {
  readonly #rings: Pieces;
  readonly #lines: Mesh;
  readonly #plan: Mesh;
  #shown: readonly Line[] = [];

  constructor(parent: Object3D) {
    const ring = new MeshBasicMaterial({ side: DoubleSide, transparent: true, opacity: 0.95, depthWrite: false });
    this.#rings = new Pieces(parent, new RingGeometry(0.91, 1, 64), ring, null, false);
    this.#lines = new Mesh(geometryOf([], []), new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }));
    this.#lines.frustumCulled = false;
    const water = { vertexColors: true, side: DoubleSide, transparent: true, opacity: PLAN_BAND.opacity, depthWrite: false };
    this.#plan = new Mesh(geometryOf([], []), new MeshBasicMaterial(water));
    this.#plan.frustumCulled = false;
    parent.add(this.#lines, this.#plan);
  }

  show(lights: readonly Light[], lines: readonly Line[], options: RendererOptions): void {
    this.#rings.clear();
    for (const { x, y, radius, tone } of lights) this.ring(x, y, RING_HEIGHT_MM, radius, TONES[tone].colour);
    if (lines !== this.#shown) this.#draw(lines, options);
  }

  /** Add a ring, before `done`. */
  ring(x: number, y: number, z: number, radius: number, colour: string): void {
    this.#rings.add([x, y, z, 0, 0, 0, 1], '', [radius + 1.4, radius + 1.4, 1], PALE);
    this.#rings.add([x, y, z + 0.15, 0, 0, 0, 1], '', [radius + 0.6, radius + 0.6, 1], colour);
  }

  done(): void {
    this.#rings.done();
  }

  /** Drop the geometries of a lost graphics context. They cannot be disposed of in the next context. */
  contextLost(): void {
    this.#shown = [];
    this.#lines.geometry = geometryOf([], []);
    this.#plan.geometry = geometryOf([], []);
  }

  #draw(lines: readonly Line[], options: RendererOptions): void {
    this.#shown = lines;
    const at: number[] = [];
    const colours: number[] = [];
    const plan = { at: [] as number[], colours: [] as number[] };
    for (const line of lines) {
      if (line.plan) {
        for (const [k, [paint, width]] of [[FOAM, PLAN_BAND.edged] as const, [RIVER, PLAN_BAND.width] as const].entries()) {
          strip(plan, bandOf(line.points, width), new Color(paint), RING_HEIGHT_MM + 0.1 * k);
        }
        continue;
      }
      const colour = new Color(typeof line.tone === 'string' ? TONES[line.tone].colour : seatColour(options, line.tone.seat));
      const band = (x0: number, y0: number, x1: number, y1: number, from: number, to: number) => {
        const long = Math.hypot(x1 - x0, y1 - y0) || 1;
        const [sx, sy] = [-(y1 - y0) / long, (x1 - x0) / long];
        const [a, b] = [
          [x0 + sx * from, y0 + sy * from],
          [x0 - sx * from, y0 - sy * from],
        ] as const;
        const [c, d] = [
          [x1 + sx * to, y1 + sy * to],
          [x1 - sx * to, y1 - sy * to],
        ] as const;
        for (const [x, y] of [a, b, c, c, b, d]) {
          at.push(x as number, y as number, RING_HEIGHT_MM + 0.3);
          colours.push(colour.r, colour.g, colour.b);
        }
      };
      const { half, dash } = styleOf(line);
      for (const points of dashes(line.points, dash)) {
        for (let k = 0; k + 3 < points.length; k += 2) {
          const [x0, y0, x1, y1] = points.slice(k, k + 4) as [number, number, number, number];
          band(x0, y0, x1, y1, half, half);
          if (!line.arrow || k + 5 < points.length) continue;
          const long = Math.hypot(x1 - x0, y1 - y0) || 1;
          band(x1, y1, x1 + ((x1 - x0) / long) * 11, y1 + ((y1 - y0) / long) * 11, 6, 0);
        }
      }
    }
    this.#lines.geometry.dispose();
    this.#lines.geometry = geometryOf(at, colours);
    this.#lines.visible = at.length > 0;
    this.#plan.geometry.dispose();
    this.#plan.geometry = geometryOf(plan.at, plan.colours);
    this.#plan.visible = plan.at.length > 0;
  }
}

/** Add the triangles of a band at height `z`. */
function strip(to: { at: number[]; colours: number[] }, band: ReturnType<typeof bandOf>, colour: Color, z: number): void {
  for (const [k, [left, right]] of band.entries()) {
    const next = band[k + 1];
    if (!next) return;
    for (const { x, y } of [left, right, next[0], next[0], right, next[1]]) {
      to.at.push(x, y, z);
      to.colours.push(colour.r, colour.g, colour.b);
    }
  }
}

const UP = new Vector3(0, 0, 1);
const CUFF = '#fffaf0';

/** A capsule from one point to another, in millimetres ahead, to the left and above the fingertips, and its thickness. */
interface Limb {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  thick: number;
  cuff?: boolean;
}

/** Millimetres between the middle and a fingertip, with and without a held domino. */
const OPEN_MM = WIDTH / 2 + 2.4;
const CLOSED_MM = 2.6;

/** A right hand that pinches, with the thumb on the left. */
function limbs(halfGap: number): Limb[] {
  return [
    { from: [-27, 4, 12], to: [-1, halfGap, 0], thick: 3.6 },
    { from: [-19, -6, 19], to: [0, -halfGap, 0], thick: 3.5 },
    { from: [-20, -12, 19], to: [-3, -halfGap - 5, 3], thick: 3.5 },
    { from: [-22, -17, 17], to: [-8, -halfGap - 10, 5], thick: 3.3 },
    { from: [-25, -21, 14], to: [-14, -halfGap - 13, 6], thick: 2.9 },
    { from: [-25, -7, 17], to: [-36, -8, 17], thick: 9 },
    { from: [-27, -13, 16], to: [-36, -12, 17], thick: 8 },
    { from: [-47, -9, 18], to: [-52, -9, 18.5], thick: 9.4, cuff: true },
  ];
}

export class Hands {
  readonly #limbs: Pieces;

  constructor(parent: Object3D) {
    const form = new CapsuleGeometry(1, 2, 6, 16);
    form.rotateX(Math.PI / 2);
    this.#limbs = new Pieces(parent, form, new MeshStandardMaterial({ roughness: 0.75, metalness: 0 }), null, true);
  }

  show(hands: readonly HandShown[], seats: readonly (Place & { shown: { seat: number } })[], options: RendererOptions): void {
    this.#limbs.clear();
    for (const hand of hands) {
      const home = seats.find(({ shown }) => shown.seat === hand.seat) ?? { x: 0, y: -1000 };
      const reach = Math.atan2(hand.y - home.y, hand.x - home.x);
      const low = hand.lift + (hand.holds ? HEIGHT - 5 : 4);
      for (const { from, to, thick, cuff } of limbs(hand.holds ? OPEN_MM : CLOSED_MM)) {
        this.#limb(
          handPoint(hand, reach, low, from),
          handPoint(hand, reach, low, to),
          thick,
          cuff ? CUFF : seatColour(options, hand.seat),
        );
      }
    }
    this.#limbs.done();
  }

  #limb(from: Vector3, to: Vector3, thick: number, colour: string): void {
    const along = to.clone().sub(from);
    const { x, y, z, w } = new Quaternion().setFromUnitVectors(UP, along.clone().normalize());
    const middle = from.add(to).multiplyScalar(0.5);
    // The geometry is 4 units long and 2 units thick, with round ends.
    this.#limbs.add([middle.x, middle.y, middle.z, x, y, z, w], '', [thick, thick, along.length() / 4 + thick / 2], colour);
  }
}

function handPoint({ x, y }: Place, reach: number, low: number, [ahead, left, up]: readonly [number, number, number]): Vector3 {
  const [cos, sin] = [Math.cos(reach), Math.sin(reach)];
  return new Vector3(x + cos * ahead - sin * left, y + sin * ahead + cos * left, low + up);
}
