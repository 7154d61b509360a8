/** A motion made ready to be watched, heard and followed: read once, however often it is played. */
import { TILE_RADIUS } from '../sizes';
import type { AyaView } from '../wire';
import { type Cast, castOf, movingAt, pushedIn } from './cast';
import { type Motion, RATE, readMotion } from './motion';
import { Pace } from './pace';
import type { Take } from './player.svelte';
import { type Clack, clacksOf, type Front, fallsOf, frontsOf } from './wave';

export interface Scene extends Take {
  before: AyaView | null;
  after: AyaView;
  motion: Motion;
  cast: Cast;
  clacks: readonly Clack[];
  fronts: readonly Front[];
  /** When the river parts, in seconds. */
  forks: readonly number[];
  /** What a finger pushed, if anything moved. */
  pushed: ReturnType<typeof pushedIn>;
  /** How many dominoes this motion laid down. */
  fell: number;
}

/** Read the motion that led from `before` (null where nobody saw it) to `after`. Rejects with `BadMotion`. */
export async function sceneOf(before: AyaView | null, after: AyaView, text: string): Promise<Scene> {
  const cast = castOf(before, after);
  const motion = await readMotion(text, cast.start);
  const seconds = motion.frames / RATE;
  const forks = partings(after)
    .flatMap((bodies) => fallsOf(motion, bodies).slice(0, 1))
    .sort((a, b) => a - b);
  return {
    before,
    after,
    motion,
    cast,
    seconds,
    forks,
    pace: Pace.slowAt(seconds, forks),
    at: (second) => movingAt(motion, cast, second),
    clacks: clacksOf(motion, cast.dominoes.length),
    fronts: frontsOf(motion),
    pushed: pushedIn(motion, cast),
    fell: fallsOf(
      motion,
      cast.dominoes.map((_, body) => body),
    ).length,
  };
}

/** Where the river parts, each as the bodies of which the first to fall begins it: Gardens placed as forks, and tiles with three ports. */
function partings(view: AyaView): number[][] {
  const gardens = view.dominoes.flatMap((domino, body) => (domino.fork ? [[body]] : []));
  const tiles = view.tiles
    .filter((tile) => tile.ports.length === 3)
    .map((tile) =>
      view.dominoes.flatMap((domino, body) => (Math.hypot(domino.x - tile.x, domino.y - tile.y) < TILE_RADIUS ? [body] : [])),
    );
  return [...gardens, ...tiles];
}

/** Where the wave is at a second of the motion. */
export function frontAt({ fronts }: Scene, second: number): Front | undefined {
  return fronts[Math.min(fronts.length - 1, Math.max(0, Math.round(second * RATE)))];
}
