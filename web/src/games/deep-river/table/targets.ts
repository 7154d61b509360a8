/** Maps each choice to its target on the board. */

import type { ChoiceView, DeepRiverView } from '../types';
import { BIG, nestOf, type Side } from './pieces';
import { type Scene, slotsShowing } from './scene';

/** The target of a choice: a current, a heap in a nest, a piece in a slot; or only a button. */
export type Target =
  | { kind: 'current'; current: number }
  | { kind: 'heap'; place: number; double: boolean }
  | { kind: 'piece'; place: number; slot: number }
  | { kind: 'word' };

export interface TargetedChoice {
  key: string;
  choice: ChoiceView;
  target: Target;
}

/** The two uses of the big tile: promote a pawn to double, or swim one tile. */
export type Way = 'double' | 'swim';

export function wayOf(action: string): Way {
  return action.startsWith('double') ? 'double' : 'swim';
}

/** Whether both uses are legal, so that the player must select one before a pawn. */
export function hasTwoWays(choices: readonly ChoiceView[]): boolean {
  const ways = new Set(choices.map((choice) => wayOf(choice.action)));
  return ways.size === 2;
}

/** Every choice with its target; a choice may have two targets if two pieces are equal. */
export function targetedChoices(view: DeepRiverView, scene: Scene): TargetedChoice[] {
  return view.choices.flatMap((choice) => {
    const targets = targetsOf(choice.action, view, scene);
    return targets.map((target, index) => ({ key: index ? `${choice.action}#${index}` : choice.action, choice, target }));
  });
}

function targetsOf(action: string, view: DeepRiverView, scene: Scene): Target[] {
  const mover = view.mover as Side;
  const [verb = '', object = ''] = action.split(' ');
  if (/^c\d$/.test(verb)) return [{ kind: 'current', current: Number(verb[1]) }];
  if (verb === 'tilt') return [{ kind: 'current', current: Number(object) }];
  const where = verb === 'double' ? object : verb;
  if (where === 'nest') return [{ kind: 'heap', place: nestOf(mover), double: false }];
  if (where === 'nest2') return [{ kind: 'heap', place: nestOf(mover), double: true }];
  if (/^t\d/.test(where)) return pieceTargets(where.slice(1), view, scene);
  if (verb === 'swap') return pieceTargets(object, view, scene);
  if (verb === 'cover') return coverTargets(object, scene);
  return [{ kind: 'word' }];
}

/**
 * `3`, `4` or `4b`: the displayed slot of the piece in that written slot. Equal pieces on the big tile are one choice with two
 * targets.
 */
function pieceTargets(text: string, view: DeepRiverView, scene: Scene): Target[] {
  const place = Number(text[0]);
  const written = text.endsWith('b') ? 1 : 0;
  if (place !== BIG) return [{ kind: 'piece', place, slot: 0 }];
  const piece = view.river[BIG - 1]?.[written] ?? '.';
  const slots = slotsShowing(scene, BIG, piece);
  return (slots.length ? slots : [written]).map((slot) => ({ kind: 'piece', place, slot }));
}

function coverTargets(pawn: string, scene: Scene): Target[] {
  const slots = slotsShowing(scene, BIG, pawn);
  return slots.length ? slots.map((slot) => ({ kind: 'piece', place: BIG, slot })) : [{ kind: 'word' }];
}
