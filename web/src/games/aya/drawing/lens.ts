/**
 * The mathematics of the view on the table. Both renderers, picking and labels use it, so that a point on the screen is the place that
 * is drawn there.
 */
import type { Place } from '../scene';

export type Point = readonly [x: number, y: number, z: number];

/** A camera position that looks at a place of the table. */
export interface Lens extends Place {
  /** Millimetres from the eye to the place. */
  distance: number;
  /** Degrees around the table, counter-clockwise; at 0 the eye is over the lower edge. */
  yaw: number;
  /** Degrees above the table; 90 is straight above. */
  pitch: number;
}

/** Pixels at the edges of the picture that are covered. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The picture, in pixels. */
export interface Frame {
  width: number;
  height: number;
  insets: Insets;
  /** Whether the projection is orthographic instead of perspective. */
  parallel: boolean;
}

export interface Ray {
  from: Point;
  /** Direction of the ray, not normalised. */
  along: Point;
}

export interface Projection {
  /** Unit vectors to the right, upwards and ahead. */
  right: Point;
  up: Point;
  ahead: Point;
  eye: Point;
  /** The pixel that shows the place looked at. */
  middle: { left: number; top: number };
  /** Pixels per millimetre at a distance of one millimetre. */
  focal: number;
  project(x: number, y: number, z: number): { left: number; top: number };
  ray(left: number, top: number): Ray;
  /** The place at a pixel, on the plane `height` above the table; null at and above the horizon. */
  placeAt(left: number, top: number, height?: number): Place | null;
}

/** Degrees of the picture's height: a long focal length, so that standing dominoes look upright. */
export const FIELD_OF_VIEW = 24;
const RADIAN = Math.PI / 180;
const TAN_HALF_FIELD = Math.tan((FIELD_OF_VIEW * RADIAN) / 2);
/** Minimum distance from the eye in millimetres. */
const MIN_DEPTH_MM = 1;

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A part of the picture, in pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the picture that is not covered; never empty. */
export function freeArea({ width, height, insets }: Pick<Frame, 'width' | 'height' | 'insets'>): Area {
  return {
    left: insets.left,
    top: insets.top,
    width: Math.max(width - insets.left - insets.right, width / 4, 1),
    height: Math.max(height - insets.top - insets.bottom, height / 4, 1),
  };
}

/** The projection of a camera position. */
export function projectionOf(lens: Lens, frame: Frame): Projection {
  const turn = lens.yaw * RADIAN;
  const lift = lens.pitch * RADIAN;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [high, low] = [Math.sin(lift), Math.cos(lift)];
  const right: Point = [cos, sin, 0];
  const up: Point = [-sin * high, cos * high, low];
  const ahead: Point = [-sin * low, cos * low, -high];
  const eye: Point = [lens.x - ahead[0] * lens.distance, lens.y - ahead[1] * lens.distance, -ahead[2] * lens.distance];
  const free = freeArea(frame);
  const middle = { left: free.left + free.width / 2, top: free.top + free.height / 2 };
  const focal = Math.max(frame.height, 1) / 2 / TAN_HALF_FIELD;

  function ray(left: number, top: number): Ray {
    const across = left - middle.left;
    const upward = middle.top - top;
    if (frame.parallel) {
      const scale = lens.distance / focal;
      return {
        from: [0, 1, 2].map((k) => at(eye, k) + (at(right, k) * across + at(up, k) * upward) * scale) as unknown as Point,
        along: ahead,
      };
    }
    return {
      from: eye,
      along: [0, 1, 2].map((k) => at(ahead, k) * focal + at(right, k) * across + at(up, k) * upward) as unknown as Point,
    };
  }

  return {
    right,
    up,
    ahead,
    eye,
    middle,
    focal,
    ray,
    project(x, y, z) {
      const away: Point = [x - eye[0], y - eye[1], z - eye[2]];
      const scale = focal / (frame.parallel ? lens.distance : Math.max(dot(away, ahead), MIN_DEPTH_MM));
      return { left: middle.left + dot(away, right) * scale, top: middle.top - dot(away, up) * scale };
    },
    placeAt(left, top, height = 0) {
      const { from, along } = ray(left, top);
      const far = (height - from[2]) / along[2];
      // Places just below the horizon would be kilometres away.
      if (!(far > 0) || along[2] > -0.02 * Math.hypot(...along)) return null;
      return { x: from[0] + along[0] * far, y: from[1] + along[1] * far };
    },
  };
}

/** Millimetres of table per pixel at the place looked at. */
export function scaleOf(lens: Lens, frame: Frame): number {
  return lens.distance / (Math.max(frame.height, 1) / 2 / TAN_HALF_FIELD);
}

/** The distance at which `span` millimetres fit into the smaller side of the free area. */
export function distanceFor(span: number, frame: Frame): number {
  const free = freeArea(frame);
  return (span / Math.min(free.width, free.height)) * (Math.max(frame.height, 1) / 2 / TAN_HALF_FIELD);
}

const FIT_ITERATIONS = 12;

