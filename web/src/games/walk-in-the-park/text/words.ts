/** The sheet, what could be written on it and what was, in words. */

import type { Translate, Words } from '../../module';
import { armsOf, kindOf, readWord, type Square, squaresOf } from '../sheet/squares';
import type { ScoreLine, SheetView, WalkEffect, WalkView, WalkWord } from '../types';

/** The ten bonuses in the order of the sheet. */
export const BONUSES = ['one', 'two', 'ibis', 'flocks', 'flock', 'statues', 'statue', 'turn', 'straight', 't-ibis'] as const;

/** The sheet that fills the screen: that of the seat the view is made for, else the one looked on from. */
export function mainSeat(view: WalkView, viewpoint: number): number {
  return view.seat >= 0 ? view.seat : Math.min(viewpoint, view.sheets.length - 1);
}

/** A row of things: "A, B and C". */
export function list(items: readonly string[], t: Translate): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('wp-and', { first: items.slice(0, -1).join(', '), last });
}

/** Words one after the other: "this; that". */
export function inOrder(words: readonly string[], t: Translate): string {
  return words.length > 0 ? words.reduce((first, then) => t('wp-then', { first, then })) : '';
}

/** A piece by kind and where its arms lead: "turn, north and east". */
export function pieceWords(piece: string, t: Translate): string {
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

/** One square as it is heard: "B2: turn, south and east, joined to the cross-roads. Duck Pond, visited." */
export function squareWords(square: Square, view: WalkView, sheet: SheetView, t: Translate): string {
  const said = [square.piece ? pieceWords(square.piece, t) : t('wp-empty')];
  if (square.piece && square.piece !== 'I' && square.name !== view.plan.centre) {
    said.push(t(sheet.joined.includes(square.name) ? 'wp-joined' : 'wp-not-joined'));
  }
  const monument = view.plan.monuments.find((one) => one.square === square.name);
  const words = [t('wp-square', { square: square.name, what: said.join(', ') })];
  if (monument) {
    const state = sheet.visited.includes(square.name) ? 'visited' : sheet.shut.includes(square.name) ? 'shut' : 'open';
    const first = sheet.circled.includes(square.name) ? 'mine' : sheet.crossed.includes(square.name) ? 'gone' : 'free';
    words.push(t('wp-square-monument', { name: t('wp-monument-name', { name: monument.name }), state, first }));
  }
  return words.join(' ');
}

/** What a word causes, as one line; for a word not yet written it says also when it causes nothing. */
export function causes(word: WalkWord, t: Translate): string {
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

/** The line under the sheet for a word that could be written. */
export function ghostWords(word: WalkWord, t: Translate): string {
  const read = readWord(word.action);
  const what = causes(word, t);
  if (read.kind === 'change') return [t('wp-change-cost'), what].filter(Boolean).join(' ');
  if (what) return `${what}.`;
  return t(read.kind === 'draw' && read.piece === 'I' ? 'wp-ghost-ibis' : 'wp-ghost-nothing');
}

/** A word as it is told afterwards: "B2: turn, north and east (visits the Duck Pond first)". */
export function wordWords(word: WalkWord, t: Translate): string {
  const read = readWord(word.action);
  const what = causes(word, t);
  const said = saidWords(read, t);
  return what ? t('wp-said-causes', { said, causes: lower(what) }) : said;
}

/** The same in short, for the list of rounds: neither where arms lead nor what was joined. */
function shortWords(word: WalkWord, t: Translate): string {
  const read = readWord(word.action);
  const what = causes({ ...word, effects: (word.effects ?? []).filter((effect) => effect.t !== 'joined') }, t);
  const said =
    read.kind === 'draw'
      ? t('wp-said-draw', { square: read.square, piece: t('wp-kind', { kind: kindOf(read.piece) }) })
      : saidWords(read, t);
  return what ? t('wp-said-causes', { said, causes: lower(what) }) : said;
}

function saidWords(read: ReturnType<typeof readWord>, t: Translate): string {
  if (read.kind === 'draw') return t('wp-said-draw', { square: read.square, piece: pieceWords(read.piece, t) });
  if (read.kind === 'change') return t('wp-said-change', { square: read.square, arm: t('wp-arm', { arm: read.arm }) });
  if (read.kind === 'tick') return t('wp-said-tick', { bonus: t('wp-bonus', { bonus: read.bonus }) });
  return t('wp-said-nothing');
}

/** What everybody wrote in the last revealed round. */
export function roundWords(view: WalkView, words: Words): string {
  const { t, seats } = words;
  const told = view.last.map((row) =>
    inOrder(
      row.map((word) => shortWords(word, t)),
      t,
    ),
  );
  if (told.length < 2) return told[0] ?? '';
  return told.map((text, seat) => t('wp-told', { name: seats[seat]?.name ?? '', text })).join(' · ');
}

/** What is asked of the writer now. */
export function promptWords(view: WalkView, t: Translate): string {
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

/** One line of the score: what was counted. */
export function lineWords({ key, count }: ScoreLine, t: Translate, alone = false): string {
  const compared = key === 'firsts' || key === 'majority';
  return t(alone && compared ? 'wp-line-alone' : 'wp-line', { key, count });
}

/** A sheet in a few words, for who hears it: path squares, visits, statues, ibis. */
export function sheetWords(view: WalkView, seat: number, t: Translate): string {
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

/** A number with its sign, as it is added to a score. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function lower(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
