/** Texts about the sheet and about actions. */

import type { TextContext, Translate } from '../../module';
import { armsOf, kindOf, parseAction, type Square, squaresOf } from '../sheet/squares';
import type { ScoreLine, SheetView, WalkEffect, WalkView, WalkWord } from '../types';

/** The ten bonuses in the order of the sheet. */
export const BONUSES = ['one', 'two', 'ibis', 'flocks', 'flock', 'statues', 'statue', 'turn', 'straight', 't-ibis'] as const;

/** The seat of the large sheet: the one of the view, otherwise the viewpoint. */
export function mainSeat(view: WalkView, viewpoint: number): number {
  return view.seat >= 0 ? view.seat : Math.min(viewpoint, view.sheets.length - 1);
}

/** A list: "A, B and C". */
export function list(items: readonly string[], t: Translate): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('wp-and', { first: items.slice(0, -1).join(', '), last });
}

/** Clauses in sequence: "this; that". */
export function inSequence(words: readonly string[], t: Translate): string {
  return words.length > 0 ? words.reduce((first, then) => t('wp-then', { first, then })) : '';
}

/** A piece by kind and arms: "turn, north and east". */
export function pieceText(piece: string, t: Translate): string {
  const kind = kindOf(piece);
  const name = t('wp-kind', { kind });
  if (kind === 'ibis' || kind === 'cross') return name;
  return t('wp-piece', {
    kind: name,
    arms: list(
      armsOf(piece).map((arm) => t('wp-arm', { arm })),
      t,
    ),
  });
}

/** A square for screen readers: "B2: turn, south and east, joined to the cross-roads. Duck Pond, visited." */
export function squareText(square: Square, view: WalkView, sheet: SheetView, t: Translate): string {
  const described = [square.piece ? pieceText(square.piece, t) : t('wp-empty')];
  if (square.piece && square.piece !== 'I' && square.name !== view.plan.centre) {
    described.push(t(sheet.joined.includes(square.name) ? 'wp-joined' : 'wp-not-joined'));
  }
  const monument = view.plan.monuments.find((monument) => monument.square === square.name);
  const words = [t('wp-square', { square: square.name, what: described.join(', ') })];
  if (monument) {
    const state = sheet.visited.includes(square.name) ? 'visited' : sheet.shut.includes(square.name) ? 'shut' : 'open';
    const first = sheet.circled.includes(square.name) ? 'mine' : sheet.crossed.includes(square.name) ? 'gone' : 'free';
    words.push(t('wp-square-monument', { name: t('wp-monument-name', { name: monument.name }), state, first }));
  }
  return words.join(' ');
}

/** Text mode: the square of an action with its monument, as a heading; empty for an action without a square. */
export function groupText(view: WalkView, action: string, t: Translate): string {
  const read = parseAction(action);
  if (read.kind !== 'draw' && read.kind !== 'change') return '';
  const monument = view.plan.monuments.find((monument) => monument.square === read.square);
  return monument ? `${read.square} · ${t('wp-monument-name', { name: monument.name })}` : read.square;
}

/** The effects of an action in one line. */
export function effectsText(word: WalkWord, t: Translate): string {
  const clauses = (word.effects ?? []).flatMap((effect) => clauseOf(effect, t));
  const closed = (word.effects ?? []).filter((effect) => effect.t === 'closed').length;
  if (closed > 0) clauses.unshift(t('wp-closes', { count: closed }));
  return capital(list(clauses, t));
}

function clauseOf(effect: WalkEffect, t: Translate): string[] {
  switch (effect.t) {
    case 'visited':
      return [t(effect.first ? 'wp-visits-first' : 'wp-visits', { monument: t('wp-monument', { name: effect.monument }) })];
    case 'joined':
      return [t('wp-joins', { count: effect.squares.length })];
    case 'shut':
      return [t('wp-shuts', { monument: t('wp-monument', { name: effect.monument }) })];
    case 'raised':
      return [t('wp-raises')];
    default:
      return [];
  }
}

