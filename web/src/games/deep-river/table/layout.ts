/**
 * Where everything lies, from the size of the box alone.
 *
 * Think of the river along `u` (0 at the Eels' nest) and across `v`: first the bear's bank, then the water, then the shore of
 * the currents. On a wide box `u` runs to the right; on a tall one it runs upward or downward, so that one's own nest is below.
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
  /** Long side of the board, along the river. */
  length: number;
  /** The other one. */
  across: number;
  /** Boxes of places 0 to 8: nests and tiles. */
  places: Box[];
  bank: Box;
  river: Box;
  shore: Box;
  /** Diameter of a pawn. */
  pawn: number;
  /** Diameter of a pawn that lies at home, where it is narrower. */
  homePawn: number;
  /** How far an upper pawn is moved aside, so that the lower stays visible. */
  lean(place: number): Point;
  /** Diameter of a current. */
  current: number;
  /** Height of the bear. */
  bear: number;
  /** Height of the count of his steps to a nest. */
  count: number;
  /** Half the width and height of the stone that bears it. */
  stone: { rx: number; ry: number };
  /** From the middle of a simple tile to the middle of the next. */
  pitch: number;
  /** How far along the river a touch on a piece may reach without covering a neighbour. */
  reach: number;
  /** Side of the square of a tile's sign. */
  sign: number;
  /** Where the bear stands, 0 to 8. */
  steps: Point[];
  /** Centre of a slot. */
  slot(place: number, slot: number): Point;
  /** Centre of a tile's sign. */
  signAt(place: number): Point;
  /** Which way a side swims, in degrees. */
  heading(side: Side): number;
  /** Where a lone current lies at a tile. */
  berth(tile: number): Point;
  /** Where currents at these tiles lie, given in the order of the tiles. */
  currentsAt(tiles: readonly number[]): Point[];
  /** Middle of the heap of singles or doubles in a nest. */
  heap(place: number, double: boolean): Point;
  /** Size of the box that takes a tap on such a heap. */
  heapSize: { w: number; h: number };
  /** Where a nest's sign stands, that says who wins when the bear comes there. */
  goal(place: number): Box;
  /** The size of its letters. */
  goalFont: number;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The smallest thing a finger has to hit. */
export const TOUCH = 44;
/** How large the ring around a current that can be chosen is, in currents, and how far such rings keep from each other. */
export const RING = 1.08;
const APART = 1.2;
/** The row at either end of an upright river in which the sign of its nest stands. */
const SIGN_ROW = 16;

