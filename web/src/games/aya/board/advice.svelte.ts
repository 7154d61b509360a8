/** The server's advice: the helper for newcomers, and the river that the bots intend to build. */
import type { Advice, TeamPlan } from '../../../shell/api/wire';
import type { Hand, Task } from '../hand/hand.svelte';
import { goodSpots, pieceOf, verdictAt } from '../hand/initialPlacement';
import { messageWords } from '../hand/words';
import type { Point, Spot } from '../prediction/geometry';
import type { VerdictMessage } from '../prediction/verdict';
import type { Line } from '../scene';
import type { AyaView } from '../wire';
import type { BoardContext } from './boardContext.svelte';

/** An advised action in parsed form. */
export interface Advised {
  verb: string;
  /** Spot of the domino. */
  spot: Spot | null;
  /** Spot of the tile. */
  tile: Spot | null;
  animal: Point | null;
  /** Id of the domino to raise, push or turn; 0 if there is none. */
  domino: number;
}

const spotOf = (text: string | undefined): Spot | null => {
  const [x, y, a] = text?.split(',').map(Number) ?? [];
  return x !== undefined && y !== undefined && [x, y, a ?? 0].every(Number.isFinite) ? { x, y, a: a ?? 0 } : null;
};

export function readAdvice(action: string): Advised {
  const [verb = '', first, second] = action.split(' ~ ')[0]?.split(' ') ?? [];
  const none = { verb, spot: null, tile: null, animal: null, domino: 0 };
  if (verb === 'lay') return { ...none, tile: spotOf(first), spot: spotOf(second) };
  if (verb === 'start') return { ...none, tile: spotOf(first) };
  if (verb === 'animal') return { ...none, spot: spotOf(first), animal: spotOf(second) };
  if (verb === 'place' || verb === 'fork' || verb === 'buffer') return { ...none, spot: spotOf(first) };
  if (verb === 'raise' || verb === 'push' || verb === 'turn') return { ...none, domino: Number(first) || 0 };
  return none;
}

/** Test id of the button for the advised action, given the hand's task; empty if the spot is shown on the table instead. */
export function buttonFor({ verb }: Advised, task: Task): string {
  if (task === 'choose') {
    if (verb === 'place' || verb === 'fork') return 'plain';
    return ['landscape', 'animal', 'reserve'].includes(verb) ? verb : '';
  }
  if (task === 'draw' || task === 'empty') return verb === 'draw' || verb === 'take' ? verb : '';
  if (task === 'stand') return verb === 'reserve' ? verb : '';
  if (task === 'tile') return verb === 'back' ? verb : '';
  return '';
}

/** Keys of reasons that are shown at length the first time and in brief afterwards. */
const BRIEF_WHEN_REPEATED: ReadonlySet<string> = new Set([
  'leads-home',
  'waters-landscape',
  'carries-animal',
  'joins-river',
  'extends-river',
  'keeps-running',
  'lays-landscape',
  'opens-landscape',
]);
/** Keys of reasons that are shown once. Afterwards only the button is highlighted. */
const SHOWN_ONCE: ReadonlySet<string> = new Set(['draw', 'take', 'keep-in-reserve']);

/** The client's own suggestion if the server gives no advice: the best spot, if it is a good one. */
function clientSuggestion(view: AyaView, hand: Hand): { spot: Spot; messages: VerdictMessage } | null {
  const piece = pieceOf(hand);
  const spot = piece && goodSpots(view, piece)[0];
  if (!piece || !spot || piece.task === 'start') return null;
  if (piece.task !== 'stand' && piece.task !== 'animal') return { spot, messages: { key: 'hint-place' } };
  const { tone, messages } = verdictAt(view, piece, spot);
  return messages[0] && tone !== 'poor' && messages[0].key !== 'alone' ? { spot, messages: messages[0] } : null;
}

export class Helper {
  readonly #board: Pick<BoardContext, 'view' | 'hand' | 'seat' | 'wantsHelp' | 'advice' | 't'>;
  advice = $state.raw<Advice | null>(null);
  /** Whether the server gave no advice this time. The client then makes its own suggestion from the table. */
  failed = $state(false);
  /** Whether a request is waiting for its answer. */
  pending = $state(false);
  #requestedKey = '';
  /** Keys of the reasons that have been shown before. */
  #shownReasons = new Set<string>();

  constructor(board: Pick<BoardContext, 'view' | 'hand' | 'seat' | 'wantsHelp' | 'advice' | 't'>) {
    this.#board = board;
  }

  readonly advised = $derived.by<Advised | null>(() => (this.advice ? readAdvice(this.advice.action) : null));

  /** A key of everything that the advice depends on. A new key needs new advice; empty while no advice is wanted. */
  readonly requestKey = $derived.by(() => {
    const { view, hand, seat, wantsHelp } = this.#board;
    if (!wantsHelp) return '';
    const { phase, turn, tile, dominoes, tiles, animals, players } = view;
    return [phase, turn, hand.kind, tile, dominoes.length, tiles.length, animals.length, players[seat]?.reserve.length].join(' ');
  });

