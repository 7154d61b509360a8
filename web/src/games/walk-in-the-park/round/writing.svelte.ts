/**
 * Somebody's pencil: what may be written on their sheet now, what is held over it, and what is said of both. It sends the words that
 * the view offers, and holds no rules.
 */
import { untrack } from 'svelte';
import { rulesAddress, sectionOn } from '../../../shell/rules/rulesLinks';
import type { Sound, Translate } from '../../module';
import { help } from '../help';
import { type Square, whyNot } from '../sheet/squares';
import { ENOUGH } from '../text/ending';
import { ghostWords, inOrder, promptWords, wordWords } from '../text/words';
import type { WalkView, WalkWord } from '../types';
import { type Ghost, ghostOf, Hand } from './hand.svelte';

export interface WritingWorld {
  view(): WalkView;
  /** The seat whose sheet fills the screen. */
  main(): number;
  /** Of that sheet. */
  squares(): readonly Square[];
  /** The person may write now. */
  may(): boolean;
  /** What was sent and is not known to be saved. */
  pending(): string | null;
  act(action: string): void;
  announce(text: string): void;
  play(sound: Sound): void;
  t: Translate;
}

export class Writing {
  readonly #world: WritingWorld;
  readonly #choices = $derived.by<readonly WalkWord[]>(() => (this.#world.may() ? this.#world.view().choices : []));
  readonly hand = new Hand(
    () => this.#choices,
    () => this.#world.squares(),
  );
  /** Why something cannot be written, or is not any more; else empty. */
  #lost = $state('');
  /** Where the rules tell why. */
  #rule = $state('');

  constructor(world: WritingWorld) {
    this.#world = world;

    // A change into a T belongs to its moment: with the next one it is over, and who began it is told.
    const moment = $derived.by(() => {
      const { round, words, phase } = world.view();
      return `${round} ${words.length} ${phase}`;
    });
    $effect(() => {
      if (!world.may()) return;
      const now = moment;
      untrack(() => this.hand.follow(now) && this.#complain('wp-change-lost', 'change'));
    });

    // One's own words, said back.
    let repeated = untrack(() => world.view().words.length);
    $effect(() => {
      const { words } = world.view();
      const last = words.at(-1);
      untrack(() => {
        if (world.may() && words.length > repeated && last)
          world.announce(`${wordWords(last, world.t)}. ${promptWords(world.view(), world.t)}`);
        repeated = words.length;
      });
    });
  }

  /** The word that would be written. */
  get word(): WalkWord | null {
    return this.hand.word;
  }

  /** What was written and is not known to be saved stays a ghost. */
  readonly ghost = $derived.by<Ghost | null>(() => {
    const unsaved = this.#world.view().choices.find((choice) => choice.action === this.#world.pending());
    return unsaved ? ghostOf(unsaved, this.#world.squares()) : this.hand.ghost;
  });

  /** A path is to become a T: only one button asks, and nothing offers to end the turn. */
  readonly changing = $derived(this.hand.mode === 'change');
  /** Bonuses that may be ticked. */
  readonly ticks = $derived(this.changing ? [] : this.#choices.filter((choice) => choice.action.startsWith('*')));
  readonly canPass = $derived(!this.changing && this.#choices.some((choice) => choice.action === '-'));
  /** Something is to be drawn. */
  readonly asks = $derived.by(() => {
    const { phase } = this.#world.view();
    return this.#world.may() && (phase === 'draw' || phase === 'bonus' || this.changing) && !this.canPass;
  });

  /** Hold the piece over a square; where nothing can be written, the reason, as the server would give it. */
  place(square: string): void {
    this.#lost = '';
    this.hand.place(square);
    if (!this.word) this.#refuse(square);
    this.#tell();
  }

  turn(by: number): void {
    if (!this.hand.turn(by)) return;
    this.#world.play('step');
    this.#tell();
  }

  want(kind: string): void {
    this.hand.want(kind);
    if (this.word) this.#tell();
    else this.#world.announce(this.#world.t('wp-kind', { kind }));
  }

  /** Begin to change a path into a T, or leave it. */
  change(): void {
    this.#lost = '';
    this.hand.change();
    this.#world.announce(this.#world.t(this.changing ? 'wp-hint-change' : 'wp-change-left'));
  }

  write(): void {
    if (this.word) this.send(this.word.action);
  }

  send(action: string): void {
    this.#lost = '';
    this.hand.empty();
    this.#world.play('wood');
    this.#world.act(action);
  }

  /** What is said below the sheet. */
  readonly text = $derived.by(() => [this.#said, this.#counted].filter(Boolean).join(' '));

  /** Where the rules tell the reason that is said; else empty. */
  readonly rule = $derived.by(() => (this.#lost && this.#said === this.#lost ? this.#rule : ''));

  readonly #said = $derived.by(() => {
    const { view, main, may, pending, t } = this.#world;
    const { phase, written, seat, last, words, bonus, roll } = view();
    if (pending() !== null) return t('unsaved');
    if (this.word) return ghostWords(this.word, t);
    if (this.#lost) return this.#lost;
    if (this.changing) return t('wp-hint-change');
    // What was written on the sheet that fills the screen; the list of moves tells it of the others.
    if (!may()) return phase === 'waiting' && written[seat] ? t('wp-hint-waiting') : this.#row(last[main()] ?? []);
    if (phase === 'free') return this.#row(words);
    if (this.hand.kinds.length > 1) return t('wp-hint-kinds');
    return t(`wp-hint-${phase}`, { kind: bonus || roll });
  });

  /** An ibis brings the end nearer, except alone: that is told where it is drawn. */
  readonly #counted = $derived.by(() => {
    const { view, main, may, t } = this.#world;
    const { roll, phase, alone, sheets } = view();
    const sheet = sheets[main()];
    const drawn = this.word ? this.word.action.endsWith('=I') : roll === 'ibis' && phase === 'draw';
    return may() && drawn && !alone && sheet ? t('wp-ibis-count', { count: sheet.ibis + 1, of: ENOUGH }) : '';
  });

  #row(words: readonly WalkWord[]): string {
    const { t } = this.#world;
    return inOrder(
      words.map((one) => wordWords(one, t)),
      t,
    );
  }

  #refuse(square: string): void {
    const { view, main, may, squares } = this.#world;
    if (!may() || this.canPass) return;
    const piece = squares().find((one) => one.name === square)?.piece ?? '';
    const why = whyNot(piece, view().phase, this.changing, view().sheets[main()]?.changed ?? []);
    if (why) this.#complain(`walk-in-the-park-refused-${why}`, `refused:${why}`);
  }

  #complain(said: string, on: string): void {
    this.#lost = this.#world.t(said);
    this.#rule = rulesAddress('walk-in-the-park', sectionOn(help, on));
    this.#world.announce(this.#lost);
  }

  /** What the ghost would do, for who listens. */
  #tell(): void {
    const { t, announce } = this.#world;
    if (this.word) announce(`${wordWords(this.word, t)}. ${ghostWords(this.word, t)}`);
  }
}
