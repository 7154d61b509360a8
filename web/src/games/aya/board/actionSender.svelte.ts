/** Sends actions to the table, and keeps the text of the last refusal. */
import { Refused } from '../../../shell/api/api';
import { loadCatalogues } from '../../../shell/language.svelte';
import { errorText } from '../../../shell/toasts.svelte';
import { refusalText } from '../hand/words';
import type { BoardContext } from './boardContext.svelte';

/** Milliseconds for which a refusal is shown. */
const REFUSAL_MS = 5000;

type Context = Pick<BoardContext, 'hand' | 'canAct' | 'attempt' | 'play' | 'announce' | 't'>;

export class ActionSender {
  readonly #board: Context;
  /** The text of the last refusal while it is shown, else empty. */
  refusal = $state('');
  /** The server's key of the refusal; empty if there is none. */
  reasonKey = $state('');
  /** Number of refusals. */
  refusals = $state(0);
  readonly #pending = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Context) {
    this.#board = board;
  }

  /** Whether an action has been sent and not answered yet. */
  has(action: string): boolean {
    return this.#pending.has(action);
  }

  /** Send an action unless it is already being sent. The hand keeps the piece until the server answers, and after a refusal. */
  async send(action: string | null): Promise<void> {
    const { hand, canAct } = this.#board;
    if (action === null || this.#pending.has(action) || !canAct) return;
    this.clear();
    this.#pending.add(action);
    hand.sent = action;
    this.#board.play(/^(place|fork|animal|lay|raise|start|buffer)/.test(action) ? 'wood' : 'step');
    try {
      await this.#board.attempt(action);
    } catch (error) {
      await this.#refused(error);
    } finally {
      this.#pending.delete(action);
      if (hand.sent === action) hand.sent = '';
    }
  }

  /** Show a refusal near the hand. */
  refuse(text: string, reasonKey: string): void {
    this.refusal = text;
    this.reasonKey = reasonKey;
    this.#board.announce(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), REFUSAL_MS);
  }

  /** Hide the refusal. */
  clear(): void {
    clearTimeout(this.#timer);
    this.refusal = '';
  }

  async #refused(error: unknown): Promise<void> {
    await loadCatalogues('errors').catch(() => {});
    if (!(error instanceof Refused)) throw error;
    const { code, details } = error;
    this.refusals += 1;
    const reasonKey = String(details.why ?? '');
    this.refuse(
      reasonKey ? refusalText(reasonKey, String(details.what ?? ''), this.#board.t) : errorText(code, details),
      reasonKey,
    );
  }
}
