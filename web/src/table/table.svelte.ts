/**
 * One table as this browser knows it: what the server said, nothing guessed.
 *
 * Views are handed to the board one by one and in order (`shown`). Every position is kept (`frames`), so that a person can step
 * through the match while it runs.
 */
import { tick } from 'svelte';
import type { Frame } from '../games/module';
import { api, Refused } from '../shell/api';
import type { AnyCommand, AnyEvent, Entry, Snapshot, TableView, ToBrowser, Update } from '../shell/wire';
import { type Ear, Line } from './line';

/** What the board shows now. */
export interface Moment {
  view: unknown;
  animate: boolean;
  /** How many actions stand in it. */
  k: number;
}

export type Standing = 'connecting' | 'open' | 'lost' | 'gone';

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
  standing = $state<Standing>('connecting');
  table = $state.raw<TableView | null>(null);
  /** The view of now, whatever is being looked at. */
  view = $state.raw<unknown>(null);
  shown = $state.raw<Moment | null>(null);
  frames = $state.raw<Frame[]>([]);
  /** No position before the first of `frames` is still to be fetched. */
  complete = $state(false);
  /** Everything this browser was told, in order. */
  log = $state.raw<AnyEvent[]>([]);
  /** The action being looked at, or null for now. */
  cursor = $state<number | null>(null);
  bubbles = $state.raw<Bubble[]>([]);
  /** A command is on its way. */
  busy = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  /** Everybody acts at once: there is one frame a reveal, and what happens in between is the own sheet's alone. */
  simultaneous = false;

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
    this.standing = 'open';
  }

  lost(final: boolean, code: number): void {
    this.standing = final ? 'gone' : 'lost';
    this.#abandon(code === TOO_LARGE ? 'message.too_large' : 'connection.lost');
  }

  heard(message: ToBrowser): void {
    if (message.t === 'snapshot') this.#snapshot(message);
    else if (message.t === 'update') this.#update(message);
    else if (message.t === 'presence') this.#presence(message.here, message.away_since, message.watchers);
    else if (message.t === 'pong') this.ahead = message.at - Date.now();
    else if (message.ref) this.#settle(message.ref, new Refused(message.code, message.details, message.message));
    else if (message.code === 'table.unknown') {
      this.standing = 'gone';
      this.#line.close();
    }
  }

  #snapshot(message: Snapshot): void {
    this.standing = 'open';
    this.#n = message.n;
    this.table = message.table;
    this.view = message.view;
    this.log = message.log.map((entry) => entry.event);
    this.bubbles = [];
    this.#truncate(message.table.actions);
    this.#now(false);
    if (message.view !== null) void this.#fill();
    else this.complete = true;
  }

  #update(message: Update): void {
    if (message.n <= this.#n && message.since < this.#n) {
      this.#settle(message.ref ?? 0);
      return;
    }
    if (message.since !== this.#n) {
      this.#line.send({ t: 'resync' });
      this.#settle(message.ref ?? 0);
      return;
    }
    this.#n = message.n;
    this.table = message.table;
    this.log = [...this.log, ...message.log.map((entry) => entry.event)];
    const before = JSON.stringify(this.view);
    this.view = message.view;
    this.#grow(message, before);
    this.#settle(message.ref ?? 0);
    for (const entry of message.log) {
      if (entry.event.t === 'said') this.#bubble(entry.event.seat, entry.event.phrase, entry.event.at);
      this.onevent(entry.event);
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
    if (this.standing !== 'open' || !this.#line.send({ t: 'do', ref, command })) {
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

  /** Where all act at once a frame comes with the next action of chance, and with the end. */
  #reveal(message: Update): void {
    const events = message.log.map((entry: Entry) => entry.event);
    const rolled = events.findLast((event) => event.t === 'acted' && event.seat < 0);
    const ended = message.table.status === 'over' && events.some((event) => event.t === 'acted');
    this.#truncate(message.table.actions);
    if (rolled?.t === 'acted' || ended) {
      const action = rolled?.t === 'acted' ? rolled.action : '';
      const frame = { k: message.table.actions, seat: -1, action, view: message.view };
      this.frames = [...this.frames.filter((one) => one.k < frame.k), frame];
    }
    this.#now(!events.some((event) => event.t === 'undone'));
  }

  #grow(message: Update, before: string): void {
    const acted = message.log.filter((entry: Entry) => entry.event.t === 'acted');
    const last = this.frames.at(-1);
    const event = acted[0]?.event;
    if (message.view === null) return;
    // A phrase, an offer, somebody's coming: the position is the same, and what still moves on the board may go on moving.
    if (acted.length === 0 && JSON.stringify(message.view) === before) return;
    if (this.simultaneous) {
      this.#reveal(message);
      return;
    }
    if (acted.length === 1 && message.log.length === 1 && event?.t === 'acted' && message.table.actions === (last?.k ?? 0) + 1) {
      this.frames = [...this.frames, { k: message.table.actions, seat: event.seat, action: event.action, view: message.view }];
      this.#now(true);
    } else if (acted.length === 0) {
      this.#truncate(message.table.actions);
      this.#now(false);
    } else {
      this.#now(message.table.actions === (last?.k ?? -1) + 1);
      void this.#fill();
    }
  }

  #truncate(actions: number): void {
    const last = this.frames.at(-1);
    if (!last || last.k <= actions) return;
    this.frames = this.frames.filter((frame) => frame.k <= actions);
    if (this.cursor !== null && this.cursor > actions) this.cursor = null;
  }

  /** Fetch the positions this browser has not seen come about. */
  async #fill(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const replay = await api.replay(this.id);
      const actions = this.table?.actions ?? 0;
      const known = new Map(replay.frames.map((frame) => [frame.k, frame]));
      if (!this.simultaneous) for (const frame of this.frames) if (!known.has(frame.k)) known.set(frame.k, frame);
      this.frames = [...known.values()].filter((frame) => frame.k <= actions).sort((a, b) => a.k - b.k);
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
