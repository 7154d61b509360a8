/**
 * A line to a table: a WebSocket that comes back by itself.
 *
 * A browser may send no ping frames of its own, so it asks for a word after a short silence: about once a second while the page is
 * seen and nothing else comes. A question without an answer is told soon (`silent`); much later the line is given up for dead and
 * tried again, with growing pauses. In between, a line that was only slow is as good as ever.
 */
import type { FromBrowser, ToBrowser } from '../../shell/api/wire';

export interface SocketListener {
  /** The line stands (again). The server speaks first, with a snapshot. */
  opened(): void;
  heard(message: ToBrowser): void;
  /** The server owes an answer: nobody knows whether it still hears. Whatever is heard next takes that back. */
  silent(): void;
  /** The line broke, with a close code; another try follows by itself, unless `final`: it would be refused again. */
  lost(final: boolean, code: number): void;
}

/** Milliseconds of silence before a word is asked for: while the page is seen, and while it is not. */
const BEAT = 1_000;
const HIDDEN_BEAT = 15_000;
/** Milliseconds without an answer before that is told, and before the line is given up. */
const SILENT_AFTER_MS = 1_400;
const ANSWER_TIMEOUT_MS = 8_000;
const TIMER_GRACE_MS = 100;
const PAUSES = [300, 1_000, 2_000, 4_000, 8_000];

/** The server speaks another version of the protocol: this page must be reloaded. */
export const OUTDATED = 4426;

/** Close codes after which another try is of no use. */
const FINAL = new Set([4404, 4403, OUTDATED]);

/** The cookie is none of this server's. */
const FORGED = 4401;

export class TableSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly url: string,
    readonly ear: SocketListener,
  ) {}

  open(): void {
    // Whoever waited for something before may have left meanwhile.
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    // A server that takes the call and says nothing is as bad as none.
    this.#after(ANSWER_TIMEOUT_MS, () => this.#giveUp());
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.ear.opened();
      this.#ask();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.#after(document.visibilityState === 'hidden' ? HIDDEN_BEAT : BEAT, () => this.#ask());
      this.ear.heard(JSON.parse(String(event.data)) as ToBrowser);
    };
    socket.onclose = (event) => this.#broke(socket, event.code);
  }

  /** Try at once instead of at the end of the pause, or ask at once whether the line stands. */
  hurry(): void {
    if (this.#closed) return;
    if (this.#socket === null) this.open();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ask();
  }

  /** Send a message; false when the line is down. */
  send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #broke(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#silence);
    if (this.#closed) return;
    const final = FINAL.has(code);
    this.ear.lost(final, code);
    if (final) return;
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 8_000;
    // A little spread, so that a restarted server is not met by everyone in the same instant.
    this.#retry = setTimeout(() => void this.#again(code), pause * (0.75 + Math.random() / 2));
  }

  /** Open anew; who came with a cookie of another house asks for a fresh one first. */
  async #again(code: number): Promise<void> {
    if (code === FORGED) await fetch('/api/v1/me').catch(() => undefined);
    if (!this.#closed && this.#socket === null) this.open();
  }

  /** Ask for a word, and wait for any. */
  #ask(): void {
    this.send({ t: 'ping' });
    // In two steps: a page that was busy itself reads first what came meanwhile.
    this.#after(SILENT_AFTER_MS, () =>
      this.#after(TIMER_GRACE_MS, () => {
        this.ear.silent();
        this.#after(ANSWER_TIMEOUT_MS - SILENT_AFTER_MS, () => this.#giveUp());
      }),
    );
  }

  #giveUp(): void {
    const socket = this.#socket;
    socket?.close();
    // A dead line may take minutes to close: go on without it.
    if (socket) this.#broke(socket, 0);
  }

  /** Do something if it stays silent for so long. */
  #after(milliseconds: number, then: () => void): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(then, milliseconds);
  }
}
