/**
 * The next good places: after the end of a river, over a tile to its ports, before a port, and after a Garden that forks.
 *
 * The paths over tiles are the measured ones that the bots use (`rivage.games.aya.geometry.standard_spots`).
 */
import { TILE_RADIUS } from '../sizes';
import type { AyaTileView, AyaView } from '../wire';
import { checkCamera, checkDomino, checkTile, kindOf, PORTS, portsOf } from './checks';
import { ahead, angleBetween, degreesOf, dist, normalised, type Point, portOf, rounded, type Spot, turnFrom } from './geometry';
import measured from './measured.json';
import { endsOf, type StandingDomino, standingDominoes } from './rivers';

const { PITCH, BEFORE, OUT, BEND_RADIUS, ON_BEND, STEM, HEADS, SECONDS, FIRST, SOURCE_HEADS, SOURCE_SECONDS, GARDEN_HEADS } =
  measured.ways;
/** Degrees by which the continuation of a chain may turn. */
const MAX_BEND_DEG = 15;
/** Tolerance in millimetres and degrees within which a domino counts as standing on a standard spot. */
const ON_SPOT = { distance: 9, degrees: 30 };
/** Millimetres between the centres of two tiles, with room for an animal between them. */
export const TILE_DISTANCE_MM = 160;

export interface Snap {
  spot: Spot;
  /** The kind of place. `from` identifies it across views. */
  why: 'advice' | 'chain' | 'tile' | 'port' | 'garden' | 'first';
  from: string;
}

type Triple = readonly number[];

/** A spot on the path over a tile, and the spot before it (null for the first). */
interface Step {
  spot: Spot;
  before: Spot | null;
}

/** All spots on a tile and just beyond its ports, for each way in which the river can enter. */
function stepsOver(tile: AyaTileView): Step[] {
  const kind = kindOf(tile.id);
  if (kind === 'start') {
    const centre = { x: tile.x, y: tile.y, a: normalised(tile.angle + 60) };
    const first = ahead(centre, FIRST);
    return [
      { spot: first, before: null },
      ...[1, -1].flatMap((side) => arm(first, centre, centre, SOURCE_HEADS, SOURCE_SECONDS, side)),
    ];
  }
  if (kind === 'end') return [];
  return tile.ports.flatMap((port, index) => {
    const rim = portOf(tile, port);
    const entry = { ...rim, a: normalised(port + 180) };
    const camera = ahead(entry, -BEFORE);
    if (kind === 'bend') {
      const other = tile.ports[1 - index] ?? port;
      const side = Math.sign(turnFrom(entry.a, other));
      const ways = ON_BEND.map((along) => {
        const turn = along / BEND_RADIUS;
        return ahead(entry, BEND_RADIUS * Math.sin(turn), side * BEND_RADIUS * (1 - Math.cos(turn)), side * degreesOf(turn));
      });
      return inRow(camera, [...ways, ahead(portOf(tile, other), OUT)]);
    }
    const stem = STEM.map((along) => ahead(entry, along));
    const centre = ahead(entry, TILE_RADIUS);
    return [
      ...inRow(camera, stem),
      ...[1, -1].flatMap((side) => arm(stem.at(-1) ?? camera, entry, centre, HEADS, SECONDS, side)),
    ];
  });
}

function inRow(before: Spot, spots: readonly Spot[]): Step[] {
  return spots.map((spot, i) => ({ spot, before: i === 0 ? before : (spots[i - 1] ?? before) }));
}

function arm(stem: Spot, frame: Spot, centre: Spot, head: Triple, second: Triple, side: number): Step[] {
  const ways = [head, second].map(([along = 0, left = 0, turn = 0]) => ahead(frame, along, side * left, side * turn));
  const out = ahead(ahead(centre, 0, 0, side * 60), TILE_RADIUS + OUT);
  return inRow(stem, [...ways, out]);
}

const isAt = (domino: StandingDomino, spot: Spot): boolean =>
  dist(domino.spot, spot) < ON_SPOT.distance && angleBetween(domino.spot.a, spot.a) < ON_SPOT.degrees;