  /** Test id of the button for the advised action; empty if the spot is shown on the table instead. */
  readonly button = $derived.by(() =>
    this.#board.wantsHelp && this.advised ? buttonFor(this.advised, this.#board.hand.task) : '',
  );

  /** The best spot for the held piece, and the reason. */
  readonly suggestion = $derived.by<{ spot: Spot; text: string } | null>(() => {
    const { view, hand, wantsHelp, advice, t } = this.#board;
    const { task } = hand;
    if (!wantsHelp || !hand.holds) return null;
    const place =
      task === 'tile' || task === 'start'
        ? this.advised?.tile
        : ['stand', 'animal', 'camera'].includes(task)
          ? this.advised?.spot
          : null;
    // For a landscape and its camera domino, the reason is shown with the landscape.
    if (place) return { spot: place, text: task === 'camera' ? '' : this.reason };
    const found = advice && !this.failed ? null : clientSuggestion(view, hand);
    return found && { spot: found.spot, text: messageWords(found.messages, t) };
  });

  /** The helper's current message; empty if there is none. */
  readonly message = $derived.by(() => this.suggestion?.text ?? (this.button ? this.reason : ''));

  /** The reason for the advice: at length the first time, then in brief, or empty if only the button is highlighted. */
  readonly reason = $derived.by(() => {
    if (!this.advice) return '';
    const { key, args } = this.advice;
    const repeated = this.#shownReasons.has(key);
    if (repeated && SHOWN_ONCE.has(key)) return '';
    return this.#board.t(repeated && BRIEF_WHEN_REPEATED.has(key) ? `aya-brief-${key}` : `advice-aya-${key}`, args);
  });

  /** Request advice once for each key. An answer that arrives after the key has changed is dropped. */
  async request(): Promise<void> {
    const { requestKey } = this;
    const advise = this.#board.advice;
    if (!advise || requestKey === this.#requestedKey) return;
    this.#requestedKey = requestKey;
    if (this.advice) this.#shownReasons.add(this.advice.key);
    this.advice = null;
    this.failed = false;
    this.pending = requestKey !== '';
    if (!requestKey) return;
    try {
      const advice = await advise();
      if (this.#requestedKey === requestKey) this.advice = advice;
    } catch {
      if (this.#requestedKey === requestKey) this.failed = true;
    } finally {
      if (this.#requestedKey === requestKey) this.pending = false;
    }
  }
}

/** Minimum interval between two requests in milliseconds, because every placement changes the plan. */
export const PLAN_INTERVAL_MS = 2500;
/** The server sends coordinates in tenths of a millimetre. */
const UNITS_PER_MM = 10;
/** Phases in which the plan is shown. */
const PLAN_PHASES: ReadonlySet<string> = new Set(['ready', 'placing', 'pause']);

export class PlanWatch {
  readonly #board: Pick<BoardContext, 'view' | 'wantsPlan' | 'plan' | 't'>;
  plan = $state.raw<TeamPlan | null>(null);
  #requesting = false;
  #stopped = false;
  #requestedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The value of `boardKey` at the last request. */
  #requestedKey = '';

  constructor(board: Pick<BoardContext, 'view' | 'wantsPlan' | 'plan' | 't'>) {
    this.#board = board;
  }

  /** A key of everything that the plan depends on; empty while no plan is shown. */
  readonly boardKey = $derived.by(() => {
    const { view, wantsPlan, plan } = this.#board;
    const { phase, dominoes, tiles, animals, tile } = view;
    if (!wantsPlan || !plan || !PLAN_PHASES.has(phase)) return '';
    const standing = dominoes.map(({ x, y, heading, lies, fork }) => [x, y, heading, lies, fork].join()).join(';');
    return [phase, standing, tiles.length, animals.length, tile].join(' ');
  });

  /** The planned river on the table. */
  readonly lines = $derived.by<Line[]>(() => {
    if (!this.boardKey || !this.plan) return [];
    return this.plan.lines.map((line) => ({
      points: line.flatMap(([x, y]) => [(x ?? 0) / UNITS_PER_MM, (y ?? 0) / UNITS_PER_MM]),
      tone: 'hint',
      plan: true,
    }));
  });

  /** The next goal in words; empty when there is none. */
  readonly goal = $derived.by(() => {
    const goal = this.boardKey ? this.plan?.goal : null;
    return goal ? this.#board.t(`goal-aya-${goal.key}`, goal.args) : '';
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
    if (this.#requesting || this.boardKey === this.#requestedKey) return;
    const wait = this.#requestedAt + PLAN_INTERVAL_MS - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => void this.refresh(), wait);
      return;
    }
    const request = this.#board.plan;
    if (!request) return;
    this.#requesting = true;
    this.#requestedAt = Date.now();
    this.#requestedKey = this.boardKey;
    try {
      this.plan = await request();
    } catch {
      // Keep the last plan until the table changes again.
    }
    this.#requesting = false;
    void this.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped = true;
  }
}
