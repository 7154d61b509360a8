/**
 * Predicts the effect of placing the held piece: whether it is allowed, whether its neighbour topples it, and whether it topples the
 * next. It uses measured limits of reach and no simulation.
 */
import type { Tone } from '../scene';
import { terrainOf } from '../sizes';
import type { AyaDominoView, AyaTileView, AyaView } from '../wire';
import { checkAnimal, checkBuffer, checkCamera, checkDomino, checkTile, kindOf, portsOf, type Refusal } from './checks';
import {
  ahead,
  boxFits,
  dist,
  fallen,
  fromBox,
  type Point,
  portOf,
  type Spot,
  standing,
  TILE_RADIUS,
  TOKEN_RADIUS,
  turned,
} from './geometry';
import measured from './measured.json';
import { endsOf, feederOf, landscapeOf, leadOf, missOf, reachOf, type Stood, serves, stoodOf, stretchOf } from './rivers';

const { TOUCH, PORT_REACH, NEAR_TILE } = measured.rules;

/** Millimetres between two dominoes: from the first on, fallen ones do not touch; below the second, every second one touches. */
export const LOOSE = 27;
export const DENSE = 15.5;
/** Degrees between two dominoes from which the struck one slips aside. */
export const SHARP = 20;
/** The same after a Garden, whose two branches turn away from each other. */
const SHARP_AFTER_GARDEN = 50;
/** Millimetres that an animal must keep from the rim of the next tile to ride safely. */
const BEFORE_RIM = 50;
/** Millimetres by which a miss still counts as an attempt. */
const MEANT = 20;
/** Millimetres of free table that a port needs. */
const ROOM = 45;

/** A sentence `aya-hand-<key>`. */
export interface Said {
  key: string;
  args?: Record<string, string | number>;
}

export interface Verdict {
  tone: Tone;
  /** The sentences to show near the hand, the most important first. */
  said: Said[];
  /** The piece may be placed there. */
  legal: boolean;
}

const bad = ({ why, what }: Refusal): Verdict => ({ tone: 'bad', said: [{ key: 'refused', args: { why, what } }], legal: false });
const told = (tone: Tone, ...said: Said[]): Verdict => ({ tone, said, legal: true });

/** The effect of a domino at a spot. `besides` is the id of a domino that is moved. */
export function verdictOf(view: AyaView, kind: string, spot: Spot, besides = 0): Verdict {
  const refusal = checkDomino(view, spot, { besides, lifting: besides > 0 });
  if (refusal) return bad(refusal);
  return fateOf(view, kind, spot, besides);
}

function fateOf(view: AyaView, kind: string, spot: Spot, besides: number): Verdict {
  const spoilt = spoiltBy(view, kind, spot);
  if (spoilt) return told('poor', { key: 'spoils', args: { tile: spoilt.id } });
  const stood = stoodOf(view).filter((one) => one.id !== besides);
  const tile = view.tiles.find((one) => dist(one, spot) <= TILE_RADIUS);
  const next = nextOf(stood, spot);
  const feeder = feederOf(stood, spot);
  if (!feeder) {
    if (tile?.id === 'start' && !stood.some((one) => one.tile?.id === 'start')) return told('good', { key: 'first' });
    const missed = missedBy(stood, spot);
    if (missed) return told('poor', missed);
    return next && 'next' in (next.args ?? {}) ? told('mine', { key: 'leads', args: next.args }) : told('mine', { key: 'alone' });
  }
  const by = feeder.id;
  const turn = turned(feeder.spot.a, spot.a);
  const pitch = Math.round(dist(feeder.spot, spot));
  if (turn > 90) return told('poor', { key: 'wrong-way', args: { by } });
  if (pitch < DENSE) return told('poor', { key: 'too-close', args: { by, pitch } });
  const lies = !tile && feeder.tile === null;
  const most = terrainOf(feeder.kind) === 'garden' ? SHARP_AFTER_GARDEN : SHARP;
  if (lies && (pitch > LOOSE || turn > most))
    return told('poor', { key: pitch > LOOSE ? 'breaks' : 'breaks-turn', args: { by, pitch, turn: Math.round(turn) } });
  const port = wateredBy(view, kind, spot);
  return told(
    'good',
    port ? { key: 'waters', args: { tile: port.id, by } } : { key: 'falls', args: { by, pitch } },
    ...(next ? [next] : []),
  );
}

