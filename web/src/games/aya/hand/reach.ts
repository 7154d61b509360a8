/** How far a falling domino topples the next, as measured: the twin of `rivage.games.aya.geometry.reach`, with its table. */
import { cosOf, type Spot, sinOf, wrapped } from './geometry';
import measured from './measured.json';

const { ASIDES, TURNS, REACH, STRAIGHT, SWEEP } = measured.reach;
export const { HEAVY, COVERED_REACH } = measured.reach;

/** Where a domino stands, seen from one that falls; mirrored so that it stands to the left. */
export interface Lead {
  along: number;
  aside: number;
  /** Degrees to the left, -90 to 90. */
  turn: number;
}

/** Where `spot` is seen from a domino that falls along its heading; null when it is not ahead. */
export function leadOf(falls: Spot, spot: Spot): Lead | null {
  const [dx, dy] = [spot.x - falls.x, spot.y - falls.y];
  const [cos, sin] = [cosOf(falls.a), sinOf(falls.a)];
  const along = dx * cos + dy * sin;
  if (along <= 0) return null;
  const aside = dy * cos - dx * sin;
  const turn = (wrapped(spot.a - falls.a + 90) % 180) - 90;
  return aside > 0 || (aside === 0 && turn >= 0) ? { along, aside, turn } : { along, aside: -aside, turn: -turn };
}

/** How far it is from the ground that the falling one covers. */
export function missOf({ along, aside }: Lead): number {
  return Math.hypot(Math.max(0, along - STRAIGHT), Math.max(0, aside - SWEEP));
}

/** Up to which `along` a domino that far aside, turned so, falls for sure: the least of the measured neighbours. */
export function reachOf({ aside, turn }: Lead): number {
  const [first = 0, second = 0] = ASIDES;
  const [left = 0, next = 0] = TURNS;
  if (aside > (ASIDES.at(-1) ?? 0)) return 0;
  // Rounding must not ask a neighbour that is a thousand-millionth away.
  const row = Math.round(((turn - left) / (next - left)) * 1e6) / 1e6;
  const column = Math.round((aside / (second - first)) * 1e6) / 1e6;
  let least = Number.POSITIVE_INFINITY;
  for (const i of [Math.floor(row), Math.ceil(row)]) {
    for (const j of [Math.floor(column), Math.ceil(column)]) {
      least = Math.min(least, REACH[(i + REACH.length) % REACH.length]?.[j] ?? 0);
    }
  }
  return least;
}
