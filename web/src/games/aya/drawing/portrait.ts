/** The camera for the shared picture of a river: its direction, and the size of the picture. */
import { type Frame, fitted, type Insets, type Lens, type Point, sightOf } from './lens';

/** Pixels across. */
export const PORTRAIT_WIDTH = 1080;
/** Pixels from top to bottom, by the shape of the river. */
const HEIGHT = { least: 560, usual: 760, most: 980 } as const;
/** Degrees above the table in perspective, and degrees between two directions that are tried. */
const PITCH = 36;
const YAW_STEP = 15;
/** Another direction is chosen only if it brings the camera this much nearer than the usual one, as a factor of its distance. */
const WORTH_TURNING = 0.93;

export interface Portrait {
  lens: Lens;
  frame: Frame;
}

/**
 * The camera that has all points in the picture, `insets` clear of its edges, and the size of that picture. `parallel`: a drawing
 * from above, which is turned but not tilted.
 */
export function portraitOf(points: readonly Point[], parallel: boolean, insets: Insets): Portrait {
  const pitch = parallel ? 90 : PITCH;
  const frame: Frame = { width: PORTRAIT_WIDTH, height: HEIGHT.usual, insets, parallel };
  const seen = (yaw: number) => fitted(points, { yaw, pitch }, frame);
  let best = seen(0);
  let least = best.distance * WORTH_TURNING;
  for (let yaw = -90; yaw < 90; yaw += YAW_STEP) {
    const lens = seen(yaw);
    if (lens.distance < least) [best, least] = [lens, lens.distance];
  }
  // The height of the picture follows the shape of the river.
  const sight = sightOf(best, frame);
  const places = points.map((point) => sight.project(...point));
  const across = Math.max(...places.map(({ left }) => left)) - Math.min(...places.map(({ left }) => left));
  const upright = Math.max(...places.map(({ top }) => top)) - Math.min(...places.map(({ top }) => top));
  const free = PORTRAIT_WIDTH - insets.left - insets.right;
  const height = Math.round((upright / across) * free) + insets.top + insets.bottom;
  frame.height = Math.min(HEIGHT.most, Math.max(HEIGHT.least, height));
  return { lens: fitted(points, best, frame), frame };
}
