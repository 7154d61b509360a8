import { describe, expect, it } from 'vitest';
import { sheet, translator, view } from '../fixtures';
import { squaresOf } from '../sheet/squares';
import {
  actionText,
  BONUSES,
  effectsText,
  ghostText,
  groupText,
  list,
  promptText,
  roundText,
  scoreLineText,
  sheetText,
  signed,
  squareText,
} from './words';

const en = translator('en');
const fr = translator('fr');

describe('a square', () => {
  it('is described with coordinates, path and monument', () => {
    const own = sheet('............┼..........┌.', { joined: ['C3', 'D5'], visited: ['D5'], circled: ['D5'] });
    const at = (name: string) => squaresOf(view().plan, own.cells).find((square) => square.name === name);
    const say = (name: string) => squareText(at(name) ?? { name, column: 0, row: 0, piece: '' }, view(), own, en);
    expect(say('D5')).toBe(
      'D5: bend, east and south, connected to the crossroads. Duck Pond, visited, first-visit point is yours.',
    );
    expect(say('A1')).toBe('A1: empty.');
    expect(say('C3')).toBe('C3: printed crossroads.');
    const french = squareText(at('D5') ?? { name: 'D5', column: 3, row: 4, piece: '' }, view(), own, fr);
    expect(french).toBe(
      'D5\u00a0: virage, est et sud, mène au carrefour. La Mare, monument visité, point de première visite à vous.',
    );
  });
});

describe('an action', () => {
  const word = {
    action: 'B1=NS',
    effects: [
      { t: 'closed' as const, x: 2, y: 2 },
      { t: 'closed' as const, x: 1, y: 2 },
      { t: 'joined' as const, squares: ['B1', 'B2'] },
      { t: 'visited' as const, square: 'B1', monument: 'opera-house', first: true },
    ],
    points: 1,
  };

  it('describes all of its effects in one line', () => {
    expect(effectsText(word, en)).toBe(
      'Closes 2 loops: 2 statues, connects 2 squares to the crossroads and visits the Opera House first',
    );
    expect(effectsText(word, fr)).toContain('visite l’Opéra en premier');
  });

  it('describes missing effects, and the price of a change', () => {
    expect(ghostText({ action: 'B1=NS' }, en)).toBe('Not connected yet.');
    expect(ghostText({ action: 'B2+S', points: -3 }, en)).toBe('Becomes a T: costs 3 points.');
    expect(ghostText({ action: 'A4=I', effects: [{ t: 'shut', square: 'A4', monument: 'choragic-monument' }] }, en)).toBe(
      'Blocks the Choragic Monument.',
    );
  });

  it('is described afterwards', () => {
    expect(actionText({ action: 'B2+S' }, en)).toBe('B2 becomes a T, open to the south');
    expect(actionText({ action: '*flock' }, en)).toBe('bonus “Best flock”');
    expect(actionText({ action: '-' }, en)).toBe('nothing to draw');
  });
});

describe('a round', () => {
  const seats = ['Ada', 'Bo'].map((name, index) => ({
    index,
    name,
    kind: 'person' as const,
    you: index === 0,
    side: String(index),
  }));

  it('is described for each seat', () => {
    const last = [[{ action: 'A1=I' }], [{ action: 'B1=NS' }, { action: '*two' }]];
    expect(roundText(view({ last }), { t: fr, seats })).toContain(
      'B1\u00a0: ligne droite\u202f; bonus «\u00a0Deux points\u00a0»',
    );
    expect(roundText(view({ last }), { t: en, seats })).toBe('Ada: A1: ibis · Bo: B1: straight path; bonus “Two points”');
  });
});

describe('every language', () => {
  it('has all messages', () => {
    for (const t of [en, fr]) {
      for (const bonus of BONUSES) {
        expect(t('wp-bonus', { bonus })).not.toBe('');
        expect(t('wp-bonus-hint', { bonus })).not.toBe('');
      }
      for (const phase of ['draw', 'tick', 'bonus', 'free']) {
        expect(promptText(view({ phase, owed: 1, bonus: 'turn' }), t)).not.toBe('');
        expect(t(`wp-hint-${phase === 'free' ? 'waiting' : phase}`, { kind: 'turn' })).not.toBe('');
      }
      for (const key of ['firsts', 'majority', 'one', 'two', 'ibis', 'flocks', 'flock', 'statues', 'changes']) {
        expect(scoreLineText({ key, count: 2, points: 2 }, t)).not.toBe('');
      }
      for (const decided of ['points', 'ender', 'monuments', 'statues', 'shared', 'goal', 'missed'])
        expect(t('wp-decided', { decided, tied: 'A and B', winners: 'A', points: 9 })).not.toBe('');
      expect(sheetText(view(), 0, t)).not.toBe('');
    }
  });

  it('joins lists', () => {
    expect(list(['a'], en)).toBe('a');
    expect(list(['a', 'b', 'c'], en)).toBe('a, b and c');
    expect(list(['a', 'b'], fr)).toBe('a et b');
    expect([signed(2), signed(-3), signed(0)]).toEqual(['+2', '−3', '+0']);
  });
});

it('in text mode an action is listed under its square with its monument', () => {
  const t = translator('en');
  expect(groupText(view(), 'B2=NE', t)).toBe('B2');
  expect(groupText(view(), 'B1+N', t)).toBe('B1 · Opera House');
  expect(groupText(view(), '*two', t)).toBe('');
});
