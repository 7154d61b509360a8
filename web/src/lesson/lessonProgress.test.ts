// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../shell/api/api';
import { clearBrowser } from '../shell/syncedStorage.svelte';
import { progressIn, storeDone, storeStep } from './lessonProgress';

beforeEach(() => {
  // Uploads are debounced, so none happens unless a test advances the time.
  vi.useFakeTimers();
  clearBrowser();
});

test('initially no lesson has been started', () => {
  expect(progressIn('brook')).toEqual({ step: '', done: false });
});

test('progress is stored for each game', () => {
  storeStep('brook', 'second');
  storeStep('lake', 'first');
  expect(progressIn('brook')).toEqual({ step: 'second', done: false });
  expect(progressIn('lake').step).toBe('first');
});

test('a finished lesson stays finished when it is started again', () => {
  storeDone('brook');
  expect(progressIn('brook')).toEqual({ step: '', done: true });
  storeStep('brook', 'first');
  expect(progressIn('brook')).toEqual({ step: 'first', done: true });
});

test('invalid data is ignored without losing the rest', () => {
  localStorage.setItem('rivage.lessons', 'not at all');
  expect(progressIn('brook').step).toBe('');
  localStorage.setItem('rivage.lessons', JSON.stringify({ brook: 7, lake: { step: 'x', done: false } }));
  expect(progressIn('brook')).toEqual({ step: '', done: false });
  storeDone('brook');
  expect(progressIn('lake').step).toBe('x');
});

test('a conflict keeps the local step and every finished lesson', async () => {
  vi.spyOn(api, 'putStored').mockRejectedValueOnce(new Refused('kept.newer')).mockResolvedValue({ version: 3, data: null });
  const theirs = { brook: { step: 'third', done: true }, lake: { step: 'first', done: false } };
  vi.spyOn(api, 'getStored').mockResolvedValue({ version: 2, data: theirs });
  storeStep('brook', 'second');
  await vi.runAllTimersAsync();
  expect(progressIn('brook')).toEqual({ step: 'second', done: true });
  expect(progressIn('lake')).toEqual({ step: 'first', done: false });
});
