/** A simple suggestion for newcomers, read off the table: the good place where the piece in hand falls best. */

import { rideOn } from './hand/checks';
import type { Spot } from './hand/geometry';
import type { Hand } from './hand/hand.svelte';
import { type Said, type Verdict, verdictOf, verdictOfAnimal } from './hand/verdict';
import type { AyaView } from './wire';

export interface Suggestion {
  spot: Spot;
  said: Said;
}

const RANK: Readonly<Record<string, number>> = { waters: 0, first: 0, 'animal-safe': 0, falls: 1, 'animal-open': 1 };

/** Where what is held does most good; null when no place is good. */
export function suggestOf(view: AyaView, hand: Hand): Suggestion | null {
  let best: { rank: number; verdict: Verdict; spot: Spot } | null = null;
  for (const { spot } of hand.places) {
    if (hand.task !== 'stand' && hand.task !== 'animal') return { spot, said: { key: 'hint-place' } };
    const verdict =
      hand.task === 'animal' ? verdictOfAnimal(view, hand.kind, spot, rideOn(view, spot, 0)) : verdictOf(view, hand.kind, spot);
    const rank = verdict.tone === 'good' || verdict.tone === 'mine' ? (RANK[verdict.said[0]?.key ?? ''] ?? 9) : 9;
    if (rank < (best?.rank ?? 9)) best = { rank, verdict, spot };
  }
  const said = best?.verdict.said[0];
  return best && said ? { spot: best.spot, said } : null;
}
