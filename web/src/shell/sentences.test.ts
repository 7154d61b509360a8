import { expect, it } from 'vitest';
import { sentences } from './sentences';

it('sentences are told with one stop between them, whether they bring it or not', () => {
  expect(sentences('Ann draws a domino.', 'Stand it')).toBe('Ann draws a domino. Stand it');
  expect(sentences('Ann draws', 'Stand it.')).toBe('Ann draws. Stand it.');
  expect(sentences('Attendez\u202f!', '', 'Oops…', 'Now')).toBe('Attendez\u202f! Oops… Now');
  expect(sentences()).toBe('');
});
