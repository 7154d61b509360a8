/**
 * The state of a lesson: current step, actions in it, and the view on the board.
 *
 * The server has the rules: after each action the client sends all actions of the step, and the server evaluates them. So both
 * stay in sync, and the last action is undone by leaving it out.
 */
import { tick } from 'svelte';
import type { Choice, LessonAnswer, LessonDone, LessonFrame, LessonPlan, SentenceView } from '../shell/api/wire';
import type { ShownView } from '../table/state/tableStore.svelte';

export interface LessonBackend {
  /** Evaluate the actions of a step. Rejects with the refusal. */
  ask(done: LessonDone): Promise<LessonAnswer>;
  /** Resolves when the animation on the board has ended. */
  rested(): Promise<void>;
  /** Called when a step has been started. */
  at(step: string): void;
  /** Called when the problem, or the last step, has been finished. */
  finished(): void;
}

/** The text view of the position; empty outside text mode. */
export interface LessonTextView {
  lines: readonly SentenceView[];
  choices: readonly Choice[];
}

const NO_TEXT: LessonTextView = { lines: [], choices: [] };

export class LessonSession {
  readonly plan: LessonPlan;
  /** The index of the step. */
  index = $state(0);
  /** Whether the end of the lesson is shown: after its problem, and after the last step. */
  over = $state(false);
  /** The number of correct moves in the step; in the problem, the number of actions. */
  move = $state(0);
  verdict = $state<LessonAnswer['verdict']>('begun');
  stray = $state('');
  /** Whether the step is finished with a perfect result. */
  perfect = $state(false);
  /** The number of tries that missed the goal of the problem. */
  tries = $state(0);
  /** Whether the hint of the problem is shown. */
  hinted = $state(false);
  /** Whether the player solved the problem without *Show me*. */
  solved = $state(false);
  /** Whether a request is in flight. */
  busy = $state(false);
  /** Whether a demonstration is running. */
  showing = $state(false);
  /** The view on the board. */
  shown = $state.raw<ShownView | null>(null);
  /** The frames that the last action led to. */
  frames = $state.raw<readonly LessonFrame[]>([]);
  words = $state.raw<LessonTextView>(NO_TEXT);
  #backend: LessonBackend;
  #done: string[] = [];
  /** The view and its text before a mistake. */
  #before: ShownView | null = null;
  #wordsBefore = NO_TEXT;
  /** Incremented by every restart, so that responses to earlier requests are ignored. */
  #run = 0;
  #k = 0;

  constructor(plan: LessonPlan, backend: LessonBackend) {
    this.plan = plan;
    this.#backend = backend;
  }

  get step(): LessonPlan['steps'][number] | null {
    return this.plan.steps[this.index] ?? null;
  }

  get isProblem(): boolean {
    return this.step?.kind === 'problem';
  }

  /** Whether the player can act on the board. */
  get open(): boolean {
    return !this.over && !this.showing && !this.busy && (this.verdict === 'begun' || this.verdict === 'on');
  }

  /** Start a step by its index; after the last one the lesson ends. */
  async start(index: number): Promise<void> {
    if (index >= this.plan.steps.length) {
      this.finish();
      return;
    }
    const turn = ++this.#run;
    this.showing = false;
    this.over = false;
    this.solved = false;
    if (index !== this.index) {
      this.tries = 0;
      this.hinted = false;
    }
    this.index = Math.max(0, index);
    this.#backend.at(this.step?.key ?? '');
    this.#done = [];
    await this.#evaluate(turn, []);
  }

  /** Leave the step for the next one; the lesson ends after the problem. */
  async next(): Promise<void> {
    if (this.isProblem) this.finish();
    else await this.start(this.index + 1);
  }

  /** Show the end of the lesson. */
  finish(): void {
    this.#run += 1;
    this.busy = false;
    this.showing = false;
    this.over = true;
    this.#backend.finished();
  }

  /** Perform an action. Rejects with its refusal; then nothing has changed. */
  async act(action: string): Promise<void> {
    if (this.open) await this.#evaluate(this.#run, [...this.#done, action]);
  }

  /** Undo a mistake. The problem starts again, because an earlier action may be the cause. */
  async back(): Promise<void> {
    if (this.isProblem) {
      await this.start(this.index);
      return;
    }
    if (this.verdict !== 'strayed' || !this.#before) return;
    this.verdict = this.#done.length > 0 ? 'on' : 'begun';
    this.stray = '';
    this.frames = [];
    this.shown = { ...this.#before, animate: false };
    this.words = this.#wordsBefore;
  }

  /** Restart the step and demonstrate it. */
  async show(): Promise<void> {
    const { step } = this;
    if (!step || this.showing) return;
    const turn = this.#run + 1;
    await this.start(this.index);
    if (turn !== this.#run) return;
    this.showing = true;
    try {
      for (const action of step.shown) {
        await this.#backend.rested();
        if (turn !== this.#run) return;
        await this.#evaluate(turn, [...this.#done, action]);
        if (turn !== this.#run) return;
      }
    } finally {
      if (turn === this.#run) this.showing = false;
    }
  }

  async #evaluate(turn: number, actions: string[]): Promise<void> {
    const step = this.step?.key ?? '';
    this.busy = true;
    try {
      const answer = await this.#backend.ask({ step, actions });
      if (turn === this.#run) await this.#applyAnswer(turn, answer, actions);
    } finally {
      if (turn === this.#run) this.busy = false;
    }
  }

  async #applyAnswer(turn: number, answer: LessonAnswer, actions: string[]): Promise<void> {
    if (answer.verdict === 'strayed') [this.#before, this.#wordsBefore] = [this.shown, this.words];
    else this.#done = actions;
    this.words = { lines: answer.lines, choices: answer.choices };
    this.move = answer.move;
    this.verdict = answer.verdict;
    this.stray = answer.stray;
    this.perfect = answer.perfect;
    if (this.isProblem && answer.verdict === 'strayed') this.tries += 1;
    if (this.isProblem && answer.verdict === 'done') this.solved = !this.showing;
    this.frames = answer.frames;
    for (const { view, action, motion } of answer.frames) {
      const recorded = motion ? { recorded: { motion, at: Date.now() } } : {};
      this.shown = { view, animate: action !== '', k: ++this.#k, ...recorded };
      // Show one view in each tick, because Svelte would batch views that arrive together.
      await tick();
      if (turn !== this.#run) return;
    }
  }
}
