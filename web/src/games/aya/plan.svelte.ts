/** The bots' plan for the table: the river they intend to build, as lines, and the next goal in words. */
import type { TeamPlan } from '../../shell/wire';
import type { Translate } from '../module';
import type { Line } from './scene';
import type { AyaView } from './wire';

/** Milliseconds between two requests, at least: every placement changes the plan. */
export const PLAN_INTERVAL_MS = 2500;
/** The server writes tenths of a millimetre. */
const TENTHS = 10;
/** Phases in which the plan is shown. */
const BUILDING: ReadonlySet<string> = new Set(['ready', 'placing', 'pause']);

export interface PlanWorld {
  view(): AyaView;
  /** The person wants to see the plan. */
  wanted(): boolean;
  /** Requests the plan, where the server has one. */
  plan(): (() => Promise<TeamPlan>) | undefined;
  t: Translate;
}

export class PlanWatch {
  readonly #world: PlanWorld;
  plan = $state.raw<TeamPlan | null>(null);
  #asking = false;
  #stopped = false;
  #askedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The value of `boardKey` at the last request. */
  #requestedKey = '';

  constructor(world: PlanWorld) {
    this.#world = world;
  }

  /** A key of everything that the plan depends on; empty while no plan is shown. */
  readonly boardKey = $derived.by(() => {
    const { view, wanted, plan } = this.#world;
    const { phase, dominoes, tiles, animals, tile } = view();
    if (!wanted() || !plan() || !BUILDING.has(phase)) return '';
    const standing = dominoes.map(({ x, y, heading, lies, fork }) => [x, y, heading, lies, fork].join()).join(';');
    return [phase, standing, tiles.length, animals.length, tile].join(' ');
  });

  /** The planned river on the table. */
  readonly lines = $derived.by<Line[]>(() => {
    if (!this.boardKey || !this.plan) return [];
    return this.plan.lines.map((line) => ({
      points: line.flatMap(([x, y]) => [(x ?? 0) / TENTHS, (y ?? 0) / TENTHS]),
      tone: 'hint',
      plan: true,
    }));
  });

  /** The next goal in words; empty when there is none. */
  readonly goal = $derived.by(() => {
    const goal = this.boardKey ? this.plan?.goal : null;
    return goal ? this.#world.t(`goal-aya-${goal.key}`, goal.args) : '';
  });

  /** Request the plan if the table has changed since the last request, and not more often than `PLAN_INTERVAL_MS`. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    if (!this.boardKey) {
      this.#requestedKey = '';
      this.plan = null;
      return;
    }
    if (this.#asking || this.boardKey === this.#requestedKey) return;
    const wait = this.#askedAt + PLAN_INTERVAL_MS - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => void this.refresh(), wait);
      return;
    }
    const ask = this.#world.plan();
    if (!ask) return;
    this.#asking = true;
    this.#askedAt = Date.now();
    this.#requestedKey = this.boardKey;
    try {
      this.plan = await ask();
    } catch {
      // The last plan stays until the table changes again.
    }
    this.#asking = false;
    void this.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped = true;
  }
}
