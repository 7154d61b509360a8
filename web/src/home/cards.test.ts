import { expect, test } from 'vitest';
import { meadow, pond, rapids } from '../shell/fixtures';
import { inOrder } from './cards';

test('games that ask for a place come first, the others by their titles', () => {
  const cards = [
    { info: pond, card: {} },
    { info: rapids, card: { order: 2 } },
    { info: meadow, card: {} },
  ];
  expect(inOrder(cards).map((one) => one.info.id)).toEqual(['rapids', 'meadow', 'pond']);
});
