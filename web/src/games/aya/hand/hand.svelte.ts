/**
 * The hand of the person at this screen: the held piece, its spot, the predicted verdict, and the action that placing it sends.
 *
 * Its state is the view and the input since (pointer, finger or keys). Its only rules are those that predict the server's answer.
 * `sync` resets it when the phase, the turn or the held domino changes.
 */
import type { BoardContext } from '../board/boardContext.svelte';
import { lyingPose, standingPose, tokenPose } from '../bodies';
import { cameraBrings, checkDomino, checkRaise, kindOf, PORTS, rideOn } from '../prediction/checks';
import { angleBetween, dist, normalised, type Point, rounded, type Spot, turnFrom } from '../prediction/geometry';
import { cameraSnapsOf, type Snap, snapAt, snapsOf, tileSnapsOf } from '../prediction/snap';
import { type Verdict, verdictOf, verdictOfBuffer } from '../prediction/verdict';
import { mayPush } from '../push/pushing.svelte';
import type { Ghost } from '../scene';
import { animalBack, HEIGHT, hasCamera, THICKNESS } from '../sizes';
import type { AyaDominoView, AyaView } from '../wire';
import { type Motion, motionText, pointText, STILL, spotText } from './actionText';
import { cameraSpots, pieceOf, spotToLayFlat, spotToRaise, verdictAt } from './initialPlacement';

/**
 * The current task of the hand. `wait`: it holds a domino and it is another player's turn; `choose`: the player chooses what the camera
 * domino brings; `tile`, then `camera`: a landscape is laid, then its domino stood before a port.
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

/** The piece that a camera domino brings, as chosen by the player. */
export type Brings = '' | 'plain' | 'animal' | 'buffer';

/** A piece at the spot where it is held. */
export interface Held {
  spot: Spot;
  /** The place where an animal would ride. */
  animal: Point | null;
  verdict: Verdict;
  /** Whether the piece snaps to a good place. */
  snapped: boolean;
}

/** Tasks in which a piece hangs over the table. */
const HOLDING_TASKS: readonly Task[] = ['start', 'stand', 'animal', 'buffer', 'tile', 'camera', 'raise'];

export class Hand {
  readonly #board: Pick<BoardContext, 'view' | 'seat' | 'canAct'>;

  /** The place of the hand over the table; null while it is not over it. */
  point = $state.raw<Point | null>(null);
  /** Heading in degrees of a piece that does not snap. */
  heading = $state(0);
  /** Degrees by which a snapped piece is turned from the heading of its snap. */
  twist = $state(0);
  /** Whether snapping is switched on (a preference). */
  snaps = $state(true);
  /** Whether snapping is switched off for the moment. */
  free = $state(false);
  /** Radius in millimetres within which a good place attracts the piece. */
  snapRadius = $state(18);
  brings = $state<Brings>('');
  /** Whether the held Garden will be placed as a fork. */
  fork = $state(false);
  /** The spot of the laid tile whose domino has not been placed yet. */
  laid = $state.raw<Spot | null>(null);
  /** Index of the port by which the river enters the tile. */
  entry = $state(0);
  /** Id of the domino that was picked, to be turned or raised; 0 for none. */
  picked = $state(0);
  /** Id of the lying domino that the hand raises; 0 for none. */
  raising = $state(0);
  /** The advised spots of tile and domino. They attract the piece first. */
  advised = $state.raw<{ tile: Spot | null; spot: Spot | null } | null>(null);
  /** The action that was sent and not answered yet. The hand keeps its state until then. */
  sent = $state('');
  #stateKey = '';

  constructor(board: Pick<BoardContext, 'view' | 'seat' | 'canAct'>) {
    this.#board = board;
  }

