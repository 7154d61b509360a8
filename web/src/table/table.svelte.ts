/**
 * One table as this browser knows it: what the server said, nothing guessed.
 *
 * Views are handed to the board one by one and in order (`shown`). Every position is kept (`frames`), so that a person can step
 * through the match while it runs.
 */
import { tick } from 'svelte';
import type { Frame } from '../games/module';
import { api, Refused } from '../shell/api';
import type { AnyCommand, AnyEvent, Snapshot, TableView, ToBrowser, Update } from '../shell/wire';
import { type Ear, Line } from './line';
import { TIMINGS, type Timing } from './timing';

/** What the board shows now. */
export interface Moment {
  view: unknown;
  animate: boolean;
  /** How many actions stand in it. */
  k: number;
}

/** How the connection to the server is; `gone` when there is no such table. */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

/** Somebody said a phrase. */
export interface Bubble {
  seat: number;
  phrase: string;
  at: number;
}

/** The server closes the line on a message longer than it reads. */
const TOO_LARGE = 1009;

interface Waiting {
  resolve: () => void;
  reject: (error: Refused) => void;
}

export class Table implements Ear {
  connection = $state<Connection>('connecting');
  table = $state.raw<TableView | null>(null);
  /** The view of now, whatever is being looked at. */
  view = $state.raw<unknown>(null);
  shown = $state.raw<Moment | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  /** No position before the first of `frames` is still to be fetched. */
  complete = $state(false);
  /** Everything this browser was told, in order. */
  log = $state.raw<AnyEvent[]>([]);
  /** The action being looked at, or null for now. */
  cursor = $state<number | null>(null);
  bubbles = $state.raw<Bubble[]>([]);
  /** A command is on its way. */
  busy = $state(false);
  /** The house is full: bots think shorter. */
  full = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  /** How time runs through the game played here; set as soon as that is known. */
  timing: Timing = TIMINGS.turns;

  /** Called with each event as it happens (not with those of a snapshot). */
  onevent: (event: AnyEvent) => void = () => {};

  #n = 0;
  #line: Line;
  #ref = 1;
  #waiting = new Map<number, Waiting>();
  #queue: Moment[] = [];
  #pumping = false;
  #asking = false;

  constructor(
    readonly id: string,
    line?: (url: string, ear: Ear) => Line,
  ) {
    const url = `${location.origin.replace(/^http/, 'ws')}/api/v1/tables/${id}/socket`;
    this.#line = line ? line(url, this) : new Line(url, this);
  }

  /** Number of the last event heard. */
  get n(): number {
    return this.#n;
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
    this.#abandon();
  }

  hurry(): void {
    this.#line.hurry();
  }

  // The line.

  opened(): void {
    this.connection = 'open';
    this.full = false;
  }

  lost(final: boolean, code: number): void {
    this.connection = final ? 'gone' : 'lost';
    this.#abandon(code === TOO_LARGE ? 'message.too_large' : 'connection.lost');
  }

  heard(message: ToBrowser): void {
    if (message.t === 'snapshot') this.#snapshot(message);
    else if (message.t === 'update') this.#update(message);
    else if (message.t === 'done') this.#settle(message.ref);
    else if (message.t === 'presence') this.#presence(message.here, message.away_since, message.watchers);
    else if (message.t === 'busy') this.full = message.busy;
    else if (message.t === 'pong') this.ahead = message.at - Date.now();
    else if (message.ref) this.#settle(message.ref, new Refused(message.code, message.details, message.message));
    else if (message.code === 'table.unknown') {
      this.connection = 'gone';
      this.#line.close();
    }
  }

