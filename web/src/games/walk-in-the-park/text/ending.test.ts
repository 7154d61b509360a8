import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../module';
import { sheet, translator, view } from '../fixtures';
import type { WalkView } from '../types';
import { decisionText, endingText, headlineText, nearMissText } from './ending';

const en = translator('en');
const fr = translator('fr');
const seats: SeatInfo[] = ['Ann', 'Bo', 'Cy'].map((name, index) => ({
  index,
  name,
  kind: 'person',
  you: index === 0,
  side: String(index),
}));
const SIX = ['B1', 'D1', 'A2', 'E2', 'A4', 'E4'];
const EMPTY = '............┼............';
type End = NonNullable<WalkView['end']>;

function over(end: Partial<End>, points = [12, 12, 7]): WalkView {
  const [a = 0, b = 0, c = 0] = points;
  return view({
    alone: false,
    phase: 'over',
    sheets: [
      sheet(EMPTY, { visited: SIX, points: a }),
      sheet(EMPTY, { ibis: 6, points: b }),
      sheet(EMPTY.replaceAll('.', '│'), { points: c }),
    ],
    end: { reason: 'six-monuments', enders: [0], tied: [0, 1], decided: 'ender', winners: [0], ...end },
  });
}

describe('the end', () => {
  it('names the player who caused it', () => {
    expect(endingText(over({}), { t: en, seats })).toBe('Ann has visited six monuments.');
    expect(endingText(over({ reason: 'six-ibis', enders: [1] }), { t: en, seats })).toBe('Bo has drawn six ibis.');
    expect(endingText(over({ reason: 'full-sheet', enders: [2] }), { t: fr, seats })).toBe('Cy n’a plus de case vide.');
  });

  it('names all causes', () => {
    expect(endingText(over({ enders: [0, 1] }), { t: en, seats })).toBe('Ann has visited six monuments. Bo has drawn six ibis.');
  });

  it('has the default text when playing alone', () => {
    expect(endingText(over({ enders: [] }), { t: en, seats })).toBeNull();
    expect(endingText(view(), { t: en, seats })).toBeNull();
  });
});

describe('a tie', () => {
  it('is described with what decided it', () => {
    const textFor = (decided: string) => decisionText(over({ decided }), { t: en, seats });
    expect(textFor('ender')).toBe('Ann and Bo have 12 points each. Ann ended the walk and wins.');
    expect(textFor('monuments')).toBe('Ann and Bo have 12 points each. Ann visited more monuments and wins.');
    expect(decisionText(over({ decided: 'points', tied: [0] }), { t: en, seats })).toBe('Ann has the most points.');
  });

  it('that was not decided is shared', () => {
    const shared = over({ decided: 'shared', winners: [0, 1] });
    expect(headlineText(shared, { t: en, seats })).toBe('Ann and Bo share the win');
    expect(decisionText(shared, { t: fr, seats })).toContain('Ann et Bo ont 12 points');
    expect(headlineText(over({}), { t: en, seats })).toBeNull();
  });
});

describe('a near miss', () => {
  it('is described by the difference', () => {
    expect(nearMissText(over({}), { t: en, seats, seat: 1 })).toBe('Level with Ann on points: it could not have been closer!');
    expect(nearMissText(over({}, [12, 11, 7]), { t: en, seats, seat: 1 })).toBe('Only one point behind Ann!');
  });

  it('is empty for the winner, or far behind', () => {
    expect(nearMissText(over({}), { t: en, seats, seat: 0 })).toBe('');
    expect(nearMissText(over({}), { t: en, seats, seat: 2 })).toBe('');
  });

  it('alone is measured by the goal', () => {
    const alone = (points: number) =>
      nearMissText(
        view({
          sheets: [sheet(EMPTY, { points })],
          end: { reason: 'last-roll', enders: [], tied: [0], decided: 'missed', winners: [] },
        }),
        {
          t: en,
          seats,
          seat: 0,
        },
      );
    expect([alone(16), alone(17), alone(9)]).toEqual(['Only 2 points short of 18!', 'Only one point short of 18!', '']);
  });
});
