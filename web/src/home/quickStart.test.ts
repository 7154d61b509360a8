// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { storeDone, storeStep } from '../lesson/lessonProgress';
import type { SeatSummary, TableLine } from '../shell/api/wire';
import { meadow, pond, rapids } from '../shell/fixtures';
import type { GameInfo } from '../shell/games.svelte';
import { loadCatalogues } from '../shell/language.svelte';
import { preferences, rememberLevel } from '../shell/settings.svelte';
import { clearBrowser } from '../shell/syncedStorage.svelte';
import { isReturning, lastPlayed, quickStart, quickStartRequest, startText, unfinishedLessons } from './quickStart';

const quick = { name: 'quick', seats: 3, options: [['calm', 1]] as [string, number][] };
/** A game with a board, whose newcomers play a preset. */
const river: GameInfo = {
  ...rapids,
  client: '/extensions/rapids/index.js',
  options: [{ name: 'calm', choices: [2, 1], alone: null }],
  presets: [quick],
  lesson: true,
};
const me: SeatSummary = { kind: 'person', name: 'Ada', level: '', you: true };
const friend: SeatSummary = { kind: 'person', name: 'Ben', level: '', you: false };
const bot = (level: string): SeatSummary => ({ kind: 'bot', name: '', level, you: false });

function line(game: GameInfo, seats: SeatSummary[], more: Partial<TableLine> = {}): TableLine {
  const nothing = { names: [], my_turn: false, to_act: [], points: [], outcome: null, deal: '' };
  return { id: 't', game: game.id, status: 'over', changed: 1, seats, options: { game: {} }, ...nothing, ...more };
}

/** What the main button starts: the occupants of the seats, and its second line. */
function started(info: GameInfo, lines: TableLine[], coin = 0) {
  const start = quickStart(info, lines);
  if (!start) return null;
  const { seats, options } = quickStartRequest(info, start, 'Ada', coin);
  return { who: seats.map((seat) => seat.who), options, text: startText(info, start) };
}

beforeAll(() => loadCatalogues('common'));

beforeEach(() => {
  preferences.levels = {};
  clearBrowser();
});

test('a first game is against one bot of the first level', () => {
  expect(started(pond, [])).toMatchObject({ who: ['me', 'bot:tadpole'], text: 'against Tadpole' });
  expect(started(pond, [], 1)).toMatchObject({ who: ['bot:tadpole', 'me'] });
  expect(started(meadow, [])).toMatchObject({ who: ['me', 'bot:bee'] });
});

test('a first game is the preset if there is one', () => {
  const first = started(river, []);
  expect(first).toMatchObject({ who: ['me', 'bot:otter', 'bot:otter'], options: { game: { calm: 1 } } });
  expect(first?.text).toContain('with two bots');
});

test('a level that was chosen before counts without a match', () => {
  rememberLevel('pond', 'toad');
  expect(started(pond, [])).toMatchObject({ who: ['me', 'bot:toad'] });
});

test('without bots a game is played alone, or not without other people', () => {
  expect(started({ ...meadow, bot_levels: [] }, [])).toMatchObject({ who: ['me'], text: 'solo' });
  expect(started({ ...pond, bot_levels: [] }, [])).toBeNull();
});

test('the last match is repeated with its opponents and options', () => {
  const clock = { t: 'real', base: 300, increment: 5 } as const;
  const lines = [
    line(pond, [me, bot('tadpole')], { changed: 1 }),
    line(pond, [bot('toad'), me], { changed: 3, options: { game: { deep_end: true }, clock, games: 2 } }),
    line(pond, [me, bot('tadpole')], { changed: 2 }),
  ];
  const again = started(pond, lines);
  expect(again).toMatchObject({ who: ['me', 'bot:toad'], options: { game: { deep_end: true }, clock, games: 2 } });
  expect(again?.text).toBe('against Toad · 5 min + 5 s a turn');
  expect(started(meadow, [line(meadow, [me])])).toMatchObject({ who: ['me'], text: 'solo' });
  expect(started(meadow, [line(meadow, [me, bot('bee'), bot('bee')])])).toMatchObject({ text: 'with two bots' });
});

test('matches with people, dailies and unknown levels are not repeated', () => {
  const others = [
    line(pond, [me, friend]),
    line(pond, [me, me]),
    line(pond, [bot('toad'), bot('toad')]),
    line(pond, [me, bot('toad')], { deal: 'daily:pond:2026-01-01' }),
    line(pond, [me, bot('gone')]),
    line(pond, [me, bot('toad')], { options: null }),
    line(meadow, [me, bot('bee')]),
  ];
  expect(started(pond, others)).toMatchObject({ who: ['me', 'bot:tadpole'] });
});

test('options that the game no longer has are left out', () => {
  const old = line(pond, [me, bot('toad')], { options: { game: { deep_end: 3, gone: true } } });
  expect(started(pond, [old])?.options?.game).toEqual({ deep_end: false });
});

test('the last finished match of all games is offered again', () => {
  const earlier = line(pond, [me, bot('toad')], { changed: 1 });
  const later = line(meadow, [me], { changed: 2 });
  expect(lastPlayed([pond, meadow], [earlier, later])?.info.id).toBe('meadow');
  expect(lastPlayed([pond], [earlier, later])?.info.id).toBe('pond');
  expect(lastPlayed([pond, meadow], [])).toBeNull();
  // A running match is in the list of tables.
  expect(lastPlayed([pond, meadow], [earlier, { ...later, status: 'playing' }])?.info.id).toBe('pond');
});

test('a begun lesson is continued until it is finished', () => {
  expect(unfinishedLessons([river, pond])).toEqual([]);
  storeStep('rapids', 'second');
  expect(unfinishedLessons([river, pond])).toEqual([river]);
  storeDone('rapids');
  expect(unfinishedLessons([river, pond])).toEqual([]);
});

test('a user who has played or learned before is returning', () => {
  expect(isReturning([pond, meadow], [])).toBe(false);
  expect(isReturning([pond, meadow], [line(pond, [me, friend])])).toBe(true);
  storeStep('meadow', 'second');
  expect(isReturning([pond, meadow], [])).toBe(true);
});
