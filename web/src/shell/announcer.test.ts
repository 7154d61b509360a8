// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { announce, isTopRegion, LiveRegion, openRegion, pageRegion, sentences } from './announcer.svelte';
import { showToast } from './toasts.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

test('announcements and toasts go to the topmost open dialog', () => {
  announce('on the page');
  const [below, above] = [new LiveRegion(), new LiveRegion()];
  const closeBelow = openRegion(below);
  const closeAbove = openRegion(above);
  announce('hello');
  showToast('careful');
  expect([above.polite, above.urgent]).toEqual(['hello', 'careful']);
  expect([below.polite, pageRegion.polite, pageRegion.urgent]).toEqual(['', 'on the page', '']);
  expect([isTopRegion(above), isTopRegion(pageRegion)]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  closeAbove();
  announce('still below');
  expect(below.polite).toBe('still below');
  vi.advanceTimersByTime(1000);
  closeBelow();
  expect([pageRegion.polite, isTopRegion(pageRegion)]).toEqual(['on the page', true]);
});

test('an announcement made while a dialog closes is repeated on the page', () => {
  const dialog = new LiveRegion();
  const close = openRegion(dialog);
  announce('kept');
  close();
  expect(pageRegion.polite).toBe('kept');
});

test('the same text twice is announced twice', () => {
  const dialog = new LiveRegion();
  openRegion(dialog);
  announce('again');
  const first = dialog.polite;
  announce('again');
  expect(dialog.polite).not.toBe(first);
  expect(dialog.polite.trim()).toBe('again');
});

test('sentences joins texts with one stop between them', () => {
  expect(sentences('Ann draws a domino.', 'Stand it')).toBe('Ann draws a domino. Stand it');
  expect(sentences('Ann draws', 'Stand it.')).toBe('Ann draws. Stand it.');
  expect(sentences('Attendez\u202f!', '', 'Oops…', 'Now')).toBe('Attendez\u202f! Oops… Now');
  expect(sentences()).toBe('');
});
