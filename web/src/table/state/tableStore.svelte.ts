/**
 * One table as this browser knows it: what the server said, nothing guessed.
 *
 * Views are handed to the board one by one and in order (`shown`). Every position is kept (`frames`), so that a person can step
 * through the match while it runs.
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
import { LiveHands } from './liveCursors.svelte';
import { type Ended, endedOffers } from './offers';
import { patched, type Update } from './patch';
import { motionAt, type Recorded } from './recordedMotion';
import { fateOf, repeatable } from './resend';
import { type Saved, saveMatch } from './savedMatches';
import { OUTDATED, type SocketListener, TableSocket } from './tableSocket';
import { TIMINGS, type Timing } from './timing';

/** What the board shows now. */
export interface ShownView {
  view: unknown;
  animate: boolean;
  /** How many actions stand in it. */
  k: number;
  /** How the bodies moved that came to rest in it, where physics led there. */
  recorded?: Recorded;
}

/**
 * How the connection to the server is: `silent` while an answer is overdue, `gone` when there is no such table, `outdated` when the
 * server speaks another version of the protocol than this page.
 */
export type Connection = 'connecting' | 'open' | 'silent' | 'lost' | 'gone' | 'outdated';

/** Somebody said a phrase. */
export interface Bubble {
  seat: number;
  phrase: string;
  at: number;
}

/** The server closes the line on a message longer than it reads. */
const TOO_LARGE = 1009;

/** Milliseconds after which what was sent and not answered is shown as not saved. */
const SLOW = 600;

/** Less than this, in milliseconds, the clocks agree: a pong that took its time must not make every clock tick otherwise. */
const AGREED = 250;

interface Waiting {
  command: AnyCommand;
  since: number;
  /** The line broke before the answer came. */
  broken: boolean;
  resolve: () => void;
  reject: (error: Refused) => void;
}

export class Table implements SocketListener {
  connection = $state<Connection>('connecting');
  table = $state.raw<TableView | null>(null);
  /** The view of now, whatever is being looked at. */
  view = $state.raw<unknown>(null);
  shown = $state.raw<ShownView | null>(null);
  /** Something else waits to be shown, in a moment. */
  behind = $state(false);
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
  /** What was sent and is not known to be stored, once that takes longer than anybody would notice. */
  unsaved = $state.raw<AnyCommand | null>(null);
  /** The house is full: bots think shorter. */
  full = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds: enough for clocks to tick by. */
  ahead = $state(0);

  /** How time runs through the game played here; set as soon as that is known. */
  timing: Timing = TIMINGS.turns;

  /** Called with each event as it happens (not with those of a snapshot). */
  onevent: (event: AnyEvent) => void = () => {};

  /** Called with each offer that came to nothing. */
  onended: (ended: Ended) => void = () => {};

