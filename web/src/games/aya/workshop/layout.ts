/**
 * The layout of a workshop table: its tiles, dominoes and animals, and the first domino to push.
 *
 * Links contain it as text (docs/reference/aya.md, "A layout as text"): `v1:` and parts separated by `;`. The first letter of a part is
 * its type. Numbers are integers in tenths of a millimetre or degree.
 */

import { dominoPose } from '../bodies';
import { leanOf } from '../cascade/motion';
import { portsOf } from '../prediction/checks';
import { dist } from '../prediction/geometry';
import { ANIMALS, TERRAINS } from '../sizes';
import type { AyaAnimalView, AyaDominoView, AyaRest, AyaView } from '../wire';

export interface LayoutTile {
  id: string;
  x: number;
  y: number;
  angle: number;
}

export interface LayoutDomino {
  kind: string;
  x: number;
  y: number;
  heading: number;
  fork: boolean;
}

export interface LayoutAnimal {
  animal: string;
  x: number;
  y: number;
}

export interface Layout {
  table: string;
  tiles: readonly LayoutTile[];
  /** The dominoes, numbered from 1 in this order. */
  dominoes: readonly LayoutDomino[];
  animals: readonly LayoutAnimal[];
  /** Number of the domino that is pushed first. */
  push: number;
}

export const TABLES: Readonly<Record<string, readonly [width: number, depth: number]>> = {
  '120x80': [1200, 800],
  '180x90': [1800, 900],
  '90x60': [900, 600],
};
export const EMPTY: Layout = { table: '120x80', tiles: [], dominoes: [], animals: [], push: 1 };
/** Maximum number of dominoes, the same as on the server. */
export const MAX_DOMINOES = 200;

export const TILE_IDS: readonly string[] = [
  'start',
  ...TERRAINS.flatMap((terrain) => ['bend', 'fork', 'end'].map((kind) => `${terrain}-${kind}`)),
];
const KINDS: readonly string[] = [...TERRAINS.flatMap((terrain) => [terrain, `${terrain}*`]), 'garden'];
const NAMES: readonly string[] = Object.values(ANIMALS).flat();
const VERSION = 'v1:';
/** Largest absolute coordinate, in tenths of a millimetre. */
const MAX_TENTHS = 100_000;

/** An error in a layout text: a key of `workshop-aya-bad-…`, and the position. */
export class LayoutError extends Error {
  constructor(
    readonly why: 'version' | 'part' | 'name' | 'number' | 'places' | 'many',
    /** Index of the first wrong character. */
    readonly at: number,
    /** The text at that position. */
    readonly found: string,
  ) {
    super(`${why} at ${at}: ${found}`);
  }
}

const tenths = (value: number): number => Math.round(value * 10) + 0;

export function formatLayout({ table, tiles, dominoes, animals, push }: Layout): string {
  const parts: string[] = [];
  if (table !== EMPTY.table) parts.push(`t${table}`);
  for (const { id, x, y, angle } of tiles) parts.push(`l${id}_${tenths(x)},${tenths(y)},${tenths(angle)}`);
  let last = '';
  for (const { kind, x, y, heading, fork } of dominoes) {
    const name = `d${kind}${fork ? '^' : ''}`;
    const place = `_${tenths(x)},${tenths(y)},${tenths(heading)}`;
    if (name === last) parts[parts.length - 1] += place;
    else parts.push(name + place);
    last = name;
  }
  for (const { animal, x, y } of animals) parts.push(`a${animal}_${tenths(x)},${tenths(y)}`);
  if (dominoes.length > 0) parts.push(`p${push}`);
  return VERSION + parts.join(';');
}

/** Parse a layout. Throws `LayoutError`. */
export function parseLayout(text: string): Layout {
  if (!text.startsWith(VERSION)) throw new LayoutError('version', 0, text.slice(0, 12));
  const found = {
    table: EMPTY.table,
    tiles: [] as LayoutTile[],
    dominoes: [] as LayoutDomino[],
    animals: [] as LayoutAnimal[],
    push: 1,
  };
  let at = VERSION.length;
  for (const part of text.slice(at).split(';')) {
    if (part !== '') readPart(part, at, found);
    at += part.length + 1;
  }
  return found;
}

type Mutable = { table: string; tiles: LayoutTile[]; dominoes: LayoutDomino[]; animals: LayoutAnimal[]; push: number };

function readPart(part: string, at: number, found: Mutable): void {
  const letter = part[0];
  const [name = '', ...places] = part.slice(1).split('_');
  const starts = placesAt(at + 1 + name.length + 1, places);
  if (letter === 't') {
    if (!(name in TABLES)) throw new LayoutError('name', at + 1, name);
    found.table = name;
  } else if (letter === 'l') {
    known(TILE_IDS, name, at + 1);
    const [x = 0, y = 0, angle = 0] = only(places, starts, 3, at + 1 + name.length);
    found.tiles.push({ id: name, x, y, angle });
  } else if (letter === 'd') {
    const fork = name.endsWith('^');
    const kind = fork ? name.slice(0, -1) : name;
    known(KINDS, kind, at + 1);
    if (places.length === 0) throw new LayoutError('places', at + 1 + name.length, part);
    places.forEach((place, index) => {
      const [x = 0, y = 0, heading = 0] = numbers(place, starts[index] ?? at, 3);
      found.dominoes.push({ kind, x, y, heading, fork });
    });
    if (found.dominoes.length > MAX_DOMINOES) throw new LayoutError('many', at, String(found.dominoes.length));
  } else if (letter === 'a') {
    known(NAMES, name, at + 1);
    const [x = 0, y = 0] = only(places, starts, 2, at + 1 + name.length);
    found.animals.push({ animal: name, x, y });
  } else if (letter === 'p') {
    if (!/^\d{1,3}$/.test(name)) throw new LayoutError('number', at + 1, name);
    found.push = Number(name);
  } else throw new LayoutError('part', at, part.slice(0, 12));
}

