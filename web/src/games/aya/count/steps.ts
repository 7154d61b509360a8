/** The count as a list of steps: photo by photo, then triptychs and tokens. */
import { animalPose } from '../bodies';
import type { Light, Place } from '../scene';
import { TERRAINS, TILE_RADIUS, TOKEN_RADIUS } from '../sizes';
import type { AyaLossView, AyaTileView, AyaView } from '../wire';

/** Millimetres across the picture around a lost photo. */
export const LOST_SPAN_MM = 320;

export interface CountStep {
  what: 'landscape' | 'animal' | 'triptych' | 'tokens';
  /** Id of the tile, animal or terrain; empty for the tokens. */
  id: string;
  won: boolean;
  /** Reasons for which a photo is lost; empty if it is won. */
  reasons: readonly AyaLossView[];
  /** Points of this step. */
  points: number;
  /** Points of all steps up to this one. */
  sum: number;
  /** The place of the photo on the table; null for tokens. */
  place: Place | null;
  /** Lights around the piece, and around the pieces that caused its loss. */
  lights: readonly Light[];
}

/** All steps of the count, in order; empty before the end. */
export function countSteps(view: AyaView): CountStep[] {
  const { count } = view;
  if (!count) return [];
  const steps: CountStep[] = [];
  let sum = 0;
  const add = (step: Omit<CountStep, 'sum'>) => {
    sum += step.points;
    steps.push({ ...step, sum });
  };
  for (const terrain of TERRAINS) {
    const tiles = view.tiles.filter((tile) => tile.terrain === terrain);
    for (const tile of tiles) {
      const won = count.landscapes.includes(tile.id);
      const reasons = count.lost.filter((loss) => loss.photo === tile.id);
      const place = { x: tile.x, y: tile.y };
      const lights = [ring(place, TILE_RADIUS + 4, won), ...reasons.flatMap((loss) => causesOf(view, loss, tile))];
      add({ what: 'landscape', id: tile.id, won, reasons, points: Number(won), place, lights });
    }
    if (tiles.filter((tile) => count.landscapes.includes(tile.id)).length === 3) {
      const lights = tiles.map(({ x, y }) => ring({ x, y }, TILE_RADIUS + 4, true));
      const place = { x: mean(tiles.map(({ x }) => x)), y: mean(tiles.map(({ y }) => y)) };
      add({ what: 'triptych', id: terrain, won: true, reasons: [], points: 1, place, lights });
    }
  }
  for (const animal of view.animals) {
    if (animal.animal === '') continue;
    const won = count.animals.includes(animal.animal);
    const reasons = count.lost.filter((loss) => loss.photo === animal.animal);
    const [x, y] = animalPose(animal, view.dominoes);
    const lights = [ring({ x, y }, TOKEN_RADIUS + 4, won), ...reasons.flatMap((loss) => causesOf(view, loss))];
    add({ what: 'animal', id: animal.animal, won, reasons, points: Number(won), place: { x, y }, lights });
  }
  add({ what: 'tokens', id: '', won: count.tokens > 0, reasons: [], points: count.tokens, place: null, lights: [] });
  return steps;
}

/** Lights around the pieces that caused a loss. */
function causesOf(view: AyaView, { args }: AyaLossView, tile?: AyaTileView): Light[] {
  const found: Light[] = [];
  const port = tile?.ports[Number(args.port ?? 0) - 1];
  if (tile && port !== undefined) {
    const way = (port * Math.PI) / 180;
    found.push(ring({ x: tile.x + TILE_RADIUS * Math.cos(way), y: tile.y + TILE_RADIUS * Math.sin(way) }, 9, false));
  }
  const domino = view.dominoes[Number(args.domino ?? 0) - 1];
  if (domino) {
    const place = domino.rest ? { x: domino.rest.x / 1000, y: domino.rest.y / 1000 } : domino;
    found.push({ ...ring(place, 18, false), label: String(domino.id) });
  }
  return found;
}

function ring({ x, y }: Place, radius: number, won: boolean): Light {
  return { x, y, radius, tone: won ? 'won' : 'lost' };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Minimum scores of the named bands, the highest first; equal to `rivage.games.aya.components.BANDS`. */
const BANDS = [55, 50, 45, 40, 35, 30, 25, 20, 15, 10] as const;

/** The band of a score: the message `aya-band-…`. */
export function bandOf(score: number): number {
  return BANDS.find((band) => score >= band) ?? 0;
}

/**
 * No advice is given from `GOOD_SCORE` points on. A river that needs more than `MANY_PUSHES` pushes is in pieces; a wave of fewer than
 * `SHORT_WAVE` dominoes is short.
 */
const GOOD_SCORE = 35;
const MANY_PUSHES = 3;
const SHORT_WAVE = 30;
/** The advice for each reason of a loss. */
const ADVICE: Readonly<Record<string, Advice>> = {
  'dry-port': 'entrances',
  'dry-port-off': 'entrances',
  'dry-port-none': 'entrances',
  foreign: 'terrain',
  'water-down': 'terrain',
  'wrong-terrain': 'animals',
  'no-path': 'animals',
  'off-river': 'animals',
  'no-river': 'animals',
  'on-tile': 'animals',
  shared: 'apart',
};
export type Advice = 'join' | 'entrances' | 'terrain' | 'animals' | 'apart' | 'longer' | 'photos';

/** The advice for the next match (message `aya-try-…`); null after a good match. `wave`: number of dominoes in the longest wave. */
export function adviceOf({ count, pushes, landscapes }: AyaView, wave: number): Advice | null {
  if (!count || count.score >= GOOD_SCORE) return null;
  // A First river that fell in one wave with all its landscapes needs no advice.
  if (pushes === 1 && wave >= SHORT_WAVE && count.lost.length === 0 && count.landscapes.length === landscapes) return null;
  if (pushes > MANY_PUSHES) return 'join';
  const losses = count.lost.flatMap(({ key }) => ADVICE[key] ?? []);
  const often = (advice: Advice) => losses.filter((loss) => loss === advice).length;
  const [commonest] = [...losses].sort((a, b) => often(b) - often(a));
  return commonest ?? (wave < SHORT_WAVE ? 'longer' : 'photos');
}

/** Maximum duration of the whole count, and minimum duration of one won photo, in milliseconds. */
const MAX_COUNT_MS = 26_000;
const MIN_WON_MS = 450;
const STEP_MS = { won: 1200, lost: 2800, triptych: 1700, tokens: 1800, opening: 900 } as const;

/** Milliseconds for which a step is shown. Reasons need reading time, and many photos are shown faster than few. */
export function stepDuration(step: CountStep | undefined, count: number): number {
  if (!step) return STEP_MS.opening;
  if (step.what === 'tokens') return STEP_MS.tokens;
  if (step.what === 'triptych') return STEP_MS.triptych;
  const usual = step.won ? STEP_MS.won : STEP_MS.lost;
  return Math.max(step.won ? MIN_WON_MS : 2 * STEP_MS.won, Math.min(usual, (usual * MAX_COUNT_MS) / (count * STEP_MS.won)));
}
