/**
 * The layout of the board, computed from the size of its container.
 *
 * Coordinates are `u` along the river (0 at the Eels' nest) and `v` across it: first the bear's bank, then the water, then the
 * shore of the currents. In a wide container `u` runs to the right; in a tall one it runs up or down, so that the player's own
 * nest is at the bottom.
 */
import { BIG, nestOf, ownerOf, type Side } from './pieces';
import { type Pawn, pawnsAt, type Scene } from './scene';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Layout {
  width: number;
  height: number;
  vertical: boolean;
  /** Length of the board along the river. */
  length: number;
  /** Length of the board across the river. */
  across: number;
  /** Boxes of places 0 to 8: nests and tiles. */
  places: Box[];
  bank: Box;
  river: Box;
  shore: Box;
  /** Diameter of a pawn. */
  pawn: number;
  /** Diameter of a pawn in a nest, where there is less room. */
  homePawn: number;
  /** Offset of the upper pawn of a stack, so that the lower one stays visible. */
  lean(place: number): Point;
  /** Diameter of a current. */
  current: number;
  /** Height of the bear. */
  bear: number;
  /** Font height of the bear's distance to a nest. */
  count: number;
  /** Half the width and height of a stone with the number of steps. */
  stone: { rx: number; ry: number };
  /** Distance between the centres of two simple tiles. */
  pitch: number;
  /** Size along the river of a touch target that does not cover its neighbours. */
  reach: number;
  /** Side of the square of a tile's sign. */
  sign: number;
  /** Centres of the stones on the bear's path, 0 to 8. */
  steps: Point[];
  /** Positions of the bear's feet, 0 to 8. At both ends the bear stands behind the stone, which shows a number. */
  feet: Point[];
  /** Centre of a slot. */
  slot(place: number, slot: number): Point;
  /** Centre of a tile's sign. */
  signAt(place: number): Point;
  /** Swimming direction of a side in degrees. */
  heading(side: Side): number;
  /** Position of a single current at a tile. */
  berth(tile: number): Point;
  /** Positions of currents at these tiles, given in ascending order. */
  currentsAt(tiles: readonly number[]): Point[];
  /** Centre of the heap of singles or doubles in a nest. */
  heap(place: number, double: boolean): Point;
  /** Size of the touch target of a heap in a nest. */
  heapSize: { w: number; h: number };
  /** The sign of a nest, which says who wins when the bear arrives there. */
  goal(place: number): Box;
  /** Font size of the sign of a nest. */
  goalFont: number;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Minimum size of a touch target in pixels. */
export const TOUCH = 44;
/** Diameter of the selection ring around a current, in current diameters, and the minimum distance between two rings. */
export const RING = 1.08;
const RING_SPACING = 1.2;
/** Height of the drawn bear in units of its size, without the ears. */
const BEAR_HEIGHT = 0.93;
/** Height of the row for the sign of a nest, at both ends of a vertical river. */
const SIGN_ROW = 16;

/**
 * Compute the layout. `large`: larger pieces with less water around them. `seen`: the board is not playable and needs no touch
 * targets.
 */
export function layout(width: number, height: number, ownSide: Side, large = false, seen = false): Layout {
  // A narrow container is vertical even if it is nearly square, because stacks and currents need the width.
  const vertical = height > width || (width < 600 && height > width * 0.75);
  const length = Math.max(vertical ? height : width, 260);
  const across = Math.max(vertical ? width : height, 260);

  // Along the river.
  const margin = clamp(length * 0.012, 4, 14) + (vertical ? SIGN_ROW : 0);
  const nest = clamp(length * (length < 520 ? 0.112 : 0.122), seen ? 30 : TOUCH, 170);
  const free = length - 2 * margin - 2 * nest;
  // Tiles are too short for touch targets: their slots alternate between left and right, so that only every second tile
  // matters.
  const zigzag = vertical && !seen && free / 7.42 < TOUCH;
  // Length of the big tile in simple tiles; in a zigzag it has neighbours on both sides.
  const big = zigzag ? clamp((2 * TOUCH * 6 - free) / (free - TOUCH * 2), 1.6, 3) : 1.42;
  const pitch = free / (6 + big);
  const gap = clamp(pitch * 0.07, 3, 10);
  const edges = [margin, margin + nest];
  for (let place = 1; place <= 7; place += 1) edges.push((edges.at(-1) ?? 0) + pitch * (place === BIG ? big : 1));
  edges.push((edges.at(-1) ?? 0) + nest);

  // Across the river. The banks get the space that the water does not need.
  const current = clamp(
    Math.min(across * (large ? 0.134 : 0.128), pitch * (large ? 0.9 : 0.8)),
    seen ? 34 : TOUCH,
    large ? 104 : 92,
  );
  const spacing = current * RING_SPACING;
  // Tiles are closer together than currents are wide: neighbours use two columns, at the cost of water.
  const crowded = pitch < spacing;
  const shoreNeed = crowded ? 2 * spacing + 8 : 2 * current * RING + 12;
  const bankNeed = clamp(across * (vertical ? 0.165 : 0.2), 54, 170);
  const water = Math.min(across - shoreNeed - bankNeed, Math.max(pitch * 4.3, 190));
  const spare = across - shoreNeed - bankNeed - water;
  const bankEnd = bankNeed + spare * 0.6;
  const waterEnd = bankEnd + water;

  const flipped = vertical && ownSide === 'e';
  const at = (u: number, v: number): Point => (vertical ? { x: v, y: flipped ? length - u : u } : { x: u, y: v });
  const box = (u0: number, u1: number, v0: number, v1: number): Box => {
    const a = at(u0, v0);
    const b = at(u1, v1);
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
  };
  const middle = (place: number): number => ((edges[place] ?? 0) + (edges[place + 1] ?? 0)) / 2;

  const inset = clamp(water * 0.03, 3, 12);
  const sign = clamp(Math.min(water * 0.22, pitch * 0.9), 34, large ? 88 : 76);
  const places = Array.from({ length: 9 }, (_, place) =>
    box((edges[place] ?? 0) + gap / 2, (edges[place + 1] ?? 0) - gap / 2, bankEnd + inset, waterEnd - inset),
  );

  // Slots are between the sign on the bear's side and the shore.
  const from = bankEnd + inset + sign + 2;
  const to = waterEnd - inset - 3;
  const room = to - from;
  // In a zigzag a pawn may extend beyond its short tile.
  const fill = large ? 1.14 : 1;
  const pawn = Math.min(
    (zigzag ? clamp(pitch * 0.92, 28, pitch * 1.5) : pitch * 0.84) * fill,
    // A larger upper pawn covers more of the lower one.
    room / 2 / (large ? 1.24 : 1.44),
    large ? 128 : 108,
  );
  // Simple tiles have room to show more of the lower pawn.
  const lean = (place: number): Point => {
    const half = place === BIG || zigzag;
    const shift = half ? Math.min(pawn * 0.5, room / 2 - pawn - 3) : Math.min(pawn * 0.6, room - pawn - 6);
    return vertical ? { x: shift, y: 0 } : { x: 0, y: -shift };
  };
  const slotAt = (place: number, slot: number): Point => {
    if (ownerOf(place)) return at(middle(place), (bankEnd + waterEnd) / 2);
    const first = place === BIG ? slot === 0 : place % 2 === 1;
    const share = place !== BIG && !zigzag ? 0.5 : first ? 0.25 : 0.75;
    return at(middle(place), from + room * share);
  };

  // On a horizontal river the bear needs room above its feet, on a vertical one to the left and right.
  const path = vertical ? bankEnd * 0.5 : bankEnd - clamp(bankNeed * 0.28, 16, 40);
  const bear = clamp(vertical ? Math.min(bankEnd * 0.68, pitch * 1.1) : Math.min(path / 0.96, pitch * 1.3), 44, 150);
  const count = Math.max(22, bear * 0.26);
  const stone = { rx: count * 0.84, ry: count * 0.48 };
  const shoreMiddle = (waterEnd + across) / 2 + 2;
  const columnOffset = Math.min(spacing / 2, across - shoreMiddle - (current * RING) / 2 - 3);

  // Signs have their own row on a vertical river; otherwise they are above the last stones of the bear's path.
  const goal = (place: number): Box => {
    const ownSide = place === nestOf('e');
    if (vertical) return ownSide ? box(2, 2 + SIGN_ROW, 0, across) : box(length - 2 - SIGN_ROW, length - 2, 0, across);
    const wide = margin + nest + pitch * 0.3;
    const low = path - Math.max(bear * 0.18, stone.ry + 1);
    return ownSide ? box(2, wide, 2, low) : box(length - wide, length - 2, 2, low);
  };

  // Keep the bear within the board: on a horizontal river it is wider than a nest may be.
  const steps = Array.from({ length: 9 }, (_, place) =>
    at(vertical ? middle(place) : clamp(middle(place), bear * 0.92, length - bear * 0.92), path),
  );
  const feet = steps.map(({ x, y }, place) => ({
    x,
    y: ownerOf(place) ? Math.max(Math.min(y, bear * BEAR_HEIGHT), y - stone.ry) : y,
  }));

  return {
    width,
    height,
    vertical,
    length,
    across,
    places,
    bank: box(0, length, 0, bankEnd),
    river: box(0, length, bankEnd, waterEnd),
    shore: box(0, length, waterEnd, across),
    pawn,
    homePawn: Math.min(pawn * 0.86, nest * (large ? 0.8 : 0.7)),
    lean,
    current,
    bear,
    count,
    stone,
    pitch,
    reach: Math.min(TOUCH, zigzag ? (pitch * (1 + big)) / 2 : pitch),
    sign,
    steps,
    feet,
    slot: slotAt,
    signAt: (place) => at(middle(place), bankEnd + inset + sign / 2 + 2),
    heading: (side) => headingOf(side, vertical, flipped),
    berth: (tile) => at(middle(tile), shoreMiddle),
    currentsAt: (tiles) => berths(tiles.map(middle), spacing).map(({ u, column }) => at(u, shoreMiddle + column * columnOffset)),
    heap: (place, double) => at(middle(place), bankEnd + water * (double ? 0.75 : 0.25)),
    heapSize: vertical ? { w: water * 0.45, h: Math.max(nest - 10, TOUCH) } : { w: Math.max(nest - 10, TOUCH), h: water * 0.45 },
    goal,
    goalFont: vertical ? (large ? 14 : 12.5) : clamp((margin + nest) / 7, 11, large ? 19 : 16),
  };
}

function headingOf(side: Side, vertical: boolean, flipped: boolean): number {
  const along = vertical ? (flipped ? -90 : 90) : 0;
  return side === 'e' ? along : along + 180;
}

/**
 * Assign positions along the river and columns (-1, 0 or 1) to currents at `wanted` (ascending).
 *
 * Currents that are `spacing` from each other use the middle column. Neighbours alternate between the outer columns; the first
 * and third of three share one and move away from each other.
 */
function berths(wanted: readonly number[], spacing: number): { u: number; column: number }[] {
  const ownSide = (a: number, b: number): boolean =>
    Math.abs((wanted[b] ?? Number.POSITIVE_INFINITY) - (wanted[a] ?? 0)) < spacing;
  return wanted.map((u, index) => {
    let first = index;
    while (first > 0 && ownSide(first - 1, first)) first -= 1;
    let last = index;
    while (ownSide(last, last + 1)) last += 1;
    if (first === last) return { u, column: 0 };
    const push = last - first > 1 ? Math.max(0, spacing - Math.abs((wanted[last] ?? u) - (wanted[first] ?? u))) / 2 : 0;
    return { u: u + (index === first ? -push : index === last ? push : 0), column: (index - first) % 2 === 0 ? -1 : 1 };
  });
}

export interface Spot extends Point {
  /** Drawing order; higher numbers are above. */
  order: number;
  /** Diameter in pixels. */
  size: number;
}

/** The centre at which a pawn of the scene is drawn. */
export function spotOf(pawn: Pawn, scene: Scene, plan: Layout): Spot {
  const owner = ownerOf(pawn.place);
  if (owner === pawn.side) return inHeap(pawn, scene, plan);
  const centre = plan.slot(pawn.place, pawn.slot);
  // A pawn in the enemy nest is in the centre, before it returns home.
  if (owner) return { ...centre, order: 60, size: plan.pawn };
  const stacked = pawnsAt(scene, pawn.place, pawn.slot).length > 1;
  const share = stacked ? (pawn.level === 0 ? -0.5 : 0.5) : 0;
  const lean = plan.lean(pawn.place);
  return { x: centre.x + lean.x * share, y: centre.y + lean.y * share, order: 20 + pawn.level * 20, size: plan.pawn };
}

function inHeap(pawn: Pawn, scene: Scene, plan: Layout): Spot {
  const heap = scene.pawns.filter(
    (candidate) => candidate.place === pawn.place && candidate.side === pawn.side && candidate.double === pawn.double,
  );
  const index = heap.findIndex((candidate) => candidate.id === pawn.id);
  const centre = plan.heap(nestOf(pawn.side), pawn.double);
  const size = plan.homePawn;
  const room = (plan.vertical ? plan.heapSize.w : plan.heapSize.h) - size - 6;
  const gap = heap.length > 1 ? Math.min(size * 0.5, Math.max(room, size * 0.4) / (heap.length - 1)) : 0;
  const shift = (index - (heap.length - 1) / 2) * gap;
  // A small offset makes the heap look irregular.
  const wobble = heap.length > 1 ? size * 0.05 * (index % 2 === 0 ? 1 : -1) : 0;
  const at = plan.vertical ? { x: centre.x + shift, y: centre.y + wobble } : { x: centre.x + wobble, y: centre.y + shift };
  return { ...at, order: index, size };
}

/** The position of each of the three currents. */
export function currentSpots(scene: Scene, plan: Layout): Point[] {
  const order = scene.currents.map((_, index) => index).sort((a, b) => tileOf(scene, a) - tileOf(scene, b) || a - b);
  const lie = plan.currentsAt(order.map((index) => tileOf(scene, index)));
  return scene.currents.map((_, index) => lie[order.indexOf(index)] ?? plan.berth(tileOf(scene, index)));
}

function tileOf(scene: Scene, index: number): number {
  return scene.currents[index]?.tile ?? 0;
}
