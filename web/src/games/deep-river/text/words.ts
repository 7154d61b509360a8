/** Names of pieces and places, and prompts. Effects are described in `describe.ts`. */

import type { Translate } from '../../module';
import { BIG, letterOf, NESTS_APART, nestOf, SIDES, type Side } from '../table/pieces';
import type { Scene } from '../table/scene';
import { hasTwoWays, type TargetedChoice, wayOf } from '../table/targets';
import type { CurrentView, DeepRiverView } from '../types';

/** A piece with its article: "a double salmon on top of a single eel". */
export function pieceText(piece: string, t: Translate): string {
  const [bottom = '', top] = [...piece];
  if (top === undefined) return t('dr-pawn', { pawn: bottom });
  return t('dr-stack', { top: t('dr-pawn', { pawn: top }), bottom: t('dr-pawn', { pawn: bottom }) });
}

/** A piece as a name: "stack, double salmon over single eel". */
export function pieceName(piece: string, t: Translate): string {
  const [bottom = '.', top] = [...piece];
  if (bottom === '.') return t('dr-empty');
  if (top === undefined) return t('dr-pawn-name', { pawn: bottom });
  return t('dr-stack-name', { top: t('dr-pawn-name', { pawn: top }), bottom: t('dr-pawn-name', { pawn: bottom }) });
}

export function kindAt(view: DeepRiverView, place: number): string {
  return kindKey(view.tiles[place - 1] ?? '');
}

/** The key of a tile in the catalogues. */
export function kindKey(letter: string): string {
  return letter === '*' || letter === '' ? 'big' : letter;
}

export function tileName(view: DeepRiverView, place: number, t: Translate): string {
  return t('dr-tile-name', { place, kind: t('dr-tile', { kind: kindAt(view, place) }) });
}

function faceArgs(face: string): Record<string, string | number> {
  if (face === '1+bear') return { face: 'bear', number: 1 };
  if (face === 'twice 1') return { face: 'twice', number: 1 };
  return { face: 'number', number: Number(face) };
}

/** The face of a current in short form: "1 + bear". */
export function faceName(face: string, t: Translate): string {
  return t('dr-face', faceArgs(face));
}

/** The action that a face allows: "a fish swims 2 tiles". */
export function faceText(face: string, t: Translate): string {
  return t('dr-face-text', faceArgs(face));
}

/** A current by its colour: "the blue current"; counted from 1. */
export function currentText(number: number, t: Translate): string {
  return t('dr-current', { number });
}

/** The colour of a current. */
export function colourName(number: number, t: Translate): string {
  return t('dr-colour', { number });
}

export function currentName(current: CurrentView, number: number, t: Translate): string {
  const name = t('dr-current-name', {
    number,
    tile: current.tile,
    face: faceName(current.face, t),
    back: faceName(current.back, t),
  });
  const states = [
    current.playing && t('dr-current-playing'),
    current.tilted && t('dr-current-tilted'),
    current.marked && t('dr-current-marked'),
  ].filter(Boolean);
  return [name, ...states].join(', ');
}

/** The content of a nest: "3 single eels and one double eel". */
export function heapText(view: DeepRiverView, side: Side, t: Translate): string {
  const [singles, doubles] = side === 'e' ? view.eels : view.salmon;
  const heaps = [
    { count: singles, double: false },
    { count: doubles, double: true },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, double }) => t('dr-heap', { pawn: letterOf(side, double), count }));
  const [first, second] = heaps;
  if (first === undefined) return t('dr-empty');
  return second === undefined ? first : t('dr-and', { first, second });
}

/** The name of the target of a choice: current, heap or piece; the label for a choice without a target. */
export function targetName(pick: TargetedChoice, view: DeepRiverView, t: Translate): string {
  const { target } = pick;
  switch (target.kind) {
    case 'current': {
      const current = view.currents[target.current - 1];
      return current ? currentName(current, target.current, t) : '';
    }
    case 'heap': {
      const side: Side = target.place === nestOf('e') ? 'e' : 's';
      const [singles, doubles] = side === 'e' ? view.eels : view.salmon;
      const fish = t('dr-heap', { pawn: letterOf(side, target.double), count: target.double ? doubles : singles });
      return t('dr-reading-nest', { nest: t('dr-nest', { side }), fish });
    }
    case 'piece': {
      const piece = view.river[target.place - 1]?.[writtenSlot(pick)] ?? '.';
      return t('dr-reading-tile', { tile: tileName(view, target.place, t), piece: pieceName(piece, t) });
    }
    default:
      return actionLabel(pick.choice.action, t);
  }
}

