// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../../../shell/api';
import { clearBrowser, kept } from '../../../shell/kept.svelte';
import { best, remember } from './best';

beforeEach(() => {
  // Nothing is told to a house here, unless a test lets the time pass.
  vi.useFakeTimers();
  clearBrowser();
});

test('the best result is kept for each kind of table, and only a better one replaces it', () => {
  expect(remember('3', 20)).toBe(0);
  expect(remember('3', 18)).toBe(20);
  expect(remember('3', 31)).toBe(20);
  expect([best('3'), best('2')]).toEqual([31, 0]);
});

test('what this browser remembered alone is still remembered, and what nobody here understands is let be', () => {
  localStorage.setItem('rivage.aya.best', '{"3": 25, "x": "y"}');
  expect(best('3')).toBe(25);
  remember('2', 11);
  expect([best('3'), best('2')]).toEqual([25, 11]);
  kept('best-aya').set({ '2': 11, later: { by: 'a newer version' } });
  remember('2', 12);
  expect(kept('best-aya').value).toEqual({ '2': 12, later: { by: 'a newer version' } });
});

test('of two devices each kind keeps the better result', async () => {
  vi.spyOn(api, 'keep').mockRejectedValueOnce(new Refused('kept.newer')).mockResolvedValue({ version: 3, data: null });
  vi.spyOn(api, 'kept').mockResolvedValue({ version: 2, data: { '3': 30, '2': 5 } });
  remember('3', 20);
  remember('2', 9);
  await vi.runAllTimersAsync();
  expect([best('3'), best('2')]).toEqual([30, 9]);
});
