/** The scene that is drawn: the pieces, the hands of others, lights, lines and the hourglass. */
import { onDestroy, untrack } from 'svelte';
import type { TimersView } from '../../../shell/api/wire';
import { showToast } from '../../../shell/toasts.svelte';
import type { Live, SeatInfo, Settings, Translate } from '../../module';
import type { Cascade } from '../cascade/cascade.svelte';
import { around } from '../drawing/around';
import type { Hand } from '../hand/hand.svelte';
import type { Spot } from '../prediction/geometry';
import type { Line, TableScene } from '../scene';
import type { AyaView } from '../wire';
import { BotHandAnimation } from './botHandAnimation.svelte';
import { ghostsOf, glassOf, lateBuffers, lightsOf, placesOf, pushedAll, ranOut } from './overlays';
import type { RiverWatch } from './riverWatch.svelte';

export interface SceneWorld {
  view(): AyaView;
  /** The view came about by something that was done. */
  animate(): boolean;
  seats(): readonly SeatInfo[];
  /** The person's own, -1 for who watches. */
  seat(): number;
  hand: Hand;
  cascade: Cascade;
  /** Where the helper would put what is in the hand. */
  hinted(): Spot | undefined;
  /** The river the bots intend to build. */
  planned(): readonly Line[];
  /** The river from Start. */
  river: RiverWatch;
  /** This action is on its way. */
  sends(action: string): boolean;
  live(): Live | undefined;
  timers(): TimersView | null | undefined;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead(): number;
  settings(): Settings;
  t: Translate;
}

export class SceneBuilder {
  readonly #world: SceneWorld;
  readonly #glides = new BotHandAnimation();
  #now = $state(Date.now());

  constructor(world: SceneWorld) {
    this.#world = world;
    onDestroy(() => this.#glides.stop());

    let before: AyaView | null = null;
    $effect(() => {
      const now = world.view();
      untrack(() => {
        if (before) this.#arrive(before, now);
        before = now;
      });
    });

    $effect(() => {
      if (!world.timers()?.runs) return;
      const timer = setInterval(() => (this.#now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }

  readonly #places = $derived.by(() => placesOf(this.#world.view(), this.#world.seats(), this.#world.t));
  readonly #glass = $derived.by(() => glassOf(this.#world.view(), this.#world.timers(), this.#now + this.#world.ahead()));

  /** What was laid flat and still lies in the last minute. */
  readonly buffers = $derived.by(() => {
    const view = this.#world.view();
    return this.#glass?.runs ? lateBuffers(view, this.#glass.above * view.glass_seconds) : null;
  });

  readonly #hands = $derived.by(() => {
    const { view, seats, seat, live, cascade } = this.#world;
    const others = (live()?.pointers ?? []).filter((one) => one.seat !== seat());
    return [
      ...others.map((one) => ({ ...one, name: seats()[one.seat]?.name ?? '', holds: view().players[one.seat]?.hand ?? '' })),
      ...this.#glides.hands,
      ...(cascade.finger ? [cascade.finger] : []),
    ];
  });

  readonly #lights = $derived.by(() => {
    const { view, hand, live, seats, cascade, river, t } = this.#world;
    return [
      ...lightsOf(view(), hand, live(), seats(), t),
      ...(this.buffers?.lights ?? []),
      ...this.#unlessWatching(river.lights),
      ...cascade.lights,
    ];
  });

  readonly #lines = $derived.by(() => {
    const strokes = this.#world.live()?.strokes ?? [];
    return [
      ...this.#world.planned(),
      ...this.#unlessWatching(this.#world.river.lines),
      ...strokes.map(({ points, seat }) => ({ points, tone: { seat } })),
      ...this.#world.cascade.lines,
    ];
  });

  /** Nothing while a motion is watched, because the dominoes move. */
  #unlessWatching<Shown>(shown: readonly Shown[]): readonly Shown[] {
    return this.#world.cascade.watching === 'nothing' ? shown : [];
  }

  readonly #ghosts = $derived.by(() => ghostsOf(this.#world.view(), this.#world.hand, this.#world.hinted()));

  readonly scene = $derived.by<TableScene>(() => {
    const { width, depth, piles } = this.#world.view();
    const { tiles, dominoes, animals } = this.#world.cascade.bodies;
    const { carried } = this.#glides;
    return {
      width,
      depth,
      tiles,
      dominoes: carried.size > 0 ? dominoes.filter((one) => !carried.has(one.id)) : dominoes,
      animals,
      piles,
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
    const { animate, seats, seat, sends, settings, river, t } = this.#world;
    if (animate()) river.arrive(before, now);
    const late = seat() >= 0 && !sends('reserve') ? ranOut(before, now, seat()) : null;
    if (late) showToast(t('aya-late', { what: late }));
    const pusher = animate() ? pushedAll(before, now) : -1;
    if (pusher >= 0 && pusher !== seat()) showToast(t('aya-pushes-all', { name: seats()[pusher]?.name ?? '' }));
    const { reducedMotion, speed } = settings();
    if (!animate() || reducedMotion || speed <= 0) return;
    const sits = around(now.width, now.depth, now.piles, this.#places).seats;
    this.#glides.follow(
      before,
      now,
      (one) => (seats()[one]?.bot ? (seats()[one]?.name ?? '') : null),
      (one) => sits.find(({ shown }) => shown.seat === one),
      1 / speed,
    );
  }
}
