/**
 * The client's store of one table. It contains only data from the server.
 *
 * Views are passed to the board one by one and in order (`shown`). Every position is stored (`frames`), so that the user can
 * step through the match while it runs.
 */
import { tick } from 'svelte';
import type { Frame } from '../../games/module';
import { api, Refused } from '../../shell/api/api';
import {
  type AnyCommand,
  type AnyEvent,
  type Patch,
  PROTOCOL_VERSION,
  type Snapshot,
  type TableView,
  type ToBrowser,
} from '../../shell/api/wire';
import { LiveCursors } from './liveCursors.svelte';
import { type EndedOffer, endedOffers } from './offers';
import { applyPatch, type Update } from './patch';
import { motionAt, type Recorded } from './recordedMotion';
import { commandFate, isIdempotent } from './resend';
import { type Saved, saveMatch } from './savedMatches';
import { OUTDATED, type SocketListener, TableSocket } from './tableSocket';
import { TIMINGS, type Timing } from './timing';

/** The view on the board. */
export interface ShownView {
  view: unknown;
  animate: boolean;
  /** The number of actions in the view. */
  k: number;
  /** The recorded motion that led to it, if physics did. */
  recorded?: Recorded;
}

/**
 * The state of the connection: `silent` while an answer is overdue, `gone` if the table does not exist, `outdated` if the
 * server has another protocol version.
 */
export type Connection = 'connecting' | 'open' | 'silent' | 'lost' | 'gone' | 'outdated';

/** A speech bubble with a phrase. */
export interface Bubble {
  seat: number;
  phrase: string;
  at: number;
}

/** Close code: the message is larger than the server accepts. */
const TOO_LARGE = 1009;

/** Milliseconds after which an unanswered command is shown as unsaved. */
const UNSAVED_AFTER_MS = 600;

/** Clock differences below this many milliseconds are ignored: the delay of a pong must not make the clocks jump. */
const CLOCK_TOLERANCE_MS = 250;

interface Waiting {
  command: AnyCommand;
  since: number;
  /** Whether the connection broke before the answer arrived. */
  broken: boolean;
  resolve: () => void;
  reject: (error: Refused) => void;
}

export class Table implements SocketListener {
  connection = $state<Connection>('connecting');
  table = $state.raw<TableView | null>(null);
  /** The current view, even while an earlier position is shown. */
  view = $state.raw<unknown>(null);
  shown = $state.raw<ShownView | null>(null);
  /** Whether another view is queued. */
  behind = $state(false);
  frames = $state.raw<readonly Frame[]>([]);
  /** Whether `frames` contains every position since its first, so that nothing is left to fetch. */
  complete = $state(false);
  /** All events received by this browser, in order. */
  log = $state.raw<AnyEvent[]>([]);
  /** The position on display as a number of actions; null for the current one. */
  cursor = $state<number | null>(null);
  bubbles = $state.raw<Bubble[]>([]);
  /** Whether a command is in flight. */
  busy = $state(false);
  /** Optimistic update: the command that was sent and is not confirmed yet, set after a noticeable delay. */
  unsaved = $state.raw<AnyCommand | null>(null);
  /** Whether the server is overloaded and gives bots less time. */
  full = $state(false);
  /** Milliseconds by which the server's clock is ahead of this one, precise enough for the clocks. */
  ahead = $state(0);

  /** The behaviour of the game's kind of timing; set once the game is known. */
  timing: Timing = TIMINGS.turns;

  /** Called for each new event (not for those of a snapshot). */
  onevent: (event: AnyEvent) => void = () => {};

  /** Called for each offer that ended without success. */
  onended: (ended: EndedOffer) => void = () => {};

