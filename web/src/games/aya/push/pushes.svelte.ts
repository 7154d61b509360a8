/** Every push of a match: each can be watched again, explained and filmed, by whoever comes whenever they come. */
import type { RecordedMotion } from '../../module';
import { type PreparedMotion, prepareMotion } from '../cascade/preparedMotion';
import type { AyaView } from '../wire';

export interface Push extends RecordedMotion<AyaView> {
  /** The number of it, counted from 1; of several in one moment, of the first. */
  first: number;
  /** And of the last of these. */
  last: number;
  /** How many dominoes it laid down. */
  fell: number;
}

/** Whether the wave of a push stopped short: dominoes still stood when all had come to rest. */
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
 * The number of dominoes in the longest wave that one push of a finished match set off; 0 where it is not known. Pushes made
 * together are several waves.
 */
export function longestWave({ pushes, dominoes }: AyaView, motions: readonly RecordedMotion<AyaView>[]): number {
  const single = pushesOf(motions).filter(({ first, last }) => first === last);
  // After a single push every fallen domino belongs to its wave, even if its motion is not known here.
  if (pushes === 1 && single.length === 0) return dominoes.filter(({ lies }) => lies === 'fallen').length;
  return Math.max(0, ...single.map(({ fell }) => fell));
}

/** The ids of the dominoes of the longest wave; of all fallen dominoes where it is not known. */
export function longestWaveIds({ dominoes }: AyaView, motions: readonly RecordedMotion<AyaView>[]): ReadonlySet<number> {
  const single = pushesOf(motions).filter(({ first, last }) => first === last);
  const [longest] = [...single].sort((a, b) => b.fell - a.fell);
  const stood = new Set(longest?.before.dominoes.flatMap(({ id, lies }) => (lies === '' ? id : [])));
  const lies = (longest?.after.dominoes ?? dominoes).filter((one) => one.lies === 'fallen' && (!longest || stood.has(one.id)));
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

  /** The one that is meant: what somebody chose; else while pushes follow each other the newest, and at the end the biggest. */
  readonly chosen: Push | null = $derived.by(() => {
    const meant = this.all.find((push) => push.k === this.#chosen);
    const [first, newest] = [this.all[0], this.all.at(-1)];
    if (meant || newest?.after.phase !== 'over') return meant ?? newest ?? null;
    return this.all.reduce((best, push) => (push.fell > best.fell ? push : best), first ?? newest);
  });

  choose(k: number): void {
    this.#chosen = k;
  }

  /** A new push is the one that is meant, until somebody chooses again. */
  clear(): void {
    this.#chosen = null;
  }

  /** A push, ready to be watched; read once. Rejects with `BadMotion`. */
  scene({ k, before, after, motion }: Push): Promise<PreparedMotion> {
    const known = this.#scenes.get(k) ?? prepareMotion(before, after, motion);
    this.#scenes.set(k, known);
    return known;
  }
}

/** The lost photo that somebody asks about in the result: the table on the same page shows where it was lost. */
class Asked {
  /** Its tile or animal; empty while nobody asks. */
  photo = $state('');
}

export const asked = new Asked();
