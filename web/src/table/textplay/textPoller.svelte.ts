/** The words of a table, asked for anew whenever something has changed: one question at a time, and not too often. */
import type { TableWords } from '../../shell/api/wire';

/** Milliseconds until a question that failed is asked again. */
const AGAIN_AFTER = 2000;

export class Feed {
  /** The newest words, or null until the first have come. */
  words = $state.raw<TableWords | null>(null);
  /** Something was changed at this screen, and no question asked since has been answered yet. */
  hurried = $state(false);
  /** The last question failed; it is asked again by and by. */
  failed = $state(false);

  #ask: () => Promise<TableWords>;
  #gap: number;
  #asked = Number.NEGATIVE_INFINITY;
  #wanted = false;
  #soon = false;
  #asking = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `gap` is the least time between two questions, in milliseconds. */
  constructor(ask: () => Promise<TableWords>, gap: number) {
    this.#ask = ask;
    this.#gap = gap;
  }

  /** Something has changed: ask as soon as that is due; at once when it was changed at this screen. */
  want(soon = false): void {
    this.#wanted = true;
    if (soon) this.hurried = this.#soon = true;
    if (this.#asking) return;
    if (soon) clearTimeout(this.#timer);
    else if (this.#timer !== undefined) return;
    this.#later(this.#due());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Milliseconds until the next question is due. */
  #due(): number {
    return this.#soon ? 0 : this.#asked + this.#gap - performance.now();
  }

  #later(wait: number): void {
    if (this.#closed) return;
    if (wait <= 0) {
      void this.#now();
      return;
    }
    this.#timer = setTimeout(() => void this.#now(), wait);
  }

  async #now(): Promise<void> {
    this.#asking = true;
    const hurried = this.#soon;
    this.#wanted = this.#soon = false;
    this.#timer = undefined;
    this.#asked = performance.now();
    try {
      const words = await this.#ask();
      if (this.#closed) return;
      this.words = words;
      this.failed = false;
      if (hurried && !this.#soon) this.hurried = false;
    } catch {
      this.failed = true;
      this.#soon ||= hurried;
    } finally {
      this.#asking = false;
    }
    if (this.failed) this.#later(AGAIN_AFTER);
    else if (this.#wanted) this.#later(this.#due());
  }
}
