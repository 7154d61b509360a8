/** What the hand asks of the table, and what it is told of a refusal. */
import { Refused } from '../../../shell/api/api';
import { need } from '../../../shell/language.svelte';
import { errorText } from '../../../shell/toasts.svelte';
import type { Sound, Translate } from '../../module';
import type { Hand } from '../hand/hand.svelte';
import { refusedWords } from '../hand/words';

/** Milliseconds for which a refusal is told. */
const TOLD = 5000;

/** Who sends. */
export interface Sender {
  hand: Hand;
  may: () => boolean;
  /** Settles when the table has answered; rejects with what it refused. */
  attempt: (action: string) => Promise<void>;
  play: (sound: Sound) => void;
  announce: (text: string) => void;
  t: Translate;
}

export class ActionSender {
  readonly #of: Sender;
  /** What was refused a moment ago, in a sentence; else empty. */
  refusal = $state('');
  /** Its key, as the server gives it; empty where there is none. */
  why = $state('');
  /** How often something was refused. */
  refusals = $state(0);
  readonly #asked = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(of: Sender) {
    this.#of = of;
  }

  /** It is on its way. */
  has(action: string): boolean {
    return this.#asked.has(action);
  }

  /** Send an action, once. The hand stays as it is until the table has answered, and holds what it held if that says no. */
  async send(action: string | null): Promise<void> {
    const { hand, may, attempt, play } = this.#of;
    if (action === null || this.#asked.has(action) || !may()) return;
    this.clear();
    this.#asked.add(action);
    hand.sent = action;
    play(/^(place|fork|animal|lay|raise|start|buffer)/.test(action) ? 'wood' : 'step');
    try {
      await attempt(action);
    } catch (error) {
      await this.#refused(error);
    } finally {
      this.#asked.delete(action);
      if (hand.sent === action) hand.sent = '';
    }
  }

  /** Tell near the hand why something cannot be done. */
  tell(text: string, why: string): void {
    this.refusal = text;
    this.why = why;
    this.#of.announce(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), TOLD);
  }

  /** Nothing is told any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.refusal = '';
  }

  async #refused(error: unknown): Promise<void> {
    await need('errors').catch(() => {});
    if (!(error instanceof Refused)) throw error;
    const { code, details } = error;
    this.refusals += 1;
    const why = String(details.why ?? '');
    this.tell(why ? refusedWords(why, String(details.what ?? ''), this.#of.t) : errorText(code, details), why);
  }
}
