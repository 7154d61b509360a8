/** How far somebody has come in the lessons, kept in this browser. */

/** In the lesson of one game. */
export interface Progress {
  /** The key of the step one was at; empty for the first. */
  step: string;
  /** It was taken to its end once. */
  done: boolean;
}

const KEY = 'rivage.lessons';
const NOTHING: Progress = { step: '', done: false };

/** How far in the lesson of that game. */
export function progressIn(game: string): Progress {
  const { [game]: kept } = all();
  return kept && typeof kept.step === 'string' && typeof kept.done === 'boolean' ? kept : NOTHING;
}

/** Somebody has begun a step; what was done once stays done. */
export function keepStep(game: string, step: string): void {
  keep(game, { ...progressIn(game), step });
}

/** Somebody has come to the end. */
export function keepDone(game: string): void {
  keep(game, { step: '', done: true });
}

function all(): Partial<Record<string, Progress>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Partial<Record<string, Progress>>) : {};
  } catch {
    return {};
  }
}

function keep(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: progress }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
