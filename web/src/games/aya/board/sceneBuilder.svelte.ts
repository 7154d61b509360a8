/** The scene that is drawn: the pieces, the hands of others, lights, lines and the hourglass. */
import { onDestroy, untrack } from 'svelte';
import { showToast } from '../../../shell/toasts.svelte';
import { around } from '../drawing/around';
import type { TableScene } from '../scene';
import type { AyaView } from '../wire';
import type { BoardContext } from './boardContext.svelte';
import { BotHandAnimation } from './botHandAnimation.svelte';
import { ghostsOf, glassOf, lateBuffers, lightsOf, placesOf, pushedAll, ranOut } from './overlays';

export class SceneBuilder {
  readonly #board: BoardContext;
  readonly #glides = new BotHandAnimation();
  #now = $state(Date.now());

  constructor(board: BoardContext) {
    this.#board = board;
    onDestroy(() => this.#glides.stop());

    let before: AyaView | null = null;
    $effect(() => {
      const now = board.view;
      untrack(() => {
        if (before) this.#arrive(before, now);
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

  /** What was laid flat and still lies in the last minute. */
  readonly buffers = $derived.by(() => {
    const view = this.#board.view;
    return this.#glass?.runs ? lateBuffers(view, this.#glass.above * view.glass_seconds) : null;
  });

  readonly #hands = $derived.by(() => {
    const { view, seats, seat, live, cascade } = this.#board;
    const others = (live?.pointers ?? []).filter((one) => one.seat !== seat);
    return [
      ...others.map((one) => ({ ...one, name: seats[one.seat]?.name ?? '', holds: view.players[one.seat]?.hand ?? '' })),
      ...this.#glides.hands,
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

  /** Nothing while a motion is watched, because the dominoes move. */
  #unlessWatching<Shown>(shown: readonly Shown[]): readonly Shown[] {
    return this.#board.cascade.watching === 'nothing' ? shown : [];
  }

  readonly #ghosts = $derived.by(() => ghostsOf(this.#board.view, this.#board.hand, this.#board.helper.suggestion?.spot));

  readonly scene = $derived.by<TableScene>(() => {
    const { width, depth, piles } = this.#board.view;
    const { tiles, dominoes, animals } = this.#board.cascade.bodies;
    const { carried } = this.#glides;
    return {
      width,
      depth,
      tiles,
      dominoes: carried.size > 0 ? dominoes.filter((one) => !carried.has(one.id)) : dominoes,
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

  /** What nothing on the table tells is said; what a bot has stood is brought by its hand. */
  #arrive(before: AyaView, now: AyaView): void {
    const { animate, seats, seat, sender, settings, river, t } = this.#board;
    if (animate) river.arrive(before, now);
    const late = seat >= 0 && !sender.has('reserve') ? ranOut(before, now, seat) : null;
    if (late) showToast(t('aya-late', { what: late }));
    const pusher = animate ? pushedAll(before, now) : -1;
    if (pusher >= 0 && pusher !== seat) showToast(t('aya-pushes-all', { name: seats[pusher]?.name ?? '' }));
    const { reducedMotion, speed } = settings;
    if (!animate || reducedMotion || speed <= 0) return;
    const sits = around(now.width, now.depth, now.piles, this.#places).seats;
    this.#glides.follow(
      before,
      now,
      (one) => (seats[one]?.bot ? (seats[one]?.name ?? '') : null),
      (one) => sits.find(({ shown }) => shown.seat === one),
      1 / speed,
    );
  }
}
