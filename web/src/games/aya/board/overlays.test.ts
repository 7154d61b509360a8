import { expect, test } from 'vitest';
import { promptWords } from '../hand/words';
import { animal, domino, view, viewOf } from '../prediction/fixtures';
import { LATE_WARNING_S, lateBuffers, pushedAll, revealedBy, timedOutTurn } from './overlays';

const flat = domino(1, 10, 20, 0, { kind: 'forest*', lies: 'buffer' });
const takenOff = animal('okapi', 10, 20, 1, { rides: false });

test('in the last minute of the second glass a lying domino is warned about and lit', () => {
  const found = lateBuffers(view({ glass: 2, dominoes: [flat], animals: [takenOff] }), LATE_WARNING_S);
  expect(found).toMatchObject({ lying: [1], off: [] });
  expect(found?.lights).toEqual([{ x: 10, y: 20, radius: 25, tone: 'poor' }]);
});

test('an animal that was not put back on its domino is warned about', () => {
  const found = lateBuffers(view({ glass: 2, dominoes: [{ ...flat, lies: '' }], animals: [takenOff] }), 5);
  expect(found).toMatchObject({ lying: [], off: ['okapi'] });
});

test('no warning is given while there is time or nothing lies', () => {
  const lies = { dominoes: [flat], animals: [takenOff] };
  expect(lateBuffers(view({ glass: 2, ...lies }), LATE_WARNING_S + 1)).toBeNull();
  expect(lateBuffers(view({ glass: 1, ...lies }), 5)).toBeNull();
  expect(lateBuffers(view({ glass: 1, glasses: 1, ...lies }), 5)).not.toBeNull();
  expect(lateBuffers(view({ glass: 2, phase: 'toppling', ...lies }), 0)).toBeNull();
  expect(lateBuffers(view({ glass: 2, dominoes: [domino(1, 0, 0)], animals: [animal('okapi', 0, 0, 1)] }), 5)).toBeNull();
});

test('in the second glass a waiting player is asked to raise a domino laid flat', () => {
  const asked = (glass: number) => promptWords(view({ glass, turn: 1, dominoes: [flat] }), { t: (id) => id });
  expect([asked(1), asked(2)]).toEqual(['aya-prompt-put', 'aya-prompt-flat']);
});

const player = (hand: string, ...reserve: string[]) => ({ stock: 9, hand, reserve });
const at = (turn: number, mine: ReturnType<typeof player>, more = {}) =>
  viewOf({ phase: 'placing', turn, patience: 20, players: [mine, player('pole')], ...more });

test('a turn that timed out is reported, with and without a domino', () => {
  expect(timedOutTurn(at(0, player('forest')), at(1, player('', 'forest')), 0)).toBe('domino');
  expect(timedOutTurn(at(0, player('')), at(1, player('')), 0)).toBe('nothing');
});

test('actions of the seat itself and of other seats are not timeouts', () => {
  expect(timedOutTurn(at(0, player('')), at(0, player('forest')), 0)).toBeNull();
  expect(timedOutTurn(at(1, player('forest')), at(0, player('forest')), 0)).toBeNull();
  expect(timedOutTurn(at(0, player('forest')), at(0, player('forest'), { phase: 'pause' }), 0)).toBeNull();
  expect(timedOutTurn(at(0, player('forest')), at(1, player('')), 0)).toBeNull();
  const unlimited = { patience: 0 };
  expect(timedOutTurn(at(0, player('forest'), unlimited), at(0, player('', 'forest'), unlimited), 0)).toBeNull();
});

test('several pushes at once belong to the seat whose turn it was', () => {
  const pushed = (turn: number, pushes: number) => viewOf({ phase: 'toppling', turn, pushes });
  expect(pushedAll(pushed(1, 1), pushed(2, 33))).toBe(1);
  expect(pushedAll(pushed(1, 1), pushed(2, 2))).toBe(-1);
});

test('an animal or a landscape is revealed once, when it is turned up', () => {
  const [none, okapi] = [viewOf({}), viewOf({ animals: [animal('okapi', 0, 0, 1)] })];
  expect(revealedBy(none, okapi)).toEqual({ what: 'animal', id: 'okapi' });
  expect(revealedBy(okapi, okapi)).toBeNull();
  const bend = viewOf({ tile: 'forest-bend' });
  expect(revealedBy(none, bend)).toEqual({ what: 'landscape', id: 'forest-bend' });
  expect([revealedBy(bend, bend), revealedBy(bend, none)]).toEqual([null, null]);
  // The animal of a camera domino that was just placed is not drawn yet.
  expect(revealedBy(none, viewOf({ animals: [animal('', 0, 0, 1)] }))).toBeNull();
});
