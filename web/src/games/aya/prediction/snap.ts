/**
 * The next good places: on from the end of a river, over a tile to its ports, before a port, after a Garden that forks.
 *
 * The ways over tiles are those the bots build by, as measured (`rivage.games.aya.geometry.standard_spots`).
 */
import { TILE_RADIUS } from '../sizes';
import type { AyaTileView, AyaView } from '../wire';
import { checkCamera, checkDomino, checkTile, kindOf, PORTS, portsOf } from './checks';
import { ahead, degreesOf, dist, type Point, portOf, rounded, type Spot, turned, turnFrom, wrapped } from './geometry';
import measured from './measured.json';
import { endsOf, type Stood, stoodOf } from './rivers';

const { PITCH, BEFORE, OUT, BEND_RADIUS, ON_BEND, STEM, HEADS, SECONDS, FIRST, SOURCE_HEADS, SOURCE_SECONDS, GARDEN_HEADS } =
  measured.ways;
/** A chain is led on straight, or turned by so much. */
const BEND = 15;
/** A domino that stands so near the place before is taken for the one that belongs there. */
const NEARLY = { away: 9, turned: 30 };
/** Millimetres from centre to centre of two tiles, with room for an animal between them. */
export const TILES_APART = 160;

export interface Snap {
  spot: Spot;
  /** Where it comes from: for words, and to know whether it is still the same place. */
  why: 'advice' | 'chain' | 'tile' | 'port' | 'garden' | 'first';
  from: string;
}

type Triple = readonly number[];

/** One way over a tile: where dominoes stand, each with the one before it (null for the first). */
interface Step {
  spot: Spot;
  before: Spot | null;
}

