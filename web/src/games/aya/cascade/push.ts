/** Which dominoes may be pushed, and what a push would set off. Looked at from above; the server has the last word. */
import { leads } from '../hand/checks';
import { fromBox, spotOf, standing } from '../hand/geometry';
import type { Place } from '../scene';
import { TILE_RADIUS } from '../sizes';
import type { AyaDominoView, AyaView } from '../wire';

/** Millimetres at which pieces touch. */
const TOUCH = 1;

export interface Pushable {
  domino: number;
  x: number;
  y: number;
  heading: number;
  /** How many dominoes stand in its way, one behind the other, itself among them. */
  river: number;
}

/** What may be pushed now, the longest river first. Of a river only its first domino is among them, unless nothing else is left. */
export function pushables(view: AyaView): Pushable[] {
  const may = allowed(view);
  const upright = view.dominoes.filter((domino) => domino.lies === '');
  const next = new Map(
    upright.map((domino) => [
      domino.id,
      upright.filter((other) => other !== domino && leads(spotOf(domino), spotOf(other))).map(({ id }) => id),
    ]),
  );
  const struck = new Set([...next.values()].flat());
  const heads = may.filter((domino) => !struck.has(domino.id));
  return (heads.length > 0 ? heads : may)
    .map(({ id, x, y, heading }) => ({ domino: id, x, y, heading, river: reached(id, next) }))
    .sort((a, b) => b.river - a.river || a.domino - b.domino);
}

/** Every domino that may be pushed: at first only those on the Start tile, where any stands there. */
export function allowed(view: AyaView): AyaDominoView[] {
  const upright = view.dominoes.filter((domino) => domino.lies === '' && !view.stuck.includes(domino.id));
  if (view.pushes > 0) return upright;
  const starts = view.tiles.filter((tile) => tile.id === 'start');
  const sources = upright.filter((domino) =>
    starts.some((tile) => fromBox(tile, standing(spotOf(domino))) <= TILE_RADIUS + TOUCH),
  );
  return sources.length > 0 ? sources : upright;
}

/** A place seen from a domino: how far along its heading, and how far to the left. */
function seenFrom({ x, y, heading }: { x: number; y: number; heading: number }, place: Place): [number, number] {
  const way = (heading * Math.PI) / 180;
  const [right, up] = [place.x - x, place.y - y];
  return [right * Math.cos(way) + up * Math.sin(way), up * Math.cos(way) - right * Math.sin(way)];
}

function reached(from: number, next: ReadonlyMap<number, readonly number[]>): number {
  const seen = new Set([from]);
  for (const one of seen) for (const other of next.get(one) ?? []) seen.add(other);
  return seen.size;
}

/** The choice beside `from` in a direction of the screen, which is seen turned by `yaw` degrees; the same where there is none. */
export function beside(among: readonly Pushable[], from: Pushable, key: string, yaw: number): Pushable {
  const ways: Record<string, number> = { ArrowRight: 0, ArrowUp: 90, ArrowLeft: 180, ArrowDown: 270 };
  const way = ways[key];
  if (way === undefined) return from;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const one of among) {
    const [along, aside] = seenFrom({ ...from, heading: way + yaw }, one);
    const cost = along + 2 * Math.abs(aside);
    if (one !== from && along > 1 && cost < least) [best, least] = [one, cost];
  }
  return best;
}

/** Millimetres that a finger must go along the heading, from where it was put down, to push. */
export const STROKE = 14;

/** Milliseconds after which a finger that rests on a domino pushes it. */
export const HOLD = 700;

/** How far a finger has pushed: 0 where it was put down, 1 when the domino falls. Sideways and back counts for nothing. */
export function pushedBy(domino: Pushable, from: Place, to: Place): number {
  const [along] = seenFrom({ ...from, heading: domino.heading }, to);
  return Math.max(0, Math.min(1, along / STROKE));
}
