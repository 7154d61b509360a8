/** The workshop as a mode of the board: the person's own table without a clock. The server simulates every push. */
import { onMount, tick, untrack } from 'svelte';
import { api, Refused } from '../../../shell/api/api';
import { loadCatalogues } from '../../../shell/language.svelte';
import { replaceFragment, router } from '../../../shell/router.svelte';
import { errorText } from '../../../shell/toasts.svelte';
import type { SeatInfo, WorkshopProps } from '../../module';
import type { BoardContext, BoardMode, WorkshopRules } from '../board/boardContext.svelte';
import type { Command } from '../hand/keyCommands';
import { refusalText, verdictWords } from '../hand/words';
import { dist, type Point } from '../prediction/geometry';
import { highlightsOf } from '../push/words';
import type { Light } from '../scene';
import { hasCamera } from '../sizes';
import type { AyaView } from '../wire';
import { Bench } from './bench.svelte';
import { type Example, exampleOf } from './examples';
import { EMPTY, formatLayout, type Layout, LayoutError, NOTHING, parseLayout } from './layout';

/** Key commands of a match that the workshop does not handle. */
const MATCH_KEYS: ReadonlySet<Command['t']> = new Set([
  ...(['draw', 'take', 'reserve', 'landscape', 'animal', 'plain', 'raise', 'follow', 'ping', 'call', 'snap', 'hint'] as const),
]);
/** Millimetres of table shown around a piece, a tile and a finding. */
const [PIECE_MM, TILE_MM, FINDING_MM] = [300, 420, 260];
const ME: SeatInfo = { index: 0, name: '', kind: 'person', you: true } as SeatInfo;

export class WorkshopMode implements BoardMode, WorkshopRules {
  readonly bench: Bench;
  /** The message of a refusal; empty if there is none. */
  refusal = $state('');
  example = $state<Example | ''>('');
  /** Index of the highlighted finding; -1 for none. */
  finding = $state(-1);
  readonly seats = [ME];
  readonly viewpoint = 0;
  readonly #props: WorkshopProps;
  /** The motion of the last push until the board has received it. */
  #motion: string | undefined;
  /** The layout in the address, as text. */
  #link = '';
  #board: BoardContext | undefined;

  constructor(props: WorkshopProps) {
    this.#props = props;
    this.bench = new Bench((asked) => api.simulatePush(props.game, asked));
  }

