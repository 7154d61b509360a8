import { expect, test } from 'vitest';
import { levelFor, nickname, wish, wishLevel } from './settings.svelte';

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