  /** Kind of the domino in the person's hand, or empty. */
  readonly kind = $derived.by(() => this.#board.view.players[this.#board.seat]?.hand ?? '');
  readonly isMyTurn = $derived.by(() => this.#board.view.turn === this.#board.seat);

  /**
   * Whether the held domino shows a camera, so that the person chooses what it brings. A camera domino whose piles are empty is an ordinary domino.
   */
  readonly chooses = $derived.by(() => cameraBrings(this.#board.view, this.kind));

  readonly task = $derived.by<Task>(() => {
    const view = this.#board.view;
    if (view.phase === 'over') return 'over';
    if (this.#board.seat < 0) return 'watch';
    if (view.phase === 'first') return 'first';
    if (view.phase === 'ready' || view.phase === 'pause') return 'flip';
    if (view.phase === 'laying') return this.isMyTurn ? 'start' : 'watch';
    if (view.phase === 'toppling') return mayPush(view, this.#board.seat) ? 'push' : 'watch';
    if (this.raising && this.lyingDomino) return 'raise';
    if (!this.kind) return (view.players[this.#board.seat]?.stock ?? 0) > 0 ? 'draw' : 'empty';
    if (!this.isMyTurn) return 'wait';
    if (view.tile) return this.laid ? 'camera' : 'tile';
    if (!hasCamera(this.kind) || this.brings === 'plain') return 'stand';
    if (this.brings !== '') return this.brings;
    return this.chooses ? 'choose' : 'stand';
  });

  /** Whether a piece hangs over the table. */
  readonly holds = $derived.by(() => HOLDING_TASKS.includes(this.task));

  readonly pickedDomino = $derived.by<AyaDominoView | null>(() => this.#board.view.dominoes[this.picked - 1] ?? null);
  readonly lyingDomino = $derived.by<AyaDominoView | null>(() => {
    const found = this.#board.view.dominoes[this.raising - 1];
    return found && found.lies !== '' ? found : null;
  });

  /** Good places for the held piece, the best first. */
  readonly places = $derived.by<Snap[]>(() => {
    const advised = this.#advisedSpot();
    const wanted = advised && this.#verdictAt(advised)?.legal ? advised : null;
    const found = this.#places(this.#board.view);
    return wanted ? [{ spot: wanted, why: 'advice', from: 'advice' }, ...found] : found;
  });

  /** The advised spot of the held piece. A camera domino has one only if its tile was laid as advised. */
  #advisedSpot(): Spot | null {
    const { task, advised, laid } = this;
    if (!advised || task === 'raise' || task === 'buffer') return null;
    if (task === 'tile') return advised.tile;
    return task === 'camera' && !(laid && this.#isAdvised(laid)) ? null : advised.spot;
  }

  #isAdvised(laid: Spot): boolean {
    const tile = this.advised?.tile;
    return tile !== null && tile !== undefined && dist(tile, laid) < 0.5 && Math.abs(turnFrom(tile.a, laid.a)) < 0.5;
  }

  #places(view: AyaView): Snap[] {
    if (this.task === 'stand') return snapsOf(view);
    if (this.task === 'animal') return snapsOf(view).filter((snap) => rideOn(view, snap.spot, 0) !== null);
    if (this.task === 'raise')
      return snapsOf(view).filter((snap) => this.lyingDomino && !checkRaise(view, this.lyingDomino, snap.spot));
    if (this.task === 'camera' && this.laid) return cameraSnapsOf(view, view.tile, this.laid);
    if (this.task === 'tile') {
      return tileSnapsOf(view, view.tile, this.entry).map(({ spot, from }) => ({ spot, why: 'port', from }));
    }
    return [];
  }

  /** The good place to which the held piece snaps. */
  readonly activeSnap = $derived.by<Snap | null>(() => {
    if (!this.snaps || this.free || !this.point) return null;
    const wide = this.task === 'tile' ? 2.5 : this.task === 'camera' ? 6 : 1;
    return snapAt(this.places, this.point, this.snapRadius * wide);
  });

  /** The spot where the held piece would be placed. */
  readonly spot = $derived.by<Spot | null>(() => {
    if (!this.holds || !this.point) return null;
    const activeSnap = this.activeSnap?.spot;
    return rounded(activeSnap ? { ...activeSnap, a: activeSnap.a + this.twist } : { ...this.point, a: this.heading });
  });

  readonly held = $derived.by<Held | null>(() => {
    const { spot, task } = this;
    if (!spot) return null;
    const animal = task === 'animal' ? rideOn(this.#board.view, spot, 0) : null;
    const verdict = this.#verdictAt(spot);
    return verdict ? { spot, animal, verdict, snapped: this.activeSnap !== null } : null;
  });

  #verdictAt(spot: Spot): Verdict | null {
    const view = this.#board.view;
    const { task } = this;
    const piece = pieceOf(this);
    if (piece) return verdictAt(view, piece, spot);
    if (task === 'buffer') return verdictOfBuffer(view, spot);
    const lies = this.lyingDomino;
    if (task !== 'raise' || !lies) return null;
    const refusal = checkRaise(view, lies, spot);
    if (refusal) return { tone: 'bad', messages: [{ key: 'refused', args: { ...refusal } }], legal: false };
    return verdictOf(view, lies.kind, spot, lies.id);
  }

  /** Ghosts of the held piece. */
  readonly ghosts = $derived.by<Ghost[]>(() => {
    const view = this.#board.view;
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
      const kind = task === 'raise' ? (this.lyingDomino?.kind ?? '') : this.kind;
      ghosts.push({ piece: 'domino', kind, pose: standingPose(spot.x, spot.y, spot.a), tone });
      if (animal) ghosts.push({ piece: 'animal', animal: animalBack(kind), pose: tokenPose(animal.x, animal.y, HEIGHT), tone });
    }
    return ghosts;
  });

  // Methods that handle input.

  /** Move the hand over a place. `free`: no snapping. */
  move(point: Point, free = false): void {
    const before = this.activeSnap;
    const headingBefore = this.spot?.a;
    this.free = free;
    this.point = point;
    if (this.activeSnap?.from === before?.from) return;
    // A piece that leaves its snap keeps its heading.
    if (before && !this.activeSnap && headingBefore !== undefined) this.heading = headingBefore;
    this.twist = 0;
  }

  /** Hold the piece exactly there, without snapping. */
  put(spot: Spot): void {
    this.free = true;
    this.point = { x: spot.x, y: spot.y };
    this.heading = normalised(spot.a);
  }

  /** Hold a new piece over its first spot. It may snap only if that leaves it on that spot. */
  start(spot: Spot): void {
    this.twist = 0;
    this.free = false;
    this.point = { x: spot.x, y: spot.y };
    this.heading = normalised(spot.a);
    const now = this.spot;
    if (!now || dist(now, spot) > 0.1 || angleBetween(now.a, spot.a) > 0.1) this.put(spot);
  }

  /** Turn the held piece, in degrees to the left. A tile that snaps to a river turns to its next port. */
  turn(by: number): void {
    const ports = PORTS[kindOf(this.#board.view.tile)] ?? [];
    if (this.task === 'tile' && this.activeSnap && this.activeSnap.why !== 'advice' && ports.length > 1)
      this.entry = (this.entry + (by > 0 ? 1 : ports.length - 1)) % ports.length;
    else if (this.activeSnap) this.twist += by;
    else this.heading = normalised(this.heading + by);
  }

  /** Hold the piece over the next good place; false if there is none. */
  next(by = 1): boolean {
    const { places, point } = this;
    if (places.length === 0) return false;
    const here = point
      ? places.findIndex((place) => dist(place.spot, point) < 0.5 && (!this.spot || Math.abs(place.spot.a - this.spot.a) < 0.5))
      : -1;
    const to = places[(here + by + places.length) % places.length] ?? places[0];
    if (!to) return false;
    // Several places may share a point. `put` takes exactly this one.
    this.put(to.spot);
    return true;
  }

  /** Release the piece: returns the action to send, or null if nothing is sent yet. */
  release(motion: Motion = STILL): string | null {
    const view = this.#board.view;
    const { held, task, laid } = this;
    if (!held?.verdict.legal || !this.#board.canAct) return null;
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

  /** Lay the tile, and take its domino into the hand before the port where a river arrives. */
  #lay(view: AyaView, spot: Spot): void {
    const asAdvised = this.#isAdvised(spot) ? this.advised?.spot : null;
    const snapped = tileSnapsOf(view, view.tile, this.entry).find((snap) => dist(snap.spot, spot) < 0.5)?.camera;
    this.laid = spot;
    // A tile that was turned away from its snap has its ports elsewhere.
    const wanted = [asAdvised, snapped].find((spot) => spot && this.#verdictAt(spot)?.legal);
    const first = wanted ?? cameraSpots(view, this.kind, spot)[0];
    if (first) this.start(first);
    else this.point = null;
  }

  /** Lay the camera domino and its animal flat: where they are held, or beside it where there is room. */
  flat(): void {
    const from = this.spot;
    this.brings = 'buffer';
    if (!from) return;
    const to = spotToLayFlat(this.#board.view, from);
    if (to) this.put(to);
  }

  /** Go one step back; false if there is none. */
  back(): boolean {
    if (this.raising) this.raising = 0;
    else if (this.picked) this.picked = 0;
    else if (this.laid) {
      this.point = { x: this.laid.x, y: this.laid.y };
      this.laid = null;
    } else if (this.brings && this.#board.view.tile === '') this.brings = '';
    else return false;
    return true;
  }

  /** Pick the next standing domino, the newest first. Returns false when none can be turned now. */
  pickNext(by: 1 | -1): boolean {
    const { phase, dominoes } = this.#board.view;
    const standing = dominoes.filter(({ lies }) => lies === '').map(({ id }) => id);
    if (phase !== 'placing' || !this.isMyTurn || this.holds || standing.length === 0) return false;
    const at = standing.indexOf(this.picked);
    const next = at < 0 ? standing.length - 1 : (at - by + standing.length) % standing.length;
    this.picked = standing[next] ?? 0;
    return true;
  }

  /** The action that turns the picked domino, in degrees to the left; null when none is picked. */
  turnPicked(by: number): string | null {
    const domino = this.pickedDomino;
    return domino?.lies === '' ? `turn ${domino.id} ${Math.round(((domino.heading + by + 360) % 360) * 10) / 10}` : null;
  }

  /** Raise a lying domino where it stood, or take it into the hand if there is no room. Returns the action to send, or null. */
  lift(domino: AyaDominoView): string | null {
    const free =
      domino.lies === 'fallen' &&
      !checkDomino(this.#board.view, { x: domino.x, y: domino.y, a: domino.heading }, { besides: domino.id, lifting: true });
    if (free) return `raise ${domino.id}`;
    this.raising = domino.id;
    this.picked = 0;
    this.start(spotToRaise(this.#board.view, domino));
    return null;
  }

  /** Reset the hand if the phase, the turn or the held domino has changed. */
  sync(): void {
    const view = this.#board.view;
    const stateKey = `${view.phase} ${this.isMyTurn} ${this.kind} ${view.tile}`;
    if (stateKey === this.#stateKey) return;
    this.#stateKey = stateKey;
    this.sent = '';
    this.brings = '';
    this.fork = false;
    this.laid = null;
    this.entry = 0;
    this.twist = 0;
    // Keep the picked domino when the hand becomes empty: that may be the late answer to an earlier placement.
    if (this.kind) this.picked = 0;
    this.raising = 0;
    this.advised = null;
  }
}

const tileSpot = ({ x, y, a }: Spot): { x: number; y: number; angle: number } => ({ x, y, angle: a });
