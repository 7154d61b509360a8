import { beforeEach, expect, test } from 'vitest';
import { keepDone, keepStep, progressIn } from './progress';

beforeEach(() => localStorage.clear());

test('nobody has begun a lesson at first', () => {
  expect(progressIn('brook')).toEqual({ step: '', done: false });
});

test('a lesson is gone on with at the step one was at, each game by itself', () => {
  keepStep('brook', 'second');
  keepStep('lake', 'first');
  expect(progressIn('brook')).toEqual({ step: 'second', done: false });
  expect(progressIn('lake').step).toBe('first');
});

test('what was taken to its end stays done, also when it is begun again', () => {
  keepDone('brook');
  expect(progressIn('brook')).toEqual({ step: '', done: true });
  keepStep('brook', 'first');
  expect(progressIn('brook')).toEqual({ step: 'first', done: true });
});

test('what something else wrote there is passed over, and the rest of it kept', () => {
  localStorage.setItem('rivage.lessons', 'not at all');
  expect(progressIn('brook').step).toBe('');
  localStorage.setItem('rivage.lessons', JSON.stringify({ brook: 7, lake: { step: 'x', done: false } }));
  expect(progressIn('brook')).toEqual({ step: '', done: false });
  keepDone('brook');
  expect(progressIn('lake').step).toBe('x');
});