/** The sentence about the domino that nearly topples one at `spot`, with the missing distance. */
function missedBy(stood: readonly Stood[], spot: Spot): Said | null {
  let best: { by: number; miss: number; said: Said } | null = null;
  for (const one of stood) {
    const seen = leadOf(one.spot, spot);
    if (!seen) continue;
    const miss = missOf(seen);
    if (miss > MEANT || (best && miss >= best.miss)) continue;
    const over = Math.ceil(seen.along - reachOf(seen));
    const straight = reachOf({ ...seen, turn: 0 });
    const key = over <= MEANT && straight > 0 ? (seen.along > straight ? 'too-far' : 'skewed') : 'aside';
    best = { by: one.id, miss, said: { key, args: { by: one.id, over, aside: Math.round(seen.aside) } } };
  }
  return best?.said ?? null;
}

/** The sentence about the next domino: toppled, or missed by a distance. */
function nextOf(stood: readonly Stood[], spot: Spot): Said | null {
  let best: { along: number; said: Said } | null = null;
  for (const one of stood) {
    const seen = leadOf(spot, one.spot);
    if (!seen || one.before.length > 0) continue;
    const reach = reachOf(seen);
    if (reach === 0 || seen.along > reach + MEANT || (best && seen.along >= best.along)) continue;
    const said: Said =
      seen.along <= reach
        ? { key: turned(one.spot.a, spot.a) > 90 ? 'then-wrong' : 'then', args: { next: one.id } }
        : { key: 'then-far', args: { far: one.id, over: Math.ceil(seen.along - reach) } };
    best = { along: seen.along, said };
  }
  return best?.said ?? null;
}

/** The landscape of another terrain that a domino would spoil by falling onto it. */
function spoiltBy(view: AyaView, kind: string, spot: Spot): AyaTileView | undefined {
  const lies = fallen(spot);
  return view.tiles.find(
    (tile) => tile.terrain !== 'start' && !serves(kind, tile.terrain) && fromBox(tile, lies) <= TILE_RADIUS + TOUCH,
  );
}

/** The landscape that a domino would water at one of its ports. */
function wateredBy(view: AyaView, kind: string, spot: Spot): AyaTileView | undefined {
  const lies = fallen(spot);
  return view.tiles.find(
    (tile) =>
      tile.terrain !== 'start' &&
      serves(kind, tile.terrain) &&
      fromBox(tile, lies) <= TILE_RADIUS + TOUCH &&
      tile.ports.some((port) => fromBox(portOf(tile, port), lies) <= PORT_REACH),
  );
}

/** A port of the held tile, and what it would meet. */
export interface PortSeen extends Spot {
  /** `river`: the end of a river, or dominoes that carry it in or on; `room`: free table; `none`: neither. */
  meets: 'river' | 'room' | 'none';
}

/** The ports of a tile at a spot, and what each would meet. */
export function portsSeen(view: AyaView, tile: string, spot: Spot): PortSeen[] {
  const ends = endsOf(view).filter((one) => one.tile === null || one.tile.id !== tile);
  return portsOf(tile, spot.a).map((port) => {
    const rim = portOf(spot, port);
    const entry = ahead(rim, 12);
    const arrives = ends.some((one) => dist(one.spot, entry) < ROOM && turned(one.spot.a, port + 180) < 50);
    const before = { ...ahead(rim, ROOM / 2), along: ROOM / 2, across: 10 };
    const there = view.dominoes.filter((one) => fromBox(one, before) <= 0);
    const carries = (one: AyaDominoView) =>
      one.lies === '' && Math.min(turned(one.heading, port), turned(one.heading, port + 180)) < 50;
    if (arrives || (there.length > 0 && there.every(carries))) return { ...rim, meets: 'river' };
    const free =
      there.length === 0 && boxFits(before, view) && view.tiles.every((one) => dist(one, ahead(rim, ROOM)) > TILE_RADIUS + 3);
    return { ...rim, meets: free ? 'room' : 'none' };
  });
}

