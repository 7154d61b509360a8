import { expect, test } from 'vitest';
import { hasBoard, loadCard, loadDeal, loadGame, loadGuide } from '.';

test('a game with a folder here has a board', async () => {
  expect(hasBoard('deep-river')).toBe(true);
  expect((await loadGame('deep-river')).id).toBe('deep-river');
});

test('a game the server knows and the client does not has none', async () => {
  expect(hasBoard('chess')).toBe(false);
  await expect(loadGame('chess')).rejects.toThrow('no game chess');
});

test('a card, a guide and pictures of deals are found by the names of their files', async () => {
  expect((await loadCard('walk-in-the-park')).order).toBe(2);
  expect(await loadGuide('walk-in-the-park')).not.toBeNull();
  expect(await loadDeal('walk-in-the-park')).toHaveProperty('share');
});

test('whatever a folder does not export has a good default', async () => {
  expect(await loadCard('chess')).toEqual({});
  expect(await loadGuide('chess')).toBeNull();
  expect(await loadDeal('chess')).toBeNull();
});