/** All that may stand on a tile and just beyond its ports, by the way the river comes in. */
function stepsOver(tile: AyaTileView): Step[] {
  const kind = kindOf(tile.id);
  if (kind === 'start') {
    const centre = { x: tile.x, y: tile.y, a: wrapped(tile.angle + 60) };
    const first = ahead(centre, FIRST);
    return [
      { spot: first, before: null },
      ...[1, -1].flatMap((side) => arm(first, centre, centre, SOURCE_HEADS, SOURCE_SECONDS, side)),
    ];
  }
  if (kind === 'end') return [];
  return tile.ports.flatMap((port, index) => {
    const rim = portOf(tile, port);
    const entry = { ...rim, a: wrapped(port + 180) };
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

const isAt = (one: Stood, spot: Spot): boolean =>
  dist(one.spot, spot) < NEARLY.away && turned(one.spot.a, spot.a) < NEARLY.turned;

/** Every good place for a domino now, the likelier first; each may be stood on. `bends`: chains turned to both sides too. */
export function snapsOf(view: AyaView, bends = true): Snap[] {
  const stood = stoodOf(view);
  const found: Snap[] = [];
  /** On the Start tile: another arm can wait while a river leads on. */
  const begins: Snap[] = [];
  const used = new Set<Stood>();
  for (const tile of view.tiles) {
    for (const { spot, before } of stepsOver(tile)) {
      const feeder = before && stood.find((one) => isAt(one, before));
      if (before && !feeder) continue;
      if (feeder) used.add(feeder);
      (tile.id === 'start' ? begins : found).push({
        spot,
        why: before ? 'tile' : 'first',
        from: `${tile.id} ${feeder?.id ?? 0}`,
      });
    }
  }
  for (const one of stood) {
    if (!one.fork || one.after.length > 1) continue;
    used.add(one);
    const [along = 0, left = 0, turn = 0] = GARDEN_HEADS;
    for (const side of [1, -1])
      found.push({ spot: ahead(one.spot, along, side * left, side * turn), why: 'garden', from: `garden ${one.id} ${side}` });
  }
  const ends = endsOf(view).filter((one) => !used.has(one));
  for (const one of [...ends].reverse()) {
    for (const turn of bends ? [0, BEND, -BEND] : [0])
      found.push({ spot: ledOn(one.spot, turn), why: 'chain', from: `end ${one.id}` });
  }
  if (ends.length > 0) found.push(...begins);
  else found.unshift(...begins);
  for (const tile of view.tiles) {
    if (tile.id === 'start') continue;
    for (const port of tile.ports) {
      const before = { ...portOf(tile, port), a: wrapped(port + 180) };
      if (stood.some((one) => dist(one.spot, before) < BEFORE + 12)) continue;
      found.push({ spot: ahead(before, -BEFORE), why: 'port', from: `port ${tile.id} ${port}` });
    }
  }
  return found.map((snap) => ({ ...snap, spot: rounded(snap.spot) })).filter((snap) => !checkDomino(view, snap.spot));
}

/** The place after a domino, the river turned by so much on the way. */
export function ledOn(spot: Spot, turn: number): Spot {
  return { ...ahead({ ...spot, a: spot.a + turn / 2 }, PITCH), a: wrapped(spot.a + turn) };
}

/** The place nearest to a point, where one is as near as `within`. Of a chain's three, the one turned towards the point. */
export function snapAt(snaps: readonly Snap[], point: Point, within: number): Snap | null {
  let best: Snap | null = null;
  let least = within;
  for (const snap of snaps) {
    const away = dist(snap.spot, point);
    if (away >= least) continue;
    best = snap;
    least = away;
  }
  if (best?.why !== 'chain') return best;
  // All three begin at one domino: what counts is on which side of straight on the point is.
  const same = snaps.filter((one) => one.from === best.from);
  const straight = same[0];
  if (!straight) return best;
  const root = ahead(straight.spot, -PITCH);
  const bearing = turnFrom(straight.spot.a, degreesOf(Math.atan2(point.y - root.y, point.x - root.x)));
  const wanted = Math.abs(bearing) < BEND / 2 ? 0 : Math.sign(bearing) * BEND;
  return same.find((one) => Math.abs(turnFrom(straight.spot.a, one.spot.a) - wanted) < 1) ?? best;
}

/** A place for a tile in hand, and where its camera domino would stand. */
export interface TileSnap {
  spot: Spot;
  camera: Spot;
  from: string;
}

/** Where a tile continues a river: behind its last domino, or a good way off a port. `entry` is the port by which it is entered. */
export function tileSnapsOf(view: AyaView, tile: string, entry: number): TileSnap[] {
  const ports = PORTS[kindOf(tile)] ?? [0];
  const port = ports[entry % ports.length] ?? 0;
  const stood = stoodOf(view);
  const found: TileSnap[] = [];
  const facing = (camera: Spot, from: string) => {
    const spot = rounded({ ...ahead(camera, BEFORE + TILE_RADIUS), a: wrapped(camera.a + 180 - port) });
    const stands = rounded(camera);
    if (!checkTile(view, spot) && !checkDomino(view, stands) && !checkCamera(tile, spot, stands))
      found.push({ spot, camera: stands, from });
  };
  for (const one of endsOf(view)) {
    if (one.tile === null) facing(ledOn(one.spot, 0), `end ${one.id}`);
  }
  for (const laid of view.tiles) {
    for (const out of laid.ports) {
      const rim = portOf(laid, out);
      const open = !stood.some((one) => one.tile !== laid && dist(one.spot, ahead(rim, 10)) < 25);
      if (open) facing(ahead(rim, TILES_APART - 2 * TILE_RADIUS - BEFORE), `port ${laid.id} ${out}`);
    }
  }
  return found;
}

/** Where the camera domino of a tile may stand: before each of its ports. */
export function cameraSnapsOf(view: AyaView, tile: string, laid: Spot): Snap[] {
  return portsOf(tile, laid.a)
    .map((port) => ({
      spot: rounded({ ...ahead(portOf(laid, port), BEFORE), a: wrapped(port + 180) }),
      why: 'port' as const,
      from: `camera ${port}`,
    }))
    .filter(({ spot }) => !checkDomino(view, spot) && !checkCamera(tile, laid, spot));
}
