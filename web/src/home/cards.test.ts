import { expect, test } from 'vitest';
import { meadow, pond, rapids } from '../shell/fixtures';
import { sortCards } from './cards';

test('cards with an order come first, the others by title', () => {
  const cards = [
    { info: pond, card: {} },
    { info: rapids, card: { order: 2 } },
    { info: meadow, card: {} },
  ];
  expect(sortCards(cards).map((card) => card.info.id)).toEqual(['rapids', 'meadow', 'pond']);
});
