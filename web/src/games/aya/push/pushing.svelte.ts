/** The push: which dominoes may be pushed and what each of them fells, and the finger that pushes the chosen one. */
import { animalPose } from '../bodies';
import { leads } from '../prediction/checks';
import { fallen, fromBox, spotOf } from '../prediction/geometry';
import { felledBy, startsOf } from '../prediction/rivers';
import type { HandShown, Light, Place, TableRenderer } from '../scene';
import { HEIGHT, TILE_RADIUS, TOKEN_RADIUS } from '../sizes';
import type { AyaAnimalView, AyaDominoView, AyaView } from '../wire';

/** A finger put down this near to a domino, in millimetres, means it; or within the width of a finger, in pixels of the screen. */
const NEAR = 26;
const FINGER = 44;
/** A finger that has moved so far does not rest any more. */
const RESTS = 5;

export interface PushingWorld {
  /** What stands; null while nobody here may push. */
  view(): AyaView | null;
  renderer(): TableRenderer | null;
  push(dominoes: readonly number[]): void;
  after(milliseconds: number, then: () => void): () => void;
}

export class Pushing {
  /** How far the finger has pushed, 0 to 1. */
  pressed = $state(0);
  finger = $state.raw<HandShown | null>(null);
  /** Something was sent and is not answered yet. */
  sent = $state(false);
  #sure = $state(false);
  #number = $state<number | null>(null);
  readonly #world: PushingWorld;
  #down: { domino: Pushable; from: Place } | null = null;
  #cancelHold: () => void = () => {};

  constructor(world: PushingWorld) {
    this.#world = world;
  }

