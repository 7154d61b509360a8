/**
 * The flat renderer: draws the table from above, for browsers without WebGL and for people who prefer it. It has all functions of the 3D
 * renderer.
 */

import { standingPose } from '../bodies';
import { BORDER } from '../drawing/around';
import { Drawing } from '../drawing/drawing';
import { Faces } from '../drawing/faces';
import { seatColour } from '../drawing/labels';
import { DAY, EVENING, type Room, TONES } from '../drawing/palette';
import { paintWood } from '../drawing/wood';
import type { Ghost, Pose, RendererWishes } from '../scene';
import { TILE_RADIUS, TOKEN_RADIUS } from '../sizes';
import {
  castAt,
  paintAnimal,
  paintDisc,
  paintDomino,
  paintDominoes,
  paintGlass,
  paintHalo,
  paintHand,
  paintLine,
  paintRing,
  paintTable,
  paintTile,
} from './paint';

const SHARPEST = 2;
const WOOD_SCALE = 1.5;
const GHOST = 0.62;
/** Millimetres per pixel from which glyphs on edges are left out. */
const COARSE = 0.5;

export class FlatRenderer extends Drawing {
  readonly kind = 'flat';
  readonly #brush: CanvasRenderingContext2D;
  readonly #faces = new Faces(() => this.want());
  #wood: { made: HTMLCanvasElement; for: string } | null = null;
  /** The present offset of shadows. */
  #cast = castAt(0);
  #frame = 0;
  #before = 0;
  #gone = false;

  constructor(host: HTMLElement, wishes: RendererWishes) {
    const canvas = document.createElement('canvas');
    const brush = canvas.getContext('2d', { alpha: false });
    if (!brush) throw new Error('this browser draws no canvas');
    super(host, canvas, wishes, true);
    this.#brush = brush;
    this.attach();
  }

  protected override size(width: number, height: number): void {
    const sharp = Math.min(devicePixelRatio || 1, SHARPEST);
    this.canvas.width = Math.round(width * sharp);
    this.canvas.height = Math.round(height * sharp);
  }

  override destroy(): void {
    this.#gone = true;
    cancelAnimationFrame(this.#frame);
    super.destroy();
  }

  protected override want(): void {
    if (this.#gone || this.#frame !== 0) return;
    const asked = performance.now();
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      const since = Math.min(now - this.#before, 50);
      this.#before = now;
      const glides = this.camera.step(since);
      this.draw();
      this.spent = { ...this.spent, time: performance.now() - asked };
      if (glides) this.want();
    });
  }

  protected override moved(): void {
    this.want();
  }

  protected override draw(): void {
    const { scene } = this.stage;
    const room = this.wishes.dark ? EVENING : DAY;
    const brush = this.#brush;
    const sharp = this.canvas.width / Math.max(this.camera.frame.width, 1);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.fillStyle = room.floor;
    brush.fillRect(0, 0, this.canvas.width, this.canvas.height);
    brush.imageSmoothingQuality = 'high';
    // The transformation from millimetres (y up) to pixels.
    const zero = this.camera.sight.project(0, 0, 0);
    const right = this.camera.sight.project(1, 0, 0);
    const up = this.camera.sight.project(0, 1, 0);
    brush.setTransform(
      (right.left - zero.left) * sharp,
      (right.top - zero.top) * sharp,
      (up.left - zero.left) * sharp,
      (up.top - zero.top) * sharp,
      zero.left * sharp,
      zero.top * sharp,
    );
    this.#cast = castAt(this.camera.yaw);
    paintTable(brush, this.#woodOf(room), scene.width, scene.depth, room, this.#cast);
    this.#paintAround();
    for (const tile of scene.tiles) paintTile(brush, this.#faces, tile, this.#cast);
    for (const line of scene.lines) {
      paintLine(brush, line, typeof line.tone === 'string' ? TONES[line.tone].colour : seatColour(this.wishes, line.tone.seat));
    }
    this.#paintDominoes(scene.dominoes.map((body) => ({ kind: body.kind, pose: this.stage.domino(body) })));
    for (const body of scene.animals) paintAnimal(brush, this.#faces, body.animal, this.stage.animal(body), this.#cast);
    for (const light of scene.lights) paintRing(brush, light);
    for (const ghost of scene.ghosts) this.#paintGhost(ghost);
    for (const hand of scene.hands) {
      if (hand.holds) paintDomino(brush, this.#faces, hand.holds, standingPose(hand.x, hand.y, hand.turn), false);
      paintHand(brush, hand, seatColour(this.wishes, hand.seat), this.#cast);
    }
    if (scene.glass) paintGlass(brush, this.stage.around.glass, scene.glass.above, room);
    this.label();
    this.poses = this.stage.poses();
    this.spent = { ...this.spent, frames: this.spent.frames + 1 };
  }

  #paintAround(): void {
    const { dominoes, discs } = this.stage.around;
    for (const disc of discs) paintDisc(this.#brush, this.#faces, disc, this.#cast, this.camera.yaw);
    this.#paintDominoes(dominoes);
  }

  #paintDominoes(dominoes: readonly { kind: string; pose: Pose }[]): void {
    paintDominoes(this.#brush, this.#faces, dominoes, this.#cast, this.camera.scale > COARSE);
  }

  #paintGhost(ghost: Ghost): void {
    const brush = this.#brush;
    brush.globalAlpha = GHOST;
    if (ghost.piece === 'tile') paintTile(brush, this.#faces, ghost, this.#cast);
    else if (ghost.piece === 'animal') paintAnimal(brush, this.#faces, ghost.animal, ghost.pose, this.#cast);
    else this.#paintDominoes([ghost]);
    brush.globalAlpha = 1;
    if (ghost.piece === 'domino') paintHalo(brush, ghost.tone, ghost.pose);
    else if (ghost.piece === 'tile') paintRing(brush, { ...ghost, radius: TILE_RADIUS + 1.5 });
    else paintRing(brush, { x: ghost.pose[0], y: ghost.pose[1], radius: TOKEN_RADIUS + 1.5, tone: ghost.tone });
  }

  #woodOf(room: Room): HTMLCanvasElement {
    const { width, depth } = this.stage.scene;
    const key = `${width} ${depth} ${room.floor}`;
    if (this.#wood?.for !== key) {
      const made = paintWood(width + 2 * BORDER.side, depth + BORDER.top + BORDER.bottom, WOOD_SCALE, room);
      this.#wood = { made, for: key };
    }
    return this.#wood.made;
  }
}
