/** The list of moves: frames gathered into turns, in words. */
import type { Frame, GameModule, Words } from '../../games/module';
import type { AnyEvent } from '../../shell/api/wire';

export interface Turn {
  /** 0 is the set-up. */
  number: number;
  /** The number people are told: in real time scenes are counted, as a turn there is all that happened since the last. */
  shown: number;
  /** -1 is chance. */
  seat: number;
  /** The first and the last action of it. */
  from: number;
  to: number;
  /** How many actions stand after each step of it. */
  steps: readonly number[];
  text: string;
  /** The same in a few signs, where the game has some; else empty. */
  brief: string;
  /** What it came to, shorter than `text`, where the game can say so; else that. */
  gist: string;
  /** What its last action did that is worth a word. */
  last: string;
  /** Seats that ran out of time in it, so that a bot wrote the rest: only where all act at once. */
  late: readonly number[];
}

/** Gather the frames of a match into turns; `scenes`: much happens between two frames. */
export function turnsOf(
  frames: readonly Frame[],
  game: GameModule,
  words: Words,
  late: Late = new Map(),
  scenes = false,
): Turn[] {
  const turns: (Turn & { steps: number[] })[] = [];
  const gistOf = ({ from, to, text }: Pick<Turn, 'from' | 'to' | 'text'>) =>
    game.gist?.(
      frames.filter(({ k }) => k >= from && k <= to),
      words,
    ) || text;
  frames.forEach((frame, i) => {
    if (frame.k === 0) return;
    const number = game.turnOf(frame, frames[i - 1]);
    const text = game.describe(frame, words);
    const brief = game.brief?.(frame, words) ?? '';
    const last = turns.at(-1);
    // What chance gave belongs to what it was asked for, where there is nothing to say of it.
    const silent = frame.seat < 0 && text === '';
    if (last && (silent || (last.number === number && (number === 0 || last.seat === frame.seat)))) {
      last.to = frame.k;
      last.steps.push(frame.k);
      last.text = [last.text, text].filter(Boolean).join('\u00a0· ');
      last.brief = [last.brief, brief].filter(Boolean).join('\u00a0· ');
      last.last = text || last.last;
    } else {
      turns.push({
        number,
        shown: scenes ? turns.length + 1 : number,
        seat: frame.seat,
        from: frame.k,
        to: frame.k,
        steps: [frame.k],
        text,
        brief,
        gist: '',
        last: text,
        late: late.get(number) ?? [],
      });
    }
  });
  return turns.map((turn) => ({ ...turn, gist: gistOf(turn) }));
}

/** The turn that the position after `k` actions belongs to; none before the first. */
export function turnAt(turns: readonly Turn[], k: number): Turn | undefined {
  return turns.findLast((turn) => turn.from <= k);
}

/** How the position after `k` actions came about: the positions of its turn up to it, and before them the one it began in. */
export function pastOf(frames: readonly Frame[], turns: readonly Turn[], k: number): Frame[] {
  const turn = turnAt(turns, k);
  if (!turn) return [];
  const began = frames.findIndex((frame) => frame.k === turn.from) - 1;
  return began < 0 ? [] : frames.slice(began).filter((frame) => frame.k <= k);
}

/** Seats that ran out of time where all act at once, by round: a bot played the rest of that round for them. */
export type Late = ReadonlyMap<number, readonly number[]>;

/** A round begins when chance acts: the first is 1. A seat that is late after the last of them belongs to the current round. */
export function lateOf(events: Iterable<AnyEvent>): Late {
  const late = new Map<number, number[]>();
  let round = 0;
  for (const event of events) {
    if (event.t === 'acted' && event.seat < 0) round += 1;
    else if (event.t === 'late') late.set(round, [...(late.get(round) ?? []), event.seat]);
  }
  return late;
}
