/** The helper for newcomers: what the best bots would do with what is in the hand, and why. */
import type { Advice } from '../../shell/wire';
import type { Translate } from '../module';
import type { Point, Spot } from './hand/geometry';
import type { Task } from './hand/hand.svelte';

/** An advised action, read: what is done, and where. */
export interface Advised {
  verb: string;
  /** Of the domino. */
  spot: Spot | null;
  /** Of the tile. */
  tile: Spot | null;
  animal: Point | null;
  /** Number of the domino it is about; 0 is none. */
  domino: number;
}

const spotOf = (text: string | undefined): Spot | null => {
  const [x, y, a] = text?.split(',').map(Number) ?? [];
  return x !== undefined && y !== undefined && [x, y, a ?? 0].every(Number.isFinite) ? { x, y, a: a ?? 0 } : null;
};

export function readAdvice(action: string): Advised {
  const [verb = '', first, second] = action.split(' ~ ')[0]?.split(' ') ?? [];
  const none = { verb, spot: null, tile: null, animal: null, domino: 0 };
  if (verb === 'lay') return { ...none, tile: spotOf(first), spot: spotOf(second) };
  if (verb === 'start') return { ...none, tile: spotOf(first) };
  if (verb === 'animal') return { ...none, spot: spotOf(first), animal: spotOf(second) };
  if (verb === 'place' || verb === 'fork' || verb === 'buffer') return { ...none, spot: spotOf(first) };
  if (verb === 'raise' || verb === 'push' || verb === 'turn') return { ...none, domino: Number(first) || 0 };
  return none;
}

/** The button that leads to what is advised, by what the hand is asked now; empty where the table shows it. */
export function buttonFor({ verb }: Advised, task: Task): string {
  if (task === 'choose') {
    if (verb === 'place' || verb === 'fork') return 'plain';
    return ['landscape', 'animal', 'reserve'].includes(verb) ? verb : '';
  }
  if (task === 'draw' || task === 'empty') return verb === 'draw' || verb === 'take' ? verb : '';
  if (task === 'stand') return verb === 'reserve' ? verb : '';
  if (task === 'tile') return verb === 'back' ? verb : '';
  return '';
}

export class Helper {
  advice = $state.raw<Advice | null>(null);
  /** The house had no advice to give this time: what can be read off the table has to do. */
  silent = $state(false);
  #moment = '';

  readonly advised = $derived.by<Advised | null>(() => (this.advice ? readAdvice(this.advice.action) : null));

  words(t: Translate): string {
    return this.advice ? t(`advice-aya-${this.advice.key}`, this.advice.args) : '';
  }

  /** Ask once for each moment; an answer that comes after it is over is dropped. */
  async ask(moment: string, advise: () => Promise<Advice | null>): Promise<void> {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.advice = null;
    this.silent = false;
    if (!moment) return;
    try {
      const advice = await advise();
      if (this.#moment === moment) this.advice = advice;
    } catch {
      if (this.#moment === moment) this.silent = true;
    }
  }
}
