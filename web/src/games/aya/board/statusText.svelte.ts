/** What is told of the hand: near it, in the bar of the house, and to who listens once it has come to rest. */
import type { Translate } from '../../module';
import type { Hand } from '../hand/hand.svelte';
import { begunWords, verdictWords } from '../hand/words';
import { ruleOn, ruleOnSaid } from '../help';
import { dist, type Spot } from '../prediction/geometry';
import type { Tone } from '../scene';
import type { AyaView } from '../wire';
import type { ActionSender } from './actionSender.svelte';
import type { Helper } from './advice.svelte';
import { THERE } from './overlays';

/** Milliseconds for which a hand that keys move must rest before it is told where it is. */
const RESTS = 350;

export interface StatusTextWorld {
  view(): AyaView;
  /** The person's own, -1 for who watches. */
  seat(): number;
  hand: Hand;
  helper: Helper;
  sending: ActionSender;
  /** Keys move the hand, not a pointer that is seen. */
  byKeys(): boolean;
  /** A place is pointed at. */
  pings(): boolean;
  /** Lines may be drawn. */
  draws(): boolean;
  /** It is high time for what was laid flat. */
  late(): boolean;
  announce(text: string): void;
  t: Translate;
}

export class StatusText {
  readonly #world: StatusTextWorld;

  constructor(world: StatusTextWorld) {
    this.#world = world;
    $effect(() => {
      const text = this.near?.text ?? '';
      if (!world.byKeys() || !text) return;
      const timer = setTimeout(() => world.announce(text), RESTS);
      return () => clearTimeout(timer);
    });
  }

  /** Beside the piece in hand. */
  readonly near = $derived.by<{ tone: Tone; text: string } | null>(() => {
    const { sending, hand, helper, t } = this.#world;
    if (sending.refusal) return { tone: 'bad', text: sending.refusal };
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
    const { hand, sending } = this.#world;
    return hand.spot ?? (sending.refusal ? hand.point : null);
  });

  /** The rule behind what is told, else that of this moment. */
  readonly rule = $derived.by(() => {
    const { view, seat, sending, hand } = this.#world;
    const now = { ...view(), seat: seat() };
    return sending.refusal ? ruleOn(`refused:${sending.why}`, now) : ruleOnSaid(hand.held?.verdict.said[0], now);
  });

  /** What is asked for while something is begun that is not sent yet. */
  readonly begun = $derived.by(() => {
    const { view, hand, helper, pings, draws, late, t } = this.#world;
    if (pings()) return t('aya-prompt-ping');
    if (late() && hand.task !== 'raise') return t('aya-prompt-flat');
    if (draws() && view().phase === 'pause' && hand.task === 'flip') return t('aya-prompt-plan');
    return begunWords(hand, helper.suggestion !== null, t);
  });
}
