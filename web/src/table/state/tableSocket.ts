/**
 * The WebSocket of a table, with heartbeat and automatic reconnect.
 *
 * Browsers cannot send ping frames, so the client sends a `ping` message after a short silence: about one a second while the
 * page is visible and no other messages arrive. A missing answer is soon reported (`onSilent`); much later the connection is
 * closed and retried with backoff. In between it may recover.
 */
import type { FromBrowser, ToBrowser } from '../../shell/api/wire';

export interface SocketListener {
  /** Called when the connection is open (again). The server then sends a snapshot. */
  onOpen(): void;
  onMessage(message: ToBrowser): void;
  /** Called when an answer is overdue. Any later message ends this state. */
  onSilent(): void;
  /** Called when the connection was closed with this code. A reconnect follows, unless `final`: the server would refuse it again. */
  onLost(final: boolean, code: number): void;
}

/** Heartbeat: milliseconds of silence before a ping, while the page is visible and while it is hidden. */
const PING_AFTER_MS = 1_000;
const HIDDEN_PING_AFTER_MS = 15_000;
/** Milliseconds without an answer before silence is reported, and before the connection is closed. */
const SILENT_AFTER_MS = 1_400;
const ANSWER_TIMEOUT_MS = 8_000;
const TIMER_GRACE_MS = 100;
const RETRY_DELAYS_MS = [300, 1_000, 2_000, 4_000, 8_000];

/** Close code: the server has another protocol version, so the page must be reloaded. */
export const OUTDATED = 4426;

/** Close codes that a retry would not change. */
const FINAL_CODES = new Set([4404, 4403, OUTDATED]);

/** Close code: the cookie was signed by another server. */
const FOREIGN_COOKIE = 4401;

export class TableSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly url: string,
    readonly listener: SocketListener,
  ) {}

  open(): void {
    // A reconnect was pending when the socket was closed.
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    // A server that accepts the connection may still never send a message.
    this.#afterSilence(ANSWER_TIMEOUT_MS, () => this.#drop());
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.listener.onOpen();
      this.#ping();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.#afterSilence(document.visibilityState === 'hidden' ? HIDDEN_PING_AFTER_MS : PING_AFTER_MS, () => this.#ping());
      this.listener.onMessage(JSON.parse(String(event.data)) as ToBrowser);
    };
    socket.onclose = (event) => this.#onClose(socket, event.code);
  }

  /** Reconnect now instead of at the end of the delay; if connected, send a ping now. */
  reconnectNow(): void {
    if (this.#closed) return;
    if (this.#socket === null) this.open();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ping();
  }

  /** Send a message; returns false while disconnected. */
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

  #onClose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#silence);
    if (this.#closed) return;
    const final = FINAL_CODES.has(code);
    this.listener.onLost(final, code);
    if (final) return;
    const pause = RETRY_DELAYS_MS[Math.min(this.#tries++, RETRY_DELAYS_MS.length - 1)] ?? 8_000;
    // Random jitter, so that not all clients reconnect to a restarted server at the same time.
    this.#retry = setTimeout(() => void this.#reconnect(code), pause * (0.75 + Math.random() / 2));
  }

  /** Reconnect. With a cookie of another server, request a new one first. */
  async #reconnect(code: number): Promise<void> {
    if (code === FOREIGN_COOKIE) await fetch('/api/v1/me').catch(() => undefined);
    if (!this.#closed && this.#socket === null) this.open();
  }

  /** Send a ping and wait for any message. */
  #ping(): void {
    this.send({ t: 'ping' });
    // Two timers: if this page was busy, received messages are processed between them.
    this.#afterSilence(SILENT_AFTER_MS, () =>
      this.#afterSilence(TIMER_GRACE_MS, () => {
        this.listener.onSilent();
        this.#afterSilence(ANSWER_TIMEOUT_MS - SILENT_AFTER_MS, () => this.#drop());
      }),
    );
  }

  #drop(): void {
    const socket = this.#socket;
    socket?.close();
    // Closing a dead connection may take minutes; do not wait for it.
    if (socket) this.#onClose(socket, 0);
  }

  /** Run `then` after this time without a message. */
  #afterSilence(milliseconds: number, then: () => void): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(then, milliseconds);
  }
}
