// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { announce, isTop, note, open, Place, page } from './say.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

test('what is said while a dialog is open is said in the dialog, the topmost of them', () => {
  announce('on the page');
  const [below, above] = [new Place(), new Place()];
  const closeBelow = open(below);
  const closeAbove = open(above);
  announce('hello');
  note('careful');
  expect([above.polite, above.urgent]).toEqual(['hello', 'careful']);
  expect([below.polite, page.polite, page.urgent]).toEqual(['', 'on the page', '']);
  expect([isTop(above), isTop(page)]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  closeAbove();
  announce('still below');
  expect(below.polite).toBe('still below');
  vi.advanceTimersByTime(1000);
  closeBelow();
  expect([page.polite, isTop(page)]).toEqual(['on the page', true]);
});

test('what was said as a dialog closed is said on the page', () => {
  const dialog = new Place();
  const close = open(dialog);
  announce('kept');
  close();
  expect(page.polite).toBe('kept');
});

test('the same sentence twice is said twice', () => {
  const dialog = new Place();
  open(dialog);
  announce('again');
  const first = dialog.polite;
  announce('again');
  expect(dialog.polite).not.toBe(first);
  expect(dialog.polite.trim()).toBe('again');
});
