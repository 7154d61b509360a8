/** The example tables. Each demonstrates one property of rivers. */
import { portsOf } from '../prediction/checks';
import { ahead, normalised, portOf, rounded, type Spot } from '../prediction/geometry';
import measured from '../prediction/measured.json';
import { snapsOf } from '../prediction/snap';
import { THICKNESS } from '../sizes';
import { EMPTY, type Layout, type LayoutDomino, tableView } from './layout';

const { PITCH, BEFORE, OUT, GARDEN_HEADS } = measured.ways;

/** The examples in order of display; their names are the messages `workshop-aya-example-<key>`. */
export const EXAMPLES = ['row', 'turn', 'fork', 'bend', 'ride', 'start'] as const;
export type Example = (typeof EXAMPLES)[number];

/** The adjustable value of an example: millimetres between the faces of two dominoes, or degrees between their headings. */
export interface Knob {
  what: 'gap' | 'turn';
  min: number;
  max: number;
  step: number;
  initial: number;
}

export const KNOBS: Readonly<Partial<Record<Example, Knob>>> = {
  row: { what: 'gap', min: 2, max: 30, step: 1, initial: PITCH - THICKNESS },
  turn: { what: 'turn', min: 0, max: 60, step: 5, initial: 15 },
};

/** The table of an example with its adjustable value. */
export function exampleOf(example: Example, value = KNOBS[example]?.initial ?? 0): Layout {
  if (example === 'row') return row(value);
  if (example === 'turn') return turn(value);
  if (example === 'fork') return fork();
  if (example === 'bend') return bend();
  return example === 'ride' ? ride() : start();
}

const stood = (spot: Spot, kind = 'forest', fork = false): LayoutDomino => {
  const { x, y, a } = rounded(spot);
  return { kind, x, y, heading: a, fork };
};

/** A chain of `count` dominoes from a spot on, each turned by `by` degrees. */
function chain(from: Spot, count: number, pitch = PITCH, by = 0): Spot[] {
  const spots = [from];
  for (let last = from; spots.length < count; ) {
    last = { ...ahead({ ...last, a: last.a + by / 2 }, pitch), a: normalised(last.a + by) };
    spots.push(last);
  }
  return spots;
}

function row(gap: number): Layout {
  const pitch = gap + THICKNESS;
  const count = Math.min(40, Math.floor(1100 / pitch));
  const from = { x: (-pitch * (count - 1)) / 2, y: 0, a: 0 };
  return { ...EMPTY, dominoes: chain(from, count, pitch).map((spot) => stood(spot)) };
}

function turn(by: number): Layout {
  const before = chain({ x: -180, y: -60, a: 0 }, 7);
  const bends = chain(
    before.at(-1) ?? { x: 0, y: 0, a: 0 },
    Math.max(2, Math.min(7, Math.round(120 / Math.max(by, 15)) + 1)),
    PITCH,
    by,
  ).slice(1);
  const after = chain(bends.at(-1) ?? { x: 0, y: 0, a: 0 }, 8).slice(1);
  return { ...EMPTY, dominoes: [...before, ...bends, ...after].map((spot) => stood(spot)) };
}

/** A river that forks at a Garden. */
function fork(): Layout {
  const stem = chain({ x: -160, y: 0, a: 0 }, 6);
  const garden = ahead(stem.at(-1) ?? { x: 0, y: 0, a: 0 }, PITCH);
  const [along = 0, left = 0, angle = 0] = GARDEN_HEADS;
  const arms = [1, -1].flatMap((side) => chain(ahead(garden, along, side * left, side * angle), 6));
  return {
    ...EMPTY,
    dominoes: [...stem.map((spot) => stood(spot)), stood(garden, 'garden', true), ...arms.map((spot) => stood(spot))],
  };
}

/** A river that runs over a tile and continues. */
function bend(): Layout {
  const tile = { id: 'forest-bend', x: 0, y: 0, angle: 180 };
  const entry = portOf(tile, 180);
  const before = chain(ahead({ ...entry, a: 0 }, -BEFORE - 5 * PITCH), 6);
  return filled(
    { ...EMPTY, tiles: [tile], dominoes: before.map((spot, index) => stood(spot, index < 4 ? 'pole' : 'forest')) },
    5,
    4,
  );
}

/** An animal on a river to a landscape. */
function ride(): Layout {
  const tile = { id: 'forest-end', x: 130, y: 0, angle: 180 };
  const [port = 180] = portsOf(tile.id, tile.angle);
  const last = ahead({ ...portOf(tile, port), a: normalised(port + 180) }, -BEFORE);
  const spots = chain(ahead(last, -8 * PITCH), 9);
  const [one, other] = [spots[3], spots[4]];
  const middle = one && other && rounded({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, a: 0 });
  const animals = middle ? [{ animal: 'okapi', x: middle.x, y: middle.y }] : [];
  return {
    ...EMPTY,
    tiles: [tile],
    animals,
    dominoes: spots.map((spot, index) => stood(spot, index === 4 ? 'forest*' : 'forest')),
  };
}

/** The Start tile with both arms of its river. */
function start(): Layout {
  const begun = filled({ ...EMPTY, tiles: [{ id: 'start', x: -60, y: 0, angle: 300 }] }, 7, 0);
  const outs = portsOf('start', 300).flatMap((port) => chain(ahead(portOf({ x: -60, y: 0 }, port), OUT), 5).slice(1));
  return { ...begun, dominoes: [...begun.dominoes, ...outs.map((spot) => stood(spot))] };
}

/** Fill `over` places on the tiles, as the helper would, and add `on` dominoes straight ahead. */
function filled(layout: Layout, over: number, on: number): Layout {
  let found = layout;
  for (let left = over; left > 0; left--) {
    const next = snapsOf(tableView(found), false).find((snap) => snap.why === 'first' || snap.why === 'tile');
    if (!next) break;
    found = { ...found, dominoes: [...found.dominoes, stood(next.spot)] };
  }
  const last = found.dominoes.at(-1);
  if (!last || on === 0) return found;
  const rest = chain({ x: last.x, y: last.y, a: last.heading }, on + 1).slice(1);
  return { ...found, dominoes: [...found.dominoes, ...rest.map((spot) => stood(spot, 'desert'))] };
}
