/**
 * The hand of the person at this screen: what it holds, where, what would come of letting go, and the action that says so.
 *
 * It knows the view and what the person did with pointer, finger or keys since; it holds no rules but those that tell beforehand
 * what the server will say. With the next moment (another domino in hand, the turn passed on) it is empty again: `follow`.
 */
import { lyingPose, standingPose, tokenPose } from '../bodies';
import type { Ghost } from '../scene';
import { animalBack, HEIGHT, hasCamera, THICKNESS } from '../sizes';
import type { AyaDominoView, AyaView } from '../wire';
import { checkBuffer, checkCamera, checkDomino, checkRaise, kindOf, PORTS, rideOn } from './checks';
import { ahead, dist, type Point, rounded, type Spot, turnFrom, wrapped } from './geometry';
import { type Motion, motionText, pointText, STILL, spotText } from './notation';
import { cameraSnapsOf, type Snap, snapAt, snapsOf, tileSnapsOf } from './snap';
import { type Verdict, verdictOf, verdictOfAnimal, verdictOfBuffer, verdictOfCamera, verdictOfTile } from './verdict';

/**
 * What is done with the hand now. `wait`: a domino is held and it is somebody else's turn; `choose`: its camera asks what it shall
 * bring; `tile`, then `camera`: a landscape is laid, then its domino stood before a port.
 */
export type Task =
  | 'watch'
  | 'first'
  | 'start'
  | 'flip'
  | 'draw'
  | 'empty'
  | 'wait'
  | 'choose'
  | 'stand'
  | 'animal'
  | 'buffer'
  | 'tile'
  | 'camera'
  | 'raise'
  | 'push'
  | 'over';

/** What a camera domino brings. */
export type Brings = '' | 'plain' | 'animal' | 'buffer';

/** A piece where it is held. */
export interface Held {
  spot: Spot;
  /** The animal that would ride there. */
  animal: Point | null;
  verdict: Verdict;
  /** The good place it has been drawn to. */
  snapped: boolean;
}

/** Tasks in which something hangs over the table. */
const HOLDING: readonly Task[] = ['start', 'stand', 'animal', 'buffer', 'tile', 'camera', 'raise'];

/** Where a piece may be laid flat: here, else so many degrees from straight on and so many millimetres away, the nearest first. */
const FLAT: readonly (readonly [number, number])[] = [
  [0, 0],
  ...[25, 35, 45, 55].flatMap((far) => [90, -90, 135, -135, 45, -45, 180, 0].map((way) => [way, far] as const)),
];

export class Hand {
  #view: () => AyaView;
  #seat: () => number;
  #may: () => boolean;

  /** Where the hand is over the table; null while it is nowhere. */
  point = $state.raw<Point | null>(null);
  /** The way a piece looks that is drawn to no place. */
  heading = $state(0);
  /** By how much a piece that is drawn to a place is turned from what is good there. */
  twist = $state(0);
  /** Pieces are drawn to good places: as the person wishes ... */
  snaps = $state(true);
  /** ... unless they want it otherwise for the moment. */
  free = $state(false);
  /** So many millimetres around a good place draw to it. */
  pull = $state(18);
  brings = $state<Brings>('');
  /** A Garden is stood as a fork. */
  fork = $state(false);
  /** Where the tile in hand has been laid, while its domino is not stood yet. */
  laid = $state.raw<Spot | null>(null);
  /** The port by which a tile is entered. */
  entry = $state(0);
  /** Number of the domino that is looked at, to be turned or raised; 0 is none. */
  picked = $state(0);
  /** Number of the lying domino that is in the hand; 0 is none. */
  raising = $state(0);
  /** Where somebody who knows would put it, tile and domino: these places draw first. */
  advised = $state.raw<{ tile: Spot | null; spot: Spot | null } | null>(null);
  /** What was sent and is not answered yet: the hand stays as it was. */
  sent = $state('');
  #moment = '';

  /** `may`: the person may act now. */
  constructor(view: () => AyaView, seat: () => number, may: () => boolean) {
    this.#view = view;
    this.#seat = seat;
    this.#may = may;
  }

