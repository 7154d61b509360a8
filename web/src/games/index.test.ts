// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { pond } from '../shell/fixtures';
import { loadCatalogues, t } from '../shell/language.svelte';
import { toasts } from '../shell/toasts.svelte';
import { hasAlbum, hasBoard, hasWorkshop, loadAccess, loadAlbum, loadCard, loadDeal, loadGame, loadGuide, loadWorkshop } from '.';

const river = { ...pond, id: 'deep-river' };

afterEach(() => vi.restoreAllMocks());

/** A module URL as a server would serve it. */
const served = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

test('a game with a folder has a board', async () => {
  expect(hasBoard(river)).toBe(true);
  const game = await loadGame(river);
  expect(game.id).toBe('deep-river');
  expect(game.Board).toBeDefined();
});

test('a game that only the server knows gets defaults for everything', async () => {
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

test('a game from a package brings its module, the rest has defaults', async () => {
  const client = served("export const game = { id: 'pond', board: { mount() {} }, prompt: () => 'Hop!' }");
  expect(hasBoard({ ...pond, client })).toBe(true);
  const game = await loadGame({ ...pond, client });
  expect(game.board).toBeDefined();
  expect(game.prompt({}, { t, seats: [] })).toBe('Hop!');
  expect(game.confirm({})).toBeNull();
});

test('a module that fails to load falls back to text mode with a toast', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await loadCatalogues('words');
  const game = await loadGame({ ...pond, client: served('throw new Error("no luck")') });
  expect(game.Board ?? game.board).toBeUndefined();
  expect(toasts.at(-1)?.text).toBe(t('words-no-client'));
});

test('cards, guides and deal modules are found by file name', async () => {
  expect((await loadCard('walk-in-the-park')).order).toBe(2);
  expect(await loadGuide('walk-in-the-park')).not.toBeNull();
  expect(await loadDeal('walk-in-the-park')).toHaveProperty('share');
});

test('albums are found by file name', async () => {
  expect([hasAlbum('aya'), hasAlbum('chess')]).toEqual([true, false]);
  expect(await loadAlbum('aya')).not.toBeNull();
  expect(await loadAlbum('chess')).toBeNull();
});

test('workshops are found by file name', async () => {
  expect(hasWorkshop('aya')).toBe(true);
  expect(await loadWorkshop('aya')).not.toBeNull();
  expect(hasWorkshop('chess')).toBe(false);
  expect(await loadWorkshop('chess')).toBeNull();
});

test('accessibility pages list the games that have an access module', async () => {
  const access = await loadAccess(['aya', 'chess', 'deep-river', 'walk-in-the-park']);
  expect([...access.keys()]).toEqual(['aya', 'deep-river', 'walk-in-the-park']);
  await loadCatalogues('accessibility');
  for (const { keyboard, keys, ear, time } of access.values()) {
    const named = keys.flatMap((row) => row.keys).filter((key) => key.length > 1);
    const ids = [keyboard, ear, time, ...keys.map((row) => row.does), ...named.map((key) => `key-${key}`)];
    // A missing message is formatted as its id.
    expect(ids.filter((id) => t(id) === id)).toEqual([]);
  }
});

test('everything that a folder does not export has a default', async () => {
  expect(await loadCard('chess')).toEqual({});
  expect(await loadGuide('chess')).toBeNull();
  expect(await loadDeal('chess')).toBeNull();
});
