/** Dominoes that were laid flat and still lie. They are lost when the last hourglass has run out. */
import type { Light } from './scene';
import { TOKEN_RADIUS } from './sizes';
import type { AyaView } from './wire';

/** Seconds before the end from which it is warned of. */
export const LAST = 60;

export interface Buffers {
  /** Dominoes that lie flat, by number. */
  lying: readonly number[];
  /** Animals whose domino stands again and that are not put on it yet. */
  off: readonly string[];
  lights: readonly Light[];
}

/** What still lies, when it is high time: so many seconds are left of the glass. Null where nothing does, or there is time. */
export function lateBuffers(view: AyaView, seconds: number): Buffers | null {
  if (view.phase !== 'placing' || view.glass < view.glasses || seconds > LAST) return null;
  const flat = view.dominoes.filter(({ lies }) => lies === 'buffer');
  const off = view.animals.filter(({ rides, camera }) => !rides && view.dominoes[camera - 1]?.lies === '');
  if (flat.length + off.length === 0) return null;
  const lights = [...flat, ...off].map(({ x, y }): Light => ({ x, y, radius: TOKEN_RADIUS + 10, tone: 'poor' }));
  return { lying: flat.map(({ id }) => id), off: off.map(({ animal }) => animal), lights };
}
