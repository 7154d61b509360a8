/**
 * A line to a table: a WebSocket that comes back by itself.
 *
 * It pings after a silence, takes a silence after the ping for a dead line, and tries again with growing pauses.
 */
import type { FromBrowser, ToBrowser } from '../shell/wire';

export interface Ear {
  /** The line stands (again). The server speaks first, with a snapshot. */
  opened(): void;
  heard(message: ToBrowser): void;
  /** The line broke, with a close code; another try follows by itself, unless `final`: the server says there is no such table. */
  lost(final: boolean, code: number): void;
}

const QUIET = 15_000;
const PATIENCE = 8_000;
const PAUSES = [300, 1_000, 2_000, 4_000, 8_000];

/** Close codes after which another try is of no use. */
const FINAL = new Set([4404, 4403]);

/** The cookie is none of this server's. */
const FORGED = 4401;

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly url: string,
    readonly ear: Ear,
  ) {}

  open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.ear.opened();
      this.send({ t: 'ping' });
      this.#hush();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.#hush();
      this.ear.heard(JSON.parse(String(event.data)) as ToBrowser);
    };
    socket.onclose = (event) => this.#broke(socket, event.code);
  }

  /** Try at once instead of at the end of the pause. */
  hurry(): void {
    if (this.#closed) return;
    if (this.#socket === null) this.open();
    else if (this.#socket.readyState === WebSocket.OPEN) this.send({ t: 'ping' });
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

  #hush(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.send({ t: 'ping' });
      const socket = this.#socket;
      this.#silence = setTimeout(() => {
        socket?.close();
        // A dead line may take minutes to close: go on without it.
        if (socket) this.#broke(socket, 0);
      }, PATIENCE);
    }, QUIET);
  }
}
