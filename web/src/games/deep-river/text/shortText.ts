/** Short texts of turns, for places where a move is shown in passing: "salmon to tile 7 · bear 1 step". */

import type { Translate } from '../../module';
import { NESTS_APART, ownerOf, sideOfPawn } from '../table/pieces';
import type { AnyEffect } from '../types';
import { colourName, faceName } from './words';

type Swam = AnyEffect & { t: 'swam' };
type Walked = AnyEffect & { t: 'walked' };

/** The forms of a text, longest first: `plain` leaves out covered fish, `dense` the places of flipped and doubled fish. */
const FORMS = ['full', 'plain', 'dense'] as const;
type Form = (typeof FORMS)[number];

/** Maximum number of characters of a text, unless even its shortest form is longer. */
const MAX_CHARS = 45;

/** Separator of clauses. A line break can only follow the dot. */
const SEPARATOR = '\u00a0· ';

/**
 * The effects of a turn or of a single action, in order: where fish swam, the bear's walk, flipped stacks, new doubles, tilted
 * currents. If there is none of these, the last decision.
 */
export function shortText(effects: readonly AnyEffect[], t: Translate): string {
  const texts = FORMS.map((form) => clausesOf(effects, form, t).join(SEPARATOR));
  return texts.find((text) => text.length <= MAX_CHARS) || texts.at(-1) || decisionText(effects, t);
}

function clausesOf(effects: readonly AnyEffect[], form: Form, t: Translate): string[] {
  const swims = effects.filter((effect) => effect.t === 'swam');
  const walks = effects.filter((effect) => effect.t === 'walked');
  const doubles = effects.filter((effect) => effect.t === 'doubled');
  return effects.flatMap((effect) => {
    switch (effect.t) {
      case 'swam':
        return effect === swims[0] ? [swimText(swims, form, t)] : [];
      case 'walked':
        return effect === walks.at(-1) ? [walkText(walks, t)] : [];
      case 'swapped':
        return [t('dr-short-swapped', { dense: yesNo(form === 'dense'), on: t('dr-on', { place: effect.place }) })];
      case 'doubled': {
        if (effect !== doubles[0]) return [];
        const side = ownerOf(effect.place) ?? sideOfPawn(effect.piece.slice(-1));
        return [t('dr-short-doubled', { dense: yesNo(form === 'dense'), side, count: doubles.length })];
      }
      case 'tilted':
        return [t('dr-short-tilted', { colour: colourName(effect.current, t) })];
      default:
        return [];
    }
  });
}

/** All swims of a turn. Only the player's own side swims; a fish that swims on is described by its last place. */
function swimText(swims: readonly Swam[], form: Form, t: Translate): string {
  const ends = swims.filter((swam, k) => !continues(swam, swims[k + 1]));
  const [first, ...more] = ends;
  if (!first) return '';
  const side = sideOfPawn(first.piece.slice(-1));
  if (more.length === 0 && form !== 'dense') {
    const onto = yesNo(form === 'full' && Boolean(first.onto));
    return t('dr-short-swam', { side, to: t('dr-to', { place: first.target }), onto });
  }
  const places = ends.map((swam) => t('dr-short-place', { place: swam.target }));
  return t('dr-short-swims', { side, places: places.reduce((first, then) => t('dr-short-then', { first, then })) });
}

/** Whether the next swim continues this one with the same fish. */
function continues(swam: Swam, next: Swam | undefined): boolean {
  return next !== undefined && next.origin === swam.target && next.piece.slice(-1) === swam.piece.slice(-1);
}

/** All steps of the bear in a turn have the same direction, so they are described as one walk. */
function walkText(walks: readonly Walked[], t: Translate): string {
  const [first, last] = [walks[0], walks.at(-1)];
  if (!first || !last) return '';
  if (last.target <= 0 || last.target >= NESTS_APART) return t('dr-short-bear-home');
  return t('dr-short-bear', { count: Math.abs(last.target - first.origin) });
}

/** The last decision or draw among effects that moved nothing. */
function decisionText(effects: readonly AnyEffect[], t: Translate): string {
  const texts = effects.map((effect) => decisionOf(effect, t)).filter((text) => text !== '');
  return texts.at(-1) ?? t('dr-short-done');
}

function decisionOf(effect: AnyEffect, t: Translate): string {
  switch (effect.t) {
    case 'chose':
      return t('dr-short-chose', { number: effect.current, face: faceName(effect.face, t) });
    case 'drawn':
      if (effect.what === 'first') return t('dr-did-drawn', { what: 'first', side: effect.value, value: effect.value });
      return t(effect.what === 'tiles' ? 'dr-short-tiles' : 'dr-short-throw');
    case 'named':
      return t('dr-did-drawn', { what: 'first', side: effect.side, value: effect.side });
    case 'took':
      return t('dr-short-took', { side: effect.side });
    case 'passed':
      return t('dr-short-passed');
    case 'voided':
      return t('dr-short-voided');
    case 'ended':
      return t('dr-did-ended');
    default:
      return '';
  }
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
