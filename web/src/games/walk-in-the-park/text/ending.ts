/** How a walk ended, in sentences that say who did what. */
import type { EndWords, Words } from '../../module';
import type { SheetView, WalkView } from '../types';
import { list } from './words';

/** So many monuments visited, or ibis drawn, on one sheet end a walk in company. */
export const ENOUGH = 6;

/** What each way to end asks of a sheet. */
const BROUGHT: Record<string, (sheet: SheetView) => boolean> = {
  'six-monuments': (sheet) => sheet.visited.length >= ENOUGH,
  'six-ibis': (sheet) => sheet.ibis >= ENOUGH,
  'full-sheet': (sheet) => !sheet.cells.includes('.'),
};

/** A near miss is not more points away than one good round brings. */
const NEAR = 3;

function named(seats: readonly number[], words: Words): string {
  return list(
    seats.map((seat) => words.seats[seat]?.name ?? ''),
    words.t,
  );
}

/** Who brought about the end, and by what; null alone, where the last roll did. */
export function endingWords(view: WalkView, words: Words): string | null {
  const { end } = view;
  if (!end || end.enders.length === 0) return null;
  // One may have visited six monuments while another drew six ibis: both are told. A full sheet counts only when nothing else does.
  const reasons = end.reason === 'full-sheet' ? ['full-sheet'] : ['six-monuments', 'six-ibis'];
  const told = reasons.flatMap((reason) => {
    const who = end.enders.filter((seat) => view.sheets[seat] && BROUGHT[reason]?.(view.sheets[seat]));
    return who.length > 0 ? [words.t('wp-ended', { reason, names: named(who, words), count: who.length })] : [];
  });
  return told.join(' ') || null;
}

/** What made the winner win: a tie is told as a tie. */
export function decidedWords(view: WalkView, words: Words): string {
  const { end } = view;
  if (!end) return '';
  const points = view.sheets[end.tied[0] ?? 0]?.points ?? 0;
  return words.t('wp-decided', {
    decided: end.decided,
    tied: named(end.tied, words),
    winners: named(end.winners, words),
    points,
  });
}

/** How it ended as a headline, where winning and losing do not say it. */
export function headlineWords(view: WalkView, words: Words): string | null {
  if (!view.end) return null;
  const points = view.sheets[0]?.points ?? 0;
  if (view.alone) return words.t(view.end.decided === 'goal' ? 'wp-alone-won' : 'wp-alone-missed', { points });
  return view.end.winners.length > 1 ? words.t('wp-shared', { names: named(view.end.winners, words) }) : null;
}

/** How little was missing to who did not win; empty when it was more. */
export function nearWords(view: WalkView, words: EndWords): string {
  const own = view.sheets[words.seat];
  const { end } = view;
  if (!own || !end || end.winners.includes(words.seat)) return '';
  if (view.alone) {
    const missing = view.goal - own.points;
    return missing > 0 && missing <= NEAR ? words.t('wp-near-goal', { missing, goal: view.goal }) : '';
  }
  const winner = end.winners[0] ?? 0;
  const missing = (view.sheets[winner]?.points ?? 0) - own.points;
  return missing <= NEAR ? words.t('wp-near', { missing, name: named([winner], words) }) : '';
}
