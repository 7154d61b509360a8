/** The camera of both renderers. It glides from its present position to its goal. */
import type { Camera, CameraShot, CameraView, Place } from '../scene';
import {
  bestYaw,
  between,
  distanceFor,
  type Frame,
  fitted,
  freeArea,
  type Insets,
  type Lens,
  NO_INSETS,
  type Point,
  type Projection,
  portraitOf,
  projectionOf,
  scaleOf,
  within,
} from './lens';

/** The scene, as far as the camera needs it. */
export interface Subject {
  /** Corners of the area to show. */
  corners(what: 'table' | 'pieces'): readonly Point[];
  /** Width and depth of the table. */
  size(): { width: number; depth: number };
  /** Position of the canvas on the page. */
  origin(): { left: number; top: number };
  /** Called when the camera has moved or will move, so that a redraw is needed. */
  changed(): void;
}

const ABOVE_DEG = 90;
const SLANTED_DEG = 50;
/** Degrees. A steeper pitch fills a tall picture better. */
const SLANTED_TALL_DEG = 62;
const MIN_PITCH_DEG = 12;
const MAX_PITCH_DEG = 90;
/** Minimum width in millimetres of the part of the table that the picture shows: two dominoes fill it. */
const MIN_SPAN_MM = 60;
/** Maximum distance, as a multiple of the distance that shows the whole table. */
const MAX_DISTANCE_FACTOR = 1.6;
/** Time constant of a glide in milliseconds: 95 % are done after 250 ms. */
const GLIDE_TIME_CONSTANT_MS = 83;
const GLIDE_TOLERANCE = 0.002;

export class TableCamera implements Camera {
  view: CameraView;
  movedByPerson = false;
  noMotion = false;
  upright = false;
  readonly #subject: Subject;
  readonly #frame: Frame;
  #now: Lens = { x: 0, y: 0, distance: 1500, yaw: 0, pitch: 90 };
  #goal: Lens = this.#now;
  /** The area that was requested last. It is fitted again when the picture changes its shape. */
  fits: 'table' | 'pieces' | null = 'table';
  #sight: Projection | null = null;
  #home: number | null = null;
  /** The edges that are always covered, and the pixels of the lower edge that a panel covers for a while. */
  #insets = NO_INSETS;
  #covered = 0;
  readonly #watchers = new Set<() => void>();

  constructor(subject: Subject, parallel: boolean) {
    this.#subject = subject;
    this.#frame = { width: 1, height: 1, insets: NO_INSETS, parallel };
    this.view = parallel ? 'above' : 'slanted';
  }

  /** The present projection. */
  get projection(): Projection {
    this.#sight ??= projectionOf(this.#now, this.#frame);
    return this.#sight;
  }

  get frame(): Frame {
    return this.#frame;
  }

