/**
 * Chooses the first spot of a piece that comes into the hand: a legal one, either the helper's or the next good one along the river.
 */

import type { Helper } from '../board/advice.svelte';
import type { AutoCamera } from '../board/autoCamera.svelte';
import type { BoardContext } from '../board/boardContext.svelte';
import { checkBuffer, checkDomino, checkRaise, kindOf, PORTS, rideOn } from '../prediction/checks';
import { ahead, dist, normalised, type Point, rounded, type Spot, spotOf, TILE_RADIUS, turnFrom } from '../prediction/geometry';
import measured from '../prediction/measured.json';
import { certainWaveFromStart, feederOf, standingDominoes } from '../prediction/rivers';
import { cameraSnapsOf, continuedFrom, snapsOf, TILE_DISTANCE_MM, tileSnapsOf } from '../prediction/snap';
import { type Verdict, verdictOf, verdictOfAnimal, verdictOfCamera, verdictOfTile } from '../prediction/verdict';
import type { AyaDominoView, AyaView } from '../wire';
import type { Hand } from './hand.svelte';

const { PITCH, BEFORE } = measured.ways;

/** Milliseconds to wait for the helper's answer before the piece is shown without it. */
export const HELPER_TIMEOUT_MS = 900;

/** A piece that needs a spot. */
export interface Piece {
  task: 'start' | 'stand' | 'animal' | 'tile' | 'camera';
  /** Kind of the domino. */
  kind: string;
  /** The place where the tile of a camera domino lies. */
  laid: Spot | null;
}

/** The new piece in a hand; null while it holds none. */
export function pieceOf({ task, kind, laid }: Pick<Hand, 'task' | 'kind' | 'laid'>): Piece | null {
  if (task === 'start' || task === 'stand' || task === 'animal' || task === 'tile') return { task, kind, laid: null };
  return task === 'camera' && laid ? { task, kind, laid } : null;
}

/** Dominoes that should still fit straight ahead of a spot, or along a quarter turn, so that the river can go on from it. */
const ROOM_AHEAD_DOMINOES = 5;
/** Distances of a landscape from the end of the river, in dominoes, the nearest first. */
const TILE_STEPS = [0, 1, 2, 3, 4] as const;
/** Rings of a search around a point: millimetres between two rings, and spots on each ring. */
const [RING_MM, RING_SPOTS] = [10, 16];

/** Places where a neighbour of a domino may stand: distances in millimetres, and bearings in degrees. */
const NEIGHBOUR_DISTANCES_MM = [PITCH, 12, 16, 26] as const;
const NEIGHBOUR_BEARINGS_DEG = [0, 180, 30, -30, 150, -150, 90, -90] as const;

interface Candidate {
  spot: Spot;
  /** The rank of the spot: lower is better. The numbers are compared in order. */
  rank: readonly number[];
}

const byRank = (candidates: Candidate[]): Spot[] =>
  candidates.sort((one, other) => compare(one.rank, other.rank)).map(({ spot }) => spot);

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, k) => value !== other[k]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The verdict on a piece at a spot. */
export function verdictAt(view: AyaView, { task, kind, laid }: Piece, spot: Spot): Verdict {
  if (task === 'start') return verdictOfTile(view, 'start', spot);
  if (task === 'tile') {
    const verdict = verdictOfTile(view, view.tile, spot);
    if (!verdict.legal || cameraSpots(view, kind, spot).length > 0) return verdict;
    return { tone: 'bad', messages: [{ key: 'refused', args: { why: 'before-port', what: '' } }], legal: false };
  }
  if (task === 'animal') return verdictOfAnimal(view, kind, spot, rideOn(view, spot, 0));
  if (task === 'camera' && laid) return verdictOfCamera(view, view.tile, laid, kind, spot);
  return verdictOf(view, kind, spot);
}

/** The end of the river from Start: the domino that falls last; the Start tile while nothing stands on it. */
export function riverEnd(view: AyaView): Spot {
  const last = [...certainWaveFromStart(view)].sort(([domino, far], [other, its]) => its - far || other.id - domino.id)[0]?.[0];
  if (last) return last.spot;
  const start = view.tiles.find((tile) => tile.id === 'start');
  return start ? { x: start.x, y: start.y, a: start.angle + 60 } : { x: 0, y: 0, a: 0 };
}

/** Good legal spots for a piece, computed from the table alone, the best first. */
export function goodSpots(view: AyaView, piece: Piece): Spot[] {
  if (piece.task === 'start') return [{ x: 0, y: 0, a: 300 }].filter((spot) => verdictAt(view, piece, spot).legal);
  if (piece.task === 'tile') return tileSpots(view, piece);
  if (piece.task === 'camera') return piece.laid ? cameraSpots(view, piece.kind, piece.laid) : [];
  return dominoSpots(view, piece);
}

const TONES: Readonly<Record<string, number>> = { good: 0, mine: 1, poor: 2 };

