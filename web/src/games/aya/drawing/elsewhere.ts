/** What happens outside of what is seen of the table: where at the edge of the picture it is told, and which way it lies. */
import type { freeArea } from './lens';

export interface AtEdge {
  /** Of the sign's middle, in pixels. */
  left: number;
  top: number;
  /** Degrees, clockwise from the right: where to look. */
  turn: number;
}

/** A sign for a place that is seen at `at`, `half` pixels away from the edge of what nothing covers; null where the place is in sight. */
export function atEdge(at: { left: number; top: number }, free: ReturnType<typeof freeArea>, half: number): AtEdge | null {
  const middle = { left: free.left + free.width / 2, top: free.top + free.height / 2 };
  const [across, down] = [at.left - middle.left, at.top - middle.top];
  if (Math.abs(across) <= free.width / 2 && Math.abs(down) <= free.height / 2) return null;
  // From the middle straight towards it, as far as the sign has room.
  const [wide, high] = [Math.max(1, free.width / 2 - half), Math.max(1, free.height / 2 - half)];
  const part = Math.min(wide / Math.max(Math.abs(across), 1e-6), high / Math.max(Math.abs(down), 1e-6));
  return { left: middle.left + across * part, top: middle.top + down * part, turn: (Math.atan2(down, across) * 180) / Math.PI };
}

/** Of signs that would lie over each other, the first. */
export function apart<Sign extends { left: number; top: number }>(signs: readonly Sign[], away: number): Sign[] {
  return signs.filter(
    (one, k) => !signs.slice(0, k).some((other) => Math.hypot(one.left - other.left, one.top - other.top) < away),
  );
}
