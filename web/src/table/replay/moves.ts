/** The list of moves: groups the frames of a match into turns and describes them. */
import type { Frame, GameModule, TextContext } from '../../games/module';
import type { AnyEvent } from '../../shell/api/wire';

/** One action of a turn. */
export interface TurnStep {
  /** The number of actions after it. */
  k: number;
  /** Its description; empty if it is not worth mentioning. */
  text: string;
  /** Its short text. */
  short: string;
}

export interface Turn {
  /** The number of the turn; 0 is the set-up. */
  number: number;
  /** The displayed number. In real time scenes are numbered, as a turn contains everything since the last frame. */
  shown: number;
  /** The seat that acted; -1 for chance. */
  seat: number;
  /** The numbers of the turn's first and last action. */
  from: number;
  to: number;
  /** Its actions, in order. */
  steps: readonly TurnStep[];
  /** The descriptions of all actions. */
  text: string;
  /** The short text of the turn, if the game has one; else `text`. */
  short: string;
  /** The description of the turn's last action that has one. */
  last: string;
  /** Seats that ran out of time in this round, so that a bot finished it for them. */
  late: readonly number[];
}

/** Group the frames of a match into turns. `scenes`: number the turns consecutively. */
export function turnsOf(
  frames: readonly Frame[],
  game: GameModule,
  words: TextContext,
  late: Late = new Map(),
  scenes = false,
): Turn[] {
  const turns: (Turn & { steps: TurnStep[]; frames: Frame[]; before: Frame | undefined })[] = [];
  frames.forEach((frame, i) => {
    if (frame.k === 0) return;
    const number = game.turnOf(frame, frames[i - 1]);
    const text = game.describe(frame, words);
    const step = { k: frame.k, text, short: game.shortText?.([frame], words, frames[i - 1]) || text };
    const last = turns.at(-1);
    // A chance action without text belongs to the action that caused it.
    const silent = frame.seat < 0 && text === '';
    if (last && (silent || (last.number === number && (number === 0 || last.seat === frame.seat)))) {
      last.to = frame.k;
      last.steps.push(step);
      last.frames.push(frame);
      last.text = [last.text, text].filter(Boolean).join('\u00a0· ');
      last.last = text || last.last;
    } else {
      turns.push({
        number,
        shown: scenes ? turns.length + 1 : number,
        seat: frame.seat,
        from: frame.k,
        to: frame.k,
        steps: [step],
        text,
        short: '',
        last: text,
        late: late.get(number) ?? [],
        frames: [frame],
        before: frames[i - 1],
      });
    }
  });
  return turns.map(({ frames, before, ...turn }) => ({
    ...turn,
    short: game.shortText?.(frames, words, before) || turn.text,
  }));
}

/** The turn of the position after `k` actions; undefined before the first. */
export function turnAt(turns: readonly Turn[], k: number): Turn | undefined {
  return turns.findLast((turn) => turn.from <= k);
}

/** The positions that led to the one after `k` actions: those of its turn, and the position before the turn. */
export function pastOf(frames: readonly Frame[], turns: readonly Turn[], k: number): Frame[] {
  const turn = turnAt(turns, k);
  if (!turn) return [];
  const startIndex = frames.findIndex((frame) => frame.k === turn.from) - 1;
  return startIndex < 0 ? [] : frames.slice(startIndex).filter((frame) => frame.k <= k);
}

/** Seats that ran out of time, by round; a bot finished the round for them. */
export type Late = ReadonlyMap<number, readonly number[]>;

/**
 * Find the late seats of each round. A round starts with each chance action; the first is 1. Seats that are late after the last
 * chance action belong to the current round.
 */
export function lateOf(events: Iterable<AnyEvent>): Late {
  const late = new Map<number, number[]>();
  let round = 0;
  for (const event of events) {
    if (event.t === 'acted' && event.seat < 0) round += 1;
    else if (event.t === 'late') late.set(round, [...(late.get(round) ?? []), event.seat]);
  }
  return late;
}