function dominoSpots(view: AyaView, piece: Piece): Spot[] {
  const wave = certainWaveFromStart(view);
  const stood = standingDominoes(view);
  const rides = (spot: Spot) => piece.task !== 'animal' || rideOn(view, spot, 0) !== null;
  const ranked = (spot: Spot): Candidate[] => {
    const verdict = rides(spot) ? verdictAt(view, piece, spot) : null;
    if (!verdict?.legal) return [];
    const key = verdict.messages[0]?.key ?? '';
    const feeder = feederOf(stood, spot);
    const depth = feeder && wave.get(feeder);
    const turn = feeder ? turnFrom(feeder.spot.a, spot.a) : 0;
    // First the first domino of the river, then spots that the wave reaches, then other rivers, then spots apart.
    const reach = key === 'first' ? 0 : depth !== undefined ? 1 : feeder ? 2 : 3;
    const tone = TONES[verdict.tone] ?? 3;
    const waters = key === 'waters' ? 0 : 1;
    // A domino that closes a gap needs no room ahead: the river already goes on.
    const closes = feeder && verdict.messages.some((message) => message.key === 'then');
    const rank = [
      Math.max(0, tone - 1),
      reach,
      tone,
      waters,
      closes ? 0 : blocked(view, spot, turn),
      -(depth ?? 0),
      Math.abs(turn),
    ];
    return [{ spot, rank }];
  };
  const found = byRank(snapsOf(view).flatMap(({ spot }) => ranked(spot)));
  if (found.length > 0 || piece.task !== 'animal') return found;
  // An animal needs a neighbour: any standing domino, from any side.
  const sides = stood.flatMap((domino) =>
    NEIGHBOUR_DISTANCES_MM.flatMap((far) =>
      NEIGHBOUR_BEARINGS_DEG.map((way) =>
        rounded({ ...ahead({ ...domino.spot, a: domino.spot.a + way }, far), a: domino.spot.a }),
      ),
    ),
  );
  return byRank(sides.flatMap(ranked));
}

/** 0 when the river can go on from a spot, straight or along a quarter turn, else 1. */
function blocked(view: AyaView, spot: Spot, turn: number): number {
  const fits = (by: number) => {
    let next = spot;
    for (let step = 0; step < ROOM_AHEAD_DOMINOES; step++) {
      next = continuedFrom(next, by);
      if (checkDomino(view, next)) return false;
    }
    return true;
  };
  return fits(0) || (turn !== 0 && fits(Math.sign(turn) * 15)) ? 0 : 1;
}

function tileSpots(view: AyaView, piece: Piece): Spot[] {
  const ports = PORTS[kindOf(view.tile)] ?? [0];
  const wave = certainWaveFromStart(view);
  const ends = [...wave].filter(([domino]) => domino.tile === null && domino.after.length === 0);
  const crowded = (spot: Spot) => (view.tiles.some((tile) => dist(tile, spot) < TILE_DISTANCE_MM - 1) ? 1 : 0);
  const found: Candidate[] = [];
  const add = (spot: Spot, reach: number, steps: number) => {
    const verdict = verdictAt(view, piece, spot);
    if (verdict.legal) found.push({ spot, rank: [TONES[verdict.tone] === 2 ? 1 : 0, crowded(spot), reach, steps] });
  };
  ports.forEach((port, entry) => {
    for (const [end, depth] of ends) {
      for (const steps of TILE_STEPS) {
        const camera = ahead(end.spot, (steps + 1) * PITCH);
        // The river must be able to reach it.
        if (checkDomino(view, camera) || view.tiles.some((tile) => dist(tile, camera) < TILE_RADIUS)) break;
        add(rounded({ ...ahead(camera, BEFORE + TILE_RADIUS), a: normalised(camera.a + 180 - port) }), 0, steps - depth / 1000);
      }
    }
    for (const { spot, from } of tileSnapsOf(view, view.tile, entry)) add(spot, from.startsWith('port start') ? 1 : 2, 0);
  });
  return byRank(found);
}

/** Spots for the camera domino of a tile. The port at which a river arrives comes first. */
export function cameraSpots(view: AyaView, kind: string, laid: Spot): Spot[] {
  const piece: Piece = { task: 'camera', kind, laid };
  const rank = (spot: Spot): Candidate[] => {
    const verdict = verdictAt(view, piece, spot);
    return verdict.legal ? [{ spot, rank: [verdict.messages[0]?.key === 'camera-fed' ? 0 : 1, TONES[verdict.tone] ?? 3] }] : [];
  };
  return byRank(cameraSnapsOf(view, view.tile, laid).flatMap(({ spot }) => rank(spot)));
}

/** The accepted spot nearest to `from`, with its heading or across it. Of equally near spots, the one closest to `bearing` degrees. */
function nearestSpot(from: Spot, farthest: number, accepts: (spot: Spot) => boolean, bearing = 0): Spot | null {
  for (let ring = 0; ring <= farthest / RING_MM; ring++) {
    for (let k = 0; k < (ring ? RING_SPOTS : 1); k++) {
      const way = { ...from, a: from.a + bearing + (k % 2 ? -1 : 1) * Math.ceil(k / 2) * (360 / RING_SPOTS) };
      const { x, y } = ahead(way, ring * RING_MM);
      for (const turn of [0, 90]) {
        const spot = rounded({ x, y, a: from.a + turn });
        if (accepts(spot)) return spot;
      }
    }
  }
  return null;
}

