/**
 * Pawns with stable identity, so that each can be animated.
 *
 * A view contains notation and numbers; a scene contains ten pawns with ids. `reconcile` carries the ids over from one view to
 * the next, `step` applies one effect. The slots of the big tile are interchangeable and sorted in a view; in a scene a pawn
 * keeps its slot. The slots follow from the positions since the first one (`sceneAfter`), so that reloads and replays show the
 * same ones.
 */

import type { Frame } from '../../module';
import type { AnyEffect, DeepRiverView } from '../types';
import { BIG, enemyOf, isDouble, letterOf, nestOf, ownerOf, SIDES, type Side, sideOfPawn } from './pieces';

export interface Pawn {
  id: string;
  side: Side;
  double: boolean;
  /** The place: a nest (0 or 8) or a tile (1 to 7). */
  place: number;
  slot: number;
  /** The level of the pawn: 0 at the bottom, 1 on top of another. */
  level: number;
}

export interface CurrentToken {
  tile: number;
  face: string;
  back: string;
  tilted: boolean;
  marked: boolean;
  playing: boolean;
}

export interface Scene {
  pawns: Pawn[];
  bear: number;
  currents: CurrentToken[];
}

type Spot = Omit<Pawn, 'id'>;

/** The scenes of views, with the scenes before them. */
const scenes = new WeakMap<DeepRiverView, { before: Scene | undefined; scene: Scene }>();

/** The scene of the last position of `history`, with pieces in the slots that they took one after the other. */
export function sceneAfter(history: readonly Frame<DeepRiverView>[]): Scene | undefined {
  let before: Scene | undefined;
  for (const { view } of history) {
    const known = scenes.get(view);
    const scene = known && known.before === before ? known.scene : reconcile(view, before && view.last.reduce(step, before));
    scenes.set(view, { before, scene });
    before = scene;
  }
  return before;
}

/** The scene of a view. Pawns keep their ids from `before` with the least movement, and their slots from `placed`. */
export function reconcile(view: DeepRiverView, before?: Scene, placed = before): Scene {
  const spots = spotsOf(view, placed);
  const free = new Map<Side, Pawn[]>(SIDES.map((side) => [side, before?.pawns.filter((pawn) => pawn.side === side) ?? []]));
  const named: (Pawn | undefined)[] = spots.map(() => undefined);
  // Match unmoved pawns first, then those with another value or level, then the rest by distance.
  const likeness: ((pawn: Pawn, spot: Spot) => boolean)[] = [
    (pawn, spot) => samePlace(pawn, spot) && pawn.level === spot.level && pawn.double === spot.double,
    (pawn, spot) => samePlace(pawn, spot) && pawn.double === spot.double,
    (pawn, spot) => samePlace(pawn, spot),
    (pawn, spot) => pawn.place === spot.place,
  ];
  const assign = (index: number, spot: Spot, pawn: Pawn): void => {
    const pool = free.get(spot.side) ?? [];
    pool.splice(pool.indexOf(pawn), 1);
    named[index] = { ...spot, id: pawn.id };
  };
  for (const similarity of likeness) {
    spots.forEach((spot, index) => {
      if (named[index]) return;
      const pawn = free.get(spot.side)?.find((candidate) => similarity(candidate, spot));
      if (pawn) assign(index, spot, pawn);
    });
  }
  spots.forEach((spot, index) => {
    if (named[index]) return;
    const pool = free.get(spot.side) ?? [];
    const nearest = [...pool].sort((a, b) => Math.abs(a.place - spot.place) - Math.abs(b.place - spot.place))[0];
    if (nearest) assign(index, spot, nearest);
    else named[index] = { ...spot, id: `${spot.side}${index}` };
  });
  const pawns = named.filter((pawn): pawn is Pawn => pawn !== undefined).sort((a, b) => a.id.localeCompare(b.id));
  return { pawns, bear: view.bear, currents: view.currents.map((current) => ({ ...current })) };
}

function samePlace(a: Spot, b: Spot): boolean {
  return a.place === b.place && a.slot === b.slot;
}

function spotsOf(view: DeepRiverView, placed?: Scene): Spot[] {
  const spots: Spot[] = [];
  for (const side of SIDES) {
    const [singles, doubles] = side === 'e' ? view.eels : view.salmon;
    const spot = { side, place: nestOf(side), slot: 0, level: 0 };
    for (let n = 0; n < singles; n += 1) spots.push({ ...spot, double: false });
    for (let n = 0; n < doubles; n += 1) spots.push({ ...spot, double: true });
  }
  view.river.forEach((slots, index) => {
    const place = index + 1;
    slots.forEach((text, written) => {
      const slot = place === BIG && placed ? slotShown(placed, slots, written) : written;
      [...text.replace('.', '')].forEach((letter, level) => {
        spots.push({ side: sideOfPawn(letter), double: isDouble(letter), place, slot, level });
      });
    });
  });
  return spots;
}

/** The displayed slot of the `written` slot of the big tile, in the order that moves the fewest pawns. */
function slotShown(placed: Scene, slots: string[], written: number): number {
  const shown = [textAt(placed, BIG, 0), textAt(placed, BIG, 1)];
  const score = (order: number[]): number =>
    slots.reduce((sum, text, index) => sum + similarity(text, shown[order[index] ?? 0] ?? '.'), 0);
  const straight = score([0, 1]) >= score([1, 0]);
  return straight ? written : 1 - written;
}

