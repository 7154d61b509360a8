/** A table of the workshop as a view of a match, so that whatever draws, holds and moves pieces there does so here. */

import { dominoPose } from '../bodies';
import { leanOf } from '../cascade/motion';
import { portsOf } from '../prediction/checks';
import { dist } from '../prediction/geometry';
import { ANIMALS, TERRAINS } from '../sizes';
import type { AyaAnimalView, AyaDominoView, AyaRest, AyaView } from '../wire';
import { EMPTY, type Layout, TABLES } from './layout';

/** A domino has fallen that leans more degrees. */
const LEAN = 30;

/** What the person holds: a kind of domino, with an animal or a tile, or a tile alone. */
export interface Holding {
  kind: string;
  /** The tile that is laid with a camera domino; `start` alone. */
  tile: string;
}

export const NOTHING: Holding = { kind: '', tile: '' };

/** Where pushes left what moved: by number of the domino, and by name of the animal. */
export type Rests = ReadonlyMap<string, AyaRest>;

export const UNMOVED: Rests = new Map();

/** The table as a view; `rests` tells where pushes left what they moved, and then nothing is held. */
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
    // With an empty hand there is nothing to do but push.
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
  return leanOf(pose) > LEAN || pose[2] < 0;
}

/** The domino that carries an animal. */
function nearest({ dominoes }: Layout, place: { x: number; y: number }): number {
  let found = 0;
  dominoes.forEach((one, index) => {
    const best = dominoes[found - 1];
    if (!best || dist(one, place) < dist(best, place)) found = index + 1;
  });
  return found;
}

/** An animal of a terrain that is not on the table yet; empty when all are. */
export function animalLeft({ animals }: Layout, terrain: string): string {
  const names = ANIMALS[terrain as keyof typeof ANIMALS] ?? [];
  return names.find((name) => animals.every((one) => one.animal !== name)) ?? '';
}

/** What physics said, as the action is written: `rest 1:… okapi:…`. */
export function parseRests(action: string, before: Rests = UNMOVED): Rests {
  const found = new Map(before);
  for (const part of action.split(' ').slice(1)) {
    const [name = '', numbers = ''] = part.split(':');
    const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 0] = numbers.split(',').map(Number);
    found.set(name, { x, y, z, qx, qy, qz, qw });
  }
  return found;
}
