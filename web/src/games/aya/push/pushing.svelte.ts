/** Pushing: which dominoes may be pushed and what each of them fells, and the gesture of the finger that pushes. */
import { animalPose } from '../bodies';
import { fallsOnto } from '../prediction/checks';
import { distanceToBox, fallen, spotOf } from '../prediction/geometry';
import { felledBy, startsOf } from '../prediction/rivers';
import type { HandShown, Light, Place, TableRenderer } from '../scene';
import { HEIGHT, TILE_RADIUS, TOKEN_RADIUS } from '../sizes';
import type { AyaAnimalView, AyaDominoView, AyaView } from '../wire';

/** A finger picks a domino within this number of millimetres, or within the width of a finger in pixels of the screen. */
const PICK_RADIUS_MM = 26;
const FINGER_WIDTH_PX = 44;
/** Millimetres from which a finger counts as moved, so that it does not push by resting. */
const REST_TOLERANCE_MM = 5;

export interface PushingWorld {
  /** The view; null while nobody on this screen may push. */
  view(): AyaView | null;
  renderer(): TableRenderer | null;
  push(dominoes: readonly number[]): void;
  after(milliseconds: number, then: () => void): () => void;
}

export class Pushing {
  /** Progress of the finger's push, 0 to 1. */
  pressed = $state(0);
  finger = $state.raw<HandShown | null>(null);
  /** Whether a push was sent and not answered yet. */
  sent = $state(false);
  #confirming = $state(false);
  #chosenId = $state<number | null>(null);
  readonly #world: PushingWorld;
  #down: { domino: Pushable; from: Place } | null = null;
  #cancelHold: () => void = () => {};

  constructor(world: PushingWorld) {
    this.#world = world;
  }

