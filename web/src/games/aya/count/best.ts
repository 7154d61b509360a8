/** The best results, kept for the guest on every device. */
import { kept } from '../../../shell/kept.svelte';
import { entries, numbers, read } from '../album/store';

/** Where they were before they were kept on every device. */
const EARLIER = 'rivage.aya.best';

const place = () => kept('best-aya', merged);

function all(): Record<string, number> {
  return numbers(place().value ?? read(EARLIER));
}

/** The best result so far for tables of one kind (`3 seats, 40 cameras`), 0 where there is none. */
export function best(kind: string): number {
  return all()[kind] ?? 0;
}

/** Remember a result; tells the best one before it. */
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
