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
  angleBetween,
  boxFits,
  dist,
  distanceToBox,
  fallen,
  type Point,
  portOf,
  type Spot,
  standing,
  TILE_RADIUS,
  TOKEN_RADIUS,
} from './geometry';
import measured from './measured.json';
import {
  countsFor,
  endsOf,
  feederOf,
  landscapeOf,
  leadOf,
  missOf,
  reachOf,
  type StandingDomino,
  standingDominoes,
  stretchOf,
} from './rivers';

const { TOUCH, PORT_REACH, NEAR_TILE } = measured.rules;

/** Millimetres between two dominoes: from the first on, fallen ones do not touch; below the second, every second one touches. */
export const LOOSE_MM = 27;
export const DENSE_MM = 15.5;
/** Degrees between two dominoes from which the struck one slips aside. */
export const SHARP_DEG = 20;
/** Degrees between a Garden and a domino after it from which that domino slips aside. The two branches turn away from each other. */
const SHARP_AFTER_GARDEN_DEG = 50;
/** Millimetres that an animal must keep from the rim of the next tile to ride safely. */
const BEFORE_RIM_MM = 50;
/** Millimetres by which a miss still counts as an attempt. */
const ATTEMPT_MM = 20;
/** Millimetres of free table that a port needs. */
const PORT_ROOM_MM = 45;

/** A sentence `aya-hand-<key>`. */
export interface VerdictMessage {
  key: string;
  args?: Record<string, string | number>;
}

export interface Verdict {
  tone: Tone;
  /** The sentences to show near the hand, the most important first. */
  messages: VerdictMessage[];
  /** Whether the piece may be placed there. */
  legal: boolean;
}

const refused = ({ why, what }: Refusal): Verdict => ({
  tone: 'bad',
  messages: [{ key: 'refused', args: { why, what } }],
  legal: false,
});
const verdict = (tone: Tone, ...messages: VerdictMessage[]): Verdict => ({ tone, messages, legal: true });

/** The effect of a domino at a spot. `besides` is the id of a domino that is moved. */
export function verdictOf(view: AyaView, kind: string, spot: Spot, besides = 0): Verdict {
  const refusal = checkDomino(view, spot, { besides, lifting: besides > 0 });
  if (refusal) return refused(refusal);
  return effectOf(view, kind, spot, besides);
}

function effectOf(view: AyaView, kind: string, spot: Spot, besides: number): Verdict {
  const spoiled = spoiledBy(view, kind, spot);
  if (spoiled) return verdict('poor', { key: 'spoils', args: { tile: spoiled.id } });
  const stood = standingDominoes(view).filter((domino) => domino.id !== besides);
  const tile = view.tiles.find((tile) => dist(tile, spot) <= TILE_RADIUS);
  const next = nextMessage(stood, spot);
  const feeder = feederOf(stood, spot);
  if (!feeder) {
    if (tile?.id === 'start' && !stood.some((domino) => domino.tile?.id === 'start')) return verdict('good', { key: 'first' });
    const nearMiss = nearMissOf(stood, spot);
    if (nearMiss) return verdict('poor', nearMiss);
    return next && 'next' in (next.args ?? {})
      ? verdict('mine', { key: 'leads', args: next.args })
      : verdict('mine', { key: 'alone' });
  }
  const by = feeder.id;
  const turn = angleBetween(feeder.spot.a, spot.a);
  const pitch = Math.round(dist(feeder.spot, spot));
  if (turn > 90) return verdict('poor', { key: 'wrong-way', args: { by } });
  if (pitch < DENSE_MM) return verdict('poor', { key: 'too-close', args: { by, pitch } });
  const lies = !tile && feeder.tile === null;
  const maxTurn = terrainOf(feeder.kind) === 'garden' ? SHARP_AFTER_GARDEN_DEG : SHARP_DEG;
  if (lies && (pitch > LOOSE_MM || turn > maxTurn))
    return verdict('poor', { key: pitch > LOOSE_MM ? 'breaks' : 'breaks-turn', args: { by, pitch, turn: Math.round(turn) } });
  const port = wateredBy(view, kind, spot);
  return verdict(
    'good',
    port ? { key: 'waters', args: { tile: port.id, by } } : { key: 'falls', args: { by, pitch } },
    ...(next ? [next] : []),
  );
}

