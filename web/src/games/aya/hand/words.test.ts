import { expect, test } from 'vitest';
import { begunWords } from './words';

const told = (kind: string, fork: boolean, helped: boolean) => begunWords({ task: 'stand', kind, fork }, helped, (id) => id);

test('what a Garden does as a fork is told while it is to be one, wherever the helper shows it', () => {
  expect([told('garden', true, false), told('garden', true, true)]).toEqual(['aya-prompt-fork', 'aya-prompt-fork']);
  expect([told('garden', false, false), told('garden', false, true)]).toEqual(['', 'aya-prompt-hint']);
});
