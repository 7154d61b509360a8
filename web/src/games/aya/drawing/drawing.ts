/** What both drawings of the table have in common: a canvas with words over it, a camera, and what lies under a point of the page. */
import type { Moving, Picked, Place, RendererWishes, RenderStats, TableRenderer, TableScene } from '../scene';
import { TableCamera } from './camera';
import { Labels, labelsOf } from './labels';
import type { Insets, Point } from './lens';
import { pick, Stage } from './stage';

/** A finger or pointer that misses a domino by so many pixels means it. */
const SLACK = 7;
/** Pixels across, at least, of a picture that shows names around all of the table. */
const NAMED = 640;
export abstract class Drawing implements TableRenderer {
  abstract readonly kind: TableRenderer['kind'];
  readonly camera: TableCamera;
  protected readonly host: HTMLElement;
  protected readonly canvas: HTMLCanvasElement;
  protected readonly stage = new Stage();
  protected wishes: RendererWishes;
  protected poses: ReturnType<TableRenderer['drawn']> = this.stage.poses();
  protected spent: RenderStats = { frames: 0, calls: 0, triangles: 0, time: 0, quality: 0 };
  readonly #labels = new Labels();

  /** `canvas` can be drawn on: whoever draws has seen to that. `parallel`: what is farther away is not smaller. */
  constructor(host: HTMLElement, canvas: HTMLCanvasElement, wishes: RendererWishes, parallel: boolean) {
    this.host = host;
    this.canvas = canvas;
    this.wishes = wishes;
    this.camera = new TableCamera(
      {
        corners: (what) => this.stage.corners(what, this.camera.frame.width >= NAMED),
        size: () => this.stage.scene,
        origin: () => canvas.getBoundingClientRect(),
        changed: () => this.want(),
      },
      parallel,
    );
    this.camera.still = wishes.reducedMotion;
  }

  /** All is made that a picture needs: it comes into the page. */
  protected attach(): void {
    this.host.append(this.canvas, this.#labels.layer);
    this.resize();
  }

  /** Something has changed: a picture is wanted with the next frame. */
  protected abstract want(): void;
  /** The pieces have changed, not only the eye. */
  protected abstract moved(): void;
  /** Make the picture of now, at once. */
  protected abstract draw(): void;
  /** Give the canvas another size, in the page's pixels. */
  protected abstract size(width: number, height: number): void;

  resize(): void {
    const { clientWidth, clientHeight } = this.host;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.size(clientWidth, clientHeight);
    this.camera.resize(clientWidth, clientHeight);
    // A canvas of another size is empty: waiting for the next frame would flash.
    this.draw();
  }

  show(scene: TableScene): void {
    if (this.stage.show(scene)) this.camera.reset();
    this.#labels.set(labelsOf(this.stage, this.wishes));
    this.moved();
  }

  pose(moving: Moving | null): void {
    this.stage.moving = moving;
    this.moved();
  }

  wish(wishes: RendererWishes): void {
    this.wishes = wishes;
    this.camera.still = wishes.reducedMotion;
    this.#labels.set(labelsOf(this.stage, wishes));
    this.moved();
  }

  pick(left: number, top: number): Picked {
    const { left: x, top: y } = this.canvas.getBoundingClientRect();
    return pick(this.camera.sight.ray(left - x, top - y), this.stage.pickable(), SLACK * this.camera.scale);
  }

  placeAt(left: number, top: number, height = 0): Place | null {
    const { left: x, top: y } = this.canvas.getBoundingClientRect();
    return this.camera.sight.placeAt(left - x, top - y, height);
  }

  screenAt(x: number, y: number, z = 0): { left: number; top: number } {
    return this.camera.sight.project(x, y, z);
  }

  drawn(): ReturnType<TableRenderer['drawn']> {
    return this.poses;
  }

  stats(): RenderStats {
    return this.spent;
  }

  picture(): HTMLCanvasElement {
    return this.#copy();
  }

  portrait(corners: readonly Point[], insets: Insets, bodies: Partial<TableScene> = {}): HTMLCanvasElement {
    const { scene, moving } = this.stage;
    this.stage.moving = null;
    try {
      return this.camera.portrait(corners, insets, ({ width, height }) => {
        this.show({ ...scene, ...bodies, piles: [], places: [], ghosts: [], hands: [], lights: [], lines: [], glass: null });
        this.size(width, height);
        return this.#copy();
      });
    } finally {
      this.stage.moving = moving;
      this.show(scene);
      this.resize();
    }
  }

  /** A copy of the picture. A WebGL canvas is empty once it has been shown, so draw and copy without a break. */
  #copy(): HTMLCanvasElement {
    this.draw();
    const sharp = this.canvas.width / Math.max(this.camera.frame.width, 1);
    const copy = document.createElement('canvas');
    copy.width = this.canvas.width;
    copy.height = this.canvas.height;
    const brush = copy.getContext('2d');
    brush?.drawImage(this.canvas, 0, 0);
    if (brush) this.#labels.paint(brush, sharp);
    return copy;
  }

  destroy(): void {
    this.#labels.destroy();
    this.canvas.remove();
  }

  /** The words go where their places are seen now: to be called with each picture. */
  protected label(): void {
    this.#labels.place(this.camera.sight, this.camera.frame, this.camera.scale);
  }
}
