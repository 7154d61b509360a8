import { expect, test } from 'vitest';
import { type Choice, plan } from './newtable';

const choice: Choice = {
  game: 'deep-river',
  level: 'old-bear',
  otherLevel: 'first-steps',
  name: 'Ada',
  otherName: 'Ben',
  seat: null,
  clock: { t: 'real', base: 300, increment: 5 },
  games: null,
  options: { pie: true },
};

test('against a bot the coin decides the seat when nobody asked for one', () => {
  expect(plan('bot', choice, 0).seats).toEqual([{ who: 'me', name: 'Ada' }, { who: 'bot:old-bear' }]);
  expect(plan('bot', choice, 1).seats).toEqual([{ who: 'bot:old-bear' }, { who: 'me', name: 'Ada' }]);
  expect(plan('bot', { ...choice, seat: 1 }, 0).seats[1]).toEqual({ who: 'me', name: 'Ada' });
});

test('friends who meet by a link play two games unless they chose otherwise', () => {
  expect(plan('friend', choice, 0).options?.games).toBe(2);
  expect(plan('friend', { ...choice, games: 1 }, 0).options?.games).toBe(1);
  expect(plan('bot', choice, 0).options?.games).toBe(1);
});

test('two on one device both sit as this browser, each with a name', () => {
  expect(plan('hotseat', choice, 1).seats).toEqual([
    { who: 'me', name: 'Ada' },
    { who: 'me', name: 'Ben' },
  ]);
});

test('watched bots play one game without a clock', () => {
  expect(plan('watch', { ...choice, games: 2 }, 0)).toEqual({
    game: 'deep-river',
    seats: [{ who: 'bot:old-bear' }, { who: 'bot:first-steps' }],
    options: { game: { pie: true }, clock: { t: 'none' }, games: 1 },
  });
});
