// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../shell/api/api';
import { clearBrowser } from '../shell/syncedStorage.svelte';
import { keepDone, keepStep, progressIn } from './lessonProgress';

beforeEach(() => {
  // Nothing is told to a house here, unless a test lets the time pass.
  vi.useFakeTimers();
  clearBrowser();
});

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

test('of two devices what was done on either is done, and one goes on where one is', async () => {
  vi.spyOn(api, 'keep').mockRejectedValueOnce(new Refused('kept.newer')).mockResolvedValue({ version: 3, data: null });
  const theirs = { brook: { step: 'third', done: true }, lake: { step: 'first', done: false } };
  vi.spyOn(api, 'kept').mockResolvedValue({ version: 2, data: theirs });
  keepStep('brook', 'second');
  await vi.runAllTimersAsync();
  expect(progressIn('brook')).toEqual({ step: 'second', done: true });
  expect(progressIn('lake')).toEqual({ step: 'first', done: false });
});