  get centre(): Place {
    return { x: this.#now.x, y: this.#now.y };
  }

  get scale(): number {
    return scaleOf(this.#now, this.#frame);
  }

  /** Degrees by which the camera is turned around the table. */
  get yaw(): number {
    return this.#now.yaw;
  }

  /** Millimetres across the smaller side of the uncovered picture after the glide. */
  get span(): number {
    return this.#goal.distance / distanceFor(1, this.#frame);
  }

  restingAt(x: number, y: number): { left: number; top: number } {
    return projectionOf(this.#goal, this.#frame).project(x, y, 0);
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Take over the position of another renderer's camera. */
  adopt({ centre, scale, fits, movedByPerson }: Pick<Camera, 'centre' | 'scale' | 'fits' | 'movedByPerson'>): void {
    this.fits = fits;
    this.movedByPerson = movedByPerson;
    if (fits) this.#refit();
    else this.#set({ ...this.#fitted('table'), ...centre, distance: distanceFor(1, this.#frame) * this.#spanOf(scale) });
  }

  resize(width: number, height: number): void {
    if (width === this.#frame.width && height === this.#frame.height) return;
    this.#frame.width = width;
    this.#frame.height = height;
    this.#refit();
  }

  inset(insets: Insets): void {
    this.#insets = insets;
    this.#updateInsets();
    this.#refit();
  }

  cover(bottom: number): void {
    if (bottom === this.#covered) return;
    const { projection } = this;
    this.#covered = bottom;
    this.#updateInsets();
    // The picture does not jump: another of its pixels becomes the middle, and the camera glides from there.
    const { left, top } = this.projection.middle;
    const place = projection.placeAt(left, top);
    const [now, goal] = [this.#now, this.#goal];
    if (place) {
      const nearer = (place.x - now.x) * projection.ahead[0] + (place.y - now.y) * projection.ahead[1];
      this.#now = this.#bounded({ ...now, ...place, distance: this.#frame.parallel ? now.distance : now.distance + nearer });
      this.#sight = null;
    }
    if (this.fits) this.#glide(this.#fitted(this.fits));
    else if (this.movedByPerson) this.#goal = this.#now;
    else this.#glide(goal);
  }

  /** Run `make` while the camera shows these points in a picture of its own size, then restore the camera. */
  portrait<Made>(points: readonly Point[], insets: Insets, make: (frame: Frame) => Made): Made {
    const { upright } = this;
    const [now, frame] = [this.#now, { ...this.#frame }];
    const portrait = portraitOf(points, frame.parallel, insets);
    Object.assign(this.#frame, portrait.frame);
    this.upright = true;
    this.#now = portrait.lens;
    this.#sight = null;
    try {
      return make(portrait.frame);
    } finally {
      Object.assign(this.#frame, frame);
      this.upright = upright;
      this.#now = now;
      this.#sight = null;
    }
  }

  /** Show the whole table at once: it is new, or has another size. */
  reset(): void {
    this.fits ??= 'table';
    this.#refit();
  }

  setView(view: CameraView): void {
    this.movedByPerson = false;
    // The flat renderer has only the view from above.
    this.view = this.#frame.parallel ? 'above' : view;
    if (this.view === 'free') return;
    if (this.fits) this.fit(this.fits);
    else this.#glide({ ...this.#goal, pitch: this.#homePitch(), yaw: this.homeYaw });
  }

  fit(what: 'table' | 'pieces'): void {
    this.movedByPerson = false;
    this.fits = what;
    this.#glide(this.#fitted(what));
  }

  follow({ x, y }: Place, span?: number): void {
    this.movedByPerson = false;
    this.fits = null;
    const distance = span ? distanceFor(span, this.#frame) : this.#goal.distance;
    this.#glide(within({ ...this.#goal, x, y, distance }, this.#subject.corners('table'), this.#frame));
  }

  direct({ x, y, span, yaw, pitch, wide }: CameraShot, atOnce = false): void {
    this.movedByPerson = false;
    this.fits = null;
    const { parallel } = this.#frame;
    const turned = parallel ? { yaw: this.homeYaw, pitch: ABOVE_DEG } : { yaw, pitch };
    const near = { x, y, distance: distanceFor(span, this.#frame), ...turned };
    const lens = between(
      wide < 1 ? within(near, this.#subject.corners('table'), this.#frame) : near,
      wide > 0 ? this.#fitted('pieces') : near,
      wide,
    );
    if (atOnce) this.#set(lens);
    else this.#glide(lens);
  }

  zoom(by: number, at?: { left: number; top: number }): void {
    if (!(by > 0) || !Number.isFinite(by)) return;
    this.#takeControl();
    const origin = this.#subject.origin();
    const point = at ? { left: at.left - origin.left, top: at.top - origin.top } : this.projection.middle;
    const before = this.projection.placeAt(point.left, point.top);
    this.#set({ ...this.#now, distance: this.#now.distance / by });
    const after = this.projection.placeAt(point.left, point.top);
    if (before && after) this.#set({ ...this.#now, x: this.#now.x + before.x - after.x, y: this.#now.y + before.y - after.y });
  }

  pan(right: number, down: number): void {
    const { left, top } = this.projection.middle;
    const place = this.projection.placeAt(left - right, top - down);
    if (!place) return;
    this.#takeControl();
    this.#set({ ...this.#now, ...place });
  }

  orbit(left: number, up: number): void {
    if (this.view !== 'free') return;
    this.#takeControl();
    this.#set({ ...this.#now, yaw: this.#now.yaw + left, pitch: this.#now.pitch + up });
  }

  /** Advance the glide. Returns whether it continues. */
  step(milliseconds: number): boolean {
    if (this.#now === this.#goal) return false;
    const next = between(this.#now, this.#goal, this.noMotion ? 1 : 1 - Math.exp(-milliseconds / GLIDE_TIME_CONSTANT_MS));
    const left = Math.hypot(next.x - this.#goal.x, next.y - this.#goal.y) / next.distance;
    const turned = Math.abs(next.yaw - this.#goal.yaw) % 360;
    const arrived =
      left + Math.abs(1 - this.#goal.distance / next.distance) < GLIDE_TOLERANCE &&
      Math.min(turned, 360 - turned) + Math.abs(next.pitch - this.#goal.pitch) < 0.1;
    this.#now = arrived ? this.#goal : next;
    this.#sight = null;
    for (const watcher of this.#watchers) watcher();
    return !arrived;
  }

  /** Stop gliding and following, because the person moves the camera. */
  #takeControl(): void {
    this.movedByPerson = true;
    this.fits = null;
    this.#goal = this.#now;
  }

  #set(lens: Lens): void {
    this.#now = this.#goal = this.#bounded(lens);
    this.#sight = null;
    this.#changed();
  }

  #glide(goal: Lens): void {
    this.#goal = this.#bounded(goal);
    if (this.noMotion) this.#set(this.#goal);
    else this.#changed();
  }

  #changed(): void {
    this.#subject.changed();
    for (const watcher of this.#watchers) watcher();
  }

  /** Millimetres across the smaller side of the uncovered picture, for a scale in millimetres per pixel. */
  #spanOf(scale: number): number {
    const { width, height } = freeArea(this.#frame);
    return scale * Math.min(width, height);
  }

  #updateInsets(): void {
    this.#frame.insets = { ...this.#insets, bottom: Math.max(this.#insets.bottom, this.#covered) };
    this.#sight = null;
  }

  #refit(): void {
    this.#sight = null;
    this.#home = null;
    if (this.fits) this.#set(this.#fitted(this.fits));
    else this.#changed();
  }

  #fitted(what: 'table' | 'pieces'): Lens {
    const corners = this.#subject.corners(what);
    if (this.view === 'free') return fitted(corners, this.#goal, this.#frame);
    return fitted(corners, { pitch: this.#homePitch(), yaw: this.homeYaw }, this.#frame);
  }

  /** The side from which the table fills the picture best. */
  get homeYaw(): number {
    if (this.upright) return 0;
    this.#home ??= bestYaw(this.#subject.corners('table'), this.#homePitch(), this.#frameWithoutPanel);
    return this.#home;
  }

  #homePitch(): number {
    if (this.view === 'above') return ABOVE_DEG;
    const { width, height } = freeArea(this.#frameWithoutPanel);
    return height > width ? SLANTED_TALL_DEG : SLANTED_DEG;
  }

  /** The picture without temporary panels, which must not turn the camera around. */
  get #frameWithoutPanel(): Frame {
    return { ...this.#frame, insets: this.#insets };
  }

  /** Limit the camera: its middle stays over the table, its eye above the table, and its distance within bounds. */
  #bounded(lens: Lens): Lens {
    const { width, depth } = this.#subject.size();
    const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
    const pitch = clamp(lens.pitch, MIN_PITCH_DEG, MAX_PITCH_DEG);
    const whole = fitted(this.#subject.corners('table'), { yaw: lens.yaw, pitch }, this.#frame).distance;
    return {
      x: clamp(lens.x, -width * 0.6, width * 0.6),
      y: clamp(lens.y, -depth * 0.6, depth * 0.6),
      distance: clamp(lens.distance, distanceFor(MIN_SPAN_MM, this.#frame), whole * MAX_DISTANCE_FACTOR),
      yaw: lens.yaw,
      pitch,
    };
  }
}
