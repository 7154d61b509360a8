/** Texts about the held piece: beside the piece, in the bar, and announced to screen readers when the piece has come to rest. */
import type { Pointing } from '../hand/pointing.svelte';
import { inProgressWords, verdictWords } from '../hand/words';
import { ruleUrl, verdictRuleUrl } from '../help';
import { dist, type Spot } from '../prediction/geometry';
import type { Tone } from '../scene';
import type { ActionSender } from './actionSender.svelte';
import type { Helper } from './advice.svelte';
import type { BoardContext } from './boardContext.svelte';
import { SAME_SPOT_MM } from './overlays';

/** Milliseconds that a piece moved by keys must rest before its status is announced (debounce). */
const ANNOUNCE_DELAY_MS = 350;

type Context = Pick<BoardContext, 'view' | 'seat' | 'hand' | 'draws' | 'announce' | 't'> & {
  helper: Pick<Helper, 'suggestion'>;
  sender: Pick<ActionSender, 'refusal' | 'reasonKey'>;
  pointing: Pick<Pointing, 'byKeys' | 'pingMode'>;
  sceneBuilder: { readonly buffers: unknown };
};

export class StatusText {
  readonly #board: Context;

  constructor(board: Context) {
    this.#board = board;
    $effect(() => {
      const text = this.near?.text ?? '';
      if (!board.pointing.byKeys || !text) return;
      const timer = setTimeout(() => board.announce(text), ANNOUNCE_DELAY_MS);
      return () => clearTimeout(timer);
    });
  }

  /** The text beside the held piece. */
  readonly near = $derived.by<{ tone: Tone; text: string } | null>(() => {
    const { sender, hand, helper, t } = this.#board;
    if (sender.refusal) return { tone: 'bad', text: sender.refusal };
    const { held } = hand;
    if (!held) return null;
    const { tone, messages, legal } = held.verdict;
    // On the suggested spot the helper's reason replaces the verdict.
    const there = helper.suggestion;
    if (legal && there?.text && dist(there.spot, held.spot) <= SAME_SPOT_MM)
      return { tone: tone === 'good' ? tone : 'hint', text: there.text };
    return { tone, text: verdictWords(messages, t) };
  });

  /** The spot that the text is shown beside. */
  readonly spot = $derived.by<Spot | { x: number; y: number } | null>(() => {
    const { hand, sender } = this.#board;
    return hand.spot ?? (sender.refusal ? hand.point : null);
  });

  /** The rule behind the shown text, or the rule of the current phase. */
  readonly rule = $derived.by(() => {
    const { view, seat, sender, hand } = this.#board;
    const now = { ...view, seat };
    return sender.refusal ? ruleUrl(`refused:${sender.reasonKey}`, now) : verdictRuleUrl(hand.held?.verdict.messages[0], now);
  });

  /** The prompt for a step that has been started on this screen and not sent yet. */
  readonly inProgress = $derived.by(() => {
    const { view, hand, helper, pointing, draws, sceneBuilder, t } = this.#board;
    if (pointing.pingMode) return t('aya-prompt-ping');
    if (sceneBuilder.buffers !== null && hand.task !== 'raise') return t('aya-prompt-flat');
    if (draws && view.phase === 'pause' && hand.task === 'flip') return t('aya-prompt-plan');
    return inProgressWords(hand, helper.suggestion !== null, t);
  });
}
