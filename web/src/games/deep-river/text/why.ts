/** Answers to "Why can't I choose this?" for currents, fish and nests. */
import type { Explanation, Translate } from '../../module';
import type { Point } from '../table/layout';
import { BIG, enemyOf, isDouble, letterOf, ownerOf, type Side, sideOfPawn } from '../table/pieces';
import { pawnsAt, type Scene } from '../table/scene';
import type { DeepRiverView } from '../types';
import { currentText, promptText } from './words';

/**
 * Something on the board: `current:2`, `nest:e`, or a piece with its tile and its pawns from bottom to top, `piece:3:eS`.
 */
export type Subject = string;

/** The subject drawn nearest to a point; empty if none is within `reach`. */
export function subjectAt(point: Point, drawn: readonly { subject: Subject; at: Point }[], reach: number): Subject {
  const away = ({ at }: { at: Point }) => Math.hypot(at.x - point.x, at.y - point.y);
  const [nearest] = drawn.filter((candidate) => away(candidate) <= reach).sort((a, b) => away(a) - away(b));
  return nearest?.subject ?? '';
}

/** The subject of a pawn: its piece on the river, or its nest. */
export function subjectOf(pawn: { place: number; slot: number; side: Side }, scene: Scene): Subject {
  const owner = ownerOf(pawn.place);
  if (owner) return `nest:${owner}`;
  const piece = pawnsAt(scene, pawn.place, pawn.slot).map(({ side, double }) => letterOf(side, double));
  return `piece:${pawn.place}:${piece.join('')}`;
}

/**
 * Why a subject can or cannot be chosen now. Without a subject: the same for everything that the mover might want to choose and
 * cannot.
 */
export function explain(view: DeepRiverView, subject: Subject, t: Translate): Explanation[] {
  if (view.phase === 'over') return [];
  if (subject) return [explainOne(view, subject, t)];
  return blocked(view).map((candidate) => explainOne(view, candidate, t));
}

/** Tilted currents, and the mover's own fish under others, in the phases that choose among them. */
function blocked(view: DeepRiverView): Subject[] {
  if (view.choices.length === 0) return [];
  if (view.phase === 'current') return view.currents.flatMap(({ tilted }, k) => (tilted ? [`current:${k + 1}`] : []));
  if (!MOVING.includes(view.phase)) return [];
  return view.river.flatMap((slots, k) =>
    slots.filter((piece) => isBuried(piece, view.mover)).map((piece) => `piece:${k + 1}:${piece}`),
  );
}

/** Phases in which one of the mover's fish is chosen. */
const MOVING: readonly string[] = ['fish', 'advance', 'bonus', 'big'];

/** The mover's pawn lies under one of the other side. */
function isBuried(piece: string, mover: string): boolean {
  const [bottom = '', top = ''] = [...piece];
  return top !== '' && sideOfPawn(bottom) === mover && sideOfPawn(top) !== mover;
}

function explainOne(view: DeepRiverView, subject: Subject, t: Translate): Explanation {
  const topic = `phase:${view.phase}`;
  if (view.choices.length === 0) return { text: t('dr-why-turn'), topic };
  const [kind, place = '', piece = ''] = subject.split(':');
  const found =
    kind === 'current'
      ? aboutCurrent(view, Number(place), t)
      : aboutFish(view, kind === 'nest' ? place : Number(place), piece, t);
  // Another kind of choice comes first.
  return found ?? { text: t('dr-why-first', { asked: promptText(view, t) }), topic };
}

function aboutCurrent(view: DeepRiverView, number: number, t: Translate): Explanation | null {
  const current = view.currents[number - 1];
  const name = currentText(number, t);
  if (view.choices.some(({ action }) => action === `c${number}` || action === `tilt ${number}`))
    return { text: t('dr-why-free'), topic: `phase:${view.phase}` };
  if (current?.tilted && view.phase === 'current')
    return { text: t('dr-why-tilted', { current: name }), topic: 'current:tilted' };
  if (current?.marked && view.phase === 'tilt') return { text: t('dr-why-marked', { current: name }), topic: 'phase:tilt' };
  const playing = view.currents.findIndex((candidate) => candidate.playing) + 1;
  return playing > 0 ? { text: t('dr-why-playing', { current: currentText(playing, t) }), topic: 'phase:current' } : null;
}

function aboutFish(view: DeepRiverView, place: number | string, piece: string, t: Translate): Explanation | null {
  const { phase, mover } = view;
  const topic = `phase:${phase}`;
  if (canChoose(view, place, piece)) return { text: t('dr-why-free'), topic };
  if (phase === 'swap') return { text: t('dr-why-swap'), topic };
  if (phase === 'cover') return { text: t('dr-why-cover'), topic };
  if (!MOVING.includes(phase)) return null;
  const leader = [...piece].at(-1) ?? '';
  if (isBuried(piece, mover)) return { text: t('dr-why-under', { tile: Number(place) }), topic: 'phase:fish' };
  const side = typeof place === 'string' ? place : sideOfPawn(leader);
  if (side !== mover)
    return { text: t('dr-why-theirs', { side: t('dr-side', { side: enemyOf(mover as Side) }) }), topic: 'phase:fish' };
  if (phase === 'big' && leader && isDouble(leader)) return { text: t('dr-why-double'), topic };
  return null;
}

/** A choice is about this piece, or about the nest of the mover. */
function canChoose({ choices, river, mover }: DeepRiverView, place: number | string, piece: string): boolean {
  const targets = choices.map(({ action }) => action.split(' ').at(-1) ?? '');
  if (typeof place === 'string') return place === mover && targets.some((target) => target.startsWith('nest'));
  const written =
    place === BIG ? (river[BIG - 1] ?? []).flatMap((other, k) => (other === piece ? [k ? '4b' : '4'] : [])) : [`${place}`];
  return targets.some((target) => written.includes(target.replace(/^t/, '')) || (place === BIG && target === piece));
}
