// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { isTextMode, levelFor, nickname, preferences, rememberLevel, setPreference, setTextMode } from './settings.svelte';

test('the bot level is remembered for each game', () => {
  expect(levelFor('pond', ['tadpole', 'toad'])).toBe('tadpole');
  rememberLevel('pond', 'toad');
  rememberLevel('meadow', 'bee');
  expect(levelFor('pond', ['tadpole', 'toad'])).toBe('toad');
  expect(levelFor('meadow', ['ant', 'bee'])).toBe('bee');
  // A level that no longer exists is ignored.
  expect(levelFor('pond', ['tadpole', 'newt'])).toBe('tadpole');
  expect(levelFor('rapids', [])).toBe('');
});

test('the level stored for all games still counts', () => {
  setPreference('level', 'otter');
  expect(levelFor('rapids', ['duck', 'otter'])).toBe('otter');
});

test('a player without a nickname is a guest', () => {
  expect(nickname('Heron')).toBe('Heron');
  setPreference('nickname', ' Ada ');
  expect(nickname('Heron')).toBe('Ada');
});

test('settings of a newer version are preserved and ignored', async () => {
  localStorage.clear();
  localStorage.setItem('rivage.settings', JSON.stringify({ speed: 2, theme: 5, hologram: { size: 3 } }));
  vi.resetModules();
  const { setPreference, preferences } = await import('./settings.svelte');
  expect(preferences.speed).toBe(2);
  expect(preferences.theme).toBe('system');
  setPreference('volume', 0.25);
  const stored = JSON.parse(localStorage.getItem('rivage.settings') ?? '');
  expect(stored).toMatchObject({ speed: 2, volume: 0.25, hologram: { size: 3 } });
  expect('hologram' in preferences).toBe(false);
});

test('boards receive the size of pieces, the hand and the careful way', async () => {
  localStorage.clear();
  vi.resetModules();
  const { boardSettings, setPreference } = await import('./settings.svelte');
  expect(boardSettings()).toMatchObject({ largePieces: false, leftHanded: false, careful: false });
  setPreference('largePieces', true);
  setPreference('leftHanded', true);
  setPreference('careful', true);
  expect(boardSettings()).toMatchObject({ largePieces: true, leftHanded: true, careful: true });
});

test('text mode chosen at one table changes neither others nor the preference', () => {
  setPreference('byWords', false);
  setTextMode('one', true);
  expect([isTextMode('one'), isTextMode('another'), preferences.byWords]).toEqual([true, false, false]);
  setPreference('byWords', true);
  setTextMode('one', false);
  expect([isTextMode('one'), isTextMode('another')]).toEqual([false, true]);
});
