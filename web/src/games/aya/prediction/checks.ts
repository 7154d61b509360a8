/**
 * Checks whether a piece may be placed at a spot: the twin of `rivage.games.aya.rules.placing`, with the same refusal keys. Also finds
 * the fallen piece to repair next.
 */
import { hasCamera, terrainOf } from '../sizes';
import type { AyaDominoView, AyaView } from '../wire';
import {
  angleBetween,
  type Box,
  boxesOverlap,
  boxFits,
  corners,
  discFits,
  discMeetsBox,
  discsOverlap,
  dist,
  distanceToBox,
  distanceToOutline,
  fallen,
  isSupported,
  lying,
  outlineOf,
  outlinesOverlap,
  type Point,
  portOf,
  type Spot,
  spotOf,
  standing,
  TILE_RADIUS,
  TOKEN_RADIUS,
} from './geometry';
import measured from './measured.json';

const { FACING_IN, BUFFER_REACH, TOKEN_CLEARANCE, GRIP, PORT_REACH } = measured.rules;

/** The server's reason for a refusal: a key of `aya-refused-…`, and the blocking piece (`domino 12`, `okapi`, `forest-bend`). */
export interface Refusal {
  why: string;
  what: string;
}

const refused = (why: string, what = ''): Refusal => ({ why, what });

/** Whether a match uses the first two versions of the rules: only declared Gardens fork, and no animal may lie near a tile. */
export const byEarlierRules = ({ rules }: Pick<AyaView, 'rules'>): boolean => rules < 3;

/** Whether a domino shows a camera that can still bring something. A small river has piles for three terrains only. */
export const cameraBrings = ({ piles }: Pick<AyaView, 'piles'>, kind: string): boolean =>
  hasCamera(kind) && piles.some(({ terrain, tiles, animals }) => terrain === terrainOf(kind) && tiles + animals > 0);

/** Directions of the ports of an unturned tile, in degrees, by its kind. */
export const PORTS: Readonly<Record<string, readonly number[]>> = {
  bend: [0, 120],
  fork: [0, 120, 240],
  end: [0],
  start: [0, 120],
};

/** The kind of a tile: `bend` for `forest-bend`, `start` for `start`. */
export const kindOf = (tile: string): string => tile.split('-')[1] ?? tile;

/** Directions of the ports of a tile turned by `a` degrees. */
export function portsOf(tile: string, a: number): number[] {
  return (PORTS[kindOf(tile)] ?? []).map((port) => (port + a) % 360);
}

export interface CheckOptions {
  /** Id of the domino that is moved. It does not block itself. */
  besides?: number;
  /** Whether animals on the table are ignored, because raising a domino takes them off. */
  lifting?: boolean;
}

function checkBox(view: AyaView, box: Box, { besides = 0, lifting = false }: CheckOptions): Refusal | null {
  if (!boxFits(box, view)) return refused('off-table');
  const outline = corners(box);
  for (const domino of view.dominoes) {
    if (domino.id === besides || dist(placeOf(domino), box) > 60) continue;
    // A domino that physics left lying blocks even if it only touches.
    if (outlinesOverlap(outline, outlineOf(domino), domino.rest !== null)) return refused('overlaps', `domino ${domino.id}`);
  }
  for (const animal of view.animals) {
    if (!(animal.rides || animal.aside || lifting) && discMeetsBox(animal, TOKEN_RADIUS, box)) {
      return refused('overlaps', animal.animal);
    }
  }
  return null;
}

/** The present middle of a domino. */
export function placeOf({ x, y, rest }: AyaDominoView): Point {
  return rest ? { x: rest.x / 1000, y: rest.y / 1000 } : { x, y };
}

export function checkDomino(view: AyaView, spot: Spot, besides: CheckOptions = {}): Refusal | null {
  return checkBox(view, standing(spot), besides);
}

const liesUnder = (domino: AyaDominoView, disc: Point, radius: number): boolean =>
  dist(placeOf(domino), disc) < radius + 40 && distanceToOutline(disc, outlineOf(domino)) < radius - 1e-6;

export function checkBuffer(view: AyaView, spot: Spot): Refusal | null {
  const found = checkBox(view, lying(spot), {});
  if (found) return found;
  if (!discFits(spot, TOKEN_RADIUS, view)) return refused('off-table');
  const below = view.dominoes.find((domino) => liesUnder(domino, spot, TOKEN_RADIUS));
  if (below) return refused('overlaps', `domino ${below.id}`);
  const beside = view.animals.find(
    (animal) => !(animal.rides || animal.aside) && discsOverlap(spot, TOKEN_RADIUS, animal, TOKEN_RADIUS),
  );
  return beside ? refused('overlaps', beside.animal) : null;
}

export function checkTile(view: AyaView, spot: Spot): Refusal | null {
  if (!discFits(spot, TILE_RADIUS, view)) return refused('off-table');
  const tile = view.tiles.find((tile) => discsOverlap(spot, TILE_RADIUS, tile, TILE_RADIUS));
  if (tile) return refused('overlaps', `the tile ${tile.id}`);
  const domino = view.dominoes.find((domino) => liesUnder(domino, spot, TILE_RADIUS));
  if (domino) return refused('overlaps', `domino ${domino.id}`);
  const animal = view.animals.find((animal) => !animal.aside && discsOverlap(spot, TILE_RADIUS, animal, TOKEN_RADIUS));
  return animal ? refused('overlaps', animal.animal) : null;
}

