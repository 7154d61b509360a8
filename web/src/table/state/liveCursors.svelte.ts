/**
 * Live cursors, marks, strokes and calls: receives those of other players and sends one's own, throttled. None of them is
 * stored.
 */
import type { Call, Calls, Live, Mark, Pointer, Stroke } from '../../games/module';
import type { FromBrowser, Hands, TableView } from '../../shell/api/wire';

/** Throttle interval of cursor messages in milliseconds. */
const SEND_INTERVAL_MS = 100;
/** Milliseconds after which an unmoved cursor is hidden. */
const CURSOR_TIMEOUT_MS = 15_000;
/** Milliseconds for which a mark is shown. */
const MARK_SHOWN_MS = 4_000;
/** Milliseconds for which a call is shown. */
const CALL_SHOWN_MS = 3_000;
/** Milliseconds between two calls of the player: the server's interval, and a margin for the network. */
const CALL_INTERVAL_MS = 1_600;
/** Maximum strokes of a seat and numbers in a stroke, as on the server. */
const MAX_STROKES = 16;
const MAX_STROKE_VALUES = 240;

/** Wire units in one unit of the game. */
const WIRE_UNITS = 10;
const MAX_COORDINATE = 10_000;

function toWire(value: number): number {
  return Math.round(Math.max(-MAX_COORDINATE, Math.min(MAX_COORDINATE, value)) * WIRE_UNITS);
}

/** Whether a game timer is running, so that drawing is disabled. */
function isTimerRunning(table: TableView | null): boolean {
  return table?.status !== 'paused' && (table?.timers?.running.length ?? 0) > 0;
}

export class LiveCursors implements Live, Calls {
  #received = $state.raw<readonly Pointer[]>([]);
  #marks = $state.raw<readonly Mark[]>([]);
  #strokes = $state.raw<readonly Stroke[]>([]);
  #calls = $state.raw<readonly Call[]>([]);
  #table = $state.raw<TableView | null>(null);
  readonly #visible = $derived(this.#received.filter(({ seat }) => this.#present(seat)));
  #send: (message: FromBrowser) => boolean;
  #expiry = new Map<number, ReturnType<typeof setTimeout>>();
  /** The latest cursor position that has not been sent. */
  #next: Extract<FromBrowser, { t: 'pointer' }> | null = null;
  #lastSent = '';
  /** One's own strokes with unsent points, and the number of values already sent. */
  #unsent = new Map<number, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #calledAt = Number.NEGATIVE_INFINITY;

  /** `send` returns whether the connection accepted the message. */
  constructor(send: (message: FromBrowser) => boolean) {
    this.#send = send;
  }

  get pointers(): readonly Pointer[] {
    return this.#visible;
  }

  get marks(): readonly Mark[] {
    return this.#marks;
  }

  get strokes(): readonly Stroke[] {
    return this.#strokes;
  }

  get calls(): readonly Call[] {
    return this.#calls;
  }

