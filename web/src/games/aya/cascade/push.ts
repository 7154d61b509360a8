/** Which dominoes may be pushed, and what a push would set off. Looked at from above; the server has the last word. */
import { animalPose } from '../bodies';
import { leads } from '../prediction/checks';
import { fallen, fromBox, spotOf } from '../prediction/geometry';
import { felledBy, startsOf } from '../prediction/rivers';
import type { Place } from '../scene';
import { TILE_RADIUS, TOKEN_RADIUS } from '../sizes';
import type { AyaAnimalView, AyaDominoView, AyaView } from '../wire';

/** Millimetres at which pieces touch. */
const TOUCH = 1;

export interface Pushable {
  domino: number;
  x: number;
  y: number;
  heading: number;
  /** Number of dominoes that it fells, itself included. */
  river: number;
  /** Photos that these can touch: ids of landscapes, keys of animals. */
  tiles: readonly string[];
  animals: readonly string[];
}

/** Whether a seat may push now: any seat may make the first push, then the seats take turns. */
export const mayPush = ({ pushes, turn }: Pick<AyaView, 'pushes' | 'turn'>, seat: number): boolean =>
  pushes === 0 || turn === seat;

/** Every domino that may be pushed now, with what it would set off. */
export function everyPushable(view: AyaView): Pushable[] {
  const upright = view.dominoes.filter((domino) => domino.lies === '');
  return allowed(view).map(({ id, x, y, heading }) => {
    const falls = felledBy(view, id);
    return {
      domino: id,
      x,
      y,
      heading,
      river: falls.size,
      ...photosBy(
        view,
        upright.filter((one) => falls.has(one.id)),
      ),
    };
  });
}

/**
 * The dominoes that are worth a push, the longest river first: the first domino of each river, or all dominoes where no river has a
 * first one. If another domino fells more than these, it comes first: the first domino of its river may not reach the next.
 */
export function pushables(view: AyaView): Pushable[] {
  const may = everyPushable(view);
  const struck = new Set([...ontoOf(view.dominoes.filter((domino) => domino.lies === '')).values()].flat());
  const heads = may.filter(({ domino }) => !struck.has(domino));
  const longest = (a: Pushable, b: Pushable): number => b.river - a.river || a.domino - b.domino;
  const [best] = [...may].sort(longest);
  const among = (heads.length > 0 ? heads : may).sort(longest);
  return best && best.river > (among[0]?.river ?? 0) ? [best, ...among] : among;
}

/** For each domino those onto which it falls. */
function ontoOf(upright: readonly AyaDominoView[]): Map<number, number[]> {
  return new Map(
    upright.map((domino) => [
      domino.id,
      upright.filter((other) => other !== domino && leads(spotOf(domino), spotOf(other))).map(({ id }) => id),
    ]),
  );
}

/** The photos that these dominoes touch when they fall: landscapes, and animals that ride on them or lie in their way. */
function photosBy(view: AyaView, falling: readonly AyaDominoView[]): Pick<Pushable, 'tiles' | 'animals'> {
  const boxes = falling.map((domino) => fallen(spotOf(domino)));
  const near = (place: Place, radius: number) => boxes.some((box) => fromBox(place, box) <= radius + TOUCH);
  const rides = new Set(falling.map(({ id }) => id));
  return {
    tiles: view.tiles.filter((tile) => tile.id !== 'start' && near(tile, TILE_RADIUS)).map(({ id }) => id),
    animals: view.animals
      .filter((one) => !one.aside && ((one.rides && rides.has(one.camera)) || near(animalPlace(one, view), TOKEN_RADIUS)))
      .map(({ animal }) => animal),
  };
}

/** Where an animal is. */
export function animalPlace(animal: AyaAnimalView, { dominoes }: AyaView): Place {
  const [x, y] = animalPose(animal, dominoes);
  return { x, y };
}

/** Tokens that so many pushes in one moment cost, after the first of the match. */
export function costOf({ tokens, push_cost }: Pick<AyaView, 'tokens' | 'push_cost'>, pushes: number): number {
  // The next one may be free; those behind it are not.
  return Math.min(tokens, push_cost > 0 ? pushes : pushes - 1);
}

/** Every domino that may be pushed: at first only those on the Start tile, where any stands there. */
export function allowed(view: AyaView): AyaDominoView[] {
  const upright = view.dominoes.filter((domino) => domino.lies === '' && !view.stuck.includes(domino.id));
  if (view.pushes > 0) return upright;
  const sources = startsOf(view);
  return sources.length > 0 ? sources : upright;
}

/** A place seen from a domino: how far along its heading, and how far to the left. */
function seenFrom({ x, y, heading }: { x: number; y: number; heading: number }, place: Place): [number, number] {
  const way = (heading * Math.PI) / 180;
  const [right, up] = [place.x - x, place.y - y];
  return [right * Math.cos(way) + up * Math.sin(way), up * Math.cos(way) - right * Math.sin(way)];
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