/** The sentence about the domino that nearly topples one at `spot`, with the missing distance. */
function nearMissOf(stood: readonly StandingDomino[], spot: Spot): VerdictMessage | null {
  let best: { by: number; miss: number; message: VerdictMessage } | null = null;
  for (const domino of stood) {
    const lead = leadOf(domino.spot, spot);
    if (!lead) continue;
    const miss = missOf(lead);
    if (miss > ATTEMPT_MM || (best && miss >= best.miss)) continue;
    const over = Math.ceil(lead.along - reachOf(lead));
    const straight = reachOf({ ...lead, turn: 0 });
    const key = over <= ATTEMPT_MM && straight > 0 ? (lead.along > straight ? 'too-far' : 'skewed') : 'aside';
    best = { by: domino.id, miss, message: { key, args: { by: domino.id, over, aside: Math.round(lead.aside) } } };
  }
  return best?.message ?? null;
}

/** The sentence about the next domino: toppled, or missed by a distance. */
function nextMessage(stood: readonly StandingDomino[], spot: Spot): VerdictMessage | null {
  let best: { along: number; message: VerdictMessage } | null = null;
  for (const domino of stood) {
    const lead = leadOf(spot, domino.spot);
    if (!lead || domino.before.length > 0) continue;
    const reach = reachOf(lead);
    if (reach === 0 || lead.along > reach + ATTEMPT_MM || (best && lead.along >= best.along)) continue;
    const message: VerdictMessage =
      lead.along <= reach
        ? { key: angleBetween(domino.spot.a, spot.a) > 90 ? 'then-wrong' : 'then', args: { next: domino.id } }
        : { key: 'then-far', args: { far: domino.id, over: Math.ceil(lead.along - reach) } };
    best = { along: lead.along, message };
  }
  return best?.message ?? null;
}

/** The landscape of another terrain that a domino would spoil by falling onto it. */
function spoiledBy(view: AyaView, kind: string, spot: Spot): AyaTileView | undefined {
  const lies = fallen(spot);
  return view.tiles.find(
    (tile) => tile.terrain !== 'start' && !countsFor(kind, tile.terrain) && distanceToBox(tile, lies) <= TILE_RADIUS + TOUCH,
  );
}

/** The landscape that a domino would water at one of its ports. */
function wateredBy(view: AyaView, kind: string, spot: Spot): AyaTileView | undefined {
  const lies = fallen(spot);
  return view.tiles.find(
    (tile) =>
      tile.terrain !== 'start' &&
      countsFor(kind, tile.terrain) &&
      distanceToBox(tile, lies) <= TILE_RADIUS + TOUCH &&
      tile.ports.some((port) => distanceToBox(portOf(tile, port), lies) <= PORT_REACH),
  );
}

/** A port of the held tile, and what it would meet. */
export interface PortPreview extends Spot {
  /** `river`: the end of a river, or dominoes that carry it in or on; `room`: free table; `none`: neither. */
  meets: 'river' | 'room' | 'none';
}

/** The ports of a tile at a spot, and what each would meet. */
export function portsAt(view: AyaView, tile: string, spot: Spot): PortPreview[] {
  const ends = endsOf(view).filter((end) => end.tile === null || end.tile.id !== tile);
  return portsOf(tile, spot.a).map((port) => {
    const rim = portOf(spot, port);
    const entry = ahead(rim, 12);
    const arrives = ends.some((end) => dist(end.spot, entry) < PORT_ROOM_MM && angleBetween(end.spot.a, port + 180) < 50);
    const before = { ...ahead(rim, PORT_ROOM_MM / 2), along: PORT_ROOM_MM / 2, across: 10 };
    const inFront = view.dominoes.filter((domino) => distanceToBox(domino, before) <= 0);
    const carries = (domino: AyaDominoView) =>
      domino.lies === '' && Math.min(angleBetween(domino.heading, port), angleBetween(domino.heading, port + 180)) < 50;
    if (arrives || (inFront.length > 0 && inFront.every(carries))) return { ...rim, meets: 'river' };
    const free =
      inFront.length === 0 &&
      boxFits(before, view) &&
      view.tiles.every((tile) => dist(tile, ahead(rim, PORT_ROOM_MM)) > TILE_RADIUS + 3);
    return { ...rim, meets: free ? 'room' : 'none' };
  });
}