  call(call: string): void {
    const now = Date.now();
    if (this.#ownSeat < 0 || now - this.#calledAt < CALL_INTERVAL_MS || !this.#send({ t: 'call', call })) return;
    this.#calledAt = now;
    this.#addCall(this.#ownSeat, call);
  }

  point(x: number, y: number, turn: number, lift: number): void {
    if (this.#ownSeat < 0 || ![x, y, turn, lift].every(Number.isFinite)) return;
    const around = 360 * WIRE_UNITS;
    const turned = ((Math.round(turn * WIRE_UNITS) % around) + around) % around;
    this.#next = { t: 'pointer', x: toWire(x), y: toWire(y), turn: turned, lift: Math.max(0, toWire(lift)) };
    this.#sendThrottled();
  }

  mark(x: number, y: number): void {
    if (this.#ownSeat < 0 || !Number.isFinite(x) || !Number.isFinite(y)) return;
    if (!this.#send({ t: 'mark', x: toWire(x), y: toWire(y) })) return;
    this.#addMark(this.#ownSeat, x, y);
  }

  stroke(id: number, points: readonly number[]): void {
    const seat = this.#ownSeat;
    if (seat < 0 || isTimerRunning(this.#table) || !points.every(Number.isFinite)) return;
    const limited = points.slice(0, Math.min(MAX_STROKE_VALUES, points.length - (points.length % 2)));
    const known = this.#strokes.find((stroke) => stroke.seat === seat && stroke.id === id)?.points;
    const grows = known !== undefined && limited.length >= known.length && known.every((value, i) => value === limited[i]);
    this.#setStroke(seat, id, limited);
    if (!grows) this.#unsent.set(id, 0);
    else if (!this.#unsent.has(id)) this.#unsent.set(id, known.length);
    this.#sendThrottled();
  }

  /** Take over a new state of the table: the presence of players, and whether a timer runs. */
  follow(table: TableView): void {
    if (isTimerRunning(table) || table.status === 'over') this.#clearStrokes();
    this.#table = table;
  }

  /** Reset before the server sends everything again. */
  clear(): void {
    this.#received = [];
    this.#clearStrokes();
  }

  receive(message: Hands): void {
    if (message.whole) this.clear();
    for (const [seat, x, y, turn, lift] of message.pointers ?? []) {
      if (seat === this.#ownSeat) continue;
      const pointer = { seat, x: x / WIRE_UNITS, y: y / WIRE_UNITS, turn: turn / WIRE_UNITS, lift: lift / WIRE_UNITS };
      this.#received = [...this.#received.filter((cursor) => cursor.seat !== seat), pointer];
      this.#expireLater(seat);
    }
    for (const [seat, x, y] of message.marks ?? [])
      if (seat !== this.#ownSeat) this.#addMark(seat, x / WIRE_UNITS, y / WIRE_UNITS);
    for (const [seat, call] of message.calls ?? []) if (seat !== this.#ownSeat) this.#addCall(seat, call);
    for (const [seat, id, offset, ...points] of message.strokes ?? []) {
      if (seat === undefined || id === undefined || offset === undefined) continue;
      const known = this.#strokes.find((stroke) => stroke.seat === seat && stroke.id === id)?.points ?? [];
      const own = seat === this.#ownSeat && !message.whole;
      // One's own strokes are already here. A piece of another player's stroke is useless without its beginning.
      if (own ? this.#unsent.has(id) || known.length >= offset + points.length : known.length < offset) continue;
      this.#setStroke(seat, id, [...known.slice(0, offset), ...points.map((value) => value / WIRE_UNITS)]);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const timer of this.#expiry.values()) clearTimeout(timer);
  }

  /** The seat of the player's own cursor; -1 for spectators and for a seat lent to a bot. */
  get #ownSeat(): number {
    return this.#table?.seats.findIndex((seat) => seat.you && !seat.lent) ?? -1;
  }

  #present(seat: number): boolean {
    const found = this.#table?.seats[seat];
    return found?.kind === 'person' && found.here && !found.level;
  }

  #clearStrokes(): void {
    this.#strokes = [];
    this.#unsent.clear();
  }

  #setStroke(seat: number, id: number, points: readonly number[]): void {
    const at = this.#strokes.findIndex((stroke) => stroke.seat === seat && stroke.id === id);
    const stroke = { seat, id, points };
    if (!points.length) this.#strokes = this.#strokes.filter((_, i) => i !== at);
    else if (at >= 0) this.#strokes = this.#strokes.with(at, stroke);
    else {
      const own = this.#strokes.filter((stroke) => stroke.seat === seat);
      const oldest = own.length >= MAX_STROKES ? own[0] : undefined;
      this.#strokes = [...this.#strokes.filter((stroke) => stroke !== oldest), stroke];
    }
  }

  #addMark(seat: number, x: number, y: number): void {
    const mark = { seat, x, y, at: Date.now() };
    this.#marks = [...this.#marks.slice(-20), mark];
    setTimeout(() => {
      this.#marks = this.#marks.filter((candidate) => candidate !== mark);
    }, MARK_SHOWN_MS);
  }

  #addCall(seat: number, call: string): void {
    const added = { seat, call, at: Date.now() };
    this.#calls = [...this.#calls.filter((call) => call.seat !== seat), added];
    setTimeout(() => {
      this.#calls = this.#calls.filter((call) => call !== added);
    }, CALL_SHOWN_MS);
  }

  #expireLater(seat: number): void {
    clearTimeout(this.#expiry.get(seat));
    const expire = () => {
      this.#received = this.#received.filter((cursor) => cursor.seat !== seat);
    };
    this.#expiry.set(seat, setTimeout(expire, CURSOR_TIMEOUT_MS));
  }

  /** Throttle: send changes at once after a pause, otherwise at the end of the interval. */
  #sendThrottled(): void {
    if (this.#timer !== undefined) return;
    this.#flush();
    const next = () => {
      this.#timer = undefined;
      if (this.#next || this.#unsent.size) this.#sendThrottled();
    };
    this.#timer = setTimeout(next, SEND_INTERVAL_MS);
  }

  #flush(): void {
    const next = this.#next;
    this.#next = null;
    const text = next ? `${next.x} ${next.y} ${next.turn} ${next.lift}` : this.#lastSent;
    // An unmoved cursor is not sent again. While disconnected the position is dropped; the next movement is sent after the
    // reconnect.
    if (next && text !== this.#lastSent && this.#send(next)) this.#lastSent = text;
    for (const [id, offset] of this.#unsent) {
      const points = this.#strokes.find((stroke) => stroke.seat === this.#ownSeat && stroke.id === id)?.points ?? [];
      if (points.length > offset || offset === 0) {
        if (!this.#send({ t: 'stroke', id, offset, points: points.slice(offset).map(toWire) })) continue;
      }
      this.#unsent.delete(id);
    }
  }
}
