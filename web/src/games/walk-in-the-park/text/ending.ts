/** Texts about the end of a game, with the players who caused it. */
import type { EndTextContext, TextContext, Translate } from '../../module';
import type { SheetView, WalkView } from '../types';
import { list } from './words';

/** The number of visited monuments, or of ibis, on one sheet that ends a game with several players. */
export const ENDING_COUNT = 6;

/** The condition of each ending on a sheet. */
const CAUSES: Record<string, (sheet: SheetView) => boolean> = {
  'six-monuments': (sheet) => sheet.visited.length >= ENDING_COUNT,
  'six-ibis': (sheet) => sheet.ibis >= ENDING_COUNT,
  'full-sheet': (sheet) => !sheet.cells.includes('.'),
};

/** Maximum points for a near miss: what a good round brings. */
const NEAR_MISS_POINTS = 3;

function namesOf(seats: readonly number[], words: TextContext): string {
  return list(
    seats.map((seat) => words.seats[seat]?.name ?? ''),
    words.t,
  );
}

/** The players who caused the end, and how; null when playing alone, since the last roll ends the game. */
export function endingText(view: WalkView, words: TextContext): string | null {
  const { end } = view;
  if (!end || end.enders.length === 0) return null;
  // One player may have visited six monuments while another drew six ibis: both are named. A full sheet counts only if nothing
  // else does.
  const reasons = end.reason === 'full-sheet' ? ['full-sheet'] : ['six-monuments', 'six-ibis'];
  const sentences = reasons.flatMap((reason) => {
    const players = end.enders.filter((seat) => view.sheets[seat] && CAUSES[reason]?.(view.sheets[seat]));
    return players.length > 0 ? [words.t('wp-ended', { reason, names: namesOf(players, words), count: players.length })] : [];
  });
  return sentences.join(' ') || null;
}

/** The criterion that decided the win, including ties. */
export function decisionText(view: WalkView, words: TextContext): string {
  const { end } = view;
  if (!end) return '';
  const points = view.sheets[end.tied[0] ?? 0]?.points ?? 0;
  return words.t('wp-decided', {
    decided: end.decided,
    tied: namesOf(end.tied, words),
    winners: namesOf(end.winners, words),
    points,
  });
}

/** A headline for results other than won and lost; null for those. */
export function headlineText(view: WalkView, words: TextContext): string | null {
  if (!view.end) return null;
  const points = view.sheets[0]?.points ?? 0;
  if (view.alone) return words.t(view.end.decided === 'goal' ? 'wp-alone-won' : 'wp-alone-missed', { points });
  return view.end.winners.length > 1 ? words.t('wp-shared', { names: namesOf(view.end.winners, words) }) : null;
}

/** Visits, statues and ibis of a sheet, for sharing. */
export function metText({ visited, statues, ibis }: SheetView, t: Translate): string {
  return t('wp-share-met', { visits: visited.length, statues: statues.length, ibis });
}

/** A near miss of a player who did not win; otherwise empty. */
export function nearMissText(view: WalkView, words: EndTextContext): string {
  const own = view.sheets[words.seat];
  const { end } = view;
  if (!own || !end || end.winners.includes(words.seat)) return '';
  if (view.alone) {
    const missing = view.goal - own.points;
    return missing > 0 && missing <= NEAR_MISS_POINTS ? words.t('wp-near-goal', { missing, goal: view.goal }) : '';
  }
  const winner = end.winners[0] ?? 0;
  const missing = (view.sheets[winner]?.points ?? 0) - own.points;
  return missing <= NEAR_MISS_POINTS ? words.t('wp-near', { missing, name: namesOf([winner], words) }) : '';
}