/** The slot of an action in written order; `cover` names the pawn itself. */
function writtenSlot({ choice, target }: TargetedChoice): number {
  if (target.kind === 'piece' && choice.action.startsWith('cover'))
    return choice.action.endsWith('S') || choice.action.endsWith('E') ? 0 : 1;
  return choice.action.endsWith('b') ? 1 : 0;
}

/** The label of a choice without a target on the board. */
export function actionLabel(action: string, t: Translate): string {
  const [verb = '', object = ''] = action.split(' ');
  switch (verb) {
    case 'begin':
      return t('dr-begin', { side: object });
    case 'take':
      return t('dr-take', { side: object });
    case 'use':
      return t('dr-use');
    case 'pass':
      return t('dr-pass');
    default:
      return t('dr-other-action', { action });
  }
}

/** The prompt for the current decision; empty without one, or if another player decides. */
export function promptText(view: DeepRiverView, t: Translate): string {
  if (view.choices.length === 0) return '';
  switch (view.phase) {
    case 'fish':
      return fishPrompt(view, t);
    case 'big':
      if (hasTwoWays(view.choices)) return t('dr-ask-big');
      return t(view.choices.every((choice) => wayOf(choice.action) === 'double') ? 'dr-ask-double' : 'dr-ask-bonus');
    case 'take':
      return t('dr-ask-take', { side: view.mover });
    case 'name':
    case 'current':
    case 'advance':
    case 'bonus':
    case 'cover':
    case 'swap':
    case 'tilt':
    case 'effect':
    case 'done':
      return t(`dr-ask-${view.phase}`);
    default:
      return '';
  }
}

function fishPrompt(view: DeepRiverView, t: Translate): string {
  if (view.moves_left > 0) return t('dr-ask-fish-first');
  const playing = view.currents.find((current) => current.playing);
  return playing?.face === 'twice 1' ? t('dr-ask-fish-again') : t('dr-ask-fish', { steps: view.steps });
}

/** Describes the optional effect of the tile where a fish has just arrived. */
export function effectText(view: DeepRiverView, t: Translate): string {
  const swam = view.last.findLast((effect) => effect.t === 'swam');
  if (view.phase !== 'effect' || swam?.t !== 'swam') return '';
  const kind = kindAt(view, swam.target);
  return t('dr-effect', { tile: t('dr-tile', { kind }), effect: t('dr-tile-short', { kind }) });
}

/** The position as lines, from the Eels' nest to the Salmon's. */
export function positionLines(view: DeepRiverView, t: Translate): string[] {
  if (!view.tiles) return [];
  const nests = SIDES.map((side) => t('dr-reading-nest', { nest: t('dr-nest', { side }), fish: heapText(view, side, t) }));
  const tiles = view.river.map((slots, index) => {
    const tile = tileName(view, index + 1, t);
    const [first = '.', second = '.'] = slots;
    if (index + 1 !== BIG) return t('dr-reading-tile', { tile, piece: pieceName(first, t) });
    if (first === '.' && second === '.') return t('dr-reading-tile', { tile, piece: t('dr-empty') });
    return t('dr-reading-big', { tile, first: pieceName(first, t), second: pieceName(second, t) });
  });
  const bear = t('dr-reading-bear', { eels: view.bear, salmon: NESTS_APART - view.bear });
  const currents = view.currents.map((current, index) => currentName(current, index + 1, t));
  return [bear, nests[0] ?? '', ...tiles, nests[1] ?? '', ...currents];
}

/** The bear's distance to each nest. */
export function bearSteps(scene: Scene): Record<Side, number> {
  return { e: scene.bear, s: NESTS_APART - scene.bear };
}

/** A near miss for the loser if the currents ended the game: the bear was close to the middle. Otherwise empty. */
export function nearMissText(view: DeepRiverView, t: Translate): string {
  const steps = Math.abs(view.bear - BIG);
  const counted = view.last.some((effect) => effect.t === 'ended' && effect.reason === 'currents-home');
  return counted && steps > 0 && steps <= 2 ? t('dr-near-middle', { steps }) : '';
}
