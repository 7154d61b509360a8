/** Progress in the lessons, stored for the guest and synced between devices. */
import { synced } from '../shell/syncedStorage.svelte';

/** Progress in one lesson. */
export interface Progress {
  /** The key of the current step; empty for the first. */
  step: string;
  /** Whether the lesson has been finished once. */
  done: boolean;
}

/** The local storage key of earlier versions, which did not sync. */
const OLD_KEY = 'rivage.lessons';
const NO_PROGRESS: Progress = { step: '', done: false };

const storage = () => synced('lessons', merged);

/** The progress in the lesson of a game. */
export function progressIn(game: string): Progress {
  return progressOf(all()[game]) ?? NO_PROGRESS;
}

/** Store the current step; a finished lesson stays finished. */
export function storeStep(game: string, step: string): void {
  store(game, { ...progressIn(game), step });
}

/** Store that the lesson has been finished. */
export function storeDone(game: string): void {
  store(game, { step: '', done: true });
}

function store(game: string, progress: Progress): void {
  storage().set({ ...all(), [game]: progress });
}

function all(): Record<string, unknown> {
  return asRecord(storage().value ?? readOld());
}

function readOld(): unknown {
  try {
    return JSON.parse(localStorage.getItem(OLD_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** The stored data may be old, or edited by hand. */
function asRecord(found: unknown): Record<string, unknown> {
  return found && typeof found === 'object' && !Array.isArray(found) ? { ...found } : {};
}

function progressOf(found: unknown): Progress | null {
  const { step, done } = asRecord(found);
  return typeof step === 'string' && typeof done === 'boolean' ? { step, done } : null;
}

/** Merges the progress of two devices: the local step, and every lesson finished on either. */
function merged(mine: unknown, theirs: unknown): unknown {
  const both: Record<string, unknown> = { ...asRecord(theirs), ...asRecord(mine) };
  for (const [game, found] of Object.entries(both)) {
    const [ours, other] = [progressOf(found), progressOf(asRecord(theirs)[game])];
    if (ours && other) both[game] = { ...ours, done: ours.done || other.done };
  }
  return both;
}
