/** The pushes of a match. Each can be replayed, explained and filmed, also by people who come later. */
import type { RecordedMotion } from '../../module';
import { type PreparedMotion, prepareMotion } from '../cascade/preparedMotion';
import type { AyaView } from '../wire';

export interface Push extends RecordedMotion<AyaView> {
  /** The number of the push, counted from 1; for several pushes in one moment, the number of the first. */
  first: number;
  /** The number of the last push in the same moment. */
  last: number;
  /** Number of dominoes that it felled. */
  fell: number;
}

/** Whether the wave of a push stopped early, so that dominoes still stand. */
export const stopped = ({ after }: Pick<Push, 'after'>): boolean => after.dominoes.some(({ lies }) => lies === '');

/** The pushes among the motions of a match, in order. */
export function pushesOf(motions: readonly RecordedMotion<AyaView>[]): Push[] {
  return motions
    .filter(({ before, after }) => after.pushes > before.pushes)
    .map((motion) => ({
      ...motion,
      first: motion.before.pushes + 1,
      last: motion.after.pushes,
      fell: motion.after.dominoes.filter(({ lies }, i) => lies !== '' && motion.before.dominoes[i]?.lies === '').length,
    }));
}

/**
 * The number of dominoes in the longest wave of one push in a finished match; 0 if it is not known. Pushes made together count as
 * several waves.
 */
export function longestWave({ pushes, dominoes }: AyaView, motions: readonly RecordedMotion<AyaView>[]): number {
  const single = pushesOf(motions).filter(({ first, last }) => first === last);
  // After a single push all fallen dominoes belong to its wave, even if its motion is not known here.
  if (pushes === 1 && single.length === 0) return dominoes.filter(({ lies }) => lies === 'fallen').length;
  return Math.max(0, ...single.map(({ fell }) => fell));
}

/** The ids of the dominoes of the longest wave; of all fallen dominoes if it is not known. */
export function longestWaveIds({ dominoes }: AyaView, motions: readonly RecordedMotion<AyaView>[]): ReadonlySet<number> {
  const single = pushesOf(motions).filter(({ first, last }) => first === last);
  const [longest] = [...single].sort((a, b) => b.fell - a.fell);
  const stood = new Set(longest?.before.dominoes.flatMap(({ id, lies }) => (lies === '' ? id : [])));
  const lies = (longest?.after.dominoes ?? dominoes).filter(
    (domino) => domino.lies === 'fallen' && (!longest || stood.has(domino.id)),
  );
  return new Set(lies.map(({ id }) => id));
}

export class Pushes {
  #chosen = $state<number | null>(null);
  readonly #motions: () => readonly RecordedMotion<AyaView>[];
  readonly #scenes = new Map<number, Promise<PreparedMotion>>();

  constructor(motions: () => readonly RecordedMotion<AyaView>[]) {
    this.#motions = motions;
  }

  readonly all: readonly Push[] = $derived.by(() => pushesOf(this.#motions()));

  /** The chosen push: by default the newest one, and after the match the biggest one. */
  readonly chosen: Push | null = $derived.by(() => {
    const meant = this.all.find((push) => push.k === this.#chosen);
    const [first, newest] = [this.all[0], this.all.at(-1)];
    if (meant || newest?.after.phase !== 'over') return meant ?? newest ?? null;
    return this.all.reduce((best, push) => (push.fell > best.fell ? push : best), first ?? newest);
  });

  choose(k: number): void {
    this.#chosen = k;
  }

  /** Forget the choice, so that a new push becomes the chosen one. */
  clear(): void {
    this.#chosen = null;
  }

  /** A push prepared for playback (cached). Rejects with `BadMotion`. */
  scene({ k, before, after, motion }: Push): Promise<PreparedMotion> {
    const known = this.#scenes.get(k) ?? prepareMotion(before, after, motion);
    this.#scenes.set(k, known);
    return known;
  }
}

/** The lost photo that the person asks about in the result. The table on the same page shows where it was lost. */
class LossQuestion {
  /** Id of its tile or animal; empty if the person asks about none. */
  photo = $state('');
}

export const lossQuestion = new LossQuestion();
