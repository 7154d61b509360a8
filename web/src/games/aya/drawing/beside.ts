/** Where words stand beside a piece: on the side on which they cover least of what else is there. */
import type { Area } from './lens';

export type Side = 'above' | 'below' | 'right' | 'left';

/** Something that should stay in sight, in pixels. */
export interface Seen {
  left: number;
  top: number;
  radius: number;
  /** How bad it is to cover it. */
  weight: number;
}

export interface Beside {
  side: Side;
  /** Of the upper left corner. */
  left: number;
  top: number;
}

const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];
/** Covering the piece itself is worse than anything. */
const PIECE = 100;
/** Words that follow a piece change sides only for the better: by more than this. */
const CALM = 1.5;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Words of a size beside a piece at `at`, no nearer than `away`; on the side where they are, unless another is better. */
export function beside(
  at: { left: number; top: number },
  away: number,
  size: { width: number; height: number },
  free: Area,
  others: readonly Seen[],
  now: Side,
): Beside {
  const piece = { ...at, radius: away / 2, weight: PIECE };
  const found = SIDES.map((side) => {
    const place = placed(side, at, away, size, free);
    const covered = [piece, ...others].filter((one) => covers(place, size, one));
    return { ...place, cost: covered.reduce((sum, { weight }) => sum + weight, side === now ? -CALM : 0) };
  });
  const { side, left, top } = found.reduce((best, one) => (one.cost < best.cost ? one : best));
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
    left: between(at.left + across, free.left, Math.max(free.left, free.left + free.width - width)),
    top: between(at.top + along, free.top, Math.max(free.top, free.top + free.height - height)),
  };
}

function covers(place: Beside, { width, height }: { width: number; height: number }, { left, top, radius }: Seen): boolean {
  const across = left - between(left, place.left, place.left + width);
  const along = top - between(top, place.top, place.top + height);
  return Math.hypot(across, along) < radius;
}
