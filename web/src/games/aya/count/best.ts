/** The best results, kept for the guest on every device. */
import { kept } from '../../../shell/kept.svelte';
import { entries, numbers, read } from '../album/store';

/** Where they were before they were kept on every device. */
const EARLIER = 'rivage.aya.best';

const place = () => kept('best-aya', merged);

function all(): Record<string, number> {
  return numbers(place().value ?? read(EARLIER));
}

/**
 * The best result of one kind, 0 without any: the points at tables that can be compared (`kindOf`), or the dominoes of the longest
 * wave (`WAVE`).
 */
export function best(kind: string): number {
  return all()[kind] ?? 0;
}

/** Kinds of records for the longest wave of one push: alone at a table, and as a team. */
export const WAVE = { alone: 'wave/alone', team: 'wave/team' } as const;

/** Remember a result; returns the best one before it. */
export function remember(kind: string, score: number): number {
  const before = best(kind);
  if (score > before) place().set({ ...Object.fromEntries(entries(place().value)), ...all(), [kind]: score });
  return before;
}

/** Of two devices that both remember: the better of each kind, and whatever else is there. */
function merged(mine: unknown, theirs: unknown): unknown {
  const [ours, other] = [numbers(mine), numbers(theirs)];
  const better = Object.entries(ours).map(([kind, score]) => [kind, Math.max(score, other[kind] ?? 0)] as const);
  return { ...Object.fromEntries(entries(mine)), ...Object.fromEntries(entries(theirs)), ...Object.fromEntries(better) };
}
