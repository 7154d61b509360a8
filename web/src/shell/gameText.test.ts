// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest';
import { api } from './api/api';
import { meadow, pond } from './fixtures';
import { games, loadGames } from './games.svelte';
import {
  endingOf,
  factsOf,
  gameMessage,
  gameOnlyMessage,
  levelHint,
  levelName,
  optionHint,
  optionName,
  optionValue,
  playersOf,
  readable,
  seatName,
  titleOf,
} from './gameText';
import { loadCatalogues } from './language.svelte';

beforeAll(() => loadCatalogues('common'));

test('the list of games is fetched once, and again after a failure', async () => {
  const request = vi.spyOn(api, 'games').mockRejectedValueOnce(new Error('no answer')).mockResolvedValue([pond, meadow]);
  await expect(loadGames()).rejects.toThrow('no answer');
  await Promise.all([loadGames(), loadGames()]);
  await loadGames();
  expect(request).toHaveBeenCalledTimes(2);
  expect(games.find('pond')).toBe(pond);
  expect(games.find('chess')).toBeUndefined();
});

test('a key is made readable', () => {
  expect(readable('stack_counts')).toBe('Stack counts');
  expect(readable('first-steps')).toBe('First steps');
});

test('a game without messages uses the texts of the server and never shows an id', () => {
  expect(titleOf('pond')).toBe('The Pond');
  expect(levelName('pond', 'old-toad')).toBe('Old toad');
  expect(levelHint('pond', 'old-toad')).toBe('');
  expect(optionName('pond', 'deep_end')).toBe('Deep end');
  expect(optionHint('pond', 'deep_end')).toBe('');
  expect(optionValue('pond', 'size', 40)).toBe('40');
  expect(seatName('pond', 'frogs')).toBe('Frogs');
  expect(endingOf('pond', 'dried-up', {})).toBe('Dried up');
  expect(gameOnlyMessage('pitch', 'pond')).toBe('');
  expect(gameMessage('way-daily', 'pond')).toBe('Today’s game');
});

test('factsOf names the number of players and the designers', () => {
  expect(factsOf(pond)).toBe('2 players · by Ida Brook and Tom Lake');
  expect(playersOf(meadow)).toBe('1 to 4 players');
});
