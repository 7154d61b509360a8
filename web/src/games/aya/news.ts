/** What happened from one view to the next that nothing on the table tells. */
import type { AyaView } from './wire';

/** What became of what the seat held: a domino went to its reserve, or there was nothing. Null where its turn did not end so. */
export function ranOut(before: AyaView, now: AyaView, seat: number): 'domino' | 'nothing' | null {
  const [was, is] = [before.players[seat], now.players[seat]];
  if (!was || !is || before.phase !== 'placing' || now.phase !== 'placing' || before.turn !== seat) return null;
  if (now.dominoes.length !== before.dominoes.length) return null;
  if (was.hand !== '') return is.reserve.length > was.reserve.length ? 'domino' : null;
  return now.turn !== seat && is.hand === '' ? 'nothing' : null;
}

/** The seat that pushed all that still stood at once; -1 where nobody did. */
export function pushedAll(before: AyaView, now: AyaView): number {
  return now.pushes - before.pushes > 1 ? before.turn : -1;
}