function similarity(text: string, shown: string): number {
  if (text === shown) return 3;
  if (text === '.' || shown === '.') return 0;
  return [...text.toLowerCase()].some((letter) => shown.toLowerCase().includes(letter)) ? 1 : 0;
}

/** The piece in a slot in position notation; `.` if it is empty. */
export function textAt(scene: Scene, place: number, slot: number): string {
  const pawns = pawnsAt(scene, place, slot);
  return pawns.length ? pawns.map((pawn) => letterOf(pawn.side, pawn.double)).join('') : '.';
}

/** Pawns in a slot from bottom to top. */
export function pawnsAt(scene: Scene, place: number, slot: number): Pawn[] {
  return scene.pawns.filter((pawn) => pawn.place === place && pawn.slot === slot).sort((a, b) => a.level - b.level);
}

/** The displayed slots of a place whose piece is `text`. */
export function slotsShowing(scene: Scene, place: number, text: string): number[] {
  const slots = place === BIG ? [0, 1] : [0];
  return slots.filter((slot) => textAt(scene, place, slot) === text);
}

/** The scene after one effect; unchanged by effects without movement. */
export function step(scene: Scene, effect: AnyEffect): Scene {
  switch (effect.t) {
    case 'chose':
      return withCurrent(scene, effect.current, (current) => ({ ...current, playing: true }));
    case 'swam':
      return swim(scene, effect);
    case 'returned':
      return returnHome(scene, effect.pawn, effect.nest);
    case 'walked':
      return { ...scene, bear: effect.target };
    case 'swapped':
      return reverseStack(scene, effect.place, effect.piece);
    case 'doubled':
      return promote(scene, effect.place, effect.piece);
    case 'tilted':
      return withCurrent(scene, effect.current, (current) => ({ ...current, marked: true }));
    case 'drifted':
      return withCurrent(scene, effect.current, (current) => ({
        ...current,
        tile: effect.target,
        face: effect.face,
        back: current.face === effect.face ? current.back : current.face,
        playing: false,
      }));
    case 'turned':
      return {
        ...scene,
        currents: scene.currents.map((current) => ({ ...current, tilted: current.marked, marked: false, playing: false })),
      };
    default:
      return scene;
  }
}

function withCurrent(scene: Scene, number: number, change: (current: CurrentToken) => CurrentToken): Scene {
  return { ...scene, currents: scene.currents.map((current, index) => (index === number - 1 ? change(current) : current)) };
}

function withPawns(scene: Scene, changed: Pawn[]): Scene {
  const by = new Map(changed.map((pawn) => [pawn.id, pawn]));
  return { ...scene, pawns: scene.pawns.map((pawn) => by.get(pawn.id) ?? pawn) };
}

/** The pawns that a `swam` effect moves, from bottom to top. */
export function swimmers(scene: Scene, effect: AnyEffect & { t: 'swam' }): Pawn[] {
  const { piece, origin } = effect;
  if (ownerOf(origin)) {
    const side = sideOfPawn(piece);
    const home = scene.pawns.filter((pawn) => pawn.place === origin && pawn.side === side && pawn.double === isDouble(piece));
    return home.slice(-1);
  }
  const slot = slotsShowing(scene, origin, piece)[0] ?? effect.origin_slot ?? 0;
  return pawnsAt(scene, origin, slot);
}

/** The displayed slot in which a `swam` effect ends. */
export function landingSlot(scene: Scene, effect: AnyEffect & { t: 'swam' }): number {
  if (effect.target !== BIG) return 0;
  const wanted = effect.onto ? effect.onto : '.';
  return slotsShowing(scene, BIG, wanted)[0] ?? effect.target_slot ?? 0;
}

function swim(scene: Scene, effect: AnyEffect & { t: 'swam' }): Scene {
  const slot = landingSlot(scene, effect);
  const base = effect.onto ? 1 : 0;
  const moved = swimmers(scene, effect).map((pawn, level) => ({ ...pawn, place: effect.target, slot, level: base + level }));
  return withPawns(scene, moved);
}

function returnHome(scene: Scene, letter: string, nest: number): Scene {
  const side = sideOfPawn(letter);
  const away = nestOf(enemyOf(side));
  const pawn = scene.pawns.find((pawn) => pawn.side === side && pawn.place === away && pawn.double === isDouble(letter));
  // A carried pawn is already in its nest and only joins the heap.
  const homecomers = scene.pawns
    .filter((pawn) => pawn.place === nest && pawn.side === side && pawn.level > 0)
    .map((pawn) => ({ ...pawn, level: 0 }));
  return withPawns(scene, pawn ? [...homecomers, { ...pawn, place: nest, slot: 0, level: 0 }] : homecomers);
}

function reverseStack(scene: Scene, place: number, piece: string): Scene {
  const before = [...piece].reverse().join('');
  const slot = slotsShowing(scene, place, before)[0] ?? 0;
  return withPawns(
    scene,
    pawnsAt(scene, place, slot).map((pawn) => ({ ...pawn, level: 1 - pawn.level })),
  );
}

function promote(scene: Scene, place: number, piece: string): Scene {
  const owner = ownerOf(place);
  if (owner) {
    const single = scene.pawns.filter((pawn) => pawn.place === place && pawn.side === owner && !pawn.double).at(-1);
    return single ? withPawns(scene, [{ ...single, double: true }]) : scene;
  }
  const before = piece.slice(0, -1) + piece.slice(-1).toLowerCase();
  const slot = slotsShowing(scene, place, before)[0] ?? 0;
  const top = pawnsAt(scene, place, slot).at(-1);
  return top ? withPawns(scene, [{ ...top, double: true }]) : scene;
}