function placesAt(first: number, places: readonly string[]): number[] {
  let at = first;
  return places.map((place) => {
    const start = at;
    at += place.length + 1;
    return start;
  });
}

function known(names: readonly string[], name: string, at: number): void {
  if (!names.includes(name)) throw new LayoutError('name', at, name.slice(0, 24));
}

function only(places: readonly string[], starts: readonly number[], count: number, at: number): number[] {
  const [place] = places;
  if (place === undefined || places.length > 1) throw new LayoutError('places', at, places.join('_').slice(0, 24));
  return numbers(place, starts[0] ?? at, count);
}

function numbers(place: string, at: number, count: number): number[] {
  const parts = place.split(',');
  if (parts.length !== count) throw new LayoutError('places', at, place.slice(0, 24));
  let where = at;
  return parts.map((part) => {
    if (!/^-?\d{1,6}$/.test(part) || Math.abs(Number(part)) > MAX_TENTHS)
      throw new LayoutError('number', where, part.slice(0, 12));
    where += part.length + 1;
    return Number(part) / 10;
  });
}

/** Degrees from which a leaning domino counts as fallen. */
const FALLEN_DEG = 30;

/** The held piece: a kind of domino, with an animal or a tile, or a tile alone. */
export interface Holding {
  kind: string;
  /** The tile that comes with a camera domino, or `start`. */
  tile: string;
}

export const NOTHING: Holding = { kind: '', tile: '' };

/** Resting poses of pieces that moved, by number of the domino or name of the animal. */
export type Rests = ReadonlyMap<string, AyaRest>;

export const UNMOVED: Rests = new Map();

/** The table as a view. With `rests`, pieces that moved have these poses and nothing is held. */
export function tableView(layout: Layout, holding: Holding = NOTHING, rests: Rests = UNMOVED): AyaView {
  const [width, depth] = TABLES[layout.table] ?? TABLES[EMPTY.table] ?? [1200, 800];
  const toppled = rests.size > 0;
  const dominoes = layout.dominoes.map(({ kind, x, y, heading, fork }, index): AyaDominoView => {
    const rest = rests.get(String(index + 1)) ?? null;
    const stands = { id: index + 1, kind, x, y, heading, fork, lies: '', rest };
    return rest && hasFallen(stands) ? { ...stands, lies: 'fallen' } : stands;
  });
  return {
    seat: 0,
    rules: 3,
    // With an empty hand the only action is a push.
    phase: toppled || (holding.kind === '' && holding.tile === '') ? 'toppling' : holding.tile === 'start' ? 'laying' : 'placing',
    hands: 'steady',
    width,
    depth,
    first: 0,
    turn: 0,
    glass: 0,
    glass_seconds: 0,
    glasses: 2,
    landscapes: 15,
    patience: 0,
    waits: [],
    players: [{ stock: 0, hand: toppled ? '' : holding.kind, reserve: [] }],
    piles: TERRAINS.map((terrain) => ({ terrain, tiles: 0, animals: 0, top: '' })),
    tile: toppled || holding.tile === 'start' ? '' : holding.tile,
    tiles: layout.tiles.map((tile) => ({ ...tile, terrain: tile.id.split('-')[0] ?? '', ports: portsOf(tile.id, tile.angle) })),
    dominoes,
    animals: layout.animals.map((animal): AyaAnimalView => {
      const rest = rests.get(animal.animal) ?? null;
      return { ...animal, camera: nearest(layout, animal), rides: rest === null, aside: false, rest };
    }),
    cameras: 40,
    pushes: toppled ? 1 : 0,
    stuck: [],
    tokens: 0,
    push_cost: 0,
    ended: '',
    count: null,
    sand: null,
  };
}

function hasFallen(domino: AyaDominoView): boolean {
  const pose = dominoPose(domino);
  return leanOf(pose) > FALLEN_DEG || pose[2] < 0;
}

/** The number of the domino that carries an animal. */
function nearest({ dominoes }: Layout, place: { x: number; y: number }): number {
  let found = 0;
  dominoes.forEach((domino, index) => {
    const best = dominoes[found - 1];
    if (!best || dist(domino, place) < dist(best, place)) found = index + 1;
  });
  return found;
}

/** An animal of a terrain that is not on the table yet; empty if there is none. */
export function animalLeft({ animals }: Layout, terrain: string): string {
  const names = ANIMALS[terrain as keyof typeof ANIMALS] ?? [];
  return names.find((name) => animals.every((animal) => animal.animal !== name)) ?? '';
}

/** Parse the result of the physics in the notation of actions: `rest 1:… okapi:…`. */
export function parseRests(action: string, before: Rests = UNMOVED): Rests {
  const found = new Map(before);
  for (const part of action.split(' ').slice(1)) {
    const [name = '', numbers = ''] = part.split(':');
    const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 0] = numbers.split(',').map(Number);
    found.set(name, { x, y, z, qx, qy, qz, qw });
  }
  return found;
}