export function verdictOfTile(view: AyaView, tile: string, spot: Spot): Verdict {
  const refusal = checkTile(view, spot);
  if (refusal) return refused(refusal);
  const ports = portsAt(view, tile, spot);
  const shutPorts = ports.filter((port) => port.meets === 'none').length;
  if (shutPorts > 0) return verdict('poor', { key: 'port-shut', args: { ports: shutPorts } });
  const metPorts = ports.filter((port) => port.meets === 'river').length;
  if (kindOf(tile) === 'start') return verdict('good', { key: 'start-here' });
  return metPorts > 0 ? verdict('good', { key: 'port-met', args: { ports: metPorts } }) : verdict('mine', { key: 'port-room' });
}

/** The effect of a camera domino at `spot`, before a port of the tile it brings. */
export function verdictOfCamera(view: AyaView, tile: string, laid: Spot, kind: string, spot: Spot): Verdict {
  const refusal = checkDomino(view, spot) ?? checkCamera(tile, laid, spot);
  if (refusal) return refused(refusal);
  const effect = effectOf(view, kind, spot, 0);
  if (effect.messages[0]?.key === 'falls') return verdict('good', { key: 'camera-fed', args: effect.messages[0].args });
  return effect.messages[0]?.key === 'alone' ? verdict('good', { key: 'camera-waits' }) : effect;
}

/** The effect of an animal at `at`, on the camera domino at `camera` (`number` is 0 while it is in the hand) and another one. */
export function verdictOfAnimal(view: AyaView, kind: string, camera: Spot, at: Point | null, number = 0, besides = ''): Verdict {
  const refusal = number ? null : checkDomino(view, camera);
  if (refusal) return refused(refusal);
  if (!at) return refused({ why: 'astride', what: '' });
  const animalRefusal = checkAnimal(view, at, camera, number, besides);
  if (animalRefusal) return refused(animalRefusal);
  const effect = number ? null : effectOf(view, kind, camera, 0);
  if (effect && effect.tone === 'poor') return effect;
  const terrain = terrainOf(kind);
  const carriers = standingDominoes(view).filter(
    (domino) => domino.id === number || distanceToBox(at, standing(domino.spot)) < TOKEN_RADIUS,
  );
  const stretch = new Set(stretchOf(carriers).map((domino) => domino.id));
  const other = view.animals.find(
    (animal) =>
      animal.animal !== besides &&
      animal.rides &&
      view.dominoes.some(
        (domino) => stretch.has(domino.id) && distanceToBox(animal, standing({ ...domino, a: domino.heading })) < TOKEN_RADIUS,
      ),
  );
  if (other) return verdict('poor', { key: 'animal-shares', args: { animal: other.animal } });
  const rim = Math.round(
    Math.min(...view.tiles.filter((tile) => leadsTo(camera, tile)).map((tile) => dist(tile, at) - TILE_RADIUS)),
  );
  if (rim < BEFORE_RIM_MM) return verdict('poor', { key: 'animal-near', args: { rim, wanted: BEFORE_RIM_MM } });
  const beside = view.tiles.find((tile) => dist(tile, at) < TILE_RADIUS + TOKEN_RADIUS + NEAR_TILE / 10);
  if (beside) return verdict('poor', { key: 'animal-beside', args: { tile: beside.id } });
  const landscape = landscapeOf(carriers, terrain);
  return landscape
    ? verdict('good', { key: 'animal-safe', args: { tile: landscape.id } })
    : verdict('mine', { key: 'animal-open', args: { terrain } });
}

/** Whether a tile lies in the direction of a domino's fall, where its animal would be carried. */
function leadsTo(camera: Spot, tile: AyaTileView): boolean {
  const lead = leadOf(camera, { ...tile, a: 0 });
  return lead !== null && lead.aside < TILE_RADIUS;
}

export function verdictOfBuffer(view: AyaView, spot: Spot): Verdict {
  const refusal = checkBuffer(view, spot);
  return refusal ? refused(refusal) : verdict('good', { key: 'buffer' });
}
