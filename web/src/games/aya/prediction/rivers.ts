/**
 * Which standing dominoes topple which: the chains that verdicts and snapping use, the dominoes that a push fells, and the river from
 * Start with the pieces that are cut off from it. `felledBy` and `riverFromStart` are twins of `rivage.games.aya.geometry.rivers`, and
 * the reach of a falling domino is that of `rivage.games.aya.geometry.reach`, with its table.
 */
import { terrainOf } from '../sizes';
import type { AyaDominoView, AyaTileView, AyaView } from '../wire';
import { byEarlierRules, fallsOnto } from './checks';
import { angleBetween, boxesOverlap, cosOf, dist, fallen, normalised, type Spot, sinOf, spotOf, TILE_RADIUS } from './geometry';
import measured from './measured.json';

export interface StandingDomino {
  id: number;
  kind: string;
  /** Whether the domino was declared a fork. */
  fork: boolean;
  /** Whether the domino is a Garden where the river will fork, declared or not. */
  forks: boolean;
  spot: Spot;
  /** Dominoes onto which this one falls, and dominoes that fall onto this one. */
  after: StandingDomino[];
  before: StandingDomino[];
  /** The tile on which it stands. */
  tile: AyaTileView | null;
}

const standingCache = new WeakMap<readonly AyaDominoView[], { tiles: readonly AyaTileView[]; stood: StandingDomino[] }>();

/** The standing dominoes, linked to those that they fall onto. */
export function standingDominoes(view: AyaView): StandingDomino[] {
  const cached = standingCache.get(view.dominoes);
  if (cached?.tiles === view.tiles) return cached.stood;
  const stood: StandingDomino[] = view.dominoes
    .filter((domino) => domino.lies === '')
    .map((domino) => ({
      id: domino.id,
      kind: domino.kind,
      fork: domino.fork,
      forks: false,
      spot: spotOf(domino),
      after: [],
      before: [],
      tile: view.tiles.find((tile) => dist(tile, domino) <= TILE_RADIUS) ?? null,
    }));
  for (const domino of stood) {
    for (const other of stood) {
      if (domino === other || Math.abs(domino.spot.x - other.spot.x) > 60 || !fallsOnto(domino.spot, other.spot)) continue;
      domino.after.push(other);
      other.before.push(domino);
    }
  }
  for (const domino of stood) domino.forks = willFork(domino, byEarlierRules(view));
  standingCache.set(view.dominoes, { tiles: view.tiles, stood });
  return stood;
}

/** Dominoes that do not fall onto another one: the places where a river can be continued. */
export function endsOf(view: AyaView): StandingDomino[] {
  return standingDominoes(view).filter((domino) => domino.after.length === 0);
}

/** Whether `domino` certainly topples another one at `spot`, by the measured reach. */
export function topples(domino: StandingDomino, spot: Spot, besides?: StandingDomino): boolean {
  const lead = leadOf(domino.spot, spot);
  const hasFollower = domino.after.some((other) => other !== besides);
  return lead !== null && lead.along <= reachOf(lead) - (hasFollower ? HEAVY : 0);
}

/** The nearest domino that topples one at `spot`. */
export function feederOf(stood: readonly StandingDomino[], spot: Spot): StandingDomino | undefined {
  let best: StandingDomino | undefined;
  for (const domino of stood) {
    if (!topples(domino, spot)) continue;
    if (!best || dist(domino.spot, spot) < dist(best.spot, spot)) best = domino;
  }
  return best;
}

/**
 * The dominoes that certainly fall from the first ones on the Start tile, each with its number of steps. Stricter than `riverFromStart`:
 * it uses `topples`.
 */
export function certainWaveFromStart(view: AyaView): Map<StandingDomino, number> {
  const first = standingDominoes(view).filter((domino) => domino.tile?.id === 'start' && domino.before.length === 0);
  const found = new Map(first.map((domino) => [domino, 0]));
  // Iterating a Map also visits the entries that are added meanwhile.
  for (const [domino, steps] of found) {
    for (const next of domino.after) {
      if (!found.has(next) && topples(domino, next.spot, next)) found.set(next, steps + 1);
    }
  }
  return found;
}