  #snapshot(message: Snapshot): void {
    this.connection = 'open';
    this.#n = message.n;
    this.table = message.table;
    this.view = message.view;
    this.log = message.log.map((entry) => entry.event);
    this.bubbles = [];
    this.#keep(this.frames.filter((frame) => frame.k <= message.table.actions));
    this.#now(false);
    if (message.view !== null) void this.#fill();
    else this.complete = true;
  }

  #update(message: Update): void {
    if (message.n <= this.#n && message.since < this.#n) return;
    if (message.since !== this.#n) {
      this.#line.send({ t: 'resync' });
      return;
    }
    const before = this.table;
    const moved = this.view === null || moves(before, message);
    this.#n = message.n;
    this.table = message.table;
    this.view = message.view;
    this.log = [...this.log, ...message.log.map((entry) => entry.event)];
    if (moved && message.view !== null) {
      const grown = this.timing.grow(this.frames, message, before);
      this.#keep(grown.frames);
      this.#now(grown.animate);
      if (grown.missed) void this.#fill();
    }
    for (const { event } of message.log) {
      if (event.t === 'said') this.#bubble(event.seat, event.phrase, event.at);
      this.onevent(event);
    }
  }

  #presence(here: boolean[], away: number[], watchers: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, i) => ({
      ...seat,
      here: here[i] ?? seat.here,
      away_since: away[i] ?? seat.away_since,
    }));
    this.table = { ...this.table, seats, watchers };
  }

  #bubble(seat: number, phrase: string, at: number): void {
    const bubble = { seat, phrase, at };
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== seat), bubble];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((one) => one !== bubble);
    }, 6000);
  }

  // Commands.

  /**
   * Ask something of the table; settles when the server has answered.
   * Rejects with `Refused`, also when the line breaks first.
   */
  do(command: AnyCommand): Promise<void> {
    const ref = this.#ref++;
    if (this.connection !== 'open' || !this.#line.send({ t: 'do', ref, command })) {
      return Promise.reject(new Refused('connection.lost'));
    }
    this.busy = true;
    return new Promise((resolve, reject) => this.#waiting.set(ref, { resolve, reject }));
  }

  #settle(ref: number, error?: Refused): void {
    const waiting = this.#waiting.get(ref);
    if (!waiting) return;
    this.#waiting.delete(ref);
    this.busy = this.#waiting.size > 0;
    if (error?.code === 'turn.stale') this.#line.send({ t: 'resync' });
    if (error) waiting.reject(error);
    else waiting.resolve();
  }

  #abandon(why = 'connection.lost'): void {
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    this.busy = false;
    for (const waiting of left) waiting.reject(new Refused(why));
  }

  // Positions.

  /** Look at the position after `k` actions; null is now. */
  look(k: number | null): void {
    if (k === null) {
      this.cursor = null;
      this.#now(false);
      return;
    }
    const before = this.shown?.k;
    const frame = this.frames.find((one) => one.k === k);
    this.cursor = k;
    if (frame) this.#show({ view: frame.view, animate: before !== undefined && before === this.step(k, -1), k });
  }

  /** The position one frame before or after `k`, or null when there is none. */
  step(k: number, by: 1 | -1): number | null {
    const found = by > 0 ? this.frames.find((one) => one.k > k) : this.frames.findLast((one) => one.k < k);
    return found?.k ?? null;
  }

  #keep(frames: readonly Frame[]): void {
    this.frames = frames;
    // What is looked at may have been taken back.
    if (this.cursor !== null && this.cursor > (this.table?.actions ?? 0)) this.cursor = null;
  }

  /** Fetch the positions this browser has not seen come about. */
  async #fill(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const replay = await api.replay(this.id);
      const actions = this.table?.actions ?? 0;
      this.frames = this.timing.merge(replay.frames, this.frames).filter((frame) => frame.k <= actions);
      this.complete = true;
      if (this.cursor !== null) this.look(this.cursor);
    } catch {
      // The list of moves stays short; the game itself goes on, and the next snapshot tries again.
    } finally {
      this.#asking = false;
    }
  }

  #now(animate: boolean): void {
    if (this.cursor !== null || this.view === null || !this.table) return;
    this.#show({ view: this.view, animate, k: this.table.actions });
  }

  #show(moment: Moment): void {
    this.#queue.push(moment);
    if (!this.#pumping) void this.#pump();
  }

  /** One view a tick: the browser's batching of changes would otherwise swallow those that arrive together. */
  async #pump(): Promise<void> {
    this.#pumping = true;
    for (let moment = this.#queue.shift(); moment; moment = this.#queue.shift()) {
      this.shown = moment;
      await tick();
    }
    this.#pumping = false;
  }
}

/**
 * Whether an update can have changed the position. A phrase, an offer, somebody's coming do not, and what still moves on the
 * board may go on moving. A view is made from the actions that stand and from who is to act, so these tell.
 */
function moves(before: TableView | null, { log, table }: Update): boolean {
  return (
    log.some(({ event }) => event.t === 'acted' || event.t === 'undone') ||
    before?.actions !== table.actions ||
    before.to_act.join() !== table.to_act.join()
  );
}
