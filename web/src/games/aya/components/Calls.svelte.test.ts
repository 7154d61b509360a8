// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { callsOf } from './Calls.svelte';

test('a held domino can be named in a call, with its camera', () => {
  expect(callsOf({ phase: 'placing' }, 'desert')).toEqual(['aya-have-desert', 'aya-gap', 'aya-wait', 'aya-bravo']);
  expect(callsOf({ phase: 'placing' }, 'pole*')[0]).toBe('aya-have-pole-camera');
  expect(callsOf({ phase: 'placing' }, 'garden')[0]).toBe('aya-have-garden');
  expect(callsOf({ phase: 'placing' }, '')[0]).toBe('');
});

test('after building there are no calls about gaps and dominoes', () => {
  expect(callsOf({ phase: 'toppling' }, 'desert')).toEqual(['', '', 'aya-wait', 'aya-bravo']);
});
