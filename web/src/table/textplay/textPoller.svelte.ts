/** Fetches the text view of a table after every change: one request at a time, throttled. */
import type { TableWords } from '../../shell/api/wire';

/** Milliseconds before a failed request is retried. */
const RETRY_DELAY_MS = 2000;

export class TextPoller {
  /** The latest data; null until the first response. */
  words = $state.raw<TableWords | null>(null);
  /** Whether the player has acted and no later request has been answered yet. */
  stale = $state(false);
  /** Whether the last request failed and will be retried. */
  failed = $state(false);

  #request: () => Promise<TableWords>;
  #gap: number;
  #lastRequest = Number.NEGATIVE_INFINITY;
  #pending = false;
  #immediate = false;
  #isFetching = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `gap` is the throttle interval in milliseconds. */
  constructor(request: () => Promise<TableWords>, gap: number) {
    this.#request = request;
    this.#gap = gap;
  }

  /** Fetch the changed table when the throttle allows; `immediate`: now, after the player's own action. */
  want(immediate = false): void {
    this.#pending = true;
    if (immediate) this.stale = this.#immediate = true;
    if (this.#isFetching) return;
    if (immediate) clearTimeout(this.#timer);
    else if (this.#timer !== undefined) return;
    this.#schedule(this.#due());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Milliseconds until the next request is due. */
  #due(): number {
    return this.#immediate ? 0 : this.#lastRequest + this.#gap - performance.now();
  }

  #schedule(wait: number): void {
    if (this.#closed) return;
    if (wait <= 0) {
      void this.#fetch();
      return;
    }
    this.#timer = setTimeout(() => void this.#fetch(), wait);
  }

  async #fetch(): Promise<void> {
    this.#isFetching = true;
    const stale = this.#immediate;
    this.#pending = this.#immediate = false;
    this.#timer = undefined;
    this.#lastRequest = performance.now();
    try {
      const words = await this.#request();
      if (this.#closed) return;
      this.words = words;
      this.failed = false;
      if (stale && !this.#immediate) this.stale = false;
    } catch {
      this.failed = true;
      this.#immediate ||= stale;
    } finally {
      this.#isFetching = false;
    }
    if (this.failed) this.#schedule(RETRY_DELAY_MS);
    else if (this.#pending) this.#schedule(this.#due());
  }
}
