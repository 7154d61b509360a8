import { expect, test } from 'vitest';
import { pushedAll, ranOut, revealedBy } from './news';
import { animal, viewOf } from './prediction/fixtures';

const player = (hand: string, ...reserve: string[]) => ({ stock: 9, hand, reserve });
const at = (turn: number, mine: ReturnType<typeof player>, more = {}) =>
  viewOf({ phase: 'placing', turn, patience: 20, players: [mine, player('pole')], ...more });

test('a domino that went to the reserve by itself is told of', () => {
  expect(ranOut(at(0, player('forest')), at(1, player('', 'forest')), 0)).toBe('domino');
  expect(ranOut(at(0, player('')), at(1, player('')), 0)).toBe('nothing');
});

test('what the seat did itself, and what others do, is not', () => {
  expect(ranOut(at(0, player('')), at(0, player('forest')), 0)).toBeNull();
  expect(ranOut(at(1, player('forest')), at(0, player('forest')), 0)).toBeNull();
  expect(ranOut(at(0, player('forest')), at(0, player('forest'), { phase: 'pause' }), 0)).toBeNull();
  expect(ranOut(at(0, player('forest')), at(1, player('')), 0)).toBeNull();
  const unlimited = { patience: 0 };
  expect(ranOut(at(0, player('forest'), unlimited), at(0, player('', 'forest'), unlimited), 0)).toBeNull();
});

test('several pushes at once are those of the seat whose turn it was', () => {
  const pushed = (turn: number, pushes: number) => viewOf({ phase: 'toppling', turn, pushes });
  expect(pushedAll(pushed(1, 1), pushed(2, 33))).toBe(1);
  expect(pushedAll(pushed(1, 1), pushed(2, 2))).toBe(-1);
});

test('an animal or a landscape is revealed when it is turned up, once', () => {
  const [none, okapi] = [viewOf({}), viewOf({ animals: [animal('okapi', 0, 0, 1)] })];
  expect(revealedBy(none, okapi)).toEqual({ what: 'animal', id: 'okapi' });
  expect(revealedBy(okapi, okapi)).toBeNull();
  const bend = viewOf({ tile: 'forest-bend' });
  expect(revealedBy(none, bend)).toEqual({ what: 'landscape', id: 'forest-bend' });
  expect([revealedBy(bend, bend), revealedBy(bend, none)]).toEqual([null, null]);
  // The animal of a camera that has just been stood is not drawn yet.
  expect(revealedBy(none, viewOf({ animals: [animal('', 0, 0, 1)] }))).toBeNull();
});
