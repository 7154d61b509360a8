/** Answers to "Why can't I draw here?" for a square of the player's own sheet. */
import type { Explanation, Translate } from '../../module';
import { refusalReason, squaresOf } from '../sheet/squares';
import type { WalkView } from '../types';

/** Why the subject `square:B2` can or cannot be drawn on now; nothing without a square. */
export function explain(view: WalkView, subject: string, t: Translate): Explanation[] {
  const [kind, name = ''] = subject.split(':');
  const sheet = view.sheets[view.seat];
  if (kind !== 'square' || !sheet || view.phase === 'over') return [];
  const piece = squaresOf(view.plan, sheet.cells).find((square) => square.name === name)?.piece ?? '';
  const why = reasonFor(view, piece);
  const answer = why ? t(`walk-in-the-park-refused-${why}`) : t('wp-why-free');
  return [{ text: t('wp-why', { square: name, answer }), topic: why ? `refused:${why}` : 'phase:draw' }];
}

/** The server's reason for a refusal; empty if the square can be drawn on. */
function reasonFor({ phase, choices, sheets, seat }: WalkView, piece: string): string {
  if (phase === 'waiting') return 'round-written';
  if (choices.length === 0) return 'not-to-act';
  return refusalReason(piece, phase, false, sheets[seat]?.changed ?? []);
}
