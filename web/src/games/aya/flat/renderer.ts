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
import type { Ghost, Pose, RendererOptions } from '../scene';
import { TILE_RADIUS, TOKEN_RADIUS } from '../sizes';
import {
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
  shadowOffset,
} from './paint';

const MAX_PIXEL_RATIO = 2;
const WOOD_SCALE = 1.5;
const GHOST_OPACITY = 0.62;
/** Millimetres per pixel from which glyphs on edges are left out. */
const MAX_GLYPH_SCALE = 0.5;

export class FlatRenderer extends Drawing {
  readonly kind = 'flat';
  readonly #brush: CanvasRenderingContext2D;
  readonly #faces = new Faces(() => this.requestDraw());
  #wood: { made: HTMLCanvasElement; for: string } | null = null;
  /** The present offset of shadows. */
  #shadow = shadowOffset(0);
  #frame = 0;
  #previousFrameAt = 0;
  #destroyed = false;

  constructor(host: HTMLElement, options: RendererOptions) {
    const canvas = document.createElement('canvas');
    const brush = canvas.getContext('2d', { alpha: false });
    if (!brush) throw new Error('this browser draws no canvas');
    super(host, canvas, options, true);
    this.#brush = brush;
    this.attach();
  }

  protected override size(width: number, height: number): void {
    const sharp = Math.min(devicePixelRatio || 1, MAX_PIXEL_RATIO);
    this.canvas.width = Math.round(width * sharp);
    this.canvas.height = Math.round(height * sharp);
  }

  override destroy(): void {
    this.#destroyed = true;
    cancelAnimationFrame(this.#frame);
    super.destroy();
  }

  protected override requestDraw(): void {
    if (this.#destroyed || this.#frame !== 0) return;
    const requestedAt = performance.now();
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      const since = Math.min(now - this.#previousFrameAt, 50);
      this.#previousFrameAt = now;
      const glides = this.camera.step(since);
      this.draw();
      this.lastStats = { ...this.lastStats, time: performance.now() - requestedAt };
      if (glides) this.requestDraw();
    });
  }

  protected override piecesMoved(): void {
    this.requestDraw();
  }

  protected override draw(): void {
    const { scene } = this.stage;
    const room = this.options.dark ? EVENING : DAY;
    const brush = this.#brush;
    const sharp = this.canvas.width / Math.max(this.camera.frame.width, 1);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.fillStyle = room.floor;
    brush.fillRect(0, 0, this.canvas.width, this.canvas.height);
    brush.imageSmoothingQuality = 'high';
    // The transformation from millimetres (y up) to pixels.
    const zero = this.camera.projection.project(0, 0, 0);
    const right = this.camera.projection.project(1, 0, 0);
    const up = this.camera.projection.project(0, 1, 0);
    brush.setTransform(
      (right.left - zero.left) * sharp,
      (right.top - zero.top) * sharp,
      (up.left - zero.left) * sharp,
      (up.top - zero.top) * sharp,
      zero.left * sharp,
      zero.top * sharp,
    );
    this.#shadow = shadowOffset(this.camera.yaw);
    paintTable(brush, this.#woodOf(room), scene.width, scene.depth, room, this.#shadow);
    this.#paintAround();
    for (const tile of scene.tiles) paintTile(brush, this.#faces, tile, this.#shadow);
    for (const line of scene.lines) {
      paintLine(brush, line, typeof line.tone === 'string' ? TONES[line.tone].colour : seatColour(this.options, line.tone.seat));
    }
    this.#paintDominoes(scene.dominoes.map((body) => ({ kind: body.kind, pose: this.stage.domino(body) })));
    for (const body of scene.animals) paintAnimal(brush, this.#faces, body.animal, this.stage.animal(body), this.#shadow);
    for (const light of scene.lights) paintRing(brush, light);
    for (const ghost of scene.ghosts) this.#paintGhost(ghost);
    for (const hand of scene.hands) {
      if (hand.holds) paintDomino(brush, this.#faces, hand.holds, standingPose(hand.x, hand.y, hand.turn), false);
      paintHand(brush, hand, seatColour(this.options, hand.seat), this.#shadow);
    }
    if (scene.glass) paintGlass(brush, this.stage.around.glass, scene.glass.above, room);
    this.placeLabels();
    this.poses = this.stage.poses();
    this.lastStats = { ...this.lastStats, frames: this.lastStats.frames + 1 };
  }

  #paintAround(): void {
    const { dominoes, discs } = this.stage.around;
    for (const disc of discs) paintDisc(this.#brush, this.#faces, disc, this.#shadow, this.camera.yaw);
    this.#paintDominoes(dominoes);
  }

  #paintDominoes(dominoes: readonly { kind: string; pose: Pose }[]): void {
    paintDominoes(this.#brush, this.#faces, dominoes, this.#shadow, this.camera.scale > MAX_GLYPH_SCALE);
  }

  #paintGhost(ghost: Ghost): void {
    const brush = this.#brush;
    brush.globalAlpha = GHOST_OPACITY;
    if (ghost.piece === 'tile') paintTile(brush, this.#faces, ghost, this.#shadow);
    else if (ghost.piece === 'animal') paintAnimal(brush, this.#faces, ghost.animal, ghost.pose, this.#shadow);
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
