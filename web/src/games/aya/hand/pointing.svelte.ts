/** Mouse and touch input at the table: moves the held piece, picks dominoes, marks places and draws lines. */
import type { Live } from '../../module';
import type { BoardContext } from '../board/boardContext.svelte';
import { dist, type Point, type Spot } from '../prediction/geometry';
import type { Camera, Place } from '../scene';
import type { GestureHandler, PagePoint, PointerKind } from './gestures';
import type { Hand } from './hand.svelte';

/** The gestures that move the camera. */
export function cameraGestures(camera: () => Camera | undefined): Pick<GestureHandler, 'turns' | 'pan' | 'orbit' | 'zoom'> {
  return {
    turns: () => camera()?.view === 'free',
    pan: (right, down) => camera()?.pan(right, down),
    orbit: (left, up) => camera()?.orbit(left, up),
    zoom: (by, at) => camera()?.zoom(by, at),
  };
}

/** Radius in millimetres within which a good place attracts a piece, at `scale` millimetres per pixel. */
export const snapRadiusAt = (scale: number): number => Math.max(11, Math.min(45, 26 * scale));

/** Millimetres within which a tap counts as a tap on the held piece. */
export const tapRadiusAt = (scale: number): number => Math.max(12, 34 * scale);

/** Milliseconds after which a mouse that has not moved is at rest. */
const MOUSE_REST_MS = 250;

/** Pixels that a mouse must move before a new piece follows it. */
const MOUSE_SLACK_PX = 8;

type Context = Pick<
  BoardContext,
  | 'hand'
  | 'speed'
  | 'pen'
  | 'view'
  | 'seat'
  | 'renderer'
  | 'live'
  | 'draws'
  | 'inMatch'
  | 'release'
  | 'pick'
  | 'describe'
  | 'focus'
> & { readonly cascade: { readonly watching: string } };

export class Pointing {
  readonly #board: Context;
  /** Whether the next touch marks a place. */
  pingMode = $state(false);
  /** Whether the hand was last moved by keys, so that its status is announced. */
  byKeys = $state(false);
  /** Whether the person has moved the held piece. */
  touched = false;
  /** Position of the mouse on the page, and its position when the piece came into the hand; null while it is not over the table. */
  #mouse: PagePoint | null = null;
  #mouseAtStart: PagePoint | null = null;

  /** Time of the last mouse movement; the piece and its spot when that movement started, and the number of its steps. */
  #movedAt = Number.NEGATIVE_INFINITY;
  #movementStart: { task: Hand['task']; spot: Spot; steps: number } | null = null;

  constructor(board: Context) {
    this.#board = board;
  }

