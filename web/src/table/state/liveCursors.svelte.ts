/**
 * The hands around a table, between two actions: what the others do is heard, what the person does is told, as often as the wire
 * can bear. Nothing of it is stored, here or there.
 */
import type { Call, Calls, Live, Mark, Pointer, Stroke } from '../../games/module';
import type { FromBrowser, Hands, TableView } from '../../shell/api/wire';

/** Milliseconds between two movements that are told. */
const GAP = 100;
/** Milliseconds for which a hand that does not move is still seen. */
const FORGOTTEN = 15_000;
/** Milliseconds for which a mark is seen. */
const MARKED = 4_000;
/** Milliseconds for which a call is shown. */
const CALL_SHOWN_MS = 3_000;
/** Milliseconds between two calls of the person: the server's interval, and a little for the network. */
const CALL_INTERVAL_MS = 1_600;
/** Strokes of a seat, and numbers of a stroke: the server counts as we do. */
const STROKES = 16;
const NUMBERS = 240;

/** Units of the wire in one of the game's. */
const TENTHS = 10;
const FARTHEST = 10_000;

function tenths(value: number): number {
  return Math.round(Math.max(-FARTHEST, Math.min(FARTHEST, value)) * TENTHS);
}

/** The game's own time is set running: nobody draws then. */
function hurried(table: TableView | null): boolean {
  return table?.status !== 'paused' && (table?.timers?.running.length ?? 0) > 0;
}

export class LiveHands implements Live, Calls {
  #heard = $state.raw<readonly Pointer[]>([]);
  #marks = $state.raw<readonly Mark[]>([]);
  #strokes = $state.raw<readonly Stroke[]>([]);
  #calls = $state.raw<readonly Call[]>([]);
  #table = $state.raw<TableView | null>(null);
  readonly #seen = $derived(this.#heard.filter(({ seat }) => this.#present(seat)));
  #send: (message: FromBrowser) => boolean;
  #forget = new Map<number, ReturnType<typeof setTimeout>>();
  /** The last movement that waits to be told. */
  #next: Extract<FromBrowser, { t: 'pointer' }> | null = null;
  #told = '';
  /** Strokes of one's own of which something is still to be told, and how much of each was. */
  #drawn = new Map<number, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #calledAt = Number.NEGATIVE_INFINITY;

  /** `send` tells whether the line took it. */
  constructor(send: (message: FromBrowser) => boolean) {
    this.#send = send;
  }