export function verdictOfTile(view: AyaView, tile: string, spot: Spot): Verdict {
  const refusal = checkTile(view, spot);
  if (refusal) return bad(refusal);
  const ports = portsSeen(view, tile, spot);
  const shut = ports.filter((port) => port.meets === 'none').length;
  if (shut > 0) return told('poor', { key: 'port-shut', args: { ports: shut } });
  const met = ports.filter((port) => port.meets === 'river').length;
  if (kindOf(tile) === 'start') return told('good', { key: 'start-here' });
  return met > 0 ? told('good', { key: 'port-met', args: { ports: met } }) : told('mine', { key: 'port-room' });
}

/** The effect of a camera domino at `spot`, before a port of the tile it brings. */
export function verdictOfCamera(view: AyaView, tile: string, laid: Spot, kind: string, spot: Spot): Verdict {
  const refusal = checkDomino(view, spot) ?? checkCamera(tile, laid, spot);
  if (refusal) return bad(refusal);
  const fate = fateOf(view, kind, spot, 0);
  if (fate.said[0]?.key === 'falls') return told('good', { key: 'camera-fed', args: fate.said[0].args });
  return fate.said[0]?.key === 'alone' ? told('good', { key: 'camera-waits' }) : fate;
}

/** The effect of an animal at `at`, on the camera domino at `camera` (`number` is 0 while it is in the hand) and another one. */
export function verdictOfAnimal(view: AyaView, kind: string, camera: Spot, at: Point | null, number = 0, besides = ''): Verdict {
  const refusal = number ? null : checkDomino(view, camera);
  if (refusal) return bad(refusal);
  if (!at) return bad({ why: 'astride', what: '' });
  const no = checkAnimal(view, at, camera, number, besides);
  if (no) return bad(no);
  const fate = number ? null : fateOf(view, kind, camera, 0);
  if (fate && fate.tone === 'poor') return fate;
  const terrain = terrainOf(kind);
  const under = stoodOf(view).filter((one) => one.id === number || fromBox(at, standing(one.spot)) < TOKEN_RADIUS);
  const stretch = new Set(stretchOf(under).map((one) => one.id));
  const other = view.animals.find(
    (one) =>
      one.animal !== besides &&
      one.rides &&
      view.dominoes.some(
        (domino) => stretch.has(domino.id) && fromBox(one, standing({ ...domino, a: domino.heading })) < TOKEN_RADIUS,
      ),
  );
  if (other) return told('poor', { key: 'animal-shares', args: { animal: other.animal } });
  const rim = Math.round(
    Math.min(...view.tiles.filter((tile) => leadsTo(camera, tile)).map((tile) => dist(tile, at) - TILE_RADIUS)),
  );
  if (rim < BEFORE_RIM) return told('poor', { key: 'animal-near', args: { rim, wanted: BEFORE_RIM } });
  const beside = view.tiles.find((tile) => dist(tile, at) < TILE_RADIUS + TOKEN_RADIUS + NEAR_TILE / 10);
  if (beside) return told('poor', { key: 'animal-beside', args: { tile: beside.id } });
  const own = landscapeOf(under, terrain);
  return own
    ? told('good', { key: 'animal-safe', args: { tile: own.id } })
    : told('mine', { key: 'animal-open', args: { terrain } });
}

/** Whether a tile lies in the direction of a domino's fall, where its animal would be carried. */
function leadsTo(camera: Spot, tile: AyaTileView): boolean {
  const seen = leadOf(camera, { ...tile, a: 0 });
  return seen !== null && seen.aside < TILE_RADIUS;
}

export function verdictOfBuffer(view: AyaView, spot: Spot): Verdict {
  const refusal = checkBuffer(view, spot);
  return refusal ? bad(refusal) : told('good', { key: 'buffer' });
}
