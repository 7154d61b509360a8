/** What is told of the hand: near it, in the bar of the house, and to who listens once it has come to rest. */
import type { Pointing } from '../hand/pointing.svelte';
import { begunWords, verdictWords } from '../hand/words';
import { ruleOn, ruleOnSaid } from '../help';
import { dist, type Spot } from '../prediction/geometry';
import type { Tone } from '../scene';
import type { ActionSender } from './actionSender.svelte';
import type { Helper } from './advice.svelte';
import type { BoardContext } from './boardContext.svelte';
import { THERE } from './overlays';

/** Milliseconds for which a hand that keys move must rest before it is told where it is. */
const RESTS_MS = 350;

type Context = Pick<BoardContext, 'view' | 'seat' | 'hand' | 'draws' | 'announce' | 't'> & {
  helper: Pick<Helper, 'suggestion'>;
  sender: Pick<ActionSender, 'refusal' | 'why'>;
  pointing: Pick<Pointing, 'byKeys' | 'pings'>;
  sceneBuilder: { readonly buffers: unknown };
};

export class StatusText {
  readonly #board: Context;

  constructor(board: Context) {
    this.#board = board;
    $effect(() => {
      const text = this.near?.text ?? '';
      if (!board.pointing.byKeys || !text) return;
      const timer = setTimeout(() => board.announce(text), RESTS_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Beside the piece in hand. */
  readonly near = $derived.by<{ tone: Tone; text: string } | null>(() => {
    const { sender, hand, helper, t } = this.#board;
    if (sender.refusal) return { tone: 'bad', text: sender.refusal };
    const { held } = hand;
    if (!held) return null;
    const { tone, said, legal } = held.verdict;
    // Where the helper would put it, it is the helper's reason that counts.
    const there = helper.suggestion;
    if (legal && there?.text && dist(there.spot, held.spot) <= THERE)
      return { tone: tone === 'good' ? tone : 'hint', text: there.text };
    return { tone, text: verdictWords(said, t) };
  });

  /** Beside what the words stand. */
  readonly spot = $derived.by<Spot | { x: number; y: number } | null>(() => {
    const { hand, sender } = this.#board;
    return hand.spot ?? (sender.refusal ? hand.point : null);
  });

  /** The rule behind what is told, else that of this moment. */
  readonly rule = $derived.by(() => {
    const { view, seat, sender, hand } = this.#board;
    const now = { ...view, seat };
    return sender.refusal ? ruleOn(`refused:${sender.why}`, now) : ruleOnSaid(hand.held?.verdict.said[0], now);
  });

  /** What is asked for while something is begun that is not sent yet. */
  readonly begun = $derived.by(() => {
    const { view, hand, helper, pointing, draws, sceneBuilder, t } = this.#board;
    if (pointing.pings) return t('aya-prompt-ping');
    if (sceneBuilder.buffers !== null && hand.task !== 'raise') return t('aya-prompt-flat');
    if (draws && view.phase === 'pause' && hand.task === 'flip') return t('aya-prompt-plan');
    return begunWords(hand, helper.suggestion !== null, t);
  });
}
