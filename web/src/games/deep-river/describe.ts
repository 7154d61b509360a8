/** What happened, or would happen, in sentences. */

import type { Translate, Words } from '../module';
import { ownerOf, sideOfPawn } from './pieces';
import type { Pick } from './targets';
import type { AnyEffect, DeepRiverView } from './types';
import { faceName, faceWords, kindKey, pieceWords, targetName } from './words';

export interface Telling {
  t: Translate;
  /** Names of the seats, for the pie rule. */
  seats?: Words['seats'];
  /** Tell what would happen, to the one who chooses. */
  preview?: boolean;
}

/** Effects as one sentence; empty when none is worth a word. */
export function sentence(effects: readonly AnyEffect[], telling: Telling): string {
  const clauses = effects.flatMap((effect) => clausesOf(effect, telling)).filter((clause) => clause !== '');
  if (clauses.length === 0) return '';
  const joined = clauses.reduceRight((rest, first) => telling.t('dr-clauses', { first, rest }));
  return capital(joined);
}

/** A choice by the thing it belongs to, and what it would do. */
export function pickWords(pick: Pick, view: DeepRiverView, t: Translate): string {
  const what = sentence(pick.choice.effects, { t, preview: true });
  const thing = targetName(pick, view, t);
  return what ? t('dr-pick-label', { thing, what }) : thing;
}

function clausesOf(effect: AnyEffect, telling: Telling): string[] {
  const { t, preview } = telling;
  switch (effect.t) {
    case 'drawn':
      return [t('dr-did-drawn', { what: effect.what, ...drawnArgs(effect.what, effect.value, t) })];
    case 'named':
      return [t('dr-did-named', { side: effect.side })];
    case 'took': {
      const seat = telling.seats?.[effect.seat];
      return preview ? [] : [t('dr-did-took', { name: seat?.name ?? '', side: effect.side, you: 'no' })];
    }
    case 'chose':
      if (preview) return [faceWords(effect.face, t)];
      return [t('dr-did-chose', { number: effect.current, face: faceName(effect.face, t) })];
    case 'swam':
      return swamClauses(effect, t);
    case 'walked':
      return [walkedClause(effect, t)];
    case 'swapped':
      return [t('dr-did-swapped', { on: t('dr-on', { place: effect.place }), piece: pieceWords(effect.piece, t) })];
    case 'doubled': {
      const owner = ownerOf(effect.place) ?? sideOfPawn(effect.piece.slice(-1));
      return [t('dr-did-doubled', { on: t('dr-on', { place: effect.place }), pawn: t('dr-pawn', { pawn: owner }) })];
    }
    case 'tilted':
      return [t(preview ? 'dr-will-tilted' : 'dr-did-tilted', { number: effect.current })];
    case 'passed':
      return [t('dr-did-passed', { place: t('dr-place', { place: effect.place }) })];
    case 'voided':
      return [t('dr-did-voided', { what: kindKey(effect.what) })];
    case 'ended':
      return preview ? [] : [t('dr-did-ended')];
    default:
      // Fish that reached the nest go home, currents drift, the turn passes: always so, and seen on the table.
      return [];
  }
}

function swamClauses(effect: AnyEffect & { t: 'swam' }, t: Translate): string[] {
  const piece = pieceWords(effect.piece, t);
  const from = t('dr-from', { place: effect.origin });
  const to = t('dr-to', { place: effect.target });
  const swam = effect.onto
    ? t('dr-did-swam-onto', { piece, from, to, onto: pieceWords(effect.onto, t) })
    : t('dr-did-swam', { piece, from, to });
  return effect.skipped ? [swam, t('dr-did-skipped', { count: effect.skipped })] : [swam];
}

function walkedClause(effect: AnyEffect & { t: 'walked' }, t: Translate): string {
  const nest = effect.target > effect.origin ? 8 : 0;
  const left = Math.abs(nest - effect.target);
  const args = { count: Math.abs(effect.target - effect.origin), nest: t('dr-place', { place: nest }), left };
  return t(left === 0 ? 'dr-did-walked-home' : 'dr-did-walked', args);
}

function drawnArgs(what: string, value: string, t: Translate): Record<string, string> {
  if (what === 'first') return { side: value, value };
  if (what !== 'tiles') return { side: '', value };
  return { side: '', value: [...value].map((letter) => t('dr-tile', { kind: kindKey(letter) })).join(', ') };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
