/**
 * The state of the player's own sheet: legal actions, the prepared action, and texts about both. It sends actions of the view
 * and contains no rules.
 */
import { untrack } from 'svelte';
import { rulesAddress, sectionAbout } from '../../../shell/rules/rulesLinks';
import type { Sound, Translate } from '../../module';
import { help } from '../help';
import { refusalReason, type Square } from '../sheet/squares';
import { ENDING_COUNT } from '../text/ending';
import { actionText, ghostText, inSequence, promptText } from '../text/words';
import type { WalkView, WalkWord } from '../types';
import { ActionDraft, type Ghost, ghostOf } from './hand.svelte';

export interface WritingContext {
  view(): WalkView;
  /** The seat of the large sheet. */
  main(): number;
  /** The squares of the large sheet. */
  squares(): readonly Square[];
  /** Whether the player can act now. */
  may(): boolean;
  /** Whether the player confirms every drawing. */
  careful(): boolean;
  /** The action that is not confirmed yet. */
  pending(): string | null;
  act(action: string): void;
  announce(text: string): void;
  play(sound: Sound): void;
  t: Translate;
}

export class Writing {
  readonly #context: WritingContext;
  readonly #choices = $derived.by<readonly WalkWord[]>(() => (this.#context.may() ? this.#context.view().choices : []));
  readonly hand = new ActionDraft(
    () => this.#choices,
    () => this.#context.squares(),
  );
  /** The reason why something cannot be written, or was lost; else empty. */
  #error = $state('');
  /** Link to the rule behind the reason in `#error`. */
  #rule = $state('');

  constructor(context: WritingContext) {
    this.#context = context;

    // A change into a T belongs to its position; the next position ends it, which is reported.
    const position = $derived.by(() => {
      const { round, words, phase } = context.view();
      return `${round} ${words.length} ${phase}`;
    });
    $effect(() => {
      if (!context.may()) return;
      const now = position;
      untrack(() => this.hand.updatePosition(now) && this.#showError('wp-change-lost', 'change'));
    });

    // Announce the player's own actions.
    let announced = untrack(() => context.view().words.length);
    $effect(() => {
      const { words } = context.view();
      const last = words.at(-1);
      untrack(() => {
        if (context.may() && words.length > announced && last)
          context.announce(`${actionText(last, context.t)}. ${promptText(context.view(), context.t)}`);
        announced = words.length;
      });
    });
  }

  /** The prepared action. */
  get word(): WalkWord | null {
    return this.hand.word;
  }

  /** An unconfirmed action stays as a preview. */
  readonly ghost = $derived.by<Ghost | null>(() => {
    const unsaved = this.#context.view().choices.find((choice) => choice.action === this.#context.pending());
    return unsaved ? ghostOf(unsaved, this.#context.squares()) : this.hand.ghost;
  });

  /** Whether a path is being changed into a T: then only its button is shown. */
  readonly changing = $derived(this.hand.mode === 'change');
  /** Bonuses that can be ticked. */
  readonly ticks = $derived(this.changing ? [] : this.#choices.filter((choice) => choice.action.startsWith('*')));
  readonly canPass = $derived(!this.changing && this.#choices.some((choice) => choice.action === '-'));
  /** Whether something must be drawn. */
  readonly asks = $derived.by(() => {
    const { phase } = this.#context.view();
    return this.#context.may() && (phase === 'draw' || phase === 'bonus' || this.changing) && !this.canPass;
  });

  /**
   * Place the piece on a square, and write it if it cannot be rotated. If nothing can be written there, show the server's reason.
   */
  place(square: string): void {
    this.#error = '';
    this.hand.place(square);
    if (!this.word) this.#refuse(square);
    if (this.hand.hasOneWay && !this.changing && !this.#context.careful()) this.write();
    else this.#announcePreview();
  }

  turn(by: number): void {
    if (!this.hand.turn(by)) return;
    this.#context.play('step');
    this.#announcePreview();
  }

  selectKind(kind: string): void {
    this.hand.selectKind(kind);
    if (this.word) this.#announcePreview();
    else this.#context.announce(this.#context.t('wp-kind', { kind }));
  }

  /** Start or cancel a change of a path into a T. */
  change(): void {
    this.#error = '';
    this.hand.change();
    this.#context.announce(this.#context.t(this.changing ? 'wp-hint-change' : 'wp-change-left'));
  }

  write(): void {
    if (this.word) this.send(this.word.action);
  }

  send(action: string): void {
    this.#error = '';
    this.hand.clear();
    this.#context.play('wood');
    this.#context.act(action);
  }

  /** The text below the sheet. */
  readonly text = $derived.by(() => [this.#message, this.#ibisCount].filter(Boolean).join(' '));

  /** Link to the rules about the displayed reason; else empty. */
  readonly rule = $derived.by(() => (this.#error && this.#message === this.#error ? this.#rule : ''));

  readonly #message = $derived.by(() => {
    const { view, main, may, pending, t } = this.#context;
    const { phase, written, seat, last, words, bonus, roll } = view();
    if (pending() !== null) return t('unsaved');
    if (this.word) return ghostText(this.word, t);
    if (this.#error) return this.#error;
    if (this.changing) return t('wp-hint-change');
    // The last actions on the large sheet; those of other players are in the list of moves.
    if (!may()) return phase === 'waiting' && written[seat] ? t('wp-hint-waiting') : this.#describeAll(last[main()] ?? []);
    if (phase === 'free') return this.#describeAll(words);
    if (this.hand.kinds.length > 1) return t('wp-hint-kinds');
    return t(`wp-hint-${phase}`, { kind: bonus || roll });
  });

  /** With other players an ibis brings the end nearer; show the count. */
  readonly #ibisCount = $derived.by(() => {
    const { view, main, may, t } = this.#context;
    const { roll, phase, alone, sheets } = view();
    const sheet = sheets[main()];
    const drawn = this.word ? this.word.action.endsWith('=I') : roll === 'ibis' && phase === 'draw';
    return may() && drawn && !alone && sheet ? t('wp-ibis-count', { count: sheet.ibis + 1, of: ENDING_COUNT }) : '';
  });

  #describeAll(words: readonly WalkWord[]): string {
    const { t } = this.#context;
    return inSequence(
      words.map((word) => actionText(word, t)),
      t,
    );
  }

  #refuse(square: string): void {
    const { view, main, may, squares } = this.#context;
    if (!may() || this.canPass) return;
    const piece = squares().find((candidate) => candidate.name === square)?.piece ?? '';
    const why = refusalReason(piece, view().phase, this.changing, view().sheets[main()]?.changed ?? []);
    if (why) this.#showError(`walk-in-the-park-refused-${why}`, `refused:${why}`);
  }

  #showError(message: string, topic: string): void {
    this.#error = this.#context.t(message);
    this.#rule = rulesAddress('walk-in-the-park', sectionAbout(help, topic));
    this.#context.announce(this.#error);
  }

  /** Announce the preview to screen readers. */
  #announcePreview(): void {
    const { t, announce } = this.#context;
    if (this.word) announce(`${actionText(this.word, t)}. ${ghostText(this.word, t)}`);
  }
}
