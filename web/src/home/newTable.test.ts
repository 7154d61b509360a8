import { expect, test } from 'vitest';
import type { SeatView } from '../shell/api/wire';
import { meadow, pond, rapids } from '../shell/fixtures';
import type { GameInfo } from '../shell/games.svelte';
import {
  allowsTwoGames,
  type Choice,
  defaultPlayers,
  fullGameRequest,
  mainWay,
  type Options,
  playerCounts,
  presetOf,
  presetRequest,
  tableRequest,
  type Way,
  waysOf,
} from './newTable';

const choice: Choice = {
  players: 2,
  level: 'toad',
  name: 'Ada',
  otherName: (place) => `Guest ${place}`,
  seat: null,
  clock: { t: 'real', base: 300, increment: 5 },
  games: null,
  options: { deep_end: true },
};
const occupantsOf = (info: GameInfo, way: Way, more: Partial<Choice> = {}, coin = 0) =>
  tableRequest(info, way, { ...choice, ...more }, coin).seats.map((seat) => seat.who);
const optionsOf = (info: GameInfo, way: Way, more: Partial<Choice> = {}) =>
  tableRequest(info, way, { ...choice, ...more }, 0).options;

test('the ways to play follow from seats, bots and timing', () => {
  expect(waysOf(pond)).toEqual(['bots', 'friends', 'device', 'watch']);
  expect(waysOf(meadow)).toEqual(['alone', 'bots', 'friends', 'device', 'watch']);
  // In real time every player needs a screen.
  expect(waysOf(rapids)).toEqual(['bots', 'friends', 'watch']);
  expect(waysOf({ ...pond, bot_levels: [] })).toEqual(['friends', 'device']);
  expect(waysOf({ ...meadow, max_seats: 1, bot_levels: [] })).toEqual(['alone']);
});

test('options have the default value, or the one for single players', () => {
  const hurried: GameInfo = { ...meadow, options: [{ name: 'patience', choices: [20, 60, 0], alone: 0 }] };
  const patience = (way: Way, options: Options = {}) => optionsOf(hurried, way, { options })?.game?.['patience'];
  expect(waysOf(hurried).map((way) => patience(way))).toEqual([0, 0, 20, 20, 20]);
  expect(patience('bots', { patience: 60 })).toBe(60);
});

test('the quickest way is against bots, or alone without bots', () => {
  expect([pond, meadow, rapids].map(mainWay)).toEqual(['bots', 'bots', 'bots']);
  expect(mainWay({ ...meadow, bot_levels: [] })).toBe('alone');
  expect(mainWay({ ...pond, bot_levels: [] })).toBeNull();
});

test('the number of players is selectable only with several', () => {
  expect(playerCounts(pond)).toEqual([2]);
  expect(playerCounts(meadow)).toEqual([2, 3, 4]);
  expect(playerCounts(rapids)).toEqual([2, 3, 4, 5]);
  expect([pond, meadow, rapids].map(defaultPlayers)).toEqual([2, 3, 3]);
});

test('against a bot the seat is random unless it was chosen', () => {
  expect(tableRequest(pond, 'bots', choice, 0).seats).toEqual([{ who: 'me', name: 'Ada' }, { who: 'bot:toad' }]);
  expect(tableRequest(pond, 'bots', choice, 1).seats).toEqual([{ who: 'bot:toad' }, { who: 'me', name: 'Ada' }]);
  expect(tableRequest(pond, 'bots', { ...choice, seat: 1 }, 0).seats[1]).toEqual({ who: 'me', name: 'Ada' });
});

test('without named seats the first one is the user’s', () => {
  expect(occupantsOf(meadow, 'bots', { players: 3 }, 2)).toEqual(['me', 'bot:toad', 'bot:toad']);
  expect(occupantsOf(rapids, 'friends', { players: 4 }, 3)).toEqual(['me', 'open', 'open', 'open']);
});

test('playing alone has one seat', () => {
  expect(occupantsOf(meadow, 'alone', { players: 4 })).toEqual(['me']);
});

test('all players on one device belong to this browser, each with a name', () => {
  expect(tableRequest(pond, 'device', choice, 1).seats).toEqual([
    { who: 'me', name: 'Ada' },
    { who: 'me', name: 'Guest 1' },
  ]);
  expect(tableRequest(meadow, 'device', { ...choice, players: 3 }, 0).seats.map((seat) => seat.name)).toEqual([
    'Ada',
    'Guest 1',
    'Guest 2',
  ]);
});

test('friends play two games by default in two-player games with turns', () => {
  expect(optionsOf(pond, 'friends')?.games).toBe(2);
  expect(optionsOf(pond, 'friends', { games: 1 })?.games).toBe(1);
  expect(optionsOf(pond, 'bots')?.games).toBe(1);
  expect(optionsOf(pond, 'bots', { games: 2 })?.games).toBe(2);
  expect(optionsOf(meadow, 'friends', { games: 2 })?.games).toBe(1);
  expect([pond, meadow, rapids, { ...pond, max_seats: 3 }].map(allowsTwoGames)).toEqual([true, false, false, false]);
});

test('watched bots play one game without a clock', () => {
  expect(tableRequest(pond, 'watch', { ...choice, games: 2 }, 0)).toEqual({
    game: 'pond',
    seats: [{ who: 'bot:toad' }, { who: 'bot:toad' }],
    options: { game: { deep_end: true }, clock: { t: 'none' }, games: 1 },
  });
});

test('a clock is set where players wait for each other', () => {
  const clocked = (info: GameInfo) => waysOf(info).filter((way) => optionsOf(info, way)?.clock?.t !== 'none');
  expect(clocked(pond)).toEqual(['bots', 'friends', 'device']);
  expect(clocked(meadow)).toEqual(['friends']);
  expect(clocked(rapids)).toEqual([]);
});

test('a preset has bots of the first level, or friends and one such bot', () => {
  const quick = { name: 'quick', seats: 3, options: [['calm', 1]] as [string, number][] };
  const info: GameInfo = {
    ...rapids,
    bot_levels: ['otter', 'pike'],
    options: [{ name: 'calm', choices: [2, 1], alone: null }],
    presets: [quick],
  };
  const solo = presetRequest(info, quick, 'Ada', false);
  expect(solo.seats.map((seat) => seat.who)).toEqual(['me', 'bot:otter', 'bot:otter']);
  expect(solo.options?.game).toEqual({ calm: 1 });
  expect(presetRequest(info, quick, 'Ada', true).seats.map((seat) => seat.who)).toEqual(['me', 'open', 'open', 'bot:otter']);
});

const quickInfo: GameInfo = {
  ...rapids,
  options: [{ name: 'calm', choices: [2, 1], alone: null }],
  presets: [{ name: 'quick', seats: 3, options: [['calm', 1]] }],
};

test('a table with the options of a preset is recognised', () => {
  expect(presetOf(quickInfo, { calm: 1 })?.name).toBe('quick');
  expect(presetOf(quickInfo, { calm: 2 })).toBeUndefined();
});

test('the full game after a preset keeps bots, frees other seats, resets options', () => {
  const seat = (more: Partial<SeatView>) =>
    ({ kind: 'person', name: '', level: '', lent: false, left: false, you: false, ...more }) as SeatView;
  const seats = [seat({ you: true, name: 'Ada' }), seat({ name: 'Ben' }), seat({ kind: 'bot', level: 'otter' })];
  const next = fullGameRequest(quickInfo, { seats });
  expect(next.seats).toEqual([{ who: 'me', name: 'Ada' }, { who: 'open' }, { who: 'bot:otter' }]);
  expect(next.options?.game).toEqual({ calm: 2 });
});