/** Whether a domino counts for a terrain: it has that terrain, or is a Garden. */
export function countsFor(kind: string, terrain: string): boolean {
  const own = terrainOf(kind);
  return own === terrain || own === 'garden';
}

/** The stretch of river around `from`, in both directions up to the next tile or fork. */
export function stretchOf(from: readonly StandingDomino[]): StandingDomino[] {
  const seen = new Set<StandingDomino>(from);
  const queue = [...seen].filter((domino) => !isBoundary(domino));
  for (let domino = queue.pop(); domino; domino = queue.pop()) {
    for (const next of [...domino.before, ...domino.after]) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (!isBoundary(next)) queue.push(next);
    }
  }
  return [...seen].filter((domino) => !isBoundary(domino));
}

const isBoundary = (domino: StandingDomino): boolean => domino.tile !== null || domino.forks;

/**
 * Whether a Garden will fork: it was declared a fork and topples two dominoes, or three of its neighbours will not touch each other.
 */
function willFork({ kind, fork, before, after }: StandingDomino, declaredOnly: boolean): boolean {
  if (terrainOf(kind) !== 'garden' || after.length < 2) return false;
  if (fork || declaredOnly) return fork;
  const boxes = [...before, ...after].map((domino) => fallen(domino.spot));
  const disjoint = (a: number, b: number): boolean => {
    const [one, other] = [boxes[a], boxes[b]];
    return one !== undefined && other !== undefined && !boxesOverlap(one, other);
  };
  return boxes.some((_, a) =>
    boxes.some((_, b) => b > a && disjoint(a, b) && boxes.some((_, c) => c > b && disjoint(a, c) && disjoint(b, c))),
  );
}

/**
 * The landscape of a terrain that a river of that terrain connects with `from`, in either direction; undefined if there is none yet.
 */
