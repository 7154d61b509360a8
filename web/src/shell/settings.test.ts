// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { byWordsAt, levelFor, nickname, setByWords, wish, wishes, wishLevel } from './settings.svelte';

test('the level is remembered for each game', () => {
  expect(levelFor('pond', ['tadpole', 'toad'])).toBe('tadpole');
  wishLevel('pond', 'toad');
  wishLevel('meadow', 'bee');
  expect(levelFor('pond', ['tadpole', 'toad'])).toBe('toad');
  expect(levelFor('meadow', ['ant', 'bee'])).toBe('bee');
  // A level that is no longer there is no use.
  expect(levelFor('pond', ['tadpole', 'newt'])).toBe('tadpole');
  expect(levelFor('rapids', [])).toBe('');
});

test('a level remembered before there was one for each game still holds', () => {
  wish('level', 'otter');
  expect(levelFor('rapids', ['duck', 'otter'])).toBe('otter');
});

test('who gives no name is a guest', () => {
  expect(nickname('Heron')).toBe('Heron');
  wish('nickname', ' Ada ');
  expect(nickname('Heron')).toBe('Ada');
});

test('what a newer version of this program kept is kept on, and read by nobody', async () => {
  localStorage.clear();
  localStorage.setItem('rivage.settings', JSON.stringify({ speed: 2, theme: 5, hologram: { size: 3 } }));
  vi.resetModules();
  const { wish, wishes } = await import('./settings.svelte');
  expect(wishes.speed).toBe(2);
  expect(wishes.theme).toBe('system');
  wish('volume', 0.25);
  const kept = JSON.parse(localStorage.getItem('rivage.settings') ?? '');
  expect(kept).toMatchObject({ speed: 2, volume: 0.25, hologram: { size: 3 } });
  expect('hologram' in wishes).toBe(false);
});

test('boards learn how large pieces shall be and for which hand, and nobody is asked for more than usual at first', async () => {
  localStorage.clear();
  vi.resetModules();
  const { boardSettings, wish, wishes } = await import('./settings.svelte');
  expect(boardSettings()).toMatchObject({ largePieces: false, leftHanded: false });
  expect(wishes.oneTouch).toBe(false);
  wish('largePieces', true);
  wish('leftHanded', true);
  expect(boardSettings()).toMatchObject({ largePieces: true, leftHanded: true });
});

test('words chosen at one table change neither other tables nor the wish', () => {
  wish('byWords', false);
  setByWords('one', true);
  expect([byWordsAt('one'), byWordsAt('another'), wishes.byWords]).toEqual([true, false, false]);
  wish('byWords', true);
  setByWords('one', false);
  expect([byWordsAt('one'), byWordsAt('another')]).toEqual([false, true]);
});