/** Whether a camera domino stands before a port of its tile: outside the tile, facing in, and so that it falls onto the port. */
export function checkCamera(tile: string, laid: Spot, spot: Spot): Refusal | null {
  if (discMeetsBox(laid, TILE_RADIUS, standing(spot))) return refused('overlaps', `the tile ${tile}`);
  const lies = fallen(spot);
  const covered = portsOf(tile, laid.a).filter((port) => distanceToBox(portOf(laid, port), lies) <= PORT_REACH);
  if (covered.length === 0) return refused('before-port');
  return covered.every((port) => angleBetween(spot.a, port + 180) > FACING_IN / 10) ? refused('facing-in') : null;
}

/** Whether an animal may lie astride the camera domino at `camera` and another domino. */
export function checkAnimal(view: AyaView, at: Point, camera: Spot, number: number, besides = ''): Refusal | null {
  if (!discFits(at, TOKEN_RADIUS, view)) return refused('off-table');
  const earlier = byEarlierRules(view);
  const clearance = earlier ? TOKEN_CLEARANCE / 10 : 0;
  const tile = view.tiles.find((tile) => discsOverlap(at, TOKEN_RADIUS + clearance, tile, TILE_RADIUS));
  if (tile) return refused(earlier ? 'near-tile' : 'on-tile', tile.id);
  const animal = view.animals.find(
    (other) => other.animal !== besides && !other.aside && discsOverlap(at, TOKEN_RADIUS, other, TOKEN_RADIUS),
  );
  if (animal) return refused('overlaps', animal.animal);
  return astride(view, at, camera, number) ? null : refused('astride');
}

function astride(view: AyaView, at: Point, camera: Spot, number: number): boolean {
  const own = standing(camera);
  const grip = TOKEN_RADIUS - GRIP / 10;
  if (!discMeetsBox(at, grip, own)) return false;
  return view.dominoes.some((domino) => {
    if (domino.lies !== '' || domino.id === number || dist(domino, at) > 30) return false;
    const box = standing(spotOf(domino));
    return discMeetsBox(at, grip, box) && isSupported(at, own, box);
  });
}

export function checkRaise(view: AyaView, domino: AyaDominoView, spot: Spot): Refusal | null {
  const nearPlaces = [domino, placeOf(domino)];
  if (nearPlaces.every((place) => dist(place, spot) > BUFFER_REACH / 10)) return refused('too-far', String(domino.id));
  return checkDomino(view, spot, { besides: domino.id, lifting: true });
}

/**
 * The best place for an animal on a camera domino at `camera`: between it and a neighbour, midway if possible; null if there is none.
 */
export function rideOn(view: AyaView, camera: Spot, number: number, besides = ''): Point | null {
  const nearPlaces = view.dominoes
    .filter((domino) => domino.lies === '' && domino.id !== number && dist(domino, camera) < 40)
    .sort((a, b) => dist(a, camera) - dist(b, camera));
  for (const neighbour of nearPlaces) {
    for (const part of [4, 5, 3, 6, 2]) {
      const x = Math.round((camera.x + (part * (neighbour.x - camera.x)) / 8) * 10) / 10;
      const y = Math.round((camera.y + (part * (neighbour.y - camera.y)) / 8) * 10) / 10;
      if (!checkAnimal(view, { x, y }, camera, number, besides)) return { x, y };
    }
  }
  return null;
}

/** Whether a domino that falls forward from `spot` meets one that stands at `to`. */
export function fallsOnto(spot: Spot, to: Spot): boolean {
  return dist(spot, to) < 60 && boxesOverlap(fallen(spot), standing(to));
}

/** The domino to raise next: fallen ones before those laid flat, and ones with room before ones whose place is taken. */
export function nextToRaise(view: AyaView, underWay: (domino: AyaDominoView) => boolean): AyaDominoView | undefined {
  const fallen = view.dominoes.filter((domino) => domino.lies === 'fallen' && !underWay(domino));
  const lying = fallen.length > 0 ? fallen : view.dominoes.filter((domino) => domino.lies === 'buffer');
  const free = (domino: AyaDominoView) =>
    !checkDomino(view, { x: domino.x, y: domino.y, a: domino.heading }, { besides: domino.id, lifting: true });
  return lying.find(free) ?? lying[0];
}

/** The animal to put back next, and the place where it can ride; null while there is none. */
export function nextToPut(view: AyaView): { animal: string; at: Point | null } | undefined {
  for (const { animal, camera, rides } of view.animals) {
    const carrier = view.dominoes[camera - 1];
    if (rides || !carrier || carrier.lies !== '') continue;
    return { animal, at: rideOn(view, { x: carrier.x, y: carrier.y, a: carrier.heading }, carrier.id, animal) };
  }
  return undefined;
}
