/**
 * The context of Aya's board: the state that its controllers and components share.
 *
 * A `BoardMode` is the source of that state and the receiver of actions: the props of a match, or the workshop's own table. Create the
 * context during the initialisation of a component, because it uses effects.
 */
import { onDestroy, untrack } from 'svelte';
import { keepFocus } from '../../../ui/focus';
import type { BoardProps } from '../../module';
import { timerOf } from '../../timers';
import { Cascade } from '../cascade/cascade.svelte';
import { setPictureRenderer } from '../cascade/picture';
import { pointText, Speed } from '../hand/actionText';
import { Hand } from '../hand/hand.svelte';
import { goodSpots, InitialPlacement } from '../hand/initialPlacement';
import { type Command, commandOf, type PushKeys, runCommand } from '../hand/keyCommands';
import { Pen, Pointing } from '../hand/pointing.svelte';
import { promptWords, verdictWords } from '../hand/words';
import { nextToPut, nextToRaise } from '../prediction/checks';
import type { Point } from '../prediction/geometry';
import { preferences } from '../preferences.svelte';
import type { Light, TableRenderer } from '../scene';
import type { AyaDominoView, AyaView } from '../wire';
import { ActionSender } from './actionSender.svelte';
import { Helper, PlanWatch } from './advice.svelte';
import { AutoCamera, coveredEdges, type PanelHeight, TOOLS_PX, tallest } from './autoCamera.svelte';
import { RiverWatch } from './riverWatch.svelte';
import { SceneBuilder } from './sceneBuilder.svelte';
import { StatusText } from './statusText.svelte';

/** Width in pixels of a screen that is too small to recognise a domino when the whole table is shown. */
const NARROW_BELOW_PX = 640;
/** Initial height in pixels of the cards above: their height on the smallest phone. */
const CARDS_PX = 78;

/** The workshop's own handling of marks, keys and pieces. */
export interface WorkshopRules extends PushKeys {
  /** The highlighted places on the table. */
  readonly lights: readonly Light[];
  /** Whether the workshop handles this key command. */
  accepts(command: Command['t']): boolean;
  /** Release the held piece; `pointed`: with a mouse over the table. */
  release(board: BoardContext, pointed: boolean): void;
  /** Pick a domino; 0 for none. */
  pick(domino: number): void;
  /** Turn the picked domino; false if there is none. */
  turn(by: number): boolean;
  /** Drop the picked domino, or put the held piece back. */
  back(): boolean;
}

type Props = BoardProps<AyaView>;

/** The source of a board's state and the receiver of its actions. A match passes its props. */
export type BoardMode = Pick<
  Props,
  'view' | 'animate' | 'seats' | 'viewpoint' | 'interactive' | 'onact' | 'settings' | 't' | 'announce' | 'play'
> &
  Partial<Props> & { workshop?: WorkshopRules };

export class BoardContext {
  readonly mode: BoardMode;

  /** Size of the picture, and heights of the panels above and below, in pixels. */
  width = $state(0);
  height = $state(0);
  top = $state(0);
  bottom = $state(0);
  /** The largest height of the cards above. Tools and map stand below. */
  head = $state(CARDS_PX);
  /** The height of the hand's bar with its hints. The calls stand above it and keep their place during a phase. */
  foot = $state.raw<PanelHeight>({ key: '', height: 0 });
  renderer = $state.raw<TableRenderer | null>(null);
  /** The element that receives pointer and keys. */
  surface = $state<HTMLElement>();
  /** Whether the dialog for exact numbers is open. */
  numbersOpen = $state(false);
  /** The panel of pushes, and the calls, while they are shown. */
  pushPanel = $state<PushKeys>();
  calling = $state<{ make(which: number): void }>();

