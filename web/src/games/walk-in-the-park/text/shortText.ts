/** Short texts of rounds, for places where a round is shown in passing: "bend on C4 · statue". */

import type { TextContext, Translate } from '../../module';
import { kindOf, parseAction } from '../sheet/squares';
import type { WalkView, WalkWord } from '../types';

/**
 * The forms of a text, longest first: all actions with their effects; the drawings only; the squares with the players' names;
 * the squares in the order of the seats.
 */
const FORMS = ['caused', 'drawn', 'named', 'squares'] as const;
type Form = (typeof FORMS)[number];

/** Maximum number of characters of the full form, and of a shorter form that still has names. */
const MAX_CHARS = 45;
const MAX_NAMED_CHARS = 60;

/** Separator of clauses. A line break can only follow the dot. */
const SEPARATOR = '\u00a0· ';

/** The actions of all players in the last revealed round; the roll before the first one. */
export function shortText(view: WalkView, words: TextContext): string {
  const roll = view.rolls[Math.max(0, view.last_round - 1)] ?? '';
  if (view.last_round === 0 || view.last.length === 0) return roll ? words.t('wp-did-roll', { roll }) : '';
  const texts = FORMS.map((form) => ({ form, text: roundText(view, roll, form, words) }));
  const fits = texts.find(({ form, text }) => text && text.length <= (form === 'caused' ? MAX_CHARS : MAX_NAMED_CHARS));
  return (fits ?? texts.at(-1))?.text ?? '';
}

function roundText(view: WalkView, roll: string, form: Form, { t, seats }: TextContext): string {
  const rows = view.last.map((row) => rowClauses(row, form, t));
  if (form === 'squares') return t('wp-short-squares', { roll, squares: rows.map((row) => row.join('/')).join(', ') });
  if (rows.length < 2) return rows[0]?.join(SEPARATOR) ?? '';
  const named = rows.map((row, seat) => {
    const name = seats[seat]?.name ?? '';
    const text = row.join(', ');
    return form === 'named' ? `${name} ${text}`.replaceAll(' ', '\u00a0') : t('wp-told', { name, text });
  });
  return named.join(SEPARATOR);
}

/** The actions of one player as clauses. */
function rowClauses(row: readonly WalkWord[], form: Form, t: Translate): string[] {
  const squares = form === 'named' || form === 'squares';
  const clauses = row.flatMap((word) => {
    const read = parseAction(word.action);
    if (read.kind === 'draw') {
      return squares ? [read.square] : [t('wp-short-draw', { kind: kindOf(read.piece), square: read.square })];
    }
    if (read.kind === 'change') return [squares ? read.square : t('wp-short-change', { square: read.square })];
    if (read.kind === 'tick') return form === 'caused' ? [t('wp-bonus', { bonus: read.bonus })] : [];
    return [squares ? '–' : t('wp-short-none')];
  });
  return form === 'caused' ? [...clauses, ...causedClauses(row, t)] : clauses;
}

/** What a player's actions caused: statues, visited monuments, monuments that an ibis blocks. */
function causedClauses(row: readonly WalkWord[], t: Translate): string[] {
  const effects = row.flatMap((word) => word.effects ?? []);
  const statues = effects.filter((effect) => effect.t === 'closed' || effect.t === 'raised').length;
  return [
    ...(statues > 0 ? [t('wp-short-statues', { count: statues })] : []),
    ...effects.flatMap((effect) => {
      if (effect.t === 'visited') return [t('wp-monument-name', { name: effect.monument })];
      if (effect.t === 'shut') return [t('wp-short-shut', { monument: t('wp-monument', { name: effect.monument }) })];
      return [];
    }),
  ];
}
