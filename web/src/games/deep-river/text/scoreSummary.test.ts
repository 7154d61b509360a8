import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { view, words } from '../fixtures';
import { reconcile } from '../table/scene';
import { targetedChoices } from '../table/targets';
import type { AnyEffect, DeepRiverView } from '../types';
import { choiceLabel } from './describe';
import { CURRENTS_HOME, endsTheGame, endWarning, LAST_TILE, MAX_TURNS, outcomeText, standingLines } from './scoreSummary';

const ANN = words('en', 0);
const BEN = words('en', 1);
const EVE = words('en');

/** A view with the currents at these tiles; `playing` is the current being played, counted from 1. */
function at(tiles: number[], more: Partial<DeepRiverView> = {}, playing = 0): DeepRiverView {
  const currents = view('').currents.map((current, index) => ({
    ...current,
    tile: tiles[index] ?? 1,
    playing: index + 1 === playing,
  }));
  return view('./././.+./././.', '50/50', { currents, ...more });
}

it('the constants are those of the rules', () => {
  const rules = readFileSync(`${import.meta.dirname}/../../../../../src/rivage/games/deep_river/components.py`, 'utf8');
  const value = (name: string) => Number(new RegExp(`^${name}: Final = (\\d+)$`, 'm').exec(rules)?.[1]);
  expect([LAST_TILE, CURRENTS_HOME, MAX_TURNS]).toEqual([value('TILES'), value('CURRENTS_HOME'), value('MAX_TURNS')]);
});

describe('an outcome is described', () => {
  it('by side for spectators and shared screens, as a win or loss for one player', () => {
    expect(outcomeText('e', EVE)).toBe('the Eels win');
    expect(outcomeText('s', words('fr', 0, 1))).toBe('les Saumons gagnent');
    expect(outcomeText('e', ANN)).toBe('you win');
    expect(outcomeText('e', BEN)).toBe('you lose');
    expect(outcomeText('', ANN)).toBe('a draw');
  });
});

describe('the standing', () => {
  it('is the leading side as long as no end is near', () => {
    expect(standingLines(at([1, 2, 3]), ANN)).toEqual(['The bear is in the middle: nobody is ahead.']);
    expect(standingLines(at([1, 2, 3], { bear: 5 }), ANN)).toEqual(['The bear is nearer to the other nest: you are ahead.']);
    expect(standingLines(at([1, 2, 3], { bear: 3 }), EVE)).toEqual([
      'The bear is nearer to the Eels’ nest: the Salmon are ahead.',
    ]);
  });

  it('is the outcome of the next current that reaches the end', () => {
    expect(standingLines(at([7, 2, 3]), ANN)).toEqual(['One more current at the end: a draw.']);
    expect(standingLines(at([7, 2, 3], { bear: 5 }), BEN)).toEqual(['One more current at the end: you lose.']);
  });

  it('is that this turn is the last', () => {
    const last = ['The last turn. As the bear stands: the Eels win.'];
    expect(standingLines(at([7, 6, 3], { bear: 5, phase: 'fish' }, 2), EVE)).toEqual(last);
    expect(standingLines(at([7, 7, 3], { bear: 5, phase: 'done' }), EVE)).toEqual(last);
    // Another current does not end the game.
    expect(standingLines(at([7, 6, 3], { bear: 5, phase: 'fish' }, 3), EVE)).not.toEqual(last);
  });

  it('is the bear’s distance to a nest', () => {
    expect(standingLines(at([1, 2, 3], { bear: 7 }), ANN)).toEqual(['One more bear step: you win.']);
    expect(standingLines(at([7, 2, 3], { bear: 2 }), ANN)).toEqual([
      '2 more bear steps: you lose.',
      'One more current at the end: you lose.',
    ]);
  });

  it('is the distance to a draw by length or repetition', () => {
    expect(standingLines(at([1, 2, 3], { turn: 58 }), ANN)).toEqual(['2 turns left, then it is a draw.']);
    const last: AnyEffect[] = [{ t: 'turned', side: 'e', times: 2 }];
    expect(standingLines(at([1, 2, 3], { last }), ANN)).toEqual([
      'This position comes up for the second time; the third is a draw.',
    ]);
  });

  it('is empty before and after the game', () => {
    for (const phase of ['draw', 'name', 'take', 'over']) expect(standingLines(at([1, 1, 1], { phase }), ANN)).toEqual([]);
  });

  it('exists in French', () => {
    for (const bear of [1, 2, 3, 4, 5, 6, 7]) {
      for (const held of [[], [0], [1]])
        expect(standingLines(at([7, 6, 1], { bear, turn: 55 }, 2), words('fr', ...held))[0]).toMatch(/\w/);
    }
  });
});

describe('before a choice is made', () => {
  const ended: AnyEffect[] = [
    { t: 'walked', origin: 6, target: 8, why: 'nest' },
    { t: 'ended', reason: 'bear-home', winner: 'e' },
  ];
  const label = (shown: DeepRiverView, who = ANN): string => {
    const [pick] = targetedChoices(shown, reconcile(shown));
    return pick ? choiceLabel(pick, shown, who) : '';
  };

  it('a choice that ends the game says so', () => {
    expect(label(at([1, 1, 1], { phase: 'fish', choices: [{ action: 't1', effects: ended }] }))).toMatch(
      /; the game ends: you win$/,
    );
  });

  it('a current that ends the game after the turn says so', () => {
    const chose: AnyEffect[] = [{ t: 'chose', current: 2, face: '3' }];
    const shown = (bear: number) => at([7, 6, 3], { bear, choices: [{ action: 'c2', effects: chose }] });
    expect(endsTheGame(shown(3), 2)).toBe(true);
    expect(endsTheGame(shown(3), 3)).toBe(false);
    expect(label(shown(3))).toContain('the game ends with your turn (as the bear stands: you lose)');
    expect(label(shown(5))).toContain('as the bear stands: you win');
  });

  it('the end of a turn says so only if it ends the game', () => {
    const done = (effects: AnyEffect[]) => at([7, 7, 3], { phase: 'done', choices: [{ action: 'done', effects }] });
    expect(endWarning(done([{ t: 'ended', reason: 'currents-home', winner: 's' }]), ANN)).toBe(
      'Ending your turn ends the game: you lose.',
    );
    expect(endWarning(done([{ t: 'ended', reason: 'repetition' }]), ANN)).toBe('Ending your turn ends the game: a draw.');
    expect(endWarning(done([{ t: 'turned', side: 's' }]), ANN)).toBe('');
  });
});
