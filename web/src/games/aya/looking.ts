/** Where a board looks by itself: at what the hand is asked for, with what stands next to it. */
import { dist, type Point } from './hand/geometry';
import type { Camera } from './scene';
import type { AyaView } from './wire';

/** How much of what is usually seen around the hand is seen with larger pieces. */
const NEARER = 0.66;
/** Millimetres across, usually. */
const [PHONE, WIDE] = [240, 520];
/** Millimetres across a phone, at the farthest from a piece in hand. */
const FARTHEST = 420;
/** So near to each other pieces are seen together, however small the screen. */
const TOGETHER = 300;

/** Whether all that stands is near a place. */
export function isAround(view: Pick<AyaView, 'tiles' | 'dominoes'>, at: Point): boolean {
  return [...view.tiles, ...view.dominoes].every((one) => dist(one, at) < TOGETHER);
}

/** Bring a place near with what stands next to it; `wider` than usual where there is more to see. */
export function bringNear(
  camera: Camera,
  view: Pick<AyaView, 'tiles' | 'dominoes' | 'depth'>,
  at: Point,
  { narrow, largePieces, wider }: { narrow: boolean; largePieces: boolean; wider: number },
): void {
  const company = Math.min(...[...view.tiles, ...view.dominoes].map((one) => dist(one, at)));
  const usual = (narrow ? PHONE : WIDE) * (largePieces ? NEARER : 1);
  const span = Math.max(usual * wider, 2.4 * company);
  // All of the table shows it best where it is large enough; on a phone a domino must still be seen.
  if (!narrow && span > 0.75 * view.depth) camera.fit('table');
  else camera.follow(at, narrow ? Math.min(span, FARTHEST) : span);
}