  /** Attach the board. Call it during the initialisation of a component. */
  attach(board: BoardContext): void {
    this.#board = board;
    const { bench } = this;
    const { hand } = board;
    onMount(() => {
      if (router.hash.length > 1) this.#open(router.hash);
      if (bench.layout !== EMPTY) return;
      this.example = 'row';
      bench.show(exampleOf('row'));
    });
    $effect(() => {
      const { hash } = router;
      untrack(() => {
        if (hash.length > 1) this.#open(hash);
      });
    });
    // The address contains the table, so copying it shares the table.
    $effect(() => {
      const text = formatLayout(bench.layout);
      untrack(() => {
        if (bench.layout === EMPTY || text === this.#link) return;
        this.#link = text;
        replaceFragment(`#${text}`);
      });
    });
    $effect(() => {
      void bench.view;
      untrack(() => {
        this.finding = -1;
        this.#motion = undefined;
        // The palette has already asked what a camera domino brings.
        if (bench.holding.tile === '' && hasCamera(bench.holding.kind)) hand.brings = 'animal';
      });
    });
    $effect(() => {
      void bench.holding;
      untrack(() => {
        const isStart = bench.holding.tile === 'start';
        if (isStart) hand.heading = 300;
        if (hand.holds) this.#holdOver((!isStart && hand.places[0]?.spot) || { x: 0, y: 0 });
      });
    });
  }

  // Implementation of `BoardMode`.

  get view(): AyaView {
    return this.bench.view;
  }

  get animate(): boolean {
    return this.#motion !== undefined;
  }

  get motion(): string | undefined {
    return this.#motion;
  }

  get motionAt(): number {
    return Date.now();
  }

  get interactive(): boolean {
    return !this.bench.busy;
  }

  get settings(): WorkshopProps['settings'] {
    return this.#props.settings;
  }

  get t(): WorkshopProps['t'] {
    return this.#props.t;
  }

  get announce(): WorkshopProps['announce'] {
    return this.#props.announce;
  }

  get play(): WorkshopProps['play'] {
    return this.#props.play;
  }

  get workshop(): WorkshopRules {
    return this;
  }

  onact = (action: string): void => this.bench.put(action);

  // Implementation of `WorkshopRules`.

  get lights(): Light[] {
    const { bench } = this;
    const next = bench.view.dominoes[bench.next - 1];
    const board = this.#board;
    if (!next || !board || board.cascade.watching !== 'nothing' || board.hand.holds) return [];
    return [{ x: next.x, y: next.y, radius: 15, tone: bench.picked ? 'mine' : 'hint', label: String(next.id) }];
  }

  accepts(command: Command['t']): boolean {
    return !MATCH_KEYS.has(command);
  }

  release(board: BoardContext, pointed: boolean): void {
    const { bench, t } = this;
    const { hand } = board;
    if (bench.full) {
      this.#refuse(t('workshop-aya-full'));
      return;
    }
    const from = hand.spot;
    const action = hand.release();
    if (action) {
      this.play('wood');
      this.onact(action);
      this.refusal = '';
      // Unless the mouse is over the table, the next piece goes to the nearest good place.
      const near =
        from && hand.holds ? [...hand.places].sort((one, other) => dist(one.spot, from) - dist(other.spot, from))[0] : null;
      if (near && !pointed) this.#holdOver(near.spot);
    } else if (hand.held) this.announce(verdictWords(hand.held.verdict.messages, t));
  }

  pick(domino: number): void {
    const { bench } = this;
    bench.picked = bench.picked === domino || !bench.standing.includes(domino) ? 0 : domino;
    if (!bench.picked) return;
    bench.holding = NOTHING;
    this.announce(this.t('aya-picked', { domino: bench.picked }));
  }

  turn(by: number): boolean {
    if (!this.bench.picked) return false;
    this.bench.turn(by);
    return true;
  }

  back(): boolean {
    const { bench } = this;
    if (bench.picked) bench.picked = 0;
    else bench.holding = NOTHING;
    return true;
  }

  arrow(): boolean {
    return false;
  }

  /** Pick the next standing domino. */
  step(by: number): void {
    const all = this.bench.standing;
    if (all.length > 0) this.pick(all[(all.indexOf(this.bench.picked) + by + all.length) % all.length] ?? 0);
  }

  push(): void {
    void this.#push();
  }

  async #push(): Promise<void> {
    this.refusal = '';
    try {
      // Set the motion together with the view to which it leads.
      await this.bench.push((motion) => {
        this.#motion = motion;
      });
    } catch (error) {
      await loadCatalogues('errors').catch(() => {});
      if (!(error instanceof Refused)) throw error;
      const { code, details } = error;
      const why = details.why ? refusalText(String(details.why), String(details.what ?? ''), this.t) : '';
      this.#refuse(`${errorText(code, details)} ${why}`.trim());
    }
  }

  // Methods for the whole table.

  clear(): void {
    this.example = '';
    this.bench.clear();
  }

  /** Show another table, all of it in the picture. */
  async show(layout: Layout): Promise<void> {
    this.bench.show(layout);
    this.refusal = '';
    await tick();
    const camera = this.#board?.renderer?.camera;
    if (camera && !camera.movedByPerson) camera.fit('pieces');
  }

  /** Highlight the subject of a finding, or remove the highlight. */
  pointOut(index: number, dominoes: readonly number[], text: string): void {
    const board = this.#board;
    if (!board) return;
    const [domino = 0, by = 0] = dominoes;
    const { cascade } = board;
    this.finding = this.finding === index ? -1 : index;
    const shows = this.finding >= 0 && cascade.view !== null;
    const found =
      shows && cascade.view ? highlightsOf(cascade.view, { args: { domino, by } }) : { lights: [], lines: [], place: null };
    cascade.lights = found.lights;
    cascade.lines = found.lines;
    if (found.place) board.renderer?.camera.follow(found.place, FINDING_MM);
    if (this.finding >= 0) this.announce(text);
  }

  #open(hash: string): void {
    let text = hash.slice(1);
    if (text === this.#link) return;
    this.#link = text;
    try {
      text = decodeURIComponent(text);
      this.bench.show(parseLayout(text));
      this.refusal = '';
    } catch (error) {
      const { why, at, found } = error instanceof LayoutError ? error : { why: 'part', at: 0, found: text.slice(0, 12) };
      this.#refuse(this.t('workshop-aya-bad', { why, found, character: at + 1 }));
    }
  }

  #refuse(text: string): void {
    this.refusal = text;
    this.announce(text);
  }

  /** Hold the piece over a place, and move the camera there on a small screen. */
  #holdOver(place: Point): void {
    const { hand, narrow, renderer } = this.#board ?? {};
    hand?.move(place);
    if (narrow && renderer && !renderer.camera.movedByPerson)
      renderer.camera.follow(place, this.bench.holding.tile ? TILE_MM : PIECE_MM);
  }
}