  readonly hand: Hand;
  readonly speed = new Speed();
  readonly cascade: Cascade;
  readonly sender: ActionSender;
  readonly helper: Helper;
  readonly teamPlan: PlanWatch;
  readonly autoCamera: AutoCamera;
  readonly pen: Pen;
  readonly pointing: Pointing;
  readonly placement: InitialPlacement;
  readonly river: RiverWatch;
  readonly sceneBuilder: SceneBuilder;
  readonly status: StatusText;

  constructor(mode: BoardMode) {
    this.mode = mode;
    $effect(() => {
      if (this.top > untrack(() => this.head)) this.head = this.top;
    });
    $effect(() => {
      const now = { key: this.view.phase, height: this.bottom };
      untrack(() => (this.foot = tallest(this.foot, now)));
    });

    this.cascade = new Cascade(this);
    $effect.pre(() => {
      const { view, animate, motion, motionAt, past } = mode;
      untrack(() => this.cascade.arrive({ view, animate, motion, motionAt, past }));
    });
    onDestroy(() => this.cascade.destroy());

    this.hand = new Hand(this);
    $effect(() => {
      this.hand.snaps = preferences.snaps;
    });
    this.sender = new ActionSender(this);
    onDestroy(() => this.sender.clear());
    this.helper = new Helper(this);
    this.teamPlan = new PlanWatch(this);
    onDestroy(() => this.teamPlan.stop());
    this.pen = new Pen(() => this.live);
    this.pointing = new Pointing(this);
    this.placement = new InitialPlacement(this);
    onDestroy(() => this.placement.stop());
    if (this.inMatch) this.#askForAdvice();
    // A new view may empty the hand.
    $effect(() => {
      void this.view;
      untrack(() => this.hand.sync());
    });
    if (this.inMatch) this.#placeNewPieces();
    this.autoCamera = new AutoCamera(this);
    this.river = new RiverWatch(this);
    this.sceneBuilder = new SceneBuilder(this);
    this.status = new StatusText(this);
    if (this.inMatch) onDestroy(() => setPictureRenderer(null));
  }

  get workshop(): WorkshopRules | undefined {
    return this.mode.workshop;
  }

  get inMatch(): boolean {
    return this.workshop === undefined;
  }

  get view(): AyaView {
    return this.mode.view;
  }

  get animate(): boolean {
    return this.mode.animate;
  }

  get seats(): Props['seats'] {
    return this.mode.seats;
  }

  get settings(): Props['settings'] {
    return this.mode.settings;
  }

  get t(): Props['t'] {
    return this.mode.t;
  }

  get announce(): Props['announce'] {
    return this.mode.announce;
  }

  get play(): Props['play'] {
    return this.mode.play;
  }

  get live(): Props['live'] {
    return this.mode.live;
  }

  get timers(): Props['timers'] {
    return this.mode.timers;
  }

  get motions(): Props['motions'] {
    return this.mode.motions;
  }

  get advice(): Props['advice'] {
    return this.mode.advice;
  }

  get plan(): Props['plan'] {
    return this.mode.plan;
  }

  /** The person's own seat; -1 for spectators, and while an earlier position is shown. */
  readonly seat = $derived.by(() => {
    const { view, seats, viewpoint, earlier } = this.mode;
    if (earlier) return -1;
    return view.seat >= 0 && seats[view.seat]?.you ? view.seat : seats[viewpoint]?.you ? viewpoint : -1;
  });
  /** Whether the person may act now, and the connection is up. */
  readonly canAct = $derived.by(() => this.mode.interactive && this.mode.connection !== 'lost');
  /** Whether the helper is switched on and the person may act. */
  readonly wantsHelp = $derived.by(() => this.inMatch && preferences.helper && this.canAct && this.seat >= 0);
  readonly wantsPlan = $derived.by(() => preferences.plan && !this.mode.earlier);
  /** Whether the pointer draws lines. */
  readonly draws = $derived.by(
    () => this.live !== undefined && this.seat >= 0 && (this.view.phase === 'pause' || this.view.phase === 'ready'),
  );
  readonly narrow = $derived.by(() => this.width < NARROW_BELOW_PX);
  /** Whether animations are off: reduced motion, or speed 0. */
  readonly noMotion = $derived.by(() => this.settings.reducedMotion || this.settings.speed === 0);
  /** Whether slow frames are acceptable, because the hourglass does not run while players push and count. */
  readonly allowSlowFrames = $derived.by(() => {
    const { phase } = this.view;
    return this.inMatch && (phase === 'toppling' || phase === 'over') && !(this.timers?.runs && timerOf(this.timers, 'glass'));
  });

