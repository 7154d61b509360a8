/** Builds the scene to draw: pieces, other players' hands, lights, lines and the hourglass. */
import { onDestroy, untrack } from 'svelte';
import { showToast } from '../../../shell/toasts.svelte';
import { around } from '../drawing/around';
import type { HandShown, Place, TableScene } from '../scene';
import type { AyaView } from '../wire';
import type { BoardContext } from './boardContext.svelte';
import { ghostsOf, glassOf, lateBuffers, lightsOf, placesOf, pushedAll, timedOutTurn } from './overlays';

export class SceneBuilder {
  readonly #board: BoardContext;
  readonly #botHands = new BotHandAnimation();
  #now = $state(Date.now());

  constructor(board: BoardContext) {
    this.#board = board;
    onDestroy(() => this.#botHands.stop());

    let before: AyaView | null = null;
    $effect(() => {
      const now = board.view;
      untrack(() => {
        if (before) this.#onNewView(before, now);
        before = now;
      });
    });

    $effect(() => {
      if (!board.timers?.runs) return;
      const timer = setInterval(() => (this.#now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }

  readonly #places = $derived.by(() => (this.#board.inMatch ? placesOf(this.#board.view, this.#board.seats, this.#board.t) : []));
  readonly #glass = $derived.by(() => glassOf(this.#board.view, this.#board.timers, this.#now + (this.#board.mode.ahead ?? 0)));

  /** Dominoes laid flat that still lie in the last minute of the last glass; null if there are none. */
  readonly buffers = $derived.by(() => {
    const view = this.#board.view;
    return this.#glass?.runs ? lateBuffers(view, this.#glass.above * view.glass_seconds) : null;
  });

  readonly #hands = $derived.by(() => {
    const { view, seats, seat, live, cascade } = this.#board;
    const others = (live?.pointers ?? []).filter((pointer) => pointer.seat !== seat);
    return [
      ...others.map((other) => ({ ...other, name: seats[other.seat]?.name ?? '', holds: view.players[other.seat]?.hand ?? '' })),
      ...this.#botHands.hands,
      ...(cascade.finger ? [cascade.finger] : []),
    ];
  });

  readonly #lights = $derived.by(() => {
    const { view, hand, live, seats, cascade, river, workshop, t } = this.#board;
    return [
      ...(workshop ? workshop.lights : lightsOf(view, hand, live, seats, t)),
      ...(this.buffers?.lights ?? []),
      ...this.#unlessWatching(river.lights),
      ...cascade.lights,
    ];
  });

  readonly #lines = $derived.by(() => {
    const strokes = this.#board.live?.strokes ?? [];
    return [
      ...this.#board.teamPlan.lines,
      ...this.#unlessWatching(this.#board.river.lines),
      ...strokes.map(({ points, seat }) => ({ points, tone: { seat } })),
      ...this.#board.cascade.lines,
    ];
  });

  /** Returns an empty list during playback, because the dominoes move. */
  #unlessWatching<Shown>(shown: readonly Shown[]): readonly Shown[] {
    return this.#board.cascade.watching === 'nothing' ? shown : [];
  }

  readonly #ghosts = $derived.by(() => ghostsOf(this.#board.view, this.#board.hand, this.#board.helper.suggestion?.spot));

  readonly scene = $derived.by<TableScene>(() => {
    const { width, depth, piles } = this.#board.view;
    const { tiles, dominoes, animals } = this.#board.cascade.bodies;
    const { carried } = this.#botHands;
    return {
      width,
      depth,
      tiles,
      dominoes: carried.size > 0 ? dominoes.filter((domino) => !carried.has(domino.id)) : dominoes,
      animals,
      piles: this.#board.inMatch ? piles : [],
      places: this.#places,
      ghosts: this.#ghosts,
      hands: this.#hands,
      lights: this.#lights,
      lines: this.#lines,
      glass: this.#glass,
    };
  });

  /** Show a toast for changes that are not visible on the table, and animate the hand of a bot that placed a domino. */
  #onNewView(before: AyaView, now: AyaView): void {
    const { animate, seats, seat, sender, settings, river, t } = this.#board;
    if (animate) river.announceGrowth(before, now);
    const timedOut = seat >= 0 && !sender.has('reserve') ? timedOutTurn(before, now, seat) : null;
    if (timedOut) showToast(t('aya-late', { what: timedOut }));
    const pusher = animate ? pushedAll(before, now) : -1;
    if (pusher >= 0 && pusher !== seat) showToast(t('aya-pushes-all', { name: seats[pusher]?.name ?? '' }));
    const { reducedMotion, speed } = settings;
    if (!animate || reducedMotion || speed <= 0) return;
    const places = around(now.width, now.depth, now.piles, this.#places).seats;
    this.#botHands.follow(
      before,
      now,
      (index) => (seats[index]?.bot ? (seats[index]?.name ?? '') : null),
      (index) => places.find(({ shown }) => shown.seat === index),
      1 / speed,
    );
  }
}

/** Milliseconds of the animation at normal speed. */
const BOT_HAND_MS = 520;

interface Glide {
  seat: number;
  name: string;
  domino: number;
  kind: string;
  from: Place;
  to: Place;
  turn: number;
  startedAt: number;
}

export class BotHandAnimation {
  #glides = $state.raw<readonly Glide[]>([]);
  #now = $state(0);
  #frame = 0;
  #timeFactor = 1;

  /** The hands that are moving. */
  readonly hands = $derived.by<HandShown[]>(() =>
    this.#glides.map(({ seat, name, kind, from, to, turn, startedAt }) => {
      const part = Math.min(1, Math.max(0, (this.#now - startedAt) / (BOT_HAND_MS * this.#timeFactor)));
      const eased = 1 - (1 - part) ** 3;
      return {
        seat,
        name,
        holds: kind,
        turn,
        lift: 60 * (1 - eased),
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
      };
    }),
  );

  /** Ids of the dominoes that a moving hand still carries. */
  readonly carried = $derived.by(() => new Set(this.#glides.map((glide) => glide.domino)));

  /** Animate a bot's hand if the bot placed the new domino. `isBot` returns a bot's name, `from` the place of a seat. */
  follow(
    before: AyaView,
    after: AyaView,
    isBot: (seat: number) => string | null,
    from: (seat: number) => Place | undefined,
    timeFactor: number,
  ): void {
    this.#timeFactor = timeFactor;
    const seat = before.turn;
    const name = isBot(seat);
    const home = from(seat);
    if (name === null || !home || after.dominoes.length !== before.dominoes.length + 1 || before.phase !== 'placing') return;
    const domino = after.dominoes.at(-1);
    if (domino?.lies !== '') return;
    const { id, kind, x, y, heading } = domino;
    this.#glides = [
      ...this.#glides,
      { seat, name, domino: id, kind, from: home, to: { x, y }, turn: heading, startedAt: performance.now() },
    ];
    this.#run();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#glides = [];
  }

  #run(): void {
    this.#now = performance.now();
    if (this.#frame) return;
    const step = () => {
      this.#now = performance.now();
      const left = this.#glides.filter((glide) => this.#now - glide.startedAt < BOT_HAND_MS * this.#timeFactor);
      if (left.length < this.#glides.length) this.#glides = left;
      this.#frame = left.length > 0 ? requestAnimationFrame(step) : 0;
    };
    this.#frame = requestAnimationFrame(step);
  }
}