  /** Kind of the domino in the person's hand, or empty. */
  readonly kind = $derived.by(() => this.#view().players[this.#seat()]?.hand ?? '');
  readonly mine = $derived.by(() => this.#view().turn === this.#seat());

  readonly task = $derived.by<Task>(() => {
    const view = this.#view();
    if (view.phase === 'over') return 'over';
    if (this.#seat() < 0) return 'watch';
    if (view.phase === 'first') return 'first';
    if (view.phase === 'ready' || view.phase === 'pause') return 'flip';
    if (view.phase === 'laying') return this.mine ? 'start' : 'watch';
    if (view.phase === 'toppling') return this.mine ? 'push' : 'watch';
    if (this.raising && this.lyingOne) return 'raise';
    if (!this.kind) return (view.players[this.#seat()]?.stock ?? 0) > 0 ? 'draw' : 'empty';
    if (!this.mine) return 'wait';
    if (view.tile) return this.laid ? 'camera' : 'tile';
    if (!hasCamera(this.kind) || this.brings === 'plain') return 'stand';
    return this.brings === '' ? 'choose' : this.brings;
  });

  /** A piece hangs over the table. */
  readonly holds = $derived.by(() => HOLDING.includes(this.task));

  readonly pickedOne = $derived.by<AyaDominoView | null>(() => this.#view().dominoes[this.picked - 1] ?? null);
  readonly lyingOne = $derived.by<AyaDominoView | null>(() => {
    const found = this.#view().dominoes[this.raising - 1];
    return found && found.lies !== '' ? found : null;
  });

  /** Good places for what is held, the likelier first. */
  readonly places = $derived.by<Snap[]>(() => {
    const wanted = this.#wanted();
    const found = this.#places(this.#view());
    return wanted ? [{ spot: wanted, why: 'advice', from: 'advice' }, ...found] : found;
  });

  /** The advice, as far as it speaks of what is held: the place of a camera is good only before the tile as it was advised. */
  #wanted(): Spot | null {
    const { task, advised, laid } = this;
    if (!advised || task === 'raise' || task === 'buffer') return null;
    if (task === 'tile') return advised.tile;
    return task === 'camera' && !(laid && this.#asAdvised(laid)) ? null : advised.spot;
  }

  #asAdvised(laid: Spot): boolean {
    const tile = this.advised?.tile;
    return tile !== null && tile !== undefined && dist(tile, laid) < 0.5 && Math.abs(turnFrom(tile.a, laid.a)) < 0.5;
  }

  #places(view: AyaView): Snap[] {
    if (this.task === 'stand') return snapsOf(view);
    if (this.task === 'animal') return snapsOf(view).filter((snap) => rideOn(view, snap.spot, 0) !== null);
    if (this.task === 'raise')
      return snapsOf(view).filter((snap) => this.lyingOne && !checkRaise(view, this.lyingOne, snap.spot));
    if (this.task === 'camera' && this.laid) return cameraSnapsOf(view, view.tile, this.laid);
    if (this.task === 'tile') {
      return tileSnapsOf(view, view.tile, this.entry).map(({ spot, from }) => ({ spot, why: 'port', from }));
    }
    return [];
  }

  /** The good place that draws what is held. */
  readonly drawn = $derived.by<Snap | null>(() => {
    if (!this.snaps || this.free || !this.point) return null;
    const wide = this.task === 'tile' ? 2.5 : this.task === 'camera' ? 6 : 1;
    return snapAt(this.places, this.point, this.pull * wide);
  });

  /** Where what is held would be let go. */
  readonly spot = $derived.by<Spot | null>(() => {
    if (!this.holds || !this.point) return null;
    const drawn = this.drawn?.spot;
    return rounded(drawn ? { ...drawn, a: drawn.a + this.twist } : { ...this.point, a: this.heading });
  });

  readonly held = $derived.by<Held | null>(() => {
    const view = this.#view();
    const { spot, task, kind } = this;
    if (!spot) return null;
    const animal = task === 'animal' ? rideOn(view, spot, 0) : null;
    const verdict = this.#verdict(view, task, kind, spot, animal);
    return verdict ? { spot, animal, verdict, snapped: this.drawn !== null } : null;
  });

  #verdict(view: AyaView, task: Task, kind: string, spot: Spot, animal: Point | null): Verdict | null {
    if (task === 'start') return verdictOfTile(view, 'start', spot);
    if (task === 'stand') return verdictOf(view, kind, spot);
    if (task === 'animal') return verdictOfAnimal(view, kind, spot, animal);
    if (task === 'buffer') return verdictOfBuffer(view, spot);
    if (task === 'tile') return verdictOfTile(view, view.tile, spot);
    if (task === 'camera' && this.laid) return verdictOfCamera(view, view.tile, this.laid, kind, spot);
    const lies = this.lyingOne;
    if (task !== 'raise' || !lies) return null;
    const refusal = checkRaise(view, lies, spot);
    if (refusal) return { tone: 'bad', said: [{ key: 'refused', args: { ...refusal } }], legal: false };
    return verdictOf(view, lies.kind, spot, lies.id);
  }

  /** What is held, as it is drawn. */
  readonly ghosts = $derived.by<Ghost[]>(() => {
    const view = this.#view();
    const { task, held, laid } = this;
    const ghosts: Ghost[] = [];
    if (laid && task === 'camera') ghosts.push({ piece: 'tile', id: view.tile, ...tileSpot(laid), tone: 'mine' });
    if (!held) return ghosts;
    const { spot, animal, verdict } = held;
    const { tone } = verdict;
    if (task === 'start' || task === 'tile') {
      ghosts.push({ piece: 'tile', id: task === 'start' ? 'start' : view.tile, ...tileSpot(spot), tone });
    } else if (task === 'buffer') {
      ghosts.push({ piece: 'domino', kind: this.kind, pose: lyingPose(spot.x, spot.y, spot.a), tone });
      ghosts.push({ piece: 'animal', animal: animalBack(this.kind), pose: tokenPose(spot.x, spot.y, THICKNESS), tone });
    } else {
      const kind = task === 'raise' ? (this.lyingOne?.kind ?? '') : this.kind;
      ghosts.push({ piece: 'domino', kind, pose: standingPose(spot.x, spot.y, spot.a), tone });
      if (animal) ghosts.push({ piece: 'animal', animal: animalBack(kind), pose: tokenPose(animal.x, animal.y, HEIGHT), tone });
    }
    return ghosts;
  });

  // What the person does.

  /** The hand is over this place; `free`: drawn to nothing while it is. */
  move(point: Point, free = false): void {
    const before = this.drawn;
    const looked = this.spot?.a;
    this.free = free;
    this.point = point;
    if (this.drawn?.from === before?.from) return;
    // Out of a good place it goes on looking the way it did there.
    if (before && !this.drawn && looked !== undefined) this.heading = looked;
    this.twist = 0;
  }

  /** Exactly there, drawn to nothing. */
  put(spot: Spot): void {
    this.free = true;
    this.point = { x: spot.x, y: spot.y };
    this.heading = wrapped(spot.a);
  }

  /** Turn what is held, in degrees to the left. A tile that is drawn to a river is turned to its next port. */
  turn(by: number): void {
    const ports = PORTS[kindOf(this.#view().tile)] ?? [];
    if (this.task === 'tile' && this.drawn && this.drawn.why !== 'advice' && ports.length > 1)
      this.entry = (this.entry + (by > 0 ? 1 : ports.length - 1)) % ports.length;
    else if (this.drawn) this.twist += by;
    else this.heading = wrapped(this.heading + by);
  }

  /** Hold it over the next good place; false when there is none. */
  next(by = 1): boolean {
    const { places, point } = this;
    if (places.length === 0) return false;
    const here = point
      ? places.findIndex((one) => dist(one.spot, point) < 0.5 && (!this.spot || Math.abs(one.spot.a - this.spot.a) < 0.5))
      : -1;
    const to = places[(here + by + places.length) % places.length] ?? places[0];
    if (!to) return false;
    // Exactly as the place wants it, the one of a chain's three that it is.
    this.put(to.spot);
    return true;
  }

  /** Let go: the action to send, or null where nothing is sent yet. */
  release(motion: Motion = STILL): string | null {
    const view = this.#view();
    const { held, task, laid } = this;
    if (!held?.verdict.legal || !this.#may()) return null;
    const at = spotText(held.spot);
    const moves = view.hands === 'real' ? motionText(motion) : '';
    if (task === 'start') return `start ${at}`;
    if (task === 'stand') return `${this.fork && this.kind === 'garden' ? 'fork' : 'place'} ${at}${moves}`;
    if (task === 'animal' && held.animal) return `animal ${at} ${pointText(held.animal)}${moves}`;
    if (task === 'buffer') return `buffer ${at}`;
    if (task === 'raise') return `raise ${this.raising} ${at}${moves}`;
    if (task === 'camera' && laid) return `lay ${spotText(laid)} ${at}${moves}`;
    if (task === 'tile') this.#lay(view, held.spot);
    return null;
  }

  /** The tile lies: its domino comes into the hand, before the port where a river arrives. */
  #lay(view: AyaView, spot: Spot): void {
    const asAdvised = this.#asAdvised(spot) ? this.advised?.spot : null;
    const snapped = tileSnapsOf(view, view.tile, this.entry).find((one) => dist(one.spot, spot) < 0.5)?.camera;
    this.laid = spot;
    // A tile that was turned from how it was drawn has its ports elsewhere.
    const wanted = [asAdvised, snapped].find((one) => one && !checkCamera(view.tile, spot, one));
    const first = wanted ?? cameraSnapsOf(view, view.tile, spot)[0]?.spot;
    const facing = first ?? ahead(spot, -60);
    this.free = false;
    this.twist = 0;
    this.point = { x: facing.x, y: facing.y };
    this.heading = wrapped(facing.a);
  }

  /** The camera and its animal are to lie flat: where they are held, or beside it where there is room to lie. */
  flat(): void {
    const from = this.spot;
    this.brings = 'buffer';
    if (!from) return;
    const to = FLAT.map(([way, far]) => rounded({ ...ahead({ ...from, a: from.a + way }, far), a: from.a })).find(
      (spot) => !checkBuffer(this.#view(), spot),
    );
    if (to) this.put(to);
  }

  /** One step back; false when there is none. */
  back(): boolean {
    if (this.raising) this.raising = 0;
    else if (this.picked) this.picked = 0;
    else if (this.laid) {
      this.point = { x: this.laid.x, y: this.laid.y };
      this.laid = null;
    } else if (this.brings && this.#view().tile === '') this.brings = '';
    else return false;
    return true;
  }

  /** Take a lying domino into the hand: it is raised where it stood, unless there is no room. The action, or null. */
  lift(domino: AyaDominoView): string | null {
    const free =
      domino.lies === 'fallen' &&
      !checkDomino(this.#view(), { x: domino.x, y: domino.y, a: domino.heading }, { besides: domino.id, lifting: true });
    if (free) return `raise ${domino.id}`;
    const { x, y, a } = this.#standAgain(domino);
    this.raising = domino.id;
    this.picked = 0;
    this.free = false;
    this.twist = 0;
    this.point = { x, y };
    this.heading = a;
    return null;
  }

  /** The good place nearest to a lying domino, one where its animal can ride if there is one; else where it lies. */
  #standAgain(domino: AyaDominoView): Spot {
    const view = this.#view();
    const animal = view.animals.find((one) => one.camera === domino.id)?.animal;
    const good = snapsOf(view)
      .map((snap) => snap.spot)
      .filter((spot) => !checkRaise(view, domino, spot))
      .sort((one, other) => dist(one, domino) - dist(other, domino));
    const rides = animal === undefined ? undefined : good.find((spot) => rideOn(view, spot, domino.id, animal));
    return rides ?? good[0] ?? { x: domino.x, y: domino.y, a: domino.heading };
  }

  /** A moment has come: what was begun in another one is put down. */
  follow(): void {
    const view = this.#view();
    const moment = `${view.phase} ${this.mine} ${this.kind} ${view.tile}`;
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.sent = '';
    this.brings = '';
    this.fork = false;
    this.laid = null;
    this.entry = 0;
    this.twist = 0;
    this.raising = 0;
    this.advised = null;
  }
}

const tileSpot = ({ x, y, a }: Spot): { x: number; y: number; angle: number } => ({ x, y, angle: a });
