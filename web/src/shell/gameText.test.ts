// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest';
import { api } from './api/api';
import { meadow, pond } from './fixtures';
import { games, needGames } from './games.svelte';
import {
  endingOf,
  factsOf,
  levelHint,
  levelName,
  optionHint,
  optionName,
  optionValue,
  ownWord,
  playersOf,
  readable,
  seatName,
  titleOf,
  wordOf,
} from './gameText';
import { need } from './language.svelte';

beforeAll(() => need('common'));

test('the list of games is fetched once, and again after a failure', async () => {
  const asked = vi.spyOn(api, 'games').mockRejectedValueOnce(new Error('no answer')).mockResolvedValue([pond, meadow]);
  await expect(needGames()).rejects.toThrow('no answer');
  await Promise.all([needGames(), needGames()]);
  await needGames();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(games.find('pond')).toBe(pond);
  expect(games.find('chess')).toBeUndefined();
});

test('a key is made readable', () => {
  expect(readable('stack_counts')).toBe('Stack counts');
  expect(readable('first-steps')).toBe('First steps');
});

test('a game without words is called by what the server tells, and nothing shows an id', () => {
  expect(titleOf('pond')).toBe('The Pond');
  expect(levelName('pond', 'old-toad')).toBe('Old toad');
  expect(levelHint('pond', 'old-toad')).toBe('');
  expect(optionName('pond', 'deep_end')).toBe('Deep end');
  expect(optionHint('pond', 'deep_end')).toBe('');
  expect(optionValue('pond', 'size', 40)).toBe('40');
  expect(seatName('pond', 'frogs')).toBe('Frogs');
  expect(endingOf('pond', 'dried-up', {})).toBe('Dried up');
  expect(ownWord('pitch', 'pond')).toBe('');
  expect(wordOf('way-daily', 'pond')).toBe('Today’s game');
});

test('a game in a line tells for how many it is and by whom', () => {
  expect(factsOf(pond)).toBe('2 players · by Ida Brook and Tom Lake');
  expect(playersOf(meadow)).toBe('1 to 4 players');
});
