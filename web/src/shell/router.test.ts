// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { parse } from './router.svelte';

test('the root path is the home page', () => {
  expect(parse('/')).toEqual({ page: 'home' });
});

test('the id of a table has 22 characters', () => {
  expect(parse('/t/gDioQ_3KO-3xSC2VDo5hQA')).toEqual({ page: 'table', id: 'gDioQ_3KO-3xSC2VDo5hQA' });
  expect(parse('/t/gDioQ_3KO-3xSC2VDo5hQA/')).toEqual({ page: 'table', id: 'gDioQ_3KO-3xSC2VDo5hQA' });
  expect(parse('/t/short')).toEqual({ page: 'lost' });
  expect(parse('/t/gDioQ_3KO-3xSC2VDo5hQA/more')).toEqual({ page: 'lost' });
});

test('games and static pages have their paths', () => {
  expect(parse('/games/deep-river')).toEqual({ page: 'game', id: 'deep-river' });
  expect(parse('/games/deep-river/workshop')).toEqual({ page: 'workshop', id: 'deep-river' });
  expect(parse('/games/deep-river/rules')).toEqual({ page: 'rules', id: 'deep-river' });
  expect(parse('/games/deep-river/lesson')).toEqual({ page: 'lesson', id: 'deep-river' });
  expect(parse('/games/deep-river/album')).toEqual({ page: 'album', id: 'deep-river' });
  expect(parse('/games/deep-river/album/bear')).toEqual({ page: 'lost' });
  expect(parse('/games/deep-river/elsewhere')).toEqual({ page: 'lost' });
  expect(parse('/about')).toEqual({ page: 'about' });
  expect(parse('/me')).toEqual({ page: 'me' });
  expect(parse('/settings')).toEqual({ page: 'settings' });
  expect(parse('/accessibility/')).toEqual({ page: 'accessibility' });
  expect(parse('/settings/more')).toEqual({ page: 'lost' });
  expect(parse('/me/more')).toEqual({ page: 'lost' });
  expect(parse('/elsewhere')).toEqual({ page: 'lost' });
});

test('daily challenges, duplicates and the dice check have their paths', () => {
  expect(parse('/daily/some-game')).toEqual({ page: 'daily', game: 'some-game', day: '' });
  expect(parse('/daily/some-game/2026-11-15')).toEqual({ page: 'daily', game: 'some-game', day: '2026-11-15' });
  expect(parse('/daily/some-game/today')).toEqual({ page: 'daily', game: 'some-game', day: '' });
  expect(parse('/daily/some-game/archive')).toEqual({ page: 'archive', game: 'some-game' });
  expect(parse('/g/abcdefghijklmnopqrstuv')).toEqual({ page: 'group', id: 'abcdefghijklmnopqrstuv' });
  expect(parse('/g/short')).toEqual({ page: 'lost' });
  expect(parse('/daily/some-game/tomorrow')).toEqual({ page: 'lost' });
  expect(parse('/d/abcdefghijklmnopqrstuv')).toEqual({ page: 'duplicate', id: 'abcdefghijklmnopqrstuv' });
  expect(parse('/fair/abcdefghijklmnopqrstuv')).toEqual({ page: 'fair', id: 'abcdefghijklmnopqrstuv' });
});

test('a daily challenge is found without the name of its game', () => {
  expect(parse('/daily')).toEqual({ page: 'daily', game: '', day: '' });
  expect(parse('/daily/2026-11-15')).toEqual({ page: 'daily', game: '', day: '2026-11-15' });
});
