/** Places of signs on the screen: beside a place of the table, at the edge of the picture for places outside it, and on the map. */
import type { Place } from '../scene';
import type { Area } from './lens';

export type Side = 'above' | 'below' | 'right' | 'left';

/** A piece that should stay visible, in pixels. */
export interface ScreenPiece {
  left: number;
  top: number;
  radius: number;
  /** Cost of covering the piece. */
  weight: number;
}

export interface Beside {
  side: Side;
  /** Upper left corner, in pixels. */
  left: number;
  top: number;
}

const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];
/** Cost of covering the piece itself: more than anything else. */
const PIECE_COST = 100;
/** Text beside a piece changes sides only if the cost improves by more than this, to avoid flicker. */
const MIN_IMPROVEMENT = 1.5;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/**
 * The place of a text of `size` beside a piece at `at`, at least `away` pixels from it. It stays on its side `now` unless another is
 * clearly better.
 */
export function beside(
  at: { left: number; top: number },
  away: number,
  size: { width: number; height: number },
  free: Area,
  others: readonly ScreenPiece[],
  now: Side,
): Beside {
  const piece = { ...at, radius: away / 2, weight: PIECE_COST };
  const found = SIDES.map((side) => {
    const place = placed(side, at, away, size, free);
    const covered = [piece, ...others].filter((other) => covers(place, size, other));
    return { ...place, cost: covered.reduce((sum, { weight }) => sum + weight, side === now ? -MIN_IMPROVEMENT : 0) };
  });
  const { side, left, top } = found.reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best));
  return { side, left, top };
}

function placed(
  side: Side,
  at: { left: number; top: number },
  away: number,
  { width, height }: { width: number; height: number },
  free: Area,
): Beside {
  const across = side === 'right' ? away : side === 'left' ? -away - width : -width / 2;
  const along = side === 'below' ? away : side === 'above' ? -away - height : -height / 2;
  return {
    side,
    left: clamp(at.left + across, free.left, Math.max(free.left, free.left + free.width - width)),
    top: clamp(at.top + along, free.top, Math.max(free.top, free.top + free.height - height)),
  };
}

function covers(
  place: Beside,
  { width, height }: { width: number; height: number },
  { left, top, radius }: ScreenPiece,
): boolean {
  const across = left - clamp(left, place.left, place.left + width);
  const along = top - clamp(top, place.top, place.top + height);
  return Math.hypot(across, along) < radius;
}

export interface AtEdge {
  /** Middle of the sign, in pixels. */
  left: number;
  top: number;
  /** Direction of the place in degrees, clockwise from the right. */
  turn: number;
}

const middleOf = (area: Area) => ({ left: area.left + area.width / 2, top: area.top + area.height / 2 });

/** Whether a place is in an area. */
export function isSeen(at: { left: number; top: number }, value: Area): boolean {
  const middle = middleOf(value);
  return Math.abs(at.left - middle.left) <= value.width / 2 && Math.abs(at.top - middle.top) <= value.height / 2;
}

/** A sign at the edge of `room` for a place outside the visible area, `half` pixels from that edge; null if the place is visible. */
export function atEdge(at: { left: number; top: number }, value: Area, room: Area, half: number): AtEdge | null {
  if (isSeen(at, value)) return null;
  // On the line from the middle to the place, as far out as the sign has room.
  const middle = middleOf(room);
  const [across, down] = [at.left - middle.left, at.top - middle.top];
  const [wide, high] = [Math.max(1, room.width / 2 - half), Math.max(1, room.height / 2 - half)];
  const part = Math.min(wide / Math.max(Math.abs(across), 1e-6), high / Math.max(Math.abs(down), 1e-6));
  return { left: middle.left + across * part, top: middle.top + down * part, turn: (Math.atan2(down, across) * 180) / Math.PI };
}

/** Drop signs that would overlap an earlier one. */
export function withoutOverlaps<Sign extends { left: number; top: number }>(signs: readonly Sign[], away: number): Sign[] {
  return signs.filter(
    (sign, k) => !signs.slice(0, k).some((other) => Math.hypot(sign.left - other.left, sign.top - other.top) < away),
  );
}

/** Call `read` in every frame until stopped, and `show` its result whenever its key changes. */
export function watchFrames<Found>(read: () => Found, keyOf: (found: Found) => string, show: (found: Found) => void): () => void {
  let frame = 0;
  let last: string | undefined;
  const step = () => {
    const value = read();
    const now = keyOf(value);
    if (now !== last) show(value);
    last = now;
    frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}

/** A map of a table, turned by quarter turns to match the camera. */
export class MapView {
  readonly width: number;
  readonly height: number;
  readonly #cos: number;
  readonly #sin: number;

  /** `quarter`: quarter turns of the camera around the table, counter-clockwise. */
  constructor(width: number, depth: number, quarter: number) {
    this.#cos = Math.round(Math.cos((quarter * Math.PI) / 2));
    this.#sin = Math.round(Math.sin((quarter * Math.PI) / 2));
    [this.width, this.height] = this.#sin === 0 ? [width, depth] : [depth, width];
  }

  /** Millimetres from the upper left corner of the map, rounded. */
  at({ x, y }: Place): [x: number, y: number] {
    const right = x * this.#cos + y * this.#sin;
    const up = -x * this.#sin + y * this.#cos;
    return [Math.round(this.width / 2 + right), Math.round(this.height / 2 - up)];
  }

  /** The place of the table at a part of the map, 0 to 1 to the right and down; limited to the table. */
  placeAt(right: number, down: number): Place {
    const part = (value: number) => Math.min(1, Math.max(0, value)) - 0.5;
    const [across, up] = [part(right) * this.width, -part(down) * this.height];
    return { x: across * this.#cos - up * this.#sin, y: across * this.#sin + up * this.#cos };
  }
}

/** The projection of a camera. */
export interface Framing {
  /** The place of the table at a pixel; null above the horizon. */
  placeAt(left: number, top: number): Place | null;
  /** The pixel that shows a place. */
  screenAt(x: number, y: number): { left: number; top: number };
}

/** The part of the table that a picture shows, as a polygon, and whether that is the whole table. */
export function frameOnMap(
  camera: Framing,
  table: { width: number; depth: number },
  { width, height }: { width: number; height: number },
): { corners: [number, number][]; whole: boolean } {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  const places = corners.map(([left, top]) => camera.placeAt(left, top));
  const value = ([x, y]: readonly [number, number]) => {
    const { left, top } = camera.screenAt(x, y);
    return left >= 0 && top >= 0 && left <= width && top <= height;
  };
  const [right, up] = [table.width / 2, table.depth / 2];
  const whole = [[-right, -up] as const, [right, -up] as const, [right, up] as const, [-right, up] as const].every(value);
  return { corners: places.every((place) => place !== null) ? places.map(({ x, y }) => [x, y]) : [], whole };
}
