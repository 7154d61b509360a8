/** Sentences about effects, past or previewed. */

import type { TextContext, Translate } from '../../module';
import { ownerOf, sideOfPawn } from '../table/pieces';
import type { TargetedChoice } from '../table/targets';
import type { AnyEffect, DeepRiverView } from '../types';
import { endsTheGame, outcomeNow, outcomeText } from './scoreSummary';
import { colourName, currentText, faceName, faceText, kindKey, pieceText, targetName } from './words';

export interface DescribeContext extends TextContext {
  /** The seat that acted. */
  seat?: number;
  /** The position before the effects. */
  view?: DeepRiverView;
  /** Whether to describe a preview to the deciding player. */
  preview?: boolean;
}

/** Effects whose sentence begins with a name, which keeps its capitalisation. */
const NAMED: ReadonlySet<AnyEffect['t']> = new Set(['chose', 'named', 'took']);

/** Effects as one sentence; empty if none is described. */
export function sentence(effects: readonly AnyEffect[], context: DescribeContext): string {
  const clauses = effects.flatMap((effect) => clausesOf(effect, context).map((clause) => ({ clause, kind: effect.t })));
  const [first] = clauses;
  if (!first) return '';
  const joined = clauses.map(({ clause }) => clause).reduceRight((rest, first) => context.t('dr-clauses', { first, rest }));
  return NAMED.has(first.kind) && !context.preview ? joined : capital(joined);
}

/** The label of a choice: its target and effects. */
export function choiceLabel(pick: TargetedChoice, view: DeepRiverView, words: TextContext): string {
  const what = sentence(pick.choice.effects, { ...words, view, preview: true });
  const thing = targetName(pick, view, words.t);
  return what ? words.t('dr-pick-label', { thing, what }) : thing;
}

function clausesOf(effect: AnyEffect, context: DescribeContext): string[] {
  const { t, preview } = context;
  switch (effect.t) {
    case 'drawn':
      return [t('dr-did-drawn', { what: effect.what, ...drawnArgs(effect.what, effect.value, context) })];
    case 'named':
      return preview ? [] : [t('dr-did-named', { name: nameOf(context.seat, context), side: effect.side })];
    case 'took':
      return preview ? [] : tookClauses(effect, context);
    case 'chose':
      return preview ? playClauses(effect, context) : [choseClause(effect, context)];
    case 'swam':
      return swamClauses(effect, t);
    case 'walked':
      return [walkedClause(effect, t)];
    case 'swapped':
      return [t('dr-did-swapped', { on: t('dr-on', { place: effect.place }), piece: pieceText(effect.piece, t) })];
    case 'doubled': {
      const owner = ownerOf(effect.place) ?? sideOfPawn(effect.piece.slice(-1));
      return [t('dr-did-doubled', { on: t('dr-on', { place: effect.place }), pawn: t('dr-pawn', { pawn: owner }) })];
    }
    case 'tilted':
      return [t(preview ? 'dr-will-tilted' : 'dr-did-tilted', { current: currentText(effect.current, t) })];
    case 'passed':
      return [t('dr-did-passed', { place: t('dr-place', { place: effect.place }) })];
    case 'voided':
      return [t('dr-did-voided', { what: kindKey(effect.what) })];
    case 'ended':
      return [preview ? t('dr-will-end', { fate: outcomeText(effect.winner ?? '', context) }) : t('dr-did-ended')];
    default:
      // These effects always happen and are visible on the board: fish return home, currents drift, the turn ends.
      return [];
  }
}

function nameOf(seat: number | undefined, { seats }: TextContext): string {
  return seats[seat ?? -1]?.name ?? '';
}

/** Pie rule: the sides of both players from now on, and the side that starts. */
function tookClauses(effect: AnyEffect & { t: 'took' }, context: DescribeContext): string[] {
  const { t, view } = context;
  const took = t('dr-did-took', {
    name: nameOf(effect.seat, context),
    other: nameOf(1 - effect.seat, context),
    side: effect.side,
  });
  return view ? [took, t('dr-did-drawn', { what: 'first', side: view.mover, value: '' })] : [took];
}

function choseClause(effect: AnyEffect & { t: 'chose' }, context: DescribeContext): string {
  const { t, seat } = context;
  return t('dr-did-chose', {
    name: nameOf(seat, context),
    current: currentText(effect.current, t),
    face: faceName(effect.face, t),
  });
}

/** The action that a current allows, and whether the game ends with it. */
function playClauses(effect: AnyEffect & { t: 'chose' }, context: DescribeContext): string[] {
  const { t, view } = context;
  const play = t('dr-will-play', { current: currentText(effect.current, t), play: faceText(effect.face, t) });
  return view && endsTheGame(view, effect.current) ? [play, t('dr-will-last', { fate: outcomeNow(view, context) })] : [play];
}

function swamClauses(effect: AnyEffect & { t: 'swam' }, t: Translate): string[] {
  const piece = pieceText(effect.piece, t);
  const from = t('dr-from', { place: effect.origin });
  const to = t('dr-to', { place: effect.target });
  const swam = effect.onto
    ? t('dr-did-swam-onto', { piece, from, to, onto: pieceText(effect.onto, t) })
    : t('dr-did-swam', { piece, from, to });
  return [effect.skipped ? `${swam}, ${t('dr-did-skipped', { count: effect.skipped })}` : swam];
}

function walkedClause(effect: AnyEffect & { t: 'walked' }, t: Translate): string {
  const nest = effect.target > effect.origin ? 8 : 0;
  const left = Math.abs(nest - effect.target);
  const args = { count: Math.abs(effect.target - effect.origin), nest: t('dr-place', { place: nest }) };
  return left === 0 ? t('dr-did-walked-home', args) : t('dr-did-walked', { ...args, left, why: effect.why });
}

function drawnArgs(what: string, value: string, { t, view }: DescribeContext): Record<string, string> {
  if (what === 'first') return { side: value, value };
  if (what === 'tiles')
    return { side: '', value: [...value].map((letter) => t('dr-tile', { kind: kindKey(letter) })).join(', ') };
  const faces = view?.currents.map(({ face }, index) =>
    t('dr-thrown', { colour: colourName(index + 1, t), face: faceName(face, t) }),
  );
  return { side: '', value: faces?.join(', ') ?? value };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
