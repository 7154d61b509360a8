/** How far somebody has come in the lessons, kept for the guest on every device. */
import { synced } from '../shell/syncedStorage.svelte';

/** In the lesson of one game. */
export interface Progress {
  /** The key of the step one was at; empty for the first. */
  step: string;
  /** It was taken to its end once. */
  done: boolean;
}

/** Where it was before it was kept on every device. */
const EARLIER = 'rivage.lessons';
const NOTHING: Progress = { step: '', done: false };

const place = () => synced('lessons', merged);

/** How far in the lesson of that game. */
export function progressIn(game: string): Progress {
  return progressOf(all()[game]) ?? NOTHING;
}

/** Somebody has begun a step; what was done once stays done. */
export function keepStep(game: string, step: string): void {
  keep(game, { ...progressIn(game), step });
}

/** Somebody has come to the end. */
export function keepDone(game: string): void {
  keep(game, { step: '', done: true });
}

function keep(game: string, progress: Progress): void {
  place().set({ ...all(), [game]: progress });
}

function all(): Record<string, unknown> {
  return things(place().value ?? earlier());
}

function earlier(): unknown {
  try {
    return JSON.parse(localStorage.getItem(EARLIER) ?? 'null');
  } catch {
    return null;
  }
}

/** Whatever is there may be old, or edited by hand. */
function things(found: unknown): Record<string, unknown> {
  return found && typeof found === 'object' && !Array.isArray(found) ? { ...found } : {};
}

function progressOf(found: unknown): Progress | null {
  const { step, done } = things(found);
  return typeof step === 'string' && typeof done === 'boolean' ? { step, done } : null;
}

/** Of two devices that both went on: one is where this one is, and what was done on either is done. */
function merged(mine: unknown, theirs: unknown): unknown {
  const both: Record<string, unknown> = { ...things(theirs), ...things(mine) };
  for (const [game, found] of Object.entries(both)) {
    const [ours, other] = [progressOf(found), progressOf(things(theirs)[game])];
    if (ours && other) both[game] = { ...ours, done: ours.done || other.done };
  }
  return both;
}