export function landscapeOf(from: readonly StandingDomino[], terrain: string): AyaTileView | undefined {
  const seen = new Set<StandingDomino>(from);
  const queue = from.filter((domino) => countsFor(domino.kind, terrain));
  for (let domino = queue.shift(); domino; domino = queue.shift()) {
    if (domino.tile?.terrain === terrain) return domino.tile;
    for (const next of [...domino.before, ...domino.after]) {
      if (seen.has(next) || !countsFor(next.kind, terrain)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return undefined;
}

/** A domino that is toppled by another one: its distance along the fall, its id, and whether it falls backwards. */
interface Strike {
  along: number;
  other: number;
  back: boolean;
}

/** The strikes of each domino, for falling forwards and backwards. */
type Strikes = ReadonlyMap<number, readonly [readonly Strike[], readonly Strike[]]>;

/** Distance in millimetres at which no domino can topple another. */
const STRIKE_RANGE_MM = 70;

const strikeCache = new WeakMap<readonly AyaDominoView[], Strikes>();

function strikesOf({ dominoes }: Pick<AyaView, 'dominoes'>): Strikes {
  const cached = strikeCache.get(dominoes);
  if (cached) return cached;
  const upright = dominoes.filter((domino) => domino.lies === '').map((domino) => ({ id: domino.id, spot: spotOf(domino) }));
  const found: Strikes = new Map(
    upright.map(({ id, spot }) => {
      const near = upright.filter((other) => other.id !== id && dist(other.spot, spot) < STRIKE_RANGE_MM);
      const falling = (back: boolean): Strike[] => {
        const falls = { ...spot, a: back ? normalised(spot.a + 180) : spot.a };
        return near.flatMap(({ id: other, spot: to }) => {
          const lead = leadOf(falls, to);
          const struck = lead && (lead.along <= reachOf(lead) || (lead.along <= COVERED_REACH && fallsOnto(falls, to)));
          return struck ? [{ along: lead.along, other, back: angleBetween(to.a, falls.a) > 90 }] : [];
        });
      };
      return [id, [falling(false), falling(true)]];
    }),
  );
  strikeCache.set(dominoes, found);
  return found;
}

/** The dominoes that fall when one is pushed, in the order in which the wave reaches them. */
export function felledBy(view: Pick<AyaView, 'dominoes'>, number: number): ReadonlySet<number> {
  return new Set(waveOf(view, number).keys());
}

/** The dominoes that fall when one is pushed, in order, each with the domino that fells it; 0 for the pushed one. */
export function waveOf(view: Pick<AyaView, 'dominoes'>, number: number): ReadonlyMap<number, number> {
  const strikes = strikesOf(view);
  const found = new Map<number, number>();
  const queue = [{ far: 0, at: number, from: 0, back: false }];
  while (queue.length > 0) {
    let first = 0;
    queue.forEach((entry, i) => {
      if (entry.far < (queue[first]?.far ?? 0)) first = i;
    });
    const [next] = queue.splice(first, 1);
    if (!next || found.has(next.at)) continue;
    found.set(next.at, next.from);
    for (const { along, other, back } of strikes.get(next.at)?.[next.back ? 1 : 0] ?? []) {
      if (!found.has(other)) queue.push({ far: next.far + along, at: other, from: next.at, back });
    }
  }
  return found;
}

/** Dominoes that stand together and that the river from Start does not reach. */
export interface CutOff {
  /** The dominoes of the group, ordered by number. */
  dominoes: readonly AyaDominoView[];
  /** The domino at which the river would have to arrive: the first one of a chain that is nearest to the river. */
  joins: AyaDominoView;
  /** The domino of the river that is nearest to `joins`; null while nothing stands on the Start tile. */
  end: AyaDominoView | null;
  /** Millimetres between `joins` and `end`, from middle to middle. */
  gap: number;
}

/** The wave of the best first push, and the dominoes that it does not reach. */
export interface FirstWave {
  /** The domino to push; 0 while nothing stands on the Start tile. */
  push: number;
  /** Ids of the dominoes that fall. */
  dominoes: ReadonlySet<number>;
  /** The largest group first. */
  cutOff: readonly CutOff[];
}

/** The dominoes whose middle is on the Start tile: one of them is pushed first. */
export function startsOf({ dominoes, tiles }: Pick<AyaView, 'dominoes' | 'tiles'>): AyaDominoView[] {
  const start = tiles.find((tile) => tile.id === 'start');
  return start ? dominoes.filter((domino) => domino.lies === '' && dist(start, domino) <= TILE_RADIUS) : [];
}

const waveCache = new WeakMap<readonly AyaDominoView[], { tiles: readonly AyaTileView[]; wave: FirstWave }>();

/** The longest wave that one push on the Start tile sets off. */
export function riverFromStart(view: AyaView): FirstWave {
  const cached = waveCache.get(view.dominoes);
  if (cached?.tiles === view.tiles) return cached.wave;
  const wave = firstWaveOf(view, startsOf(view));
  waveCache.set(view.dominoes, { tiles: view.tiles, wave });
  return wave;
}

/** The longest wave that a push of one of `starts` sets off, and the dominoes that it does not reach. */
export function firstWaveOf(view: AyaView, starts: readonly AyaDominoView[]): FirstWave {
  let [push, dominoes]: [number, ReadonlySet<number>] = [0, new Set()];
  for (const { id } of starts) {
    const felled = felledBy(view, id);
    if (felled.size > dominoes.size || (felled.size === dominoes.size && id < push)) [push, dominoes] = [id, felled];
  }
  return { push, dominoes, cutOff: cutOffFrom(view, dominoes) };
}

/** The groups of dominoes that the wave does not reach. Dominoes of a group topple each other, in either direction. */
function cutOffFrom(view: AyaView, wave: ReadonlySet<number>): CutOff[] {
  const views = new Map(view.dominoes.map((domino) => [domino.id, domino]));
  const river = view.dominoes.filter((domino) => wave.has(domino.id));
  const remaining = new Set(standingDominoes(view).filter((domino) => !wave.has(domino.id)));
  const found: CutOff[] = [];
  for (const first of remaining) {
    const group = new Set([first]);
    for (const domino of group) for (const next of [...domino.before, ...domino.after]) if (!wave.has(next.id)) group.add(next);
    for (const domino of group) remaining.delete(domino);
    const dominoes = [...group]
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .flatMap((id) => views.get(id) ?? []);
    const struck = (domino: StandingDomino): boolean => domino.before.some(({ id }) => !wave.has(id));
    const heads = [...group].filter((domino) => !struck(domino)).map(({ id }) => views.get(id));
    const nearest = nearestOf(heads.length > 0 ? heads : dominoes.slice(0, 1), river);
    if (nearest) found.push({ dominoes, ...nearest });
  }
  return found.sort((a, b) => b.dominoes.length - a.dominoes.length || (a.dominoes[0]?.id ?? 0) - (b.dominoes[0]?.id ?? 0));
}

function nearestOf(
  heads: readonly (AyaDominoView | undefined)[],
  river: readonly AyaDominoView[],
): Pick<CutOff, 'joins' | 'end' | 'gap'> | null {
  let best: Pick<CutOff, 'joins' | 'end' | 'gap'> | null = null;
  for (const joins of heads) {
    if (!joins) continue;
    best ??= { joins, end: null, gap: 0 };
    for (const end of river) {
      const gap = dist(joins, end);
      if (!best.end || gap < best.gap) best = { joins, end, gap };
    }
  }
  return best;
}

const { ASIDES, TURNS, REACH, STRAIGHT, SWEEP } = measured.reach;
export const { HEAVY, COVERED_REACH } = measured.reach;

/** The place of a standing domino relative to a falling one, mirrored so that it is on the left. */
export interface Lead {
  along: number;
  aside: number;
  /** Degrees to the left, -90 to 90. */
  turn: number;
}

/** The place of `spot` relative to a domino that falls along its heading; null if it is not ahead. */
export function leadOf(falls: Spot, spot: Spot): Lead | null {
  const [dx, dy] = [spot.x - falls.x, spot.y - falls.y];
  const [cos, sin] = [cosOf(falls.a), sinOf(falls.a)];
  const along = dx * cos + dy * sin;
  if (along <= 0) return null;
  const aside = dy * cos - dx * sin;
  const turn = (normalised(spot.a - falls.a + 90) % 180) - 90;
  return aside > 0 || (aside === 0 && turn >= 0) ? { along, aside, turn } : { along, aside: -aside, turn: -turn };
}

/** Distance between a place and the area that the falling domino covers. */
export function missOf({ along, aside }: Lead): number {
  return Math.hypot(Math.max(0, along - STRAIGHT), Math.max(0, aside - SWEEP));
}

/** Maximum `along` at which a domino that far `aside` and turned by `turn` certainly falls: the minimum of the measured neighbours. */
export function reachOf({ aside, turn }: Lead): number {
  const [first = 0, second = 0] = ASIDES;
  const [firstTurn = 0, secondTurn = 0] = TURNS;
  if (aside > (ASIDES.at(-1) ?? 0)) return 0;
  // Without rounding, an error of 1e-9 would select another neighbour.
  const row = Math.round(((turn - firstTurn) / (secondTurn - firstTurn)) * 1e6) / 1e6;
  const column = Math.round((aside / (second - first)) * 1e6) / 1e6;
  let least = Number.POSITIVE_INFINITY;
  for (const i of [Math.floor(row), Math.ceil(row)]) {
    for (const j of [Math.floor(column), Math.ceil(column)]) {
      least = Math.min(least, REACH[(i + REACH.length) % REACH.length]?.[j] ?? 0);
    }
  }
  return least;
}
