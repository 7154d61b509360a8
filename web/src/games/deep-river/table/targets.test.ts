import { describe, expect, it } from 'vitest';
import { choices, view } from '../fixtures';
import { reconcile } from './scene';
import { hasTwoWays, targetedChoices } from './targets';

function targets(river: string, ...actions: string[]) {
  const shown = view(river, '31/40', { choices: choices(...actions) });
  return targetedChoices(shown, reconcile(shown)).map((pick) => ({ action: pick.choice.action, ...pick.target }));
}

describe('the target of a choice', () => {
  it('is a current to play or tilt', () => {
    expect(targets('./././.+./././.', 'c2', 'tilt 3')).toEqual([
      { action: 'c2', kind: 'current', current: 2 },
      { action: 'tilt 3', kind: 'current', current: 3 },
    ]);
  });

  it('is a heap in one’s own nest', () => {
    expect(targets('./././.+./././.', 'nest', 'nest2', 'double nest')).toEqual([
      { action: 'nest', kind: 'heap', place: 0, double: false },
      { action: 'nest2', kind: 'heap', place: 0, double: true },
      { action: 'double nest', kind: 'heap', place: 0, double: false },
    ]);
  });

  it('is a piece on the river, in both slots of the big tile', () => {
    expect(targets('e/./se/E+s/././.', 't1', 'swap 3', 't4', 'cover s', 'double t1')).toEqual([
      { action: 't1', kind: 'piece', place: 1, slot: 0 },
      { action: 'swap 3', kind: 'piece', place: 3, slot: 0 },
      { action: 't4', kind: 'piece', place: 4, slot: 0 },
      { action: 'cover s', kind: 'piece', place: 4, slot: 1 },
      { action: 'double t1', kind: 'piece', place: 1, slot: 0 },
    ]);
  });

  it('is both of two equal pieces, which are one choice', () => {
    expect(targets('./././e+e/././.', 't4')).toHaveLength(2);
  });

  it('is only a button without a place on the board', () => {
    expect(targets('./././.+./././.', 'use', 'pass', 'begin e', 'done').every((target) => target.kind === 'word')).toBe(true);
  });
});

it('the big tile asks for its use if both are legal', () => {
  expect(hasTwoWays(choices('double nest', 't3'))).toBe(true);
  expect(hasTwoWays(choices('double nest', 'double t3'))).toBe(false);
  expect(hasTwoWays(choices('nest', 't3'))).toBe(false);
});
