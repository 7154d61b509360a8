// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { pond } from '../shell/fixtures';
import { need, t } from '../shell/language.svelte';
import { toasts } from '../shell/toasts.svelte';
import { hasAlbum, hasBoard, hasWorkshop, loadAccess, loadAlbum, loadCard, loadDeal, loadGame, loadGuide, loadWorkshop } from '.';

const river = { ...pond, id: 'deep-river' };

afterEach(() => vi.restoreAllMocks());

/** A module as a server would serve it. */
const served = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

test('a game with a folder here has a board', async () => {
  expect(hasBoard(river)).toBe(true);
  const game = await loadGame(river);
  expect(game.id).toBe('deep-river');
  expect(game.Board).toBeDefined();
});

test('a game the server knows and the client does not is whole all the same', async () => {
  expect(hasBoard(pond)).toBe(false);
  const game = await loadGame(pond);
  const seats = [{ index: 0, name: 'Ann', kind: 'person' as const, you: true, side: '0' }];
  expect(game.Board ?? game.board).toBeUndefined();
  expect(game.sideName(game.sideOf(null, 1), t)).toBe('Newts');
  expect(game.prompt({}, { t, seats })).toBe('Your turn');
  expect(game.confirm({})).toBeNull();
  expect(game.describe({ k: 3, seat: 0, action: 'hop 2', view: {} }, { t, seats })).toBe('Ann: hop 2');
  expect(game.describe({ k: 3, seat: -1, action: 'rain', view: {} }, { t, seats })).toBe('Chance: rain');
  expect(game.turnOf({ k: 3, seat: 0, action: 'hop 2', view: {} }, undefined)).toBe(3);
});

test('a game of a package brings its module, and what it leaves out has its default', async () => {
  const client = served("export const game = { id: 'pond', board: { mount() {} }, prompt: () => 'Hop!' }");
  expect(hasBoard({ ...pond, client })).toBe(true);
  const game = await loadGame({ ...pond, client });
  expect(game.board).toBeDefined();
  expect(game.prompt({}, { t, seats: [] })).toBe('Hop!');
  expect(game.confirm({})).toBeNull();
});

test('a module that cannot be loaded leaves a game to be played by words, and that is said', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await need('words');
  const game = await loadGame({ ...pond, client: served('throw new Error("no luck")') });
  expect(game.Board ?? game.board).toBeUndefined();
  expect(toasts.at(-1)?.text).toBe(t('words-no-client'));
});

test('a card, a guide and pictures of deals are found by the names of their files', async () => {
  expect((await loadCard('walk-in-the-park')).order).toBe(2);
  expect(await loadGuide('walk-in-the-park')).not.toBeNull();
  expect(await loadDeal('walk-in-the-park')).toHaveProperty('share');
});

test('an album is found by the name of its file', async () => {
  expect([hasAlbum('aya'), hasAlbum('chess')]).toEqual([true, false]);
  expect(await loadAlbum('aya')).not.toBeNull();
  expect(await loadAlbum('chess')).toBeNull();
});

test('a workshop is found by the name of its file', async () => {
  expect(hasWorkshop('aya')).toBe(true);
  expect(await loadWorkshop('aya')).not.toBeNull();
  expect(hasWorkshop('chess')).toBe(false);
  expect(await loadWorkshop('chess')).toBeNull();
});

test('how games are played by keyboard and by ear is told by those that have a file for it', async () => {
  const access = await loadAccess(['aya', 'chess', 'deep-river', 'walk-in-the-park']);
  expect([...access.keys()]).toEqual(['aya', 'deep-river', 'walk-in-the-park']);
  await need('accessibility');
  for (const { keyboard, keys, ear, time } of access.values()) {
    const named = keys.flatMap((row) => row.keys).filter((key) => key.length > 1);
    const ids = [keyboard, ear, time, ...keys.map((row) => row.does), ...named.map((key) => `key-${key}`)];
    // A message that is not there is told by its id.
    expect(ids.filter((id) => t(id) === id)).toEqual([]);
  }
});

test('whatever a folder does not export has a good default', async () => {
  expect(await loadCard('chess')).toEqual({});
  expect(await loadGuide('chess')).toBeNull();
  expect(await loadDeal('chess')).toBeNull();
});