  /** The hands around the table. */
  readonly live = new LiveHands((message) => this.#line.send(message));

  #n = 0;
  #offset: number | null = null;
  /** The table and the view as they were told last: what the next patch changes. */
  #told: Pick<Update, 'table' | 'view'> | null = null;
  #line: TableSocket;
  #ref = 1;
  #waiting = new Map<number, Waiting>();
  #queue: ShownView[] = [];
  #pumping = false;
  #asking = false;

  constructor(
    readonly id: string,
    line?: (url: string, ear: SocketListener) => TableSocket,
  ) {
    const url = `${location.origin.replace(/^http/, 'ws')}/api/v1/tables/${id}/socket?protocol=${PROTOCOL_VERSION}`;
    this.#line = line ? line(url, this) : new TableSocket(url, this);
  }

  /** How far the server's clock is ahead, as exactly as it is known, for what must happen on every screen in the same instant. */
  get offset(): number {
    return this.#offset ?? this.ahead;
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
    this.live.close();
    // Who leaves does not wait for answers any more: none of them is told as lost, on whatever page comes next.
    this.#waiting.clear();
    this.busy = false;
    this.unsaved = null;
  }

  /** Show a match that is over as it was kept in this browser, until the house is heard. */
  recall({ table, view, log, frames }: Saved): void {
    if (this.table) return;
    this.table = table;
    this.view = view;
    this.log = log;
    this.frames = frames;
    this.complete = true;
    this.#now(false);
  }

  hurry(): void {
    this.#line.hurry();
  }

  // The line.

  opened(): void {
    this.connection = 'open';
    this.full = false;
  }

  silent(): void {
    if (this.connection === 'open') this.connection = 'silent';
    this.#lookUnsaved();
  }

  lost(final: boolean, code: number): void {
    this.connection = code === OUTDATED ? 'outdated' : final ? 'gone' : 'lost';
    if (final || code === TOO_LARGE) this.#abandon(code === TOO_LARGE ? 'message.too_large' : 'connection.lost');
    for (const [ref, waiting] of [...this.#waiting]) {
      waiting.broken = true;
      // The rest waits for the next snapshot, which tells what became of it.
      if (!this.timing.choicesAge || !repeatable(waiting.command)) this.#settle(ref, new Refused('connection.unsaved'));
    }
    this.#lookUnsaved();
  }

  heard(message: ToBrowser): void {
    if (this.connection === 'silent') this.connection = 'open';
    if (message.t === 'snapshot') this.#snapshot(message);
    else if (message.t === 'patch') this.#patch(message);
    else if (message.t === 'done') this.#settle(message.ref);
    else if (message.t === 'presence') this.#presence(message.here, message.away_since, message.watchers);
    else if (message.t === 'hands') this.live.heard(message);
    else if (message.t === 'busy') this.full = message.busy;
    else if (message.t === 'pong') this.#compare(message.at);
    else if (message.ref) this.#settle(message.ref, new Refused(message.code, message.details, message.message));
    else if (message.code === 'table.unknown') {
      this.connection = 'gone';
      this.#line.close();
    }
  }

  #snapshot(message: Snapshot): void {
    this.connection = 'open';
    const fresh = message.log.filter((entry) => entry.n > this.#n).map((entry) => entry.event);
    this.#n = message.n;
    this.#told = message;
    this.table = message.table;
    this.view = message.view;
    this.log = message.log.map((entry) => entry.event);
    this.bubbles = [];
    this.live.clear();
    this.live.follow(message.table);
    this.#keep(this.frames.filter((frame) => frame.k <= message.table.actions));
    this.#now(false);
    if (message.view !== null) void this.#fill();
    else this.complete = true;
    this.#recover(fresh, message.table.actions);
  }

  #patch({ since, n, log, changes }: Patch): void {
    // Nothing fits but what follows upon what was told.
    if (this.#told === null || since !== this.#n) this.#line.send({ t: 'resync' });
    else {
      const before = this.#told;
      const { table, view } = patched({ table: before.table, view: before.view }, changes) as Update;
      this.#told = { table, view };
      // Each moment is an object of its own, also one in which nothing is to be seen that was not there before.
      const moment = view !== null && view === before.view ? { ...view } : view;
      this.#update({ n, log, table, view: moment });
    }
  }

  #update(message: Update): void {
    const before = this.table;
    const moved = this.view === null || moves(before, message);
    this.#n = message.n;
    this.table = message.table;
    this.view = message.view;
    this.log = [...this.log, ...message.log.map((entry) => entry.event)];
    this.live.follow(message.table);
    if (moved && message.view !== null) {
      const grown = this.timing.grow(this.frames, message, before);
      this.#keep(grown.frames);
      this.#now(grown.animate);
      if (grown.missed) void this.#fill();
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
    // Who is back is no longer to be done without; who has gone is told by the table when it is time.
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

  #compare(at: number): void {
    const ahead = at - Date.now();
    // What was on its way for the shortest time tells it best.
    this.#offset = Math.abs(ahead - this.offset) > AGREED ? ahead : Math.max(this.offset, ahead);
    if (Math.abs(ahead - this.ahead) > AGREED) this.ahead = ahead;
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
   *
   * Rejects with `Refused`. When the line breaks first, an action waits for the next one: it is sent again, once, unless the table
   * tells that it was stored or that something else has happened since. Everything else is given back at once.
   */
  do(command: AnyCommand): Promise<void> {
    const ref = this.#ref++;
    const stands = this.connection === 'open' || this.connection === 'silent';
    if (!stands || !this.#line.send({ t: 'do', ref, command })) return Promise.reject(new Refused('connection.lost'));
    this.busy = true;
    setTimeout(() => this.#lookUnsaved(), SLOW);
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { command, since: Date.now(), broken: false, resolve, reject });
      this.#lookUnsaved();
    });
  }

  #lookUnsaved(): void {
    const [first] = this.#waiting.values();
    const late = first && (this.connection !== 'open' || Date.now() - first.since >= SLOW);
    this.unsaved = first && late ? first.command : null;
  }

  /** The line stands again: see what became of the actions that the old one broke over. */
  #recover(fresh: AnyEvent[], actions: number): void {
    for (const [ref, waiting] of [...this.#waiting]) {
      if (!waiting.broken || !repeatable(waiting.command)) continue;
      const fate = fateOf(waiting.command, fresh, actions);
      if (fate === 'stored') this.#settle(ref);
      else if (fate === 'gone') this.#settle(ref, new Refused('connection.unsaved'));
      else if (this.#line.send({ t: 'do', ref, command: waiting.command })) waiting.broken = false;
    }
    this.#lookUnsaved();
  }

  #settle(ref: number, error?: Refused): void {
    const waiting = this.#waiting.get(ref);
    if (!waiting) return;
    this.#waiting.delete(ref);
    this.busy = this.#waiting.size > 0;
    this.#lookUnsaved();
    if (error?.code === 'turn.stale') this.#line.send({ t: 'resync' });
    if (error) waiting.reject(error);
    else waiting.resolve();
  }

  #abandon(why = 'connection.lost'): void {
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    this.busy = false;
    this.unsaved = null;
    for (const waiting of left) waiting.reject(new Refused(why));
  }

