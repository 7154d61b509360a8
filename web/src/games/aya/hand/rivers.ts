/** Which standing dominoes lead to which: what the verdicts and the snapping read off the table. */
import { terrainOf } from '../sizes';
import type { AyaDominoView, AyaTileView, AyaView } from '../wire';
import { leads } from './checks';
import { dist, type Spot, spotOf, TILE_RADIUS } from './geometry';

export interface Stood {
  id: number;
  kind: string;
  fork: boolean;
  spot: Spot;
  /** Dominoes it falls onto, and those that fall onto it. */
  after: Stood[];
  before: Stood[];
  /** The tile its foot is on. */
  tile: AyaTileView | null;
}

const known = new WeakMap<readonly AyaDominoView[], { tiles: readonly AyaTileView[]; stood: Stood[] }>();

/** The dominoes that stand, with what leads where. */
export function stoodOf(view: AyaView): Stood[] {
  const made = known.get(view.dominoes);
  if (made?.tiles === view.tiles) return made.stood;
  const stood: Stood[] = view.dominoes
    .filter((one) => one.lies === '')
    .map((one) => ({
      id: one.id,
      kind: one.kind,
      fork: one.fork,
      spot: spotOf(one),
      after: [],
      before: [],
      tile: view.tiles.find((tile) => dist(tile, one) <= TILE_RADIUS) ?? null,
    }));
  for (const one of stood) {
    for (const other of stood) {
      if (one === other || Math.abs(one.spot.x - other.spot.x) > 60 || !leads(one.spot, other.spot)) continue;
      one.after.push(other);
      other.before.push(one);
    }
  }
  known.set(view.dominoes, { tiles: view.tiles, stood });
  return stood;
}

/** Dominoes that fall onto no other: where a river can be led on. */
export function endsOf(view: AyaView): Stood[] {
  return stoodOf(view).filter((one) => one.after.length === 0);
}

/** Whether a domino serves a terrain: of its own, or a Garden. */
export function serves(kind: string, terrain: string): boolean {
  const own = terrainOf(kind);
  return own === terrain || own === 'garden';
}

/** The stretch of river between landscapes that `from` are on: on both ways, as far as the next tile or fork. */
export function stretchOf(from: readonly Stood[]): Stood[] {
  const seen = new Set<Stood>(from);
  const queue = [...seen].filter((one) => !cuts(one));
  for (let one = queue.pop(); one; one = queue.pop()) {
    for (const next of [...one.before, ...one.after]) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (!cuts(next)) queue.push(next);
    }
  }
  return [...seen].filter((one) => !cuts(one));
}

const cuts = (one: Stood): boolean => one.tile !== null || (one.fork && one.after.length > 1);

/** The landscape of a terrain to which a river of that terrain leads from `from`, up or down; undefined when there is none yet. */
export function landscapeOf(from: readonly Stood[], terrain: string): AyaTileView | undefined {
  const seen = new Set<Stood>(from);
  const queue = from.filter((one) => serves(one.kind, terrain));
  for (let one = queue.shift(); one; one = queue.shift()) {
    if (one.tile?.terrain === terrain) return one.tile;
    for (const next of [...one.before, ...one.after]) {
      if (seen.has(next) || !serves(next.kind, terrain)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return undefined;
}
