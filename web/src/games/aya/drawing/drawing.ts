/** The base class of both renderers: a canvas with labels over it, a camera, and picking. */
import type { Moving, Picked, Place, RendererOptions, RenderStats, TableRenderer, TableScene } from '../scene';
import { TableCamera } from './camera';
import { Labels, labelsOf } from './labels';
import type { Insets, Point } from './lens';
import { pick, Stage } from './stage';

/** Pixels by which a pointer may miss a domino and still pick it. */
const PICK_SLACK_PX = 7;
/** Minimum width in pixels of a picture that leaves room for names around the table. */
const NAMES_FROM_PX = 640;
export abstract class Drawing implements TableRenderer {
  abstract readonly kind: TableRenderer['kind'];
  readonly camera: TableCamera;
  protected readonly host: HTMLElement;
  protected readonly canvas: HTMLCanvasElement;
  protected readonly stage = new Stage();
  protected options: RendererOptions;
  protected poses: ReturnType<TableRenderer['drawn']> = this.stage.poses();
  protected lastStats: RenderStats = { frames: 0, calls: 0, triangles: 0, time: 0, quality: 0 };
  readonly #labels = new Labels();

  /** The caller ensures that `canvas` can be drawn on. `parallel`: orthographic projection. */
  constructor(host: HTMLElement, canvas: HTMLCanvasElement, options: RendererOptions, parallel: boolean) {
    this.host = host;
    this.canvas = canvas;
    this.options = options;
    this.camera = new TableCamera(
      {
        corners: (what) => this.stage.corners(what, this.camera.frame.width >= NAMES_FROM_PX),
        size: () => this.stage.scene,
        origin: () => canvas.getBoundingClientRect(),
        changed: () => this.requestDraw(),
      },
      parallel,
    );
    this.camera.noMotion = options.reducedMotion;
  }

  /** Add the canvas to the page, once everything that a picture needs exists. */
  protected attach(): void {
    this.host.append(this.canvas, this.#labels.layer);
    this.resize();
  }

  /** Request a redraw with the next frame. */
  protected abstract requestDraw(): void;
  /** Called when the pieces have changed, not only the camera. */
  protected abstract piecesMoved(): void;
  /** Draw immediately, without waiting for the next frame. */
  protected abstract draw(): void;
  /** Resize the canvas, in CSS pixels. */
  protected abstract size(width: number, height: number): void;

  resize(): void {
    const { clientWidth, clientHeight } = this.host;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.size(clientWidth, clientHeight);
    this.camera.resize(clientWidth, clientHeight);
    // Resizing clears the canvas. Waiting for the next frame would flash.
    this.draw();
  }

  show(scene: TableScene): void {
    if (this.stage.show(scene)) this.camera.reset();
    this.#labels.set(labelsOf(this.stage, this.options));
    this.piecesMoved();
  }

  pose(moving: Moving | null): void {
    this.stage.moving = moving;
    this.piecesMoved();
  }

  setOptions(options: RendererOptions): void {
    this.options = options;
    this.camera.noMotion = options.reducedMotion;
    this.#labels.set(labelsOf(this.stage, options));
    this.piecesMoved();
  }

  pick(left: number, top: number): Picked {
    const { left: x, top: y } = this.canvas.getBoundingClientRect();
    return pick(this.camera.projection.ray(left - x, top - y), this.stage.pickable(), PICK_SLACK_PX * this.camera.scale);
  }

  placeAt(left: number, top: number, height = 0): Place | null {
    const { left: x, top: y } = this.canvas.getBoundingClientRect();
    return this.camera.projection.placeAt(left - x, top - y, height);
  }

  screenAt(x: number, y: number, z = 0): { left: number; top: number } {
    return this.camera.projection.project(x, y, z);
  }

  drawn(): ReturnType<TableRenderer['drawn']> {
    return this.poses;
  }

  stats(): RenderStats {
    return this.lastStats;
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

  /** A copy of the picture. Draw and copy in the same task, because a WebGL canvas is cleared after it was presented. */
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

  /** Move the labels to their places. Call it with each frame. */
  protected placeLabels(): void {
    this.#labels.place(this.camera.projection, this.camera.frame, this.camera.scale);
  }
}