  /** Live cursors of the players. */
  readonly live = new LiveCursors((message) => this.#socket.send(message));

  #n = 0;
  #offset: number | null = null;
  /** The table and the view of the last message, to which the next patch applies. */
  #base: Pick<Update, 'table' | 'view'> | null = null;
  #socket: TableSocket;
  #ref = 1;
  #waiting = new Map<number, Waiting>();
  #queue: ShownView[] = [];
  #isShowing = false;
  #isFetching = false;

  constructor(
    readonly id: string,
    createSocket?: (url: string, listener: SocketListener) => TableSocket,
  ) {
    const url = `${location.origin.replace(/^http/, 'ws')}/api/v1/tables/${id}/socket?protocol=${PROTOCOL_VERSION}`;
    this.#socket = createSocket ? createSocket(url, this) : new TableSocket(url, this);
  }

  /** The best estimate of the server clock's offset, for playback in sync on all screens. */
  get offset(): number {
    return this.#offset ?? this.ahead;
  }

  /** The number of the last event received. */
  get n(): number {
    return this.#n;
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
    this.live.close();
    // After leaving, pending commands must not report errors on the next page.
    this.#waiting.clear();
    this.busy = false;
    this.unsaved = null;
  }

  /** Show a finished match from the cache until the server answers. */
  restore({ table, view, log, frames }: Saved): void {
    if (this.table) return;
    this.table = table;
    this.view = view;
    this.log = log;
    this.frames = frames;
    this.complete = true;
    this.#showCurrent(false);
  }

  reconnectNow(): void {
    this.#socket.reconnectNow();
  }

  // Connection.

  onOpen(): void {
    this.connection = 'open';
    this.full = false;
  }

  onSilent(): void {
    if (this.connection === 'open') this.connection = 'silent';
    this.#updateUnsaved();
  }

  onLost(final: boolean, code: number): void {
    this.connection = code === OUTDATED ? 'outdated' : final ? 'gone' : 'lost';
    if (final || code === TOO_LARGE) this.#rejectAll(code === TOO_LARGE ? 'message.too_large' : 'connection.lost');
    for (const [ref, waiting] of [...this.#waiting]) {
      waiting.broken = true;
      // Other commands are kept until the next snapshot shows what became of them.
      if (!this.timing.choicesAge || !isIdempotent(waiting.command)) this.#finish(ref, new Refused('connection.unsaved'));
    }
    this.#updateUnsaved();
  }

  onMessage(message: ToBrowser): void {
    if (this.connection === 'silent') this.connection = 'open';
    if (message.t === 'snapshot') this.#snapshot(message);
    else if (message.t === 'patch') this.#patch(message);
    else if (message.t === 'done') this.#finish(message.ref);
    else if (message.t === 'presence') this.#presence(message.here, message.away_since, message.watchers);
    else if (message.t === 'hands') this.live.receive(message);
    else if (message.t === 'busy') this.full = message.busy;
    else if (message.t === 'pong') this.#updateClock(message.at);
    else if (message.ref) this.#finish(message.ref, new Refused(message.code, message.details, message.message));
    else if (message.code === 'table.unknown') {
      this.connection = 'gone';
      this.#socket.close();
    }
  }

  #snapshot(message: Snapshot): void {
    this.connection = 'open';
    const newEvents = message.log.filter((entry) => entry.n > this.#n).map((entry) => entry.event);
    this.#n = message.n;
    this.#base = message;
    this.table = message.table;
    this.view = message.view;
    this.log = message.log.map((entry) => entry.event);
    this.bubbles = [];
    this.live.clear();
    this.live.follow(message.table);
    this.#setFrames(this.frames.filter((frame) => frame.k <= message.table.actions));
    this.#showCurrent(false);
    if (message.view !== null) void this.#fetchReplay();
    else this.complete = true;
    this.#resend(newEvents, message.table.actions);
  }

  #patch({ since, n, log, changes }: Patch): void {
    // A patch applies only to the last known state.
    if (this.#base === null || since !== this.#n) this.#socket.send({ t: 'resync' });
    else {
      const before = this.#base;
      const { table, view } = applyPatch({ table: before.table, view: before.view }, changes) as Update;
      this.#base = { table, view };
      // Each position must be a new object, even if the view is unchanged.
      const moment = view !== null && view === before.view ? { ...view } : view;
      this.#update({ n, log, table, view: moment });
    }
  }

  #update(message: Update): void {
    const before = this.table;
    const moved = this.view === null || changesPosition(before, message);
    this.#n = message.n;
    this.table = message.table;
    this.view = message.view;
    this.log = [...this.log, ...message.log.map((entry) => entry.event)];
    this.live.follow(message.table);
    if (moved && message.view !== null) {
      const grown = this.timing.grow(this.frames, message, before);
      this.#setFrames(grown.frames);
      this.#showCurrent(grown.animate);
      if (grown.missed) void this.#fetchReplay();
    }
    for (const { event } of message.log) {
      this.#offset = Math.max(this.#offset ?? Number.NEGATIVE_INFINITY, event.at - Date.now());
      if (event.t === 'said') this.#bubble(event.seat, event.phrase, event.at);
      this.onevent(event);
    }
    for (const ended of endedOffers(before?.offer ?? null, message)) this.onended(ended);
  }

  #presence(here: boolean[], away: number[], watchers: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, i) => ({
      ...seat,
      here: here[i] ?? seat.here,
      away_since: away[i] ?? seat.away_since,
    }));
    // Returned players can no longer be replaced. For absent players the server sends these fields when it is time.
    const back = (seat: number) => here[seat] === true;
    const { can_lend, can_close } = this.table;
    this.table = {
      ...this.table,
      seats,
      watchers,
      can_lend: can_lend.filter((seat) => !back(seat)),
      ...(can_close.some(back) ? { can_close: [], can_claim: false, close_from: 0 } : {}),
    };
    this.live.follow(this.table);
  }

  #updateClock(at: number): void {
    const ahead = at - Date.now();
    // The message with the shortest delay gives the best estimate.
    this.#offset = Math.abs(ahead - this.offset) > CLOCK_TOLERANCE_MS ? ahead : Math.max(this.offset, ahead);
    if (Math.abs(ahead - this.ahead) > CLOCK_TOLERANCE_MS) this.ahead = ahead;
  }

  #bubble(seat: number, phrase: string, at: number): void {
    const bubble = { seat, phrase, at };
    this.bubbles = [...this.bubbles.filter((bubble) => bubble.seat !== seat), bubble];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((candidate) => candidate !== bubble);
    }, 6000);
  }

  // Commands.

  /**
   * Send a command. Resolves when the server has accepted it, rejects with `Refused`.
   *
   * If the connection breaks first, an action waits for the reconnect. It is then sent again once, unless the snapshot shows
   * that it was stored or that the match has moved on. Other commands are rejected at once.
   */
  do(command: AnyCommand): Promise<void> {
    const ref = this.#ref++;
    const stands = this.connection === 'open' || this.connection === 'silent';
    if (!stands || !this.#socket.send({ t: 'do', ref, command })) return Promise.reject(new Refused('connection.lost'));
    this.busy = true;
    setTimeout(() => this.#updateUnsaved(), UNSAVED_AFTER_MS);
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { command, since: Date.now(), broken: false, resolve, reject });
      this.#updateUnsaved();
    });
  }

  #updateUnsaved(): void {
    const [first] = this.#waiting.values();
    const late = first && (this.connection !== 'open' || Date.now() - first.since >= UNSAVED_AFTER_MS);
    this.unsaved = first && late ? first.command : null;
  }

  /** After a reconnect: resolve, reject or resend the commands that were in flight. */
  #resend(newEvents: AnyEvent[], actions: number): void {
    for (const [ref, waiting] of [...this.#waiting]) {
      if (!waiting.broken || !isIdempotent(waiting.command)) continue;
      const fate = commandFate(waiting.command, newEvents, actions);
      if (fate === 'stored') this.#finish(ref);
      else if (fate === 'gone') this.#finish(ref, new Refused('connection.unsaved'));
      else if (this.#socket.send({ t: 'do', ref, command: waiting.command })) waiting.broken = false;
    }
    this.#updateUnsaved();
  }

  #finish(ref: number, error?: Refused): void {
    const waiting = this.#waiting.get(ref);
    if (!waiting) return;
    this.#waiting.delete(ref);
    this.busy = this.#waiting.size > 0;
    this.#updateUnsaved();
    if (error?.code === 'turn.stale') this.#socket.send({ t: 'resync' });
    if (error) waiting.reject(error);
    else waiting.resolve();
  }

  #rejectAll(why = 'connection.lost'): void {
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    this.busy = false;
    this.unsaved = null;
    for (const waiting of left) waiting.reject(new Refused(why));
  }

  // Positions.

  /** Show the position after `k` actions; null for the current one. `through`: animate the positions in between. */
  goTo(k: number | null, through = false): void {
    const before = this.#queue.at(-1)?.k ?? this.shown?.k;
    const end = k ?? this.table?.actions ?? 0;
    const frame = this.frames.find((frame) => frame.k === end);
    const follows = frame !== undefined && before !== undefined && (before === this.step(end, -1) || (through && before < end));
    this.cursor = k;
    if (through && follows) {
      for (const passed of this.frames) if (passed.k > before && passed.k < end) this.#show(passed.view, true, passed.k);
    }
    if (k === null) this.#showCurrent(follows);
    else if (frame) this.#show(frame.view, follows, k);
  }

  /** The position one frame before or after `k`, or null. */
  step(k: number, by: 1 | -1): number | null {
    const found = by > 0 ? this.frames.find((frame) => frame.k > k) : this.frames.findLast((frame) => frame.k < k);
    return found?.k ?? null;
  }

  #setFrames(frames: readonly Frame[]): void {
    this.frames = frames;
    // The position on display may have been undone.
    if (this.cursor !== null && this.cursor > (this.table?.actions ?? 0)) this.cursor = null;
  }

  /** Fetch the positions that this browser has not received. */
  async #fetchReplay(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      const replay = await api.replay(this.id);
      const actions = this.table?.actions ?? 0;
      this.frames = this.timing.merge(replay.frames, this.frames).filter((frame) => frame.k <= actions);
      this.complete = true;
      if (this.cursor !== null) this.goTo(this.cursor);
      if (this.table?.status === 'over')
        void saveMatch(this.id, { table: this.table, view: this.view, log: this.log, frames: this.frames });
    } catch {
      // The list of moves stays incomplete; the next snapshot retries.
    } finally {
      this.#isFetching = false;
    }
  }

  #showCurrent(animate: boolean): void {
    if (this.cursor !== null || this.view === null || !this.table) return;
    this.#show(this.view, animate, this.table.actions);
  }

  #show(view: unknown, animate: boolean, k: number): void {
    // Games with undo have no physics, so no motion is found.
    const recorded = motionAt(this.log, (this.table?.actions ?? k) - k);
    this.#queue.push({ view, animate, k, ...(recorded ? { recorded } : {}) });
    if (this.#isShowing) this.behind = true;
    else void this.#showQueued();
  }

  /** Show one view in each tick, because Svelte would batch views that arrive together. */
  async #showQueued(): Promise<void> {
    this.#isShowing = true;
    for (let moment = this.#queue.shift(); moment; moment = this.#queue.shift()) {
      this.shown = moment;
      this.behind = this.#queue.length > 0;
      await tick();
    }
    this.#isShowing = false;
  }
}

/**
 * Whether an update may have changed the position. Phrases, offers and presence do not, so animations continue. A view depends
 * only on the actions and on the seats to act.
 */
function changesPosition(before: TableView | null, { log, table }: Update): boolean {
  return (
    log.some(({ event }) => event.t === 'acted' || event.t === 'undone') ||
    before?.actions !== table.actions ||
    before.to_act.join() !== table.to_act.join()
  );
}