/** `large`: pieces fill their places, with less water around them. `seen`: they are looked at alone, and need no room for a finger. */
export function layout(width: number, height: number, near: Side, large = false, seen = false): Layout {
  // A narrow box stands upright even when it is nearly square: stacks and currents need the width.
  const vertical = height > width || (width < 600 && height > width * 0.75);
  const length = Math.max(vertical ? height : width, 260);
  const across = Math.max(vertical ? width : height, 260);

  // Along the river.
  const margin = clamp(length * 0.012, 4, 14) + (vertical ? SIGN_ROW : 0);
  const nest = clamp(length * (length < 520 ? 0.112 : 0.122), seen ? 30 : TOUCH, 170);
  const free = length - 2 * margin - 2 * nest;
  // Tiles too short for a finger: their slots lie alternately left and right, so that every second tile counts.
  const zigzag = vertical && !seen && free / 7.42 < TOUCH;
  // How much longer the big tile is than a simple one: it has neighbours on both sides of the zigzag.
  const big = zigzag ? clamp((2 * TOUCH * 6 - free) / (free - TOUCH * 2), 1.6, 3) : 1.42;
  const pitch = free / (6 + big);
  const gap = clamp(pitch * 0.07, 3, 10);
  const edges = [margin, margin + nest];
  for (let place = 1; place <= 7; place += 1) edges.push((edges.at(-1) ?? 0) + pitch * (place === BIG ? big : 1));
  edges.push((edges.at(-1) ?? 0) + nest);

  // Across it. What the water does not need goes to the banks.
  const current = clamp(
    Math.min(across * (large ? 0.134 : 0.128), pitch * (large ? 0.9 : 0.8)),
    seen ? 34 : TOUCH,
    large ? 104 : 92,
  );
  const apart = current * APART;
  // Tiles closer together than currents are wide: those of neighbours lie in two columns, for which water is given up.
  const crowded = pitch < apart;
  const shoreNeed = crowded ? 2 * apart + 8 : 2 * current * RING + 12;
  const bankNeed = clamp(across * (vertical ? 0.165 : 0.2), 54, 170);
  const water = Math.min(across - shoreNeed - bankNeed, Math.max(pitch * 4.3, 190));
  const spare = across - shoreNeed - bankNeed - water;
  const bankEnd = bankNeed + spare * 0.6;
  const waterEnd = bankEnd + water;

  const flipped = vertical && near === 'e';
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

  // Slots lie between the sign, which is on the bear's side, and the shore.
  const from = bankEnd + inset + sign + 2;
  const to = waterEnd - inset - 3;
  const room = to - from;
  // In a zigzag a pawn may stand out over the edges of a tile too short for it.
  const fill = large ? 1.14 : 1;
  const pawn = Math.min(
    (zigzag ? clamp(pitch * 0.92, 28, pitch * 1.5) : pitch * 0.84) * fill,
    // Less is seen of a pawn below a larger one.
    room / 2 / (large ? 1.24 : 1.44),
    large ? 128 : 108,
  );
  // Simple tiles have room to show more of the pawn below.
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

  // Upright he needs room above his feet; beside a river that runs upward, to the left and right of them.
  const path = vertical ? bankEnd * 0.5 : bankEnd - clamp(bankNeed * 0.28, 16, 40);
  const bear = clamp(vertical ? Math.min(bankEnd * 0.68, pitch * 1.1) : Math.min(path / 0.96, pitch * 1.3), 44, 150);
  const count = Math.max(22, bear * 0.26);
  const stone = { rx: count * 0.84, ry: count * 0.48 };
  const shoreMiddle = (waterEnd + across) / 2 + 2;
  const aside = Math.min(apart / 2, across - shoreMiddle - (current * RING) / 2 - 3);

  // Signs: in a row of their own where the river is upright, else above the stones at which the bear would arrive.
  const goal = (place: number): Box => {
    const near = place === nestOf('e');
    if (vertical) return near ? box(2, 2 + SIGN_ROW, 0, across) : box(length - 2 - SIGN_ROW, length - 2, 0, across);
    const wide = margin + nest + pitch * 0.3;
    const low = path - Math.max(bear * 0.18, stone.ry + 1);
    return near ? box(2, wide, 2, low) : box(length - wide, length - 2, 2, low);
  };

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
    // At either end he stays whole: beside a river that lies he is broader than its nests may be.
    steps: Array.from({ length: 9 }, (_, place) =>
      at(vertical ? middle(place) : clamp(middle(place), bear * 0.92, length - bear * 0.92), path),
    ),
    slot: slotAt,
    signAt: (place) => at(middle(place), bankEnd + inset + sign / 2 + 2),
    heading: (side) => headingOf(side, vertical, flipped),
    berth: (tile) => at(middle(tile), shoreMiddle),
    currentsAt: (tiles) => berths(tiles.map(middle), apart).map(({ u, column }) => at(u, shoreMiddle + column * aside)),
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
 * Where along the river currents lie that belong at `wanted` (which ascends), and in which column: -1, 0 or 1.
 *
 * Those with `apart` between them lie in the middle. Neighbours take turns in the outer columns; the first and the third of a
 * row of three share one, and make room for each other there.
 */
function berths(wanted: readonly number[], apart: number): { u: number; column: number }[] {
  const near = (a: number, b: number): boolean => Math.abs((wanted[b] ?? Number.POSITIVE_INFINITY) - (wanted[a] ?? 0)) < apart;
  return wanted.map((u, index) => {
    let first = index;
    while (first > 0 && near(first - 1, first)) first -= 1;
    let last = index;
    while (near(last, last + 1)) last += 1;
    if (first === last) return { u, column: 0 };
    const push = last - first > 1 ? Math.max(0, apart - Math.abs((wanted[last] ?? u) - (wanted[first] ?? u))) / 2 : 0;
    return { u: u + (index === first ? -push : index === last ? push : 0), column: (index - first) % 2 === 0 ? -1 : 1 };
  });
}

export interface Spot extends Point {
  /** Higher numbers lie above. */
  order: number;
  /** Diameter. */
  size: number;
}

/** Where a pawn of the scene is drawn: its centre. */
export function spotOf(pawn: Pawn, scene: Scene, plan: Layout): Spot {
  const owner = ownerOf(pawn.place);
  if (owner === pawn.side) return inHeap(pawn, scene, plan);
  const centre = plan.slot(pawn.place, pawn.slot);
  // A guest in the enemy nest lies in the middle, on its way home.
  if (owner) return { ...centre, order: 60, size: plan.pawn };
  const stacked = pawnsAt(scene, pawn.place, pawn.slot).length > 1;
  const share = stacked ? (pawn.level === 0 ? -0.5 : 0.5) : 0;
  const lean = plan.lean(pawn.place);
  return { x: centre.x + lean.x * share, y: centre.y + lean.y * share, order: 20 + pawn.level * 20, size: plan.pawn };
}

function inHeap(pawn: Pawn, scene: Scene, plan: Layout): Spot {
  const heap = scene.pawns.filter((one) => one.place === pawn.place && one.side === pawn.side && one.double === pawn.double);
  const index = heap.findIndex((one) => one.id === pawn.id);
  const centre = plan.heap(nestOf(pawn.side), pawn.double);
  const size = plan.homePawn;
  const room = (plan.vertical ? plan.heapSize.w : plan.heapSize.h) - size - 6;
  const gap = heap.length > 1 ? Math.min(size * 0.5, Math.max(room, size * 0.4) / (heap.length - 1)) : 0;
  const shift = (index - (heap.length - 1) / 2) * gap;
  // A heap thrown together by hand, not with a ruler.
  const wobble = heap.length > 1 ? size * 0.05 * (index % 2 === 0 ? 1 : -1) : 0;
  const at = plan.vertical ? { x: centre.x + shift, y: centre.y + wobble } : { x: centre.x + wobble, y: centre.y + shift };
  return { ...at, order: index, size };
}

/** Where each of the three currents lies. */
export function currentSpots(scene: Scene, plan: Layout): Point[] {
  const order = scene.currents.map((_, index) => index).sort((a, b) => tileOf(scene, a) - tileOf(scene, b) || a - b);
  const lie = plan.currentsAt(order.map((index) => tileOf(scene, index)));
  return scene.currents.map((_, index) => lie[order.indexOf(index)] ?? plan.berth(tileOf(scene, index)));
}

function tileOf(scene: Scene, index: number): number {
  return scene.currents[index]?.tile ?? 0;
}