/** The preview text of an action. */
export function ghostText(word: WalkWord, t: Translate): string {
  const read = parseAction(word.action);
  const what = effectsText(word, t);
  if (read.kind === 'change') return [t('wp-change-cost'), what].filter(Boolean).join(' ');
  if (what) return `${what}.`;
  return t(read.kind === 'draw' && read.piece === 'I' ? 'wp-ghost-ibis' : 'wp-ghost-nothing');
}

/** An action described afterwards: "B2: turn, north and east (visits the Duck Pond first)". */
export function actionText(word: WalkWord, t: Translate): string {
  const read = parseAction(word.action);
  const what = effectsText(word, t);
  const described = describeAction(read, t);
  return what ? t('wp-said-causes', { said: described, causes: lower(what) }) : described;
}

/** The short form for the list of rounds: without arms and joined squares. */
function shortText(word: WalkWord, t: Translate): string {
  const read = parseAction(word.action);
  const what = effectsText({ ...word, effects: (word.effects ?? []).filter((effect) => effect.t !== 'joined') }, t);
  const described =
    read.kind === 'draw'
      ? t('wp-said-draw', { square: read.square, piece: t('wp-kind', { kind: kindOf(read.piece) }) })
      : describeAction(read, t);
  return what ? t('wp-said-causes', { said: described, causes: lower(what) }) : described;
}

function describeAction(read: ReturnType<typeof parseAction>, t: Translate): string {
  if (read.kind === 'draw') return t('wp-said-draw', { square: read.square, piece: pieceText(read.piece, t) });
  if (read.kind === 'change') return t('wp-said-change', { square: read.square, arm: t('wp-arm', { arm: read.arm }) });
  if (read.kind === 'tick') return t('wp-said-tick', { bonus: t('wp-bonus', { bonus: read.bonus }) });
  return t('wp-said-nothing');
}

/** The actions of all players in the last revealed round. */
export function roundText(view: WalkView, words: TextContext): string {
  const { t, seats } = words;
  const lines = view.last.map((row) =>
    inSequence(
      row.map((word) => shortText(word, t)),
      t,
    ),
  );
  if (lines.length < 2) return lines[0] ?? '';
  return lines.map((text, seat) => t('wp-told', { name: seats[seat]?.name ?? '', text })).join(' · ');
}

/** The prompt for the player. */
export function promptText(view: WalkView, t: Translate): string {
  switch (view.phase) {
    case 'draw':
      if (view.choices.some((choice) => choice.action === '-')) return t('wp-prompt-full');
      if (view.roll === 't' && view.choices.some((choice) => choice.action.endsWith('=I'))) return t('wp-prompt-kinds');
      return t('wp-prompt-draw', { roll: view.roll });
    case 'tick':
      return t('wp-prompt-tick', { count: view.owed });
    case 'bonus':
      return t('wp-prompt-bonus', { kind: view.bonus });
    case 'free':
      return t('wp-prompt-free');
    default:
      return '';
  }
}

/** One line of the score. */
export function scoreLineText({ key, count }: ScoreLine, t: Translate, alone = false): string {
  const compared = key === 'firsts' || key === 'majority';
  return t(alone && compared ? 'wp-line-alone' : 'wp-line', { key, count });
}

/** A summary of a sheet for screen readers: path squares, visits, statues, ibis. */
export function sheetText(view: WalkView, seat: number, t: Translate): string {
  const sheet = view.sheets[seat];
  if (!sheet) return '';
  const free = squaresOf(view.plan, sheet.cells).filter((square) => square.piece === '').length;
  return t('wp-sheet-words', {
    points: sheet.points,
    visits: sheet.visited.length,
    statues: sheet.statues.length,
    ibis: sheet.ibis,
    free,
  });
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function lower(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
