/** The words of a table, asked for anew whenever something has changed: one question at a time, and not too often. */
import type { TableWords } from '../../shell/wire';

/** Milliseconds until a question that failed is asked again. */
const AGAIN_AFTER = 2000;

export class Feed {
  /** The newest words, or null until the first have come. */
  words = $state.raw<TableWords | null>(null);
  /** The last question failed; it is asked again by and by. */
  failed = $state(false);

  #ask: () => Promise<TableWords>;
  #gap: number;
  #asked = Number.NEGATIVE_INFINITY;
  #wanted = false;
  #asking = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `gap` is the least time between two questions, in milliseconds. */
  constructor(ask: () => Promise<TableWords>, gap: number) {
    this.#ask = ask;
    this.#gap = gap;
  }

  /** Something has changed: ask as soon as that is due. */
  want(): void {
    this.#wanted = true;
    if (!this.#asking && this.#timer === undefined) this.#later(this.#asked + this.#gap - performance.now());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #later(wait: number): void {
    if (this.#closed) return;
    if (wait <= 0) {
      void this.#now();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#now();
    }, wait);
  }

  async #now(): Promise<void> {
    this.#asking = true;
    this.#wanted = false;
    this.#asked = performance.now();
    try {
      const words = await this.#ask();
      if (this.#closed) return;
      this.words = words;
      this.failed = false;
    } catch {
      this.failed = true;
    } finally {
      this.#asking = false;
    }
    if (this.failed) this.#later(AGAIN_AFTER);
    else if (this.#wanted) this.#later(this.#asked + this.#gap - performance.now());
  }
}
