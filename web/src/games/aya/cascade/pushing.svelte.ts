/** The push: a domino is chosen, and a finger goes through it. */
import type { HandShown, Light, Place, TableRenderer } from '../scene';
import { HEIGHT, TILE_RADIUS, TOKEN_RADIUS } from '../sizes';
import type { AyaView } from '../wire';
import { animalPlace, beside, costOf, everyPushable, HOLD, type Pushable, pushables, pushedBy } from './push';

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
