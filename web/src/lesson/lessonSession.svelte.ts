/**
 * A lesson being taken: which step, what was done in it, and what the board shows.
 *
 * The rules are the server's: after each action all of the step is told to it, and it says what has come of that. So nothing can
 * get out of step, and whatever was done last can be left out of the next telling to take it back.
 */
import { tick } from 'svelte';
import type { Choice, LessonAnswer, LessonDone, LessonFrame, LessonPlan, SentenceView } from '../shell/api/wire';
import type { ShownView } from '../table/state/tableStore.svelte';

export interface Teacher {
  /** What has come of what was done. Rejects with what was refused. */
  ask(done: LessonDone): Promise<LessonAnswer>;
  /** Settles when nothing moves on the board any more. */
  rested(): Promise<void>;
  /** A step has begun. */
  at(step: string): void;
  /** The last step is behind. */
  finished(): void;
}

/** The table in words, for who asked for them. */
export interface LessonWords {
  lines: readonly SentenceView[];
  choices: readonly Choice[];
}

const SILENT: LessonWords = { lines: [], choices: [] };

export class LessonTaken {
  readonly plan: LessonPlan;
  /** Counted from 0; as many as there are steps: the end. */
  index = $state(0);
  /** Moves of the step that are done. */
  move = $state(0);
  verdict = $state<LessonAnswer['verdict']>('begun');
  stray = $state('');
  /** The step is done, and its final state is perfect. */
  perfect = $state(false);
  /** The person brought a step to its perfect end without *Show me*. */
  praised = $state(false);
  /** The server is asked. */
  busy = $state(false);
  /** What is asked for is being shown. */
  showing = $state(false);
  /** What the board shows. */
  shown = $state.raw<ShownView | null>(null);
  /** What the last action led to. */
  frames = $state.raw<readonly LessonFrame[]>([]);
  words = $state.raw<LessonWords>(SILENT);
  #teacher: Teacher;
  #done: string[] = [];
  /** What the board showed before a stray, and what was said of it. */
  #before: ShownView | null = null;
  #wordsBefore = SILENT;
  /** Counts whatever begins anew, so that an answer to something older is passed over. */
  #turn = 0;
  #k = 0;

  constructor(plan: LessonPlan, teacher: Teacher) {
    this.plan = plan;
    this.#teacher = teacher;
  }

  get step(): LessonPlan['steps'][number] | null {
    return this.plan.steps[this.index] ?? null;
  }

  get over(): boolean {
    return this.index >= this.plan.steps.length;
  }

  /** The person may do something on the board. */
  get open(): boolean {
    return !this.showing && !this.busy && (this.verdict === 'begun' || this.verdict === 'on');
  }

  /** Begin a step, by its number; beyond the last one the lesson is at its end. */
  async start(index: number): Promise<void> {
    const turn = ++this.#turn;
    this.showing = false;
    this.index = Math.max(0, Math.min(index, this.plan.steps.length));
    if (!this.step) {
      this.#teacher.finished();
      return;
    }
    this.#teacher.at(this.step.key);
    this.#done = [];
    await this.#tell(turn, []);
  }

  /** Do something. Rejects with what was refused; then nothing has changed. */
  async act(action: string): Promise<void> {
    if (this.open) await this.#tell(this.#turn, [...this.#done, action]);
  }

  /** Take a stray back. */
  back(): void {
    if (this.verdict !== 'strayed' || !this.#before) return;
    this.verdict = this.#done.length > 0 ? 'on' : 'begun';
    this.stray = '';
    this.frames = [];
    this.shown = { ...this.#before, animate: false };
    this.words = this.#wordsBefore;
  }

  /** Begin the step anew, and see what is asked for being done. */
  async show(): Promise<void> {
    const { step } = this;
    if (!step || this.showing) return;
    const turn = this.#turn + 1;
    await this.start(this.index);
    if (turn !== this.#turn) return;
    this.showing = true;
    try {
      for (const action of step.shown) {
        await this.#teacher.rested();
        if (turn !== this.#turn) return;
        await this.#tell(turn, [...this.#done, action]);
        if (turn !== this.#turn) return;
      }
    } finally {
      if (turn === this.#turn) this.showing = false;
    }
  }

  async #tell(turn: number, actions: string[]): Promise<void> {
    const step = this.step?.key ?? '';
    this.busy = true;
    try {
      const answer = await this.#teacher.ask({ step, actions });
      if (turn === this.#turn) await this.#take(turn, answer, actions);
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }

  async #take(turn: number, answer: LessonAnswer, actions: string[]): Promise<void> {
    if (answer.verdict === 'strayed') [this.#before, this.#wordsBefore] = [this.shown, this.words];
    else this.#done = actions;
    this.words = { lines: answer.lines, choices: answer.choices };
    this.move = answer.move;
    this.verdict = answer.verdict;
    this.stray = answer.stray;
    this.perfect = answer.perfect;
    if (this.perfect) this.praised = !this.showing;
    this.frames = answer.frames;
    for (const { view, action, motion } of answer.frames) {
      const recorded = motion ? { recorded: { motion, at: Date.now() } } : {};
      this.shown = { view, animate: action !== '', k: ++this.#k, ...recorded };
      // One view a tick: the browser's batching of changes would otherwise swallow those that arrive together.
      await tick();
      if (turn !== this.#turn) return;
    }
  }
}
