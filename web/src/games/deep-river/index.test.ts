// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { game } from '.';
import type { ChoiceView, DeepRiverView } from './types';

const choosing = (...choices: ChoiceView[]) => ({ choices }) as unknown as DeepRiverView;
const swap: ChoiceView = { action: 'swap 4', effects: [] };

test('the only choice of a turn is forced, a decision and the end of the turn are not', () => {
  expect(game.forced?.(choosing(swap))).toBe('swap 4');
  expect(game.forced?.(choosing(swap, { action: 'pass', effects: [] }))).toBeNull();
  expect(game.forced?.(choosing({ action: 'done', effects: [] }))).toBeNull();
  expect(game.forced?.(choosing())).toBeNull();
});

test('the only choice is not forced if it ends the game, which cannot be undone', () => {
  const ends: ChoiceView = { action: 'nest', effects: [{ t: 'ended', reason: 'bear', winner: 's' }] };
  expect(game.forced?.(choosing(ends))).toBeNull();
});
