import { expect, it } from 'vitest';
import type { Frame } from '../../module';
import { view } from '../fixtures';
import type { AnyEffect, DeepRiverView } from '../types';
import { turnUpTo } from './trail';

const CHOSE: AnyEffect = { t: 'chose', current: 1, face: '2' };
const SWAM: AnyEffect = { t: 'swam', piece: 'e', origin: 0, target: 2 };
const TURNED: AnyEffect = { t: 'turned', side: 's' };

function frame(k: number, position: string, last: AnyEffect[], more: Partial<DeepRiverView>): Frame<DeepRiverView> {
  return { k, seat: 0, action: '', view: view('./././.+./././.', '50/50', { position, last, ...more }) };
}

const PAST = [
  frame(3, 'start', [{ t: 'drawn', what: 'first', value: 'e' }], { phase: 'current' }),
  frame(4, 'start : c1', [CHOSE], { phase: 'fish' }),
  frame(5, 'start : c1, nest', [SWAM], { phase: 'done' }),
  frame(6, 'next', [TURNED], { phase: 'current', turn: 1, mover: 's' }),
];
const at = (index: number): DeepRiverView => PAST[index]?.view as DeepRiverView;

it('the last turn is read from the frames before a position', () => {
  expect(turnUpTo(at(3), PAST)).toEqual({ start: at(0), effects: [CHOSE, SWAM, TURNED], side: 'e' });
});

it('a running turn has its effects until now', () => {
  expect(turnUpTo(at(2), PAST)?.effects).toEqual([CHOSE, SWAM]);
});

it('there is no turn before the first, nor with missing frames', () => {
  expect(turnUpTo(at(0), PAST)).toBeNull();
  expect(turnUpTo(at(3), [])).toBeNull();
  expect(
    turnUpTo(
      at(3),
      [PAST[0], PAST[3]].filter((frame) => frame !== undefined),
    ),
  ).toBeNull();
  expect(turnUpTo(at(3), PAST.slice(1))).toBeNull();
});
