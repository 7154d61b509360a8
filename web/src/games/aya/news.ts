/** What happened from one view to the next that nothing on the table tells. */
import type { PhotoId } from './sizes';
import type { AyaView } from './wire';

/** What became of what the seat held: a domino went to its reserve, or there was nothing. Null where its turn did not end so. */
export function ranOut(before: AyaView, now: AyaView, seat: number): 'domino' | 'nothing' | null {
  const [was, is] = [before.players[seat], now.players[seat]];
  if (!was || !is || now.patience === 0 || before.phase !== 'placing' || now.phase !== 'placing' || before.turn !== seat)
    return null;
  if (now.dominoes.length !== before.dominoes.length) return null;
  if (was.hand !== '') return is.reserve.length > was.reserve.length ? 'domino' : null;
  return now.turn !== seat && is.hand === '' ? 'nothing' : null;
}

/** The seat that pushed all that still stood at once; -1 where nobody did. */
export function pushedAll(before: AyaView, now: AyaView): number {
  return now.pushes - before.pushes > 1 ? before.turn : -1;
}

/** The animal on the table or the landscape in a hand that any player revealed between two views; null when there is none. */
export function revealedBy(before: AyaView, now: AyaView): PhotoId | null {
  const known = new Set(before.animals.map(({ animal }) => animal));
  const animal = now.animals.find((one) => one.animal !== '' && !known.has(one.animal))?.animal;
  if (animal) return { what: 'animal', id: animal };
  return now.tile !== '' && now.tile !== before.tile ? { what: 'landscape', id: now.tile } : null;
}
