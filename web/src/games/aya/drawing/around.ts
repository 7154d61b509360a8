/** The layout of the border around the field: piles, stocks, reserves and the hourglass. */
import { lyingPose } from '../bodies';
import type { PileShown, Place, PlaceShown, Pose } from '../scene';
import { HEIGHT, THICKNESS, TILE_THICKNESS, TOKEN_RADIUS, TOKEN_THICKNESS, WIDTH } from '../sizes';
import { backUpPose } from './quaternion';

/** Width in millimetres of the wood around the field. */
export const BORDER = { top: 88, side: 58, bottom: 58 } as const;
/** Radius of the tiles of a pile, and distance between piles, in millimetres. Tiles are smaller here, because the border is narrow. */
const PILE_RADIUS_MM = 30;
const PILE_STEP_MM = 116;
/** Dominoes per stack, and millimetres from one stack to the next. */
const STACK_HEIGHT = 6;
const STACK_STEP_MM = WIDTH + 1.5;

/** The kind of a domino whose face is hidden. */
export const PLAIN = 'plain';

/** A disc that lies flat; `face` is `back-forest` for one that lies face down. */
export interface Disc {
  piece: 'tile' | 'animal';
  face: string;
  terrain: string;
  x: number;
  y: number;
  /** Height of the disc's middle above the table, in millimetres. */
  z: number;
  radius: number;
  thickness: number;
}

export interface Around {
  dominoes: readonly { kind: string; pose: Pose }[];
  discs: readonly Disc[];
  /** The place of a seat's name, between its stock and its reserve. `out`: the direction to the edge of the wood, behind both. */
  seats: readonly (Place & { shown: PlaceShown; out: Place })[];
  /** Number of pieces on each pile, and the place of that label. */
  counts: readonly (Place & { key: string; count: number })[];
  glass: Place;
}

/** Edges of the table by number of seats; the first one is that of the person at this screen. */
type Edge = 'bottom' | 'left' | 'top-left' | 'top-right' | 'right';
const EDGES: Readonly<Record<number, readonly Edge[]>> = {
  1: ['bottom'],
  2: ['bottom', 'left'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top-left', 'right'],
  5: ['bottom', 'left', 'top-left', 'top-right', 'right'],
};

export function around(width: number, depth: number, piles: readonly PileShown[], places: readonly PlaceShown[]): Around {
  const dominoes: { kind: string; pose: Pose }[] = [];
  const discs: Disc[] = [];
  const top = depth / 2 + BORDER.top / 2 + 4;
  const counts: (Place & { key: string; count: number })[] = [];
  const pile = (of: Omit<Disc, 'face' | 'z'>, count: number, face: string) => {
    for (let n = 0; n < count; n++) {
      discs.push({ ...of, face: n < count - 1 ? `back-${of.terrain}` : face, z: (n + 0.5) * of.thickness });
    }
    if (count > 0) counts.push({ key: `${of.piece} ${of.terrain}`, x: of.x, y: top - PILE_RADIUS_MM - 6, count });
  };
  piles.forEach(({ terrain, tiles, animals, top: shown }, k) => {
    const x = (k - (piles.length - 1) / 2) * PILE_STEP_MM - PILE_STEP_MM / 4;
    const tile = { piece: 'tile', terrain, x: x - 12, y: top, radius: PILE_RADIUS_MM, thickness: TILE_THICKNESS } as const;
    pile(tile, tiles, shown ? `${terrain}-${shown}` : `back-${terrain}`);
    const token = {
      piece: 'animal',
      terrain,
      x: x + PILE_RADIUS_MM + 7,
      y: top - 8,
      radius: TOKEN_RADIUS,
      thickness: TOKEN_THICKNESS,
    } as const;
    pile(token, animals, `back-${terrain}`);
  });
  const mine = Math.max(
    places.findIndex((place) => place.you),
    0,
  );
  const edges = EDGES[places.length] ?? [];
  const seats = places.map((shown, k) => {
    const edge = edges[(k - mine + places.length) % places.length] ?? 'bottom';
    const spot = spotOf(edge, width, depth);
    stack(dominoes, spot, shown);
    const turn = ((spot.along - 90) * Math.PI) / 180;
    const out = { x: Math.cos(turn), y: Math.sin(turn) };
    // At the far edge there is no room between stock and reserve, so names stand behind them.
    return { x: spot.x, y: spot.y + (spot.along === 180 ? HEIGHT : 0), shown, out };
  });
  return { dominoes, discs, seats, counts, glass: { x: (piles.length / 2) * PILE_STEP_MM + 14, y: top + 4 } };
}

/** The middle of a seat's place, and the direction of its edge in degrees. */
function spotOf(edge: Edge, width: number, depth: number): Place & { along: number } {
  const aside = width / 2 + BORDER.side / 2;
  switch (edge) {
    case 'bottom':
      return { x: 0, y: -depth / 2 - BORDER.bottom / 2, along: 0 };
    case 'left':
      return { x: -aside, y: 0, along: -90 };
    case 'right':
      return { x: aside, y: 0, along: 90 };
    case 'top-left':
      return { x: -width * 0.4, y: depth / 2 + BORDER.top / 2, along: 180 };
    case 'top-right':
      return { x: width * 0.4, y: depth / 2 + BORDER.top / 2, along: 180 };
  }
}

/** Millimetres from the middle of a seat's place to its stock, and to its reserve. */
const SEAT_GAP_MM = HEIGHT + 16;

/** Width in millimetres between stock and reserve, for the name. */
export const NAME_WIDTH_MM = 2 * SEAT_GAP_MM - WIDTH;

/** Add the stock to the left of the name, face down, and the reserve to its right, face up, as the seat sees it. */
function stack(dominoes: { kind: string; pose: Pose }[], { x, y, along }: Place & { along: number }, shown: PlaceShown): void {
  const turn = (along * Math.PI) / 180;
  const at = (steps: number): Place => ({ x: x + Math.cos(turn) * steps, y: y + Math.sin(turn) * steps });
  for (let n = 0; n < shown.stock; n++) {
    const place = at(-SEAT_GAP_MM - Math.floor(n / STACK_HEIGHT) * STACK_STEP_MM);
    dominoes.push({ kind: PLAIN, pose: backUpPose(place.x, place.y, ((n % STACK_HEIGHT) + 0.5) * THICKNESS, along + 90) });
  }
  shown.reserve.forEach((kind, n) => {
    const place = at(SEAT_GAP_MM + Math.floor(n / STACK_HEIGHT) * STACK_STEP_MM);
    const [px, py, , ...quaternion] = lyingPose(place.x, place.y, along + 90);
    dominoes.push({ kind, pose: [px, py, ((n % STACK_HEIGHT) + 0.5) * THICKNESS, ...quaternion] });
  });
}
