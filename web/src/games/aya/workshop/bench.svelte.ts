/**
 * The state of the workshop's table: its layout, the piece in the hand, the pushes and their result.
 *
 * The server does not store it. Every push sends the whole table and the earlier pushes.
 */
import type { Toppled } from '../../../shell/api/wire';
import {
  animalLeft,
  EMPTY,
  type Holding,
  type Layout,
  MAX_DOMINOES,
  NOTHING,
  parseRests,
  type Rests,
  tableView,
  UNMOVED,
} from './layout';

/** Maximum number of steps that can be undone. */
const MAX_UNDOS = 100;

/** A request to simulate a push. */
export interface PushRequest {
  table: string;
  tiles: Layout['tiles'];
  dominoes: Layout['dominoes'];
  animals: Layout['animals'];
  pushes: readonly number[];
}

export class Bench {
  layout = $state.raw<Layout>(EMPTY);
  holding = $state.raw<Holding>(NOTHING);
  /** Number of the picked domino; 0 for none. */
  picked = $state(0);
  /** Numbers of the dominoes that were pushed since the table was set up. */
  pushes = $state.raw<readonly number[]>([]);
  rests = $state.raw<Rests>(UNMOVED);
  /** The result of the last push. */
  toppled = $state.raw<Toppled | null>(null);
  /** Whether a push is being simulated. */
  busy = $state(false);
  #past: Layout[] = [];
  /** Number of steps that can be undone. */
  steps = $state(0);
  readonly #simulate: (asked: PushRequest) => Promise<Toppled>;

  constructor(ask: (asked: PushRequest) => Promise<Toppled>) {
    this.#simulate = ask;
  }

  readonly view = $derived.by(() => tableView(this.layout, this.holding, this.rests));
  readonly fallen = $derived.by(() => this.rests.size > 0);
  readonly full = $derived.by(() => this.layout.dominoes.length >= MAX_DOMINOES);
  readonly pickedDomino = $derived.by(() => this.layout.dominoes[this.picked - 1] ?? null);
  /** Numbers of the standing dominoes. */
  readonly standing = $derived.by(() => this.view.dominoes.filter((domino) => domino.lies === '').map((domino) => domino.id));
  /** The domino to push next: the picked one, else the layout's first one, else the first that stands. */
  readonly next = $derived.by(() => {
    const can = (number: number) => this.standing.includes(number);
    return [this.picked, this.pushes.length === 0 ? this.layout.push : 0].find(can) ?? this.standing[0] ?? 0;
  });

  /** Show another table. */
  show(layout: Layout): void {
    this.#saveStep();
    this.layout = layout;
    this.setUp();
    this.holding = NOTHING;
    this.picked = 0;
  }

  /** Reset all dominoes to their standing places. */
  setUp(): void {
    this.pushes = [];
    this.rests = UNMOVED;
    this.toppled = null;
  }

  hold(holding: Holding): void {
    if (this.fallen) this.setUp();
    this.picked = 0;
    this.holding = holding;
  }

  /** Place a piece; `action` is in the notation of a match. */
  put(action: string): void {
    const [verb = '', ...places] = action.split(' ');
    const [first = [], second = []] = places.map((place) => place.split(',').map(Number));
    const [x = 0, y = 0, a = 0] = first;
    const { layout, holding } = this;
    const stands = (kind: string, [x = 0, y = 0, heading = 0]: readonly number[], fork = false) => ({
      kind,
      x,
      y,
      heading,
      fork,
    });
    if (verb === 'place' || verb === 'fork') {
      if (this.full) return;
      this.#change({ ...layout, dominoes: [...layout.dominoes, stands(holding.kind, first, verb === 'fork')] });
    } else if (verb === 'animal') {
      const [ax = 0, ay = 0] = second;
      const animal = animalLeft(layout, holding.kind.replace('*', ''));
      if (!animal || this.full) return;
      this.#change({
        ...layout,
        dominoes: [...layout.dominoes, stands(holding.kind, first)],
        animals: [...layout.animals, { animal, x: ax, y: ay }],
      });
    } else if (verb === 'lay' || verb === 'start') {
      const tile = { id: holding.tile, x, y, angle: a };
      const dominoes = verb === 'lay' ? [...layout.dominoes, stands(holding.kind, second)] : layout.dominoes;
      this.#change({ ...layout, tiles: [...layout.tiles, tile], dominoes });
      this.holding = NOTHING;
    }
  }

  /** Turn the picked domino, in degrees to the left. */
  turn(by: number): void {
    const { layout, picked } = this;
    const turned = layout.dominoes.map((domino, index) =>
      index + 1 === picked ? { ...domino, heading: Math.round(((domino.heading + by + 720) % 360) * 10) / 10 } : domino,
    );
    this.#change({ ...layout, dominoes: turned });
  }

  /** Remove the picked domino and the animals that ride on it. Later dominoes get the next lower number. */
  remove(): void {
    const { layout, picked, view } = this;
    const carried = new Set(view.animals.filter((animal) => animal.camera === picked).map((animal) => animal.animal));
    const push = layout.push > picked ? layout.push - 1 : layout.push === picked ? 1 : layout.push;
    this.#change({
      ...layout,
      dominoes: layout.dominoes.filter((_, index) => index + 1 !== picked),
      animals: layout.animals.filter((animal) => !carried.has(animal.animal)),
      push,
    });
    this.picked = 0;
  }

  /** Make the picked domino the first one to push. */
  pushFromHere(): void {
    if (this.picked) this.#change({ ...this.layout, push: this.picked });
  }

  undo(): void {
    const before = this.#past.pop();
    if (!before) return;
    this.steps = this.#past.length;
    this.setUp();
    this.picked = 0;
    this.layout = before;
  }

  clear(): void {
    this.show({ ...EMPTY, table: this.layout.table });
  }

  /** Simulate a push. Calls `moved` with its motion just before the table changes. Rejects if the server refuses. */
  async push(moved: (motion: string) => void): Promise<void> {
    const { next: number, layout } = this;
    if (!number || this.busy) return;
    const pushes = [...this.pushes, number];
    this.busy = true;
    try {
      const { table, tiles, dominoes, animals } = layout;
      const toppled = await this.#simulate({ table, tiles, dominoes, animals, pushes });
      if (this.layout !== layout) return;
      moved(toppled.motion);
      this.holding = NOTHING;
      this.picked = 0;
      this.pushes = pushes;
      this.rests = parseRests(toppled.rest, this.rests);
      this.toppled = toppled;
    } finally {
      this.busy = false;
    }
  }

  #saveStep(): void {
    this.#past = [...this.#past, this.layout].slice(-MAX_UNDOS);
    this.steps = this.#past.length;
  }

  #change(layout: Layout): void {
    this.#saveStep();
    this.setUp();
    this.layout = layout;
  }
}