  // Positions.

  /** Look at the position after `k` actions; null is now. */
  goTo(k: number | null): void {
    const before = this.#queue.at(-1)?.k ?? this.shown?.k;
    const frame = this.frames.find((one) => one.k === (k ?? this.table?.actions));
    const follows = frame !== undefined && before !== undefined && before === this.step(frame.k, -1);
    this.cursor = k;
    if (k === null) this.#now(follows);
    else if (frame) this.#show(frame.view, follows, k);
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
      if (this.cursor !== null) this.goTo(this.cursor);
      if (this.table?.status === 'over')
        void saveMatch(this.id, { table: this.table, view: this.view, log: this.log, frames: this.frames });
    } catch {
      // The list of moves stays short; the game itself goes on, and the next snapshot tries again.
    } finally {
      this.#asking = false;
    }
  }

  #now(animate: boolean): void {
    if (this.cursor !== null || this.view === null || !this.table) return;
    this.#show(this.view, animate, this.table.actions);
  }

  #show(view: unknown, animate: boolean, k: number): void {
    // Where something can be taken back nothing moves by physics, and none is found.
    const recorded = motionAt(this.log, (this.table?.actions ?? k) - k);
    this.#queue.push({ view, animate, k, ...(recorded ? { recorded } : {}) });
    if (this.#pumping) this.behind = true;
    else void this.#pump();
  }

  /** One view a tick: the browser's batching of changes would otherwise swallow those that arrive together. */
  async #pump(): Promise<void> {
    this.#pumping = true;
    for (let moment = this.#queue.shift(); moment; moment = this.#queue.shift()) {
      this.shown = moment;
      this.behind = this.#queue.length > 0;
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
