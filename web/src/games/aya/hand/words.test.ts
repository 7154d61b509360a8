import { expect, test } from 'vitest';
import { holding, view } from '../prediction/fixtures';
import { inProgressWords, promptWords } from './words';

const prompt = (kind: string, fork: boolean, helped: boolean) =>
  inProgressWords({ task: 'stand', kind, fork, chooses: false }, helped, (id) => id);

test('the prompt for a Garden explains the fork while it is switched on', () => {
  expect([prompt('garden', true, false), prompt('garden', true, true)]).toEqual(['aya-prompt-fork', 'aya-prompt-fork']);
  expect([prompt('garden', false, false), prompt('garden', false, true)]).toEqual(['', 'aya-prompt-hint']);
});

test('a match without sand prompts to start building, not to turn an hourglass', () => {
  const asked = (glass_seconds: number) =>
    promptWords(view({ phase: 'ready', glass_seconds }), { t: (id, args) => `${id} ${args?.phase}` });
  expect([asked(600), asked(0)]).toEqual(['aya-phase-hint ready', 'aya-phase-hint begin']);
});

test('a camera domino prompts for its choice only while it can bring something', () => {
  const asked = (animals: number) =>
    promptWords(holding('pole*', { piles: [{ terrain: 'pole', tiles: 0, animals, top: '' }] }), { t: (id) => id });
  expect([asked(1), asked(0)]).toEqual(['aya-prompt-camera', 'aya-prompt-first']);
});