export interface InitialSpotOptions {
  /** The helper's spot. */
  advised?: Spot | null;
  /** Whether a spot is or will be on screen. */
  isVisible?: (at: Point) => boolean;
  /** The place in the middle of the screen. */
  centre?: Point;
}

/**
 * The first spot of a piece: the helper's, else the best good spot, else the legal spot nearest to the end of the river. Spots on
 * screen come first. Null without any legal spot.
 */
export function initialSpot(
  view: AyaView,
  piece: Piece,
  { advised, isVisible = () => true, centre }: InitialSpotOptions = {},
): Spot | null {
  const legal = (spot: Spot) => verdictAt(view, piece, spot).legal;
  if (advised && isVisible(advised) && legal(advised)) return rounded(advised);
  const good = goodSpots(view, piece);
  const seen = good.find(isVisible);
  if (seen) return seen;
  const end = riverEnd(view);
  const size = Math.hypot(view.width, view.depth);
  // A camera domino stands before a port of its tile and an animal beside a domino: nowhere else.
  if (piece.task === 'camera' || piece.task === 'animal') return good[0] ?? null;
  const onScreen = nearestSpot({ a: end.a, ...(centre ?? end) }, size, (spot) => isVisible(spot) && legal(spot));
  return onScreen ?? good[0] ?? nearestSpot(end, size, legal);
}

/** The spot for raising a domino: the nearest good one, if possible one where its animal can ride; else the nearest legal one. */
export function spotToRaise(view: AyaView, domino: AyaDominoView): Spot {
  const animal = view.animals.find((animal) => animal.camera === domino.id)?.animal;
  const own = spotOf(domino);
  const good = snapsOf(view)
    .map((snap) => snap.spot)
    .filter((spot) => !checkRaise(view, domino, spot))
    .sort((one, other) => dist(one, domino) - dist(other, domino));
  const rides = animal === undefined ? undefined : good.find((spot) => rideOn(view, spot, domino.id, animal));
  return rides ?? good[0] ?? nearestSpot(own, 60, (spot) => !checkRaise(view, domino, spot)) ?? own;
}

/** The spot for laying a camera domino and its animal flat: where they are held, or beside it, out of the river's way. */
export function spotToLayFlat(view: AyaView, from: Spot): Spot | null {
  return nearestSpot(from, Math.hypot(view.width, view.depth), (spot) => !checkBuffer(view, spot), 90);
}

type Context = Pick<BoardContext, 'view' | 'hand' | 'canAct'> & {
  readonly pointing: { readonly touched: boolean };
  readonly helper: Pick<Helper, 'pending'> & { readonly suggestion: { spot: Spot } | null };
  readonly autoCamera: Pick<AutoCamera, 'isVisible' | 'centre' | 'showPiece'>;
};

/**
 * Puts a new piece on its first spot, once. The piece stays hidden until the helper has answered, at most `HELPER_TIMEOUT_MS`. A
 * later answer only lights its own spot, because only the person moves a piece that is visible.
 */
export class InitialPlacement {
  readonly #board: Context;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Context) {
    this.#board = board;
  }

  /** Call it when a piece comes into the hand or its task changes. */
  start(): void {
    this.stop();
    const { hand, helper, canAct } = this.#board;
    if (!hand.holds) return;
    if (canAct && (this.#placed || !helper.pending)) {
      this.#show();
      return;
    }
    if (!this.#placed) hand.point = null;
    // The helper is asked only when the person may act: `start` is called again then.
    if (canAct) this.#timer = setTimeout(() => this.#show(), HELPER_TIMEOUT_MS);
  }

  /** Call it when the helper has answered. */
  answered(): void {
    if (this.#timer !== undefined) this.#show();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The piece already has its spot: camera dominoes of tiles, and dominoes that are laid flat or raised, get it with their task. */
  get #placed(): boolean {
    const { hand } = this.#board;
    return hand.held?.verdict.legal === true && ['camera', 'buffer', 'raise'].includes(hand.task);
  }

  #show(): void {
    this.stop();
    const { view, hand, pointing, helper, autoCamera } = this.#board;
    if (pointing.touched) return;
    const piece = this.#placed ? null : pieceOf(hand);
    if (piece) {
      const spot = initialSpot(view, piece, {
        advised: helper.suggestion?.spot ?? null,
        isVisible: (at) => autoCamera.isVisible(at),
        centre: autoCamera.centre,
      });
      if (spot) hand.start(spot);
      else hand.point = null;
    }
    if (hand.point && hand.task !== 'start') autoCamera.showPiece(hand.point, { wider: hand.task === 'tile' ? 1.4 : 1 });
  }
}
