import { expect, test } from 'vitest';
import { hasBoard, loadGame } from '.';

test('a game with a folder here has a board', () => {
  expect(hasBoard('deep-river')).toBe(true);
  expect(hasBoard('walk-in-the-park')).toBe(true);
});

test('a game the server knows and the client does not has none', async () => {
  expect(hasBoard('chess')).toBe(false);
  await expect(loadGame('chess')).rejects.toThrow('no game chess');
});