  readonly #view = $derived.by(() => this.#world.view());
  /** The first of each river, the longest first. */
  readonly among: readonly Pushable[] = $derived.by(() => (this.#view ? pushables(this.#view) : []));
  /** What may be pushed together: after the first push, everything with which the rest falls. */
  readonly together: readonly Pushable[] = $derived.by(() =>
    this.#view && this.#view.pushes > 0 && this.among.length > 1 ? this.among : [],
  );
  /** The domino of the best first push, which fells the most; 0 after the first push. */
  readonly best: number = $derived.by(() => (this.#view?.pushes === 0 ? (this.among[0]?.domino ?? 0) : 0));
  /** No photo is in the reach of anything that still stands. */
  readonly idle = $derived(
    this.together.length > 0 && this.together.every(({ tiles, animals }) => tiles.length + animals.length === 0),
  );
  /** Tokens, which are points, that pushing together costs. */
  readonly price = $derived.by(() => (this.#view ? costOf(this.#view, this.together.length) : 0));
  /** Every domino that may be pushed. */
  readonly #any: readonly Pushable[] = $derived.by(() => (this.#view ? everyPushable(this.#view) : []));

  /** The one that would be pushed. */
  get chosen(): Pushable | null {
    const number = this.#number;
    return [...this.among, ...this.#any].find((one) => one.domino === number) ?? this.among[0] ?? null;
  }

  readonly lights: readonly Light[] = $derived.by(() => {
    const { chosen } = this;
    if (!chosen) return [];
    const others = this.among.filter((one) => one.domino !== chosen.domino);
    const photos = this.#view ? photosOf(this.#view, chosen) : [];
    return [
      ...photos,
      // The star marks the best first push while another domino is chosen.
      ...others.map(({ x, y, domino }): Light => ({ x, y, radius: 15, tone: domino === this.best ? 'won' : 'hint' })),
      { x: chosen.x, y: chosen.y, radius: 24 - 8 * this.pressed, tone: 'mine' as const, label: String(chosen.domino) },
    ];
  });

  /** The next choice, or the one before it. */
  step(by: 1 | -1): void {
    const { among, chosen } = this;
    if (among.length === 0) return;
    const at = among.findIndex((one) => one.domino === chosen?.domino);
    this.choose(among[(at + by + among.length) % among.length]);
  }

  /** The choice where an arrow key points; false where the key is none. */
  key(key: string): boolean {
    const { chosen } = this;
    if (!chosen || !key.startsWith('Arrow')) return false;
    this.choose(beside(this.among, chosen, key, this.#world.renderer()?.camera.yaw ?? 0));
    return true;
  }

  choose(one: Pushable | undefined): void {
    if (!one) return;
    this.#mean(one.domino);
    this.#world.renderer()?.camera.follow(one);
  }

  /** Push what is chosen. */
  push(): void {
    const { chosen } = this;
    if (chosen) this.#send([chosen.domino]);
  }

  /** Push the first of everything that is left, in one moment. */
  pushAll(): void {
    if (this.together.length === 0) return;
    if (this.price > 0 && !this.idle && !this.#sure) this.#sure = true;
    else this.#send(this.together.map((one) => one.domino).sort((a, b) => a - b));
  }

  /** Everything was asked for at once, at the price of tokens, while photos can still be won: asked once more, it is done. */
  get sure(): boolean {
    return this.#sure;
  }

  /** What was asked for once is not meant any more. */
  reconsider(): void {
    this.#sure = false;
  }

  /** Another domino is meant, or none: whatever was asked for before is not. */
  #mean(domino: number | null): void {
    this.#number = domino;
    this.reconsider();
  }

  #send(dominoes: readonly number[]): void {
    if (this.sent) return;
    this.sent = true;
    this.#world.push(dominoes);
  }

  /** A finger or the mouse is put down on the page; true if it is on a domino that may be pushed. */
  down(left: number, top: number): boolean {
    const from = this.#place(left, top);
    if (!from || this.sent) return false;
    const away = (one: Place) => Math.hypot(one.x - from.x, one.y - from.y);
    const near = Math.max(NEAR, FINGER * (this.#world.renderer()?.camera.scale ?? 0));
    const picked = this.#world.renderer()?.pick(left, top);
    const on = picked?.piece === 'domino' ? this.#any.find((one) => String(one.domino) === picked.id) : undefined;
    const domino = on ?? [...this.#any].sort((a, b) => away(a) - away(b)).find((one) => away(one) <= near);
    if (!domino) return false;
    this.#mean(domino.domino);
    this.#down = { domino, from };
    this.#show(from);
    this.#cancelHold = this.#world.after(HOLD, () => this.#done());
    return true;
  }

  /** It moves. */
  move(left: number, top: number): void {
    const to = this.#place(left, top);
    if (!this.#down || !to) return;
    const { domino, from } = this.#down;
    if (Math.hypot(to.x - from.x, to.y - from.y) > RESTS) this.#cancelHold();
    this.pressed = pushedBy(domino, from, to);
    this.#show(to);
    if (this.pressed >= 1) this.#done();
  }

  /** It is lifted: what was not pushed through stays. */
  up(): void {
    this.#cancelHold();
    this.#down = null;
    this.pressed = 0;
    this.finger = null;
  }

  /** The table has answered: another push may be sent. */
  release(): void {
    this.sent = false;
  }

  /** The answer has come, or a refusal. */
  answered(): void {
    this.sent = false;
    this.#mean(null);
    this.up();
  }

  #done(): void {
    this.up();
    this.push();
  }

  #place(left: number, top: number): Place | null {
    return this.#world.renderer()?.placeAt(left, top, HEIGHT / 2) ?? null;
  }

  #show({ x, y }: Place): void {
    const turn = this.#down?.domino.heading ?? 0;
    this.finger = { seat: this.#view?.seat ?? 0, name: '', x, y, turn, lift: HEIGHT * 0.8, holds: '' };
  }
}

/** Lights around the photos in a push's reach. */
function photosOf(view: AyaView, { tiles, animals }: Pushable): Light[] {
  return [
    ...view.tiles
      .filter(({ id }) => tiles.includes(id))
      .map(({ x, y }) => ({ x, y, radius: TILE_RADIUS + 4, tone: 'good' as const })),
    ...view.animals
      .filter(({ animal }) => animals.includes(animal))
      .map((one) => ({ ...animalPlace(one, view), radius: TOKEN_RADIUS + 4, tone: 'good' as const })),
  ];
}

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