/** The nearest camera position with this yaw and pitch that shows all points in the free area. */
export function fitted(points: readonly Point[], { yaw, pitch }: Pick<Lens, 'yaw' | 'pitch'>, frame: Frame): Lens {
  const free = freeArea(frame);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const lens: Lens = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
    distance: distanceFor(Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys), frame),
    yaw,
    pitch,
  };
  // In perspective the middle and the size of the points on the screen depend on each other, so iterate.
  for (let round = 0; round < FIT_ITERATIONS; round++) {
    const projection = projectionOf(lens, frame);
    const seen = points.map((point) => projection.project(...point));
    const [left, right] = [Math.min(...seen.map((point) => point.left)), Math.max(...seen.map((point) => point.left))];
    const [top, bottom] = [Math.min(...seen.map((point) => point.top)), Math.max(...seen.map((point) => point.top))];
    const middle = projection.placeAt((left + right) / 2, (top + bottom) / 2);
    if (middle) Object.assign(lens, middle);
    lens.distance *= Math.max((right - left) / free.width, (bottom - top) / free.height);
  }
  return lens;
}

/** The camera position moved sideways so that the free area shows as little as possible beyond the points. */
export function within(lens: Lens, points: readonly Point[], frame: Frame): Lens {
  const free = freeArea(frame);
  const { right, up } = projectionOf(lens, frame);
  // Directions on the table: to the right, and away from the viewer.
  const lift = Math.hypot(up[0], up[1]) || 1;
  const axes: [Point, number][] = [
    [right, free.width],
    [[up[0] / lift, up[1] / lift, 0], free.height / lift],
  ];
  const moved = { ...lens };
  for (const [axis, pixels] of axes) {
    const half = (pixels * scaleOf(lens, frame)) / 2;
    const ends = points.map((point) => dot(point, axis));
    const [least, most] = [Math.min(...ends) + half, Math.max(...ends) - half];
    const at = moved.x * axis[0] + moved.y * axis[1];
    const to = least > most ? (least + most) / 2 : Math.min(Math.max(at, least), most);
    moved.x += (to - at) * axis[0];
    moved.y += (to - at) * axis[1];
  }
  return moved;
}

/** The yaw (0 or -90) that shows the table larger. A wide picture always has 0. */
export function bestYaw(points: readonly Point[], pitch: number, frame: Frame): number {
  const { width, height } = freeArea(frame);
  if (width >= height) return 0;
  const upright = fitted(points, { yaw: 0, pitch }, frame).distance;
  const sideways = fitted(points, { yaw: -90, pitch }, frame).distance;
  // Turn the table only for a clear gain: people know which side is theirs.
  return sideways < upright * 0.85 ? -90 : 0;
}

/** Interpolate between two camera positions, with the shorter rotation. */
export function between(from: Lens, to: Lens, share: number): Lens {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const turn = ((((to.yaw - from.yaw + 180) % 360) + 360) % 360) - 180;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    // Distances are perceived as ratios.
    distance: from.distance * (to.distance / from.distance) ** share,
    yaw: from.yaw + turn * share,
    pitch: mix(from.pitch, to.pitch),
  };
}

function at(point: Point, k: number): number {
  return point[k] as number;
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Width of a portrait in pixels. */
export const PORTRAIT_WIDTH = 1080;
/** Height of a portrait in pixels, depending on the shape of the river. */
const PORTRAIT_HEIGHT = { least: 560, usual: 760, most: 980 } as const;
/** Degrees above the table in perspective, and degrees between two directions that are tried. */
const PORTRAIT_PITCH_DEG = 36;
const YAW_STEP_DEG = 15;
/** Maximum distance of the camera, as a factor of the usual one, at which another direction is chosen. */
const TURN_DISTANCE_FACTOR = 0.93;

export interface Portrait {
  lens: Lens;
  frame: Frame;
}

/**
 * The camera position with all points in the picture, `insets` away from its edges, and the size of that picture. `parallel`: seen from
 * above, turned but not tilted.
 */
export function portraitOf(points: readonly Point[], parallel: boolean, insets: Insets): Portrait {
  const pitch = parallel ? 90 : PORTRAIT_PITCH_DEG;
  const frame: Frame = { width: PORTRAIT_WIDTH, height: PORTRAIT_HEIGHT.usual, insets, parallel };
  const seen = (yaw: number) => fitted(points, { yaw, pitch }, frame);
  let best = seen(0);
  let least = best.distance * TURN_DISTANCE_FACTOR;
  for (let yaw = -90; yaw < 90; yaw += YAW_STEP_DEG) {
    const lens = seen(yaw);
    if (lens.distance < least) [best, least] = [lens, lens.distance];
  }
  // The height of the picture follows the shape of the river.
  const projection = projectionOf(best, frame);
  const places = points.map((point) => projection.project(...point));
  const across = Math.max(...places.map(({ left }) => left)) - Math.min(...places.map(({ left }) => left));
  const upright = Math.max(...places.map(({ top }) => top)) - Math.min(...places.map(({ top }) => top));
  const free = PORTRAIT_WIDTH - insets.left - insets.right;
  const height = Math.round((upright / across) * free) + insets.top + insets.bottom;
  frame.height = Math.min(PORTRAIT_HEIGHT.most, Math.max(PORTRAIT_HEIGHT.least, height));
  return { lens: fitted(points, best, frame), frame };
}