  readonly #view = $derived.by(() => this.#world.view());
  /** The first domino of each river, the longest river first. */
  readonly candidates: readonly Pushable[] = $derived.by(() => (this.#view ? pushables(this.#view) : []));
  /** The dominoes that can be pushed together: after the first push, the first ones of all remaining rivers. */
  readonly pushableTogether: readonly Pushable[] = $derived.by(() =>
    this.#view && this.#view.pushes > 0 && this.candidates.length > 1 ? this.candidates : [],
  );
  /** Id of the domino of the best first push, which fells the most; 0 after the first push. */
  readonly best: number = $derived.by(() => (this.#view?.pushes === 0 ? (this.candidates[0]?.domino ?? 0) : 0));
  /** Whether no standing river reaches a photo any more. */
  readonly nothingToWin = $derived(
    this.pushableTogether.length > 0 && this.pushableTogether.every(({ tiles, animals }) => tiles.length + animals.length === 0),
  );
  /** Tokens (points) that pushing together costs. */
  readonly price = $derived.by(() => (this.#view ? costOf(this.#view, this.pushableTogether.length) : 0));
  /** Every domino that may be pushed. */
  readonly #all: readonly Pushable[] = $derived.by(() => (this.#view ? everyPushable(this.#view) : []));

  /** The domino that would be pushed. */
  get chosen(): Pushable | null {
    const number = this.#chosenId;
    return [...this.candidates, ...this.#all].find((pushable) => pushable.domino === number) ?? this.candidates[0] ?? null;
  }

  readonly lights: readonly Light[] = $derived.by(() => {
    const { chosen } = this;
    if (!chosen) return [];
    const others = this.candidates.filter((candidate) => candidate.domino !== chosen.domino);
    const photos = this.#view ? photosOf(this.#view, chosen) : [];
    return [
      ...photos,
      // The star marks the best first push while another domino is chosen.
      ...others.map(({ x, y, domino }): Light => ({ x, y, radius: 15, tone: domino === this.best ? 'won' : 'hint' })),
      { x: chosen.x, y: chosen.y, radius: 24 - 8 * this.pressed, tone: 'mine' as const, label: String(chosen.domino) },
    ];
  });

  /** Choose the next or the previous domino. */
  step(by: 1 | -1): void {
    const { candidates, chosen } = this;
    if (candidates.length === 0) return;
    const at = candidates.findIndex((candidate) => candidate.domino === chosen?.domino);
    this.choose(candidates[(at + by + candidates.length) % candidates.length]);
  }

  /** Choose the domino in the direction of an arrow key; false for other keys. */
  key(key: string): boolean {
    const { chosen } = this;
    if (!chosen || !key.startsWith('Arrow')) return false;
    this.choose(nextInDirection(this.candidates, chosen, key, this.#world.renderer()?.camera.yaw ?? 0));
    return true;
  }

  choose(pushable: Pushable | undefined): void {
    if (!pushable) return;
    this.#select(pushable.domino);
    this.#world.renderer()?.camera.follow(pushable);
  }

  /** Push the chosen domino. */
  push(): void {
    const { chosen } = this;
    if (chosen) this.#send([chosen.domino]);
  }

  /**
   * Push all remaining rivers in one moment. If that costs tokens while photos can still be won, the first call only asks for
   * confirmation.
   */
  pushAll(): void {
    if (this.pushableTogether.length === 0) return;
    if (this.price > 0 && !this.nothingToWin && !this.#confirming) this.#confirming = true;
    else this.#send(this.pushableTogether.map((pushable) => pushable.domino).sort((a, b) => a - b));
  }

  /** Whether `pushAll` was called once and must be called again as confirmation. */
  get confirming(): boolean {
    return this.#confirming;
  }

  /** Cancel the confirmation. */
  cancelConfirmation(): void {
    this.#confirming = false;
  }

  /** Choose another domino, or none. Cancels a pending confirmation. */
  #select(domino: number | null): void {
    this.#chosenId = domino;
    this.cancelConfirmation();
  }

  #send(dominoes: readonly number[]): void {
    if (this.sent) return;
    this.sent = true;
    this.#world.push(dominoes);
  }

  /** Handle a press of a finger or mouse button. Returns whether it is on a domino that may be pushed. */
  down(left: number, top: number): boolean {
    const from = this.#place(left, top);
    if (!from || this.sent) return false;
    const distance = (place: Place) => Math.hypot(place.x - from.x, place.y - from.y);
    const near = Math.max(PICK_RADIUS_MM, FINGER_WIDTH_PX * (this.#world.renderer()?.camera.scale ?? 0));
    const picked = this.#world.renderer()?.pick(left, top);
    const on = picked?.piece === 'domino' ? this.#all.find((pushable) => String(pushable.domino) === picked.id) : undefined;
    const domino = on ?? [...this.#all].sort((a, b) => distance(a) - distance(b)).find((pushable) => distance(pushable) <= near);
    if (!domino) return false;
    this.#select(domino.domino);
    this.#down = { domino, from };
    this.#show(from);
    this.#cancelHold = this.#world.after(HOLD_MS, () => this.#done());
    return true;
  }

  /** Handle a movement of the finger. */
  move(left: number, top: number): void {
    const to = this.#place(left, top);
    if (!this.#down || !to) return;
    const { domino, from } = this.#down;
    if (Math.hypot(to.x - from.x, to.y - from.y) > REST_TOLERANCE_MM) this.#cancelHold();
    this.pressed = pushedBy(domino, from, to);
    this.#show(to);
    if (this.pressed >= 1) this.#done();
  }

  /** Handle the end of the touch. An incomplete push does not happen. */
  up(): void {
    this.#cancelHold();
    this.#down = null;
    this.pressed = 0;
    this.finger = null;
  }

  /** Allow the next push, after the server has answered. */
  release(): void {
    this.sent = false;
  }

  /** Reset after the table has changed because of a push, or the push was refused. */
  answered(): void {
    this.sent = false;
    this.#select(null);
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

/** Lights around the photos in the reach of a push. */
function photosOf(view: AyaView, { tiles, animals }: Pushable): Light[] {
  return [
    ...view.tiles
      .filter(({ id }) => tiles.includes(id))
      .map(({ x, y }) => ({ x, y, radius: TILE_RADIUS + 4, tone: 'good' as const })),
    ...view.animals
      .filter(({ animal }) => animals.includes(animal))
      .map((animal) => ({ ...animalPlace(animal, view), radius: TOKEN_RADIUS + 4, tone: 'good' as const })),
  ];
}

/** Millimetres within which pieces touch. */
const TOUCH_MM = 1;

export interface Pushable {
  domino: number;
  x: number;
  y: number;
  heading: number;
  /** Number of dominoes that it fells, including itself. */
  river: number;
  /** Photos that these dominoes can touch: ids of landscapes, names of animals. */
  tiles: readonly string[];
  animals: readonly string[];
}

/** Whether a seat may push now: any seat may make the first push, then the seats take turns. */
export const mayPush = ({ pushes, turn }: Pick<AyaView, 'pushes' | 'turn'>, seat: number): boolean =>
  pushes === 0 || turn === seat;

/** Every domino that may be pushed now, with the wave that it would start. */
export function everyPushable(view: AyaView): Pushable[] {
  const upright = view.dominoes.filter((domino) => domino.lies === '');
  return allowedToPush(view).map(({ id, x, y, heading }) => {
    const falls = felledBy(view, id);
    return {
      domino: id,
      x,
      y,
      heading,
      river: falls.size,
      ...photosBy(
        view,
        upright.filter((domino) => falls.has(domino.id)),
      ),
    };
  });
}

/**
 * The dominoes that are worth a push, the longest river first: the first domino of each river, or all dominoes if no river has a first
 * one. A domino that fells more than all of these comes first, because the first domino of its river may not reach the next.
 */
export function pushables(view: AyaView): Pushable[] {
  const pushable = everyPushable(view);
  const struck = new Set([...ontoOf(view.dominoes.filter((domino) => domino.lies === '')).values()].flat());
  const heads = pushable.filter(({ domino }) => !struck.has(domino));
  const byLength = (a: Pushable, b: Pushable): number => b.river - a.river || a.domino - b.domino;
  const [best] = [...pushable].sort(byLength);
  const candidates = (heads.length > 0 ? heads : pushable).sort(byLength);
  return best && best.river > (candidates[0]?.river ?? 0) ? [best, ...candidates] : candidates;
}

/** For each domino, the ids of those onto which it falls. */
function ontoOf(upright: readonly AyaDominoView[]): Map<number, number[]> {
  return new Map(
    upright.map((domino) => [
      domino.id,
      upright.filter((other) => other !== domino && fallsOnto(spotOf(domino), spotOf(other))).map(({ id }) => id),
    ]),
  );
}

/** The photos that these dominoes touch when they fall: landscapes, and animals that ride on them or lie in their way. */
function photosBy(view: AyaView, falling: readonly AyaDominoView[]): Pick<Pushable, 'tiles' | 'animals'> {
  const boxes = falling.map((domino) => fallen(spotOf(domino)));
  const near = (place: Place, radius: number) => boxes.some((box) => distanceToBox(place, box) <= radius + TOUCH_MM);
  const rides = new Set(falling.map(({ id }) => id));
  return {
    tiles: view.tiles.filter((tile) => tile.id !== 'start' && near(tile, TILE_RADIUS)).map(({ id }) => id),
    animals: view.animals
      .filter(
        (animal) =>
          !animal.aside && ((animal.rides && rides.has(animal.camera)) || near(animalPlace(animal, view), TOKEN_RADIUS)),
      )
      .map(({ animal }) => animal),
  };
}

/** The place of an animal. */
export function animalPlace(animal: AyaAnimalView, { dominoes }: AyaView): Place {
  const [x, y] = animalPose(animal, dominoes);
  return { x, y };
}

/** Tokens for a number of pushes in one moment, after the first push of the match. */
export function costOf({ tokens, push_cost }: Pick<AyaView, 'tokens' | 'push_cost'>, pushes: number): number {
  // Only the first one of them may be free.
  return Math.min(tokens, push_cost > 0 ? pushes : pushes - 1);
}

/** Every domino that may be pushed: before the first push only those on the Start tile, if there are any. */
export function allowedToPush(view: AyaView): AyaDominoView[] {
  const upright = view.dominoes.filter((domino) => domino.lies === '' && !view.stuck.includes(domino.id));
  if (view.pushes > 0) return upright;
  const sources = startsOf(view);
  return sources.length > 0 ? sources : upright;
}

/** A place in the coordinates of a domino: along its heading, and to the left. */
function seenFrom({ x, y, heading }: { x: number; y: number; heading: number }, place: Place): [number, number] {
  const way = (heading * Math.PI) / 180;
  const [right, up] = [place.x - x, place.y - y];
  return [right * Math.cos(way) + up * Math.sin(way), up * Math.cos(way) - right * Math.sin(way)];
}

/** The next choice from `from` in a direction of the screen, for a camera turned by `yaw` degrees; `from` if there is none. */
export function nextInDirection(candidates: readonly Pushable[], from: Pushable, key: string, yaw: number): Pushable {
  const ways: Record<string, number> = { ArrowRight: 0, ArrowUp: 90, ArrowLeft: 180, ArrowDown: 270 };
  const way = ways[key];
  if (way === undefined) return from;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const [along, aside] = seenFrom({ ...from, heading: way + yaw }, candidate);
    const cost = along + 2 * Math.abs(aside);
    if (candidate !== from && along > 1 && cost < least) [best, least] = [candidate, cost];
  }
  return best;
}

/** Millimetres along the heading that a finger must move to push. */
export const STROKE_MM = 14;

/** Milliseconds after which a finger that rests on a domino pushes it. */
export const HOLD_MS = 700;

/** Progress of a finger's push: 0 at its start, 1 when the domino falls. Movements sideways and back do not count. */
export function pushedBy(domino: Pushable, from: Place, to: Place): number {
  const [along] = seenFrom({ ...from, heading: domino.heading }, to);
  return Math.max(0, Math.min(1, along / STROKE_MM));
}