  get pointers(): readonly Pointer[] {
    return this.#seen;
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
    if (this.#own < 0 || now - this.#calledAt < CALL_INTERVAL_MS || !this.#send({ t: 'call', call })) return;
    this.#calledAt = now;
    this.#addCall(this.#own, call);
  }

  point(x: number, y: number, turn: number, lift: number): void {
    if (this.#own < 0 || ![x, y, turn, lift].every(Number.isFinite)) return;
    const around = 360 * TENTHS;
    const turned = ((Math.round(turn * TENTHS) % around) + around) % around;
    this.#next = { t: 'pointer', x: tenths(x), y: tenths(y), turn: turned, lift: Math.max(0, tenths(lift)) };
    this.#soon();
  }

  mark(x: number, y: number): void {
    if (this.#own < 0 || !Number.isFinite(x) || !Number.isFinite(y)) return;
    if (!this.#send({ t: 'mark', x: tenths(x), y: tenths(y) })) return;
    this.#addMark(this.#own, x, y);
  }

  stroke(id: number, points: readonly number[]): void {
    const seat = this.#own;
    if (seat < 0 || hurried(this.#table) || !points.every(Number.isFinite)) return;
    const kept = points.slice(0, Math.min(NUMBERS, points.length - (points.length % 2)));
    const known = this.#strokes.find((one) => one.seat === seat && one.id === id)?.points;
    const grows = known !== undefined && kept.length >= known.length && known.every((value, i) => value === kept[i]);
    this.#setStroke(seat, id, kept);
    if (!grows) this.#drawn.set(id, 0);
    else if (!this.#drawn.has(id)) this.#drawn.set(id, known.length);
    this.#soon();
  }

  /** The table is like this now: who is there, and whether time runs. */
  follow(table: TableView): void {
    if (hurried(table) || table.status === 'over') this.#rubOut();
    this.#table = table;
  }

  /** All is told anew: what was seen may be gone. */
  clear(): void {
    this.#heard = [];
    this.#rubOut();
  }

  heard(message: Hands): void {
    if (message.whole) this.clear();
    for (const [seat, x, y, turn, lift] of message.pointers ?? []) {
      if (seat === this.#own) continue;
      const pointer = { seat, x: x / TENTHS, y: y / TENTHS, turn: turn / TENTHS, lift: lift / TENTHS };
      this.#heard = [...this.#heard.filter((one) => one.seat !== seat), pointer];
      this.#forgetLater(seat);
    }
    for (const [seat, x, y] of message.marks ?? []) if (seat !== this.#own) this.#addMark(seat, x / TENTHS, y / TENTHS);
    for (const [seat, call] of message.calls ?? []) if (seat !== this.#own) this.#addCall(seat, call);
    for (const [seat, id, offset, ...points] of message.strokes ?? []) {
      if (seat === undefined || id === undefined || offset === undefined) continue;
      const known = this.#strokes.find((one) => one.seat === seat && one.id === id)?.points ?? [];
      const own = seat === this.#own && !message.whole;
      // One's own is there before it is heard; of others', a piece whose beginning was missed is of no use.
      if (own ? this.#drawn.has(id) || known.length >= offset + points.length : known.length < offset) continue;
      this.#setStroke(seat, id, [...known.slice(0, offset), ...points.map((value) => value / TENTHS)]);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const timer of this.#forget.values()) clearTimeout(timer);
  }

  /** The seat whose hand is the person's own; -1 for who watches, or has lent the seat to a bot. */
  get #own(): number {
    return this.#table?.seats.findIndex((seat) => seat.you && !seat.lent) ?? -1;
  }

  #present(seat: number): boolean {
    const found = this.#table?.seats[seat];
    return found?.kind === 'person' && found.here && !found.level;
  }

  #rubOut(): void {
    this.#strokes = [];
    this.#drawn.clear();
  }

  #setStroke(seat: number, id: number, points: readonly number[]): void {
    const at = this.#strokes.findIndex((one) => one.seat === seat && one.id === id);
    const stroke = { seat, id, points };
    if (!points.length) this.#strokes = this.#strokes.filter((_, i) => i !== at);
    else if (at >= 0) this.#strokes = this.#strokes.with(at, stroke);
    else {
      const own = this.#strokes.filter((one) => one.seat === seat);
      const oldest = own.length >= STROKES ? own[0] : undefined;
      this.#strokes = [...this.#strokes.filter((one) => one !== oldest), stroke];
    }
  }

  #addMark(seat: number, x: number, y: number): void {
    const mark = { seat, x, y, at: Date.now() };
    this.#marks = [...this.#marks.slice(-20), mark];
    setTimeout(() => {
      this.#marks = this.#marks.filter((one) => one !== mark);
    }, MARKED);
  }

  #addCall(seat: number, call: string): void {
    const made = { seat, call, at: Date.now() };
    this.#calls = [...this.#calls.filter((one) => one.seat !== seat), made];
    setTimeout(() => {
      this.#calls = this.#calls.filter((one) => one !== made);
    }, CALL_SHOWN_MS);
  }

  #forgetLater(seat: number): void {
    clearTimeout(this.#forget.get(seat));
    const forget = () => {
      this.#heard = this.#heard.filter((one) => one.seat !== seat);
    };
    this.#forget.set(seat, setTimeout(forget, FORGOTTEN));
  }

  /** Tell what has changed: at once after a rest, else when the gap is over. */
  #soon(): void {
    if (this.#timer !== undefined) return;
    this.#tell();
    const again = () => {
      this.#timer = undefined;
      if (this.#next || this.#drawn.size) this.#soon();
    };
    this.#timer = setTimeout(again, GAP);
  }

  #tell(): void {
    const next = this.#next;
    this.#next = null;
    const text = next ? `${next.x} ${next.y} ${next.turn} ${next.lift}` : this.#told;
    // A hand that is where it was is not told again; a line that is down hears the next movement.
    if (next && text !== this.#told && this.#send(next)) this.#told = text;
    for (const [id, offset] of this.#drawn) {
      const points = this.#strokes.find((one) => one.seat === this.#own && one.id === id)?.points ?? [];
      if (points.length > offset || offset === 0) {
        if (!this.#send({ t: 'stroke', id, offset, points: points.slice(offset).map(tenths) })) continue;
      }
      this.#drawn.delete(id);
    }
  }
}