  /** The receiver of the gestures. */
  readonly handler: GestureHandler = {
    ...cameraGestures(() => this.#board.renderer?.camera),
    holds: () => this.#board.hand.holds && this.#board.hand.sent === '',
    draws: () => this.#board.draws,
    hover: (at, by, free) => this.hover(at, by, free),
    leave: () => this.leave(),
    tap: (at, by) => this.tap(at, by),
    drop: () => this.#board.describe(),
    ping: (at) => this.ping(at),
    draw: (at, end) => {
      const place = this.#placeAt(at);
      if (place) this.#board.pen.draw(place, end);
    },
    turn: (by) => this.turn(by),
  };

  hover(at: PagePoint, by: PointerKind, free: boolean): void {
    const { hand, speed, renderer, seat, live } = this.#board;
    const place = this.#placeAt(at);
    if (!place || !renderer) return;
    this.byKeys = false;
    if (by === 'mouse') this.#mouse = at;
    // A small movement of the mouse does not move a new piece off its first spot.
    const rests = this.#mouseAtStart;
    if (by === 'mouse' && rests && Math.hypot(at.left - rests.left, at.top - rests.top) < MOUSE_SLACK_PX) return;
    this.#mouseAtStart = null;
    hand.snapRadius = snapRadiusAt(renderer.camera.scale);
    if (hand.holds) {
      this.touched = true;
      if (by === 'mouse') this.#recordMovement();
      hand.move(place, free);
      speed.moved(performance.now(), place.x, place.y, hand.spot?.a ?? hand.heading);
    }
    const shown = hand.spot ?? { ...place, a: hand.heading };
    if (seat >= 0) live?.point(shown.x, shown.y, shown.a, hand.holds ? 12 : 30);
  }

  #recordMovement(): void {
    const { spot, task } = this.#board.hand;
    const now = performance.now();
    if (now - this.#movedAt > MOUSE_REST_MS || this.#movementStart?.task !== task)
      this.#movementStart = spot ? { spot, task, steps: 0 } : null;
    if (this.#movementStart) this.#movementStart.steps += 1;
    this.#movedAt = now;
  }

  /** Call it when keys have moved the held piece. */
  movedByKeys(): void {
    this.byKeys = true;
    this.touched = true;
  }

  /** Call it when another piece came into the hand. The piece stays on its first spot until the person moves it. */
  onNewPiece(): void {
    this.touched = false;
    this.#mouseAtStart = this.#mouse;
  }

  /** Put the piece back where it was before the mouse crossed the table on its way to a button. */
  leave(): void {
    const { hand, speed } = this.#board;
    const from = performance.now() - this.#movedAt <= MOUSE_REST_MS ? this.#movementStart : null;
    this.#mouse = this.#mouseAtStart = null;
    this.#movementStart = null;
    // A single step is a jump to the place that the person aimed at.
    if (from?.task !== hand.task || from.steps < 2 || !hand.holds || hand.sent !== '') return;
    hand.put(from.spot);
    speed.clear();
  }

  tap(at: PagePoint, by: PointerKind): void {
    const { hand, view, renderer, inMatch, cascade } = this.#board;
    const place = this.#placeAt(at);
    if (!place || !renderer || (!inMatch && cascade.watching !== 'nothing')) return;
    this.#board.focus();
    if (this.pingMode) {
      this.ping(at);
      return;
    }
    const { dominoes, animals } = view;
    const under = renderer.pick(at.left, at.top);
    // An animal covers the domino below it that lies flat.
    const waits =
      under.piece === 'animal' ? dominoes[(animals.find((animal) => animal.animal === under.id)?.camera ?? 0) - 1] : undefined;
    const domino = under.piece === 'domino' ? dominoes[Number(under.id) - 1] : waits?.lies ? waits : undefined;
    if (inMatch && hand.task === 'push') return;
    if (hand.holds) {
      const ghost = hand.spot;
      const onGhost = ghost !== null && dist(ghost, place) < tapRadiusAt(renderer.camera.scale);
      if (!inMatch) this.hover(at, by, hand.free);
      else if (by === 'touch' && !onGhost) {
        this.touched = true;
        hand.move(place);
      } else if (by === 'mouse' && (this.touched || !onGhost)) {
        this.#mouseAtStart = null;
        this.hover(at, by, hand.free);
      }
      // A tap on the foot of a domino picks that domino, even if a good place is near.
      const meant = inMatch && domino !== undefined && dist(domino, place) < 7;
      if (hand.held?.verdict.legal && !meant) {
        if (by === 'mouse' || onGhost) this.#board.release(by === 'mouse');
        return;
      }
    }
    this.#board.pick(domino);
  }

  ping(at: PagePoint): void {
    const place = this.#placeAt(at);
    this.pingMode = false;
    if (place) this.#board.live?.mark(place.x, place.y);
  }

  turn(by: number): void {
    const { hand, speed } = this.#board;
    hand.turn(by);
    const { spot } = hand;
    if (spot) speed.moved(performance.now(), spot.x, spot.y, spot.a);
  }

  #placeAt({ left, top }: PagePoint): Point | null {
    return this.#board.renderer?.placeAt(left, top) ?? null;
  }
}

/** Minimum distance in millimetres between two points of a line. */
const MIN_POINT_DISTANCE_MM = 5;
/** Maximum number of coordinates in a line: two for each of its points. */
const MAX_STROKE_NUMBERS = 230;
/** Maximum number of lines of one person. */
const MAX_STROKES = 16;

export class Pen {
  #live: () => Live | undefined;
  #id = 0;
  #points: number[] = [];

  constructor(live: () => Live | undefined) {
    this.#live = live;
  }

  /** Continue the line to a place; `end` finishes it. */
  draw({ x, y }: Place, end: boolean): void {
    const [lastX, lastY] = this.#points.slice(-2);
    if (lastX === undefined || lastY === undefined || Math.hypot(x - lastX, y - lastY) > MIN_POINT_DISTANCE_MM) {
      this.#points.push(Math.round(x * 10) / 10, Math.round(y * 10) / 10);
      this.#live()?.stroke(this.#id, this.#points);
    }
    if (!end && this.#points.length < MAX_STROKE_NUMBERS) return;
    this.#id = (this.#id + 1) % MAX_STROKES;
    this.#points = [];
  }

  /** Delete the lines that a seat has drawn. */
  wipe(seat: number): void {
    for (const stroke of this.#live()?.strokes ?? []) if (stroke.seat === seat) this.#live()?.stroke(stroke.id, []);
  }
}
