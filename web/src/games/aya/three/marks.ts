/** What is pointed out on the table: rings of light, lines drawn by fingers, and the others' hands. */
import {
  CapsuleGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  RingGeometry,
} from 'three';
import { TONES } from '../drawing/palette';
import { seatColour } from '../drawing/tell';
import type { HandShown, Light, Line, Pose, RendererWishes } from '../scene';
import { WIDTH } from '../sizes';
import { Pieces } from './pieces';
import { geometryOf } from './shapes';

/** Above tiles, below what lies on them. */
const JUST_ABOVE = 2.5;
const BAND = 1.9;
const PALE = '#fffdf6';

export class Marks {
  readonly #rings: Pieces;
  readonly #fingers: Pieces;
  readonly #lines: Mesh;
  #shown: readonly Line[] = [];

  constructor(parent: Object3D) {
    const ring = new MeshBasicMaterial({ side: DoubleSide, transparent: true, opacity: 0.95, depthWrite: false });
    this.#rings = new Pieces(parent, new RingGeometry(0.86, 1, 56), ring, null, false);
    const finger = new CapsuleGeometry(1, 2, 5, 12);
    finger.rotateX(Math.PI / 2);
    this.#fingers = new Pieces(parent, finger, new MeshStandardMaterial({ roughness: 0.7, metalness: 0 }), null, true);
    this.#lines = new Mesh(geometryOf([], []), new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }));
    this.#lines.frustumCulled = false;
    parent.add(this.#lines);
  }

  show(lights: readonly Light[], lines: readonly Line[], hands: readonly HandShown[], wishes: RendererWishes): void {
    this.#rings.clear();
    for (const { x, y, radius, tone } of lights) this.ring(x, y, JUST_ABOVE, radius, TONES[tone].colour);
    this.#fingers.clear();
    for (const hand of hands) this.#hand(hand, seatColour(wishes, hand.seat));
    this.#fingers.done();
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

  destroy(): void {
    this.#rings.destroy();
    this.#fingers.destroy();
    this.#lines.geometry.dispose();
    (this.#lines.material as MeshBasicMaterial).dispose();
  }

  /** A thumb and a finger on the sides of what is held, meeting in a palm above it. */
  #hand({ x, y, turn, lift, holds }: HandShown, colour: string): void {
    const heading = (turn * Math.PI) / 180;
    const reach = holds ? WIDTH / 2 + 3.2 : 4;
    const low = lift + (holds ? 17 : 5);
    for (const side of [-1, 1]) {
      // Each leans inwards, towards the palm.
      const lean = side * 0.32;
      const place: Pose = [
        x - Math.sin(heading) * side * reach * 0.78,
        y + Math.cos(heading) * side * reach * 0.78,
        low + 9,
        Math.sin(lean / 2) * Math.cos(heading / 2),
        Math.sin(lean / 2) * Math.sin(heading / 2),
        Math.cos(lean / 2) * Math.sin(heading / 2),
        Math.cos(lean / 2) * Math.cos(heading / 2),
      ];
      this.#fingers.add(place, '', [3.6, 3.2, 5.4], colour);
    }
    this.#fingers.add(
      [x - Math.cos(heading) * 5, y - Math.sin(heading) * 5, low + 25, 0, 0, Math.sin(heading / 2), Math.cos(heading / 2)],
      '',
      [8.5, 10.5, 4.2],
      colour,
    );
  }

  #draw(lines: readonly Line[], wishes: RendererWishes): void {
    this.#shown = lines;
    const at: number[] = [];
    const colours: number[] = [];
    for (const line of lines) {
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
      const { points } = line;
      for (let k = 0; k + 3 < points.length; k += 2) {
        const [x0, y0, x1, y1] = points.slice(k, k + 4) as [number, number, number, number];
        band(x0, y0, x1, y1, BAND, BAND);
        if (!line.arrow || k + 5 < points.length) continue;
        const long = Math.hypot(x1 - x0, y1 - y0) || 1;
        band(x1, y1, x1 + ((x1 - x0) / long) * 11, y1 + ((y1 - y0) / long) * 11, 6, 0);
      }
    }
    this.#lines.geometry.dispose();
    this.#lines.geometry = geometryOf(at, colours);
    this.#lines.visible = at.length > 0;
  }
}