  /** The covered edges of the picture. They do not depend on the piece in the hand, so the table does not move by itself. */
  readonly insets = $derived.by(() => {
    const { top, bottom, narrow, width, height, view, settings } = this;
    if (!this.inMatch) return { top: 8, right: TOOLS_PX - 2, bottom: bottom + 12, left: 8 };
    return coveredEdges({ top, narrow, tall: height > width, over: view.phase === 'over', leftHanded: settings.leftHanded });
  });
  /** Like `insets`, but the tools and all text below the table count as covered too. */
  readonly room = $derived.by(() => {
    if (!this.inMatch) return this.insets;
    const side = this.settings.leftHanded ? 'left' : 'right';
    return { ...this.insets, [side]: TOOLS_PX, bottom: Math.max(this.insets.bottom, this.bottom + 10) };
  });

  /** The size of the picture, and its edges that panels cover now. */
  get frame() {
    const { width, height, insets, top, bottom } = this;
    return {
      width,
      height,
      insets: { ...insets, top: Math.max(insets.top, top + 10), bottom: Math.max(insets.bottom, bottom + 10) },
    };
  }

  /** The controller of the keys for pushing; undefined if nothing can be pushed. */
  get pushing(): PushKeys | undefined {
    return this.workshop ?? this.pushPanel;
  }

  // Implementation of `CascadeWorld`: the clock and the events of the cascade.

  now(): number {
    return Date.now() + (this.mode.ahead ?? 0);
  }

  requestFrame(then: () => void): number {
    return requestAnimationFrame(then);
  }

  cancelFrame(frame: number): void {
    cancelAnimationFrame(frame);
  }

  settled(): void {
    this.mode.onsettled?.();
  }

  moving(): void {
    this.mode.onmoving?.();
  }

  // Actions.

  async attempt(action: string): Promise<void> {
    return this.mode.attempt ? this.mode.attempt(action) : this.mode.onact(action);
  }

  /** Send an action, and keep the focus at the table. */
  async send(action: string | null): Promise<void> {
    await this.sender.send(action);
    await keepFocus(() => this.surface);
  }

  focus(): void {
    this.surface?.focus({ preventScroll: true });
  }

  /** Release the held piece; `pointed`: with a mouse over the table. */
  release(pointed = false): void {
    const { workshop, hand, t } = this;
    if (workshop) {
      workshop.release(this, pointed);
      return;
    }
    const before = hand.task;
    const action = hand.release(this.speed.at(performance.now()));
    if (action) void this.send(action);
    else if (before === 'tile' && hand.task === 'camera') {
      this.play('wood');
      this.announce(t('aya-prompt-camera-stands'));
    } else if (hand.held) this.announce(verdictWords(hand.held.verdict.messages, t));
  }

  bring(what: 'landscape' | 'animal' | 'plain' | 'buffer'): void {
    const { hand } = this;
    if (what === 'landscape') void this.send('landscape');
    else if (what === 'buffer') hand.flat();
    // An animal rides on two dominoes, so it needs a place beside another domino.
    else if (what === 'animal' && goodSpots(this.view, { task: 'animal', kind: hand.kind, laid: null }).length === 0)
      this.#refuseAnimal();
    else hand.brings = what;
    this.focus();
  }