/** All legal good places for a domino, the most likely first. `bends`: continue chains to both sides too. */
export function snapsOf(view: AyaView, bends = true): Snap[] {
  const stood = standingDominoes(view);
  const found: Snap[] = [];
  /** Places on the Start tile. They come last while a river can be continued. */
  const startSnaps: Snap[] = [];
  const used = new Set<StandingDomino>();
  for (const tile of view.tiles) {
    for (const { spot, before } of stepsOver(tile)) {
      const feeder = before && stood.find((domino) => isAt(domino, before));
      if (before && !feeder) continue;
      if (feeder) used.add(feeder);
      (tile.id === 'start' ? startSnaps : found).push({
        spot,
        why: before ? 'tile' : 'first',
        from: `${tile.id} ${feeder?.id ?? 0}`,
      });
    }
  }
  for (const garden of stood) {
    if (!garden.fork || garden.after.length > 1) continue;
    used.add(garden);
    const [along = 0, left = 0, turn = 0] = GARDEN_HEADS;
    for (const side of [1, -1])
      found.push({
        spot: ahead(garden.spot, along, side * left, side * turn),
        why: 'garden',
        from: `garden ${garden.id} ${side}`,
      });
  }
  const ends = endsOf(view).filter((end) => !used.has(end));
  for (const end of [...ends].reverse()) {
    for (const turn of bends ? [0, MAX_BEND_DEG, -MAX_BEND_DEG] : [0])
      found.push({ spot: continuedFrom(end.spot, turn), why: 'chain', from: `end ${end.id}` });
  }
  if (ends.length > 0) found.push(...startSnaps);
  else found.unshift(...startSnaps);
  for (const tile of view.tiles) {
    if (tile.id === 'start') continue;
    for (const port of tile.ports) {
      const before = { ...portOf(tile, port), a: normalised(port + 180) };
      if (stood.some((domino) => dist(domino.spot, before) < BEFORE + 12)) continue;
      found.push({ spot: ahead(before, -BEFORE), why: 'port', from: `port ${tile.id} ${port}` });
    }
  }
  return found.map((snap) => ({ ...snap, spot: rounded(snap.spot) })).filter((snap) => !checkDomino(view, snap.spot));
}

/** The spot that continues the river after a domino, turned by `turn` degrees. */
export function continuedFrom(spot: Spot, turn: number): Spot {
  return { ...ahead({ ...spot, a: spot.a + turn / 2 }, PITCH), a: normalised(spot.a + turn) };
}

/**
 * The place nearest to a point, closer than `within`; null if there is none. Of a chain's three continuations, the one turned towards
 * the point.
 */
export function snapAt(snaps: readonly Snap[], point: Point, within: number): Snap | null {
  let best: Snap | null = null;
  let least = within;
  for (const snap of snaps) {
    const distance = dist(snap.spot, point);
    if (distance >= least) continue;
    best = snap;
    least = distance;
  }
  if (best?.why !== 'chain') return best;
  // The continuations of a chain start at the same domino, so the bearing of the point decides.
  const same = snaps.filter((snap) => snap.from === best.from);
  const straight = same[0];
  if (!straight) return best;
  const root = ahead(straight.spot, -PITCH);
  const bearing = turnFrom(straight.spot.a, degreesOf(Math.atan2(point.y - root.y, point.x - root.x)));
  const wantedTurn = Math.abs(bearing) < MAX_BEND_DEG / 2 ? 0 : Math.sign(bearing) * MAX_BEND_DEG;
  return same.find((snap) => Math.abs(turnFrom(straight.spot.a, snap.spot.a) - wantedTurn) < 1) ?? best;
}

/** A place for the held tile, and the spot of its camera domino. */
export interface TileSnap {
  spot: Spot;
  camera: Spot;
  from: string;
}

/**
 * Places where a tile continues a river: behind its last domino, or at a distance from a port. `entry` is the index of the port by which
 * the river enters.
 */
export function tileSnapsOf(view: AyaView, tile: string, entry: number): TileSnap[] {
  const ports = PORTS[kindOf(tile)] ?? [0];
  const port = ports[entry % ports.length] ?? 0;
  const stood = standingDominoes(view);
  const found: TileSnap[] = [];
  const addBefore = (camera: Spot, from: string) => {
    const spot = rounded({ ...ahead(camera, BEFORE + TILE_RADIUS), a: normalised(camera.a + 180 - port) });
    const stands = rounded(camera);
    if (!checkTile(view, spot) && !checkDomino(view, stands) && !checkCamera(tile, spot, stands))
      found.push({ spot, camera: stands, from });
  };
  for (const end of endsOf(view)) {
    if (end.tile === null) addBefore(continuedFrom(end.spot, 0), `end ${end.id}`);
  }
  for (const laid of view.tiles) {
    for (const out of laid.ports) {
      const rim = portOf(laid, out);
      const open = !stood.some((domino) => domino.tile !== laid && dist(domino.spot, ahead(rim, 10)) < 25);
      if (open) addBefore(ahead(rim, TILE_DISTANCE_MM - 2 * TILE_RADIUS - BEFORE), `port ${laid.id} ${out}`);
    }
  }
  return found;
}

/** Spots for the camera domino of a tile: before each of its ports. */
export function cameraSnapsOf(view: AyaView, tile: string, laid: Spot): Snap[] {
  return portsOf(tile, laid.a)
    .map((port) => ({
      spot: rounded({ ...ahead(portOf(laid, port), BEFORE), a: normalised(port + 180) }),
      why: 'port' as const,
      from: `camera ${port}`,
    }))
    .filter(({ spot }) => !checkDomino(view, spot) && !checkCamera(tile, laid, spot));
}
