/** What is pointed out on the table: rings of light, and lines drawn by fingers. */
import { Color, DoubleSide, Mesh, MeshBasicMaterial, type Object3D, RingGeometry } from 'three';
import { bandOf, dashes, PLAN_BAND, styleOf } from '../drawing/lines';
import { FOAM, RIVER, TONES } from '../drawing/palette';
import { seatColour } from '../drawing/tell';
import type { Light, Line, RendererWishes } from '../scene';
import { Pieces } from './pieces';
import { geometryOf } from './shapes';

/** Above tiles, below what lies on them. */
const JUST_ABOVE = 2.5;
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

  show(lights: readonly Light[], lines: readonly Line[], wishes: RendererWishes): void {
    this.#rings.clear();
    for (const { x, y, radius, tone } of lights) this.ring(x, y, JUST_ABOVE, radius, TONES[tone].colour);
    if (lines !== this.#shown) this.#draw(lines, wishes);
  }

  /** One more ring, before `done`. */
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

  #draw(lines: readonly Line[], wishes: RendererWishes): void {
    this.#shown = lines;
    const at: number[] = [];
    const colours: number[] = [];
    const plan = { at: [] as number[], colours: [] as number[] };
    for (const line of lines) {
      if (line.plan) {
        for (const [k, [paint, width]] of [[FOAM, PLAN_BAND.edged] as const, [RIVER, PLAN_BAND.width] as const].entries()) {
          strip(plan, bandOf(line.points, width), new Color(paint), JUST_ABOVE + 0.1 * k);
        }
        continue;
      }
      const colour = new Color(typeof line.tone === 'string' ? TONES[line.tone].colour : seatColour(wishes, line.tone.seat));
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
          at.push(x as number, y as number, JUST_ABOVE + 0.3);
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