  /** Raise the next lying domino. */
  raiseNext(): void {
    const next = nextToRaise(this.view, (domino) => this.sender.has(`raise ${domino.id}`));
    if (next) void this.send(this.hand.lift(next));
  }

  /** Put the next animal back on its domino. */
  putNext(): void {
    const next = nextToPut(this.view);
    if (next?.at) void this.send(`put ${next.animal} ${pointText(next.at)}`);
    else if (next) this.#refuseAnimal();
  }

  #refuseAnimal(): void {
    this.sender.refuse(this.t('aya-refused-astride'), 'astride');
  }

  /** Handle a tap on a domino, or on the empty table: raise a lying domino, pick a standing one. */
  pick(domino: AyaDominoView | undefined): void {
    const { hand, workshop } = this;
    if (workshop) workshop.pick(domino?.id ?? 0);
    else if (domino && this.view.phase === 'placing' && this.seat >= 0) {
      if (domino.lies !== '') void this.send(hand.lift(domino));
      else if (hand.isMyTurn && this.canAct) hand.picked = hand.picked === domino.id ? 0 : domino.id;
    } else if (hand.task === 'choose' || hand.held) this.describe();
    else hand.picked = 0;
  }

  /** Announce the effect of releasing the held piece, or the current prompt. */
  describe(): void {
    const { held } = this.hand;
    if (held) this.announce(verdictWords(held.verdict.messages, this.t));
    else if (this.inMatch) this.announce(promptWords(this.view, { t: this.t }));
  }

  /** Move the camera to a place off screen, and keep the focus at the table. */
  lookAt(at: Point): void {
    this.autoCamera.lookAt(at);
    this.focus();
  }

  /** Replace the renderer. */
  draw(renderer: TableRenderer): void {
    const isFirst = this.renderer === null;
    this.renderer = renderer;
    if (this.inMatch) setPictureRenderer(renderer);
    else if (isFirst) renderer.camera.fit('pieces');
  }

  onkeydown = (event: KeyboardEvent): void => {
    const command = commandOf(event);
    if (!command || event.defaultPrevented) return;
    if (this.workshop) {
      if (this.cascade.watching === 'now' || !this.workshop.accepts(command.t)) return;
      this.pointing.byKeys = true;
    }
    if (runCommand(command, this)) event.preventDefault();
  };

  /** Request the helper's advice and the bots' plan whenever the table changes. Spectators see the plan too, also in the pause. */
  #askForAdvice(): void {
    const { helper, hand, teamPlan, placement } = this;
    $effect.pre(() => {
      void helper.requestKey;
      untrack(() => {
        hand.advised = null;
        void helper.request();
      });
    });
    $effect(() => {
      const { advised, pending } = helper;
      untrack(() => {
        if (pending) return;
        if (this.wantsHelp && advised) {
          hand.advised = advised;
          if (advised.verb === 'fork') hand.fork = true;
        }
        placement.answered();
      });
    });
    $effect(() => {
      void teamPlan.boardKey;
      untrack(() => void teamPlan.refresh());
    });
  }

  /** Start every new piece on a legal spot. */
  #placeNewPieces(): void {
    const { hand, pointing, placement } = this;
    const piece = $derived(`${hand.task} ${hand.kind} ${hand.holds ? this.view.dominoes.length : ''}`);
    $effect(() => {
      void piece;
      untrack(() => {
        this.sender.clear();
        pointing.onNewPiece();
        this.speed.clear();
        placement.start();
      });
    });
    $effect(() => {
      if (this.canAct) untrack(() => !pointing.touched && !hand.point && placement.start());
    });
    // Other players raise fallen dominoes. If one of them takes the spot of a piece that was not moved yet, the piece gets a new spot.
    const blocked = $derived(hand.held !== null && !hand.held.verdict.legal && hand.sent === '');
    $effect(() => {
      if (blocked) untrack(() => !pointing.touched && placement.start());
    });
  }
}
