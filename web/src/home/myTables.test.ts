// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import type { SeatSummary, TableLine } from '../shell/api/wire';
import { rapids } from '../shell/fixtures';
import { loadCatalogues } from '../shell/language.svelte';
import { finished, isNewcomer, playersText, relativeTime, resultOf, running, scoreOf, turnText } from './myTables';

beforeAll(() => loadCatalogues('common'));

const me: SeatSummary = { kind: 'person', name: 'Ada', level: '', you: true };
const ben: SeatSummary = { kind: 'person', name: 'Ben', level: '', you: false };
const toad: SeatSummary = { kind: 'bot', name: '', level: 'old-toad', you: false };
const free: SeatSummary = { kind: 'open', name: '', level: '', you: false };
const base: TableLine = {
  id: 't',
  game: 'pond',
  status: 'playing',
  names: ['Ada', ''],
  my_turn: false,
  changed: 5,
  seats: [me, toad],
  to_act: [1],
  points: [],
  outcome: null,
  deal: '',
  options: null,
};
const line = (more: Partial<TableLine>): TableLine => ({ ...base, ...more });

test('my turn comes first, then the last change; finished tables are separate', () => {
  const lines = [
    line({ id: 'old', changed: 1 }),
    line({ id: 'new', changed: 9 }),
    line({ id: 'mine', changed: 2, my_turn: true }),
    line({ id: 'over', changed: 99, status: 'over' }),
  ];
  expect(running(lines).map((table) => table.id)).toEqual(['mine', 'new', 'old']);
  expect(finished(lines).map((table) => table.id)).toEqual(['over']);
});

test('a newcomer has not finished a match; resigned or watched ones do not count', () => {
  const pond = { id: 'pond', endings: ['dried-up'] };
  const over = (reason: string) => ({ status: 'over', outcome: { reason, returns: [], winners: [] } });
  expect(isNewcomer(pond, [])).toBe(true);
  expect(isNewcomer(pond, [line({}), line(over('resigned')), line({ ...over('dried-up'), seats: [toad, toad] })])).toBe(true);
  expect(isNewcomer(pond, [line({ ...over('dried-up'), game: 'meadow' })])).toBe(true);
  expect(isNewcomer(pond, [line(over('dried-up'))])).toBe(false);
});

test('people are listed by name, and bots by level', () => {
  expect(playersText(line({}))).toBe('with Old toad (bot)');
  expect(playersText(line({ seats: [ben, me] }))).toBe('with Ben');
  expect(playersText(line({ seats: [me, toad, ben, toad] }))).toBe('with 2 × Old toad (bot) and Ben');
  expect(playersText(line({ seats: [me, free] }))).toBe('');
  expect(playersText(line({ seats: [me] }))).toBe('alone');
  expect(playersText(line({ seats: [me], deal: 'daily:pond:2026-11-15' }))).toMatch(/^the game of .*(15.*November|November.*15)/);
  expect(playersText(line({ seats: [me], deal: 'abc' }))).toBe('Same luck, in your own time');
  expect(playersText(line({ seats: [me, { ...me, name: 'Eve' }] }))).toBe('Ada and Eve on one device');
  expect(playersText(line({ seats: [], names: ['Ada', ''] }))).toBe('Ada');
});

test('waitsFor names the player to act', () => {
  expect(turnText(line({ my_turn: true }))).toBe('Your turn');
  expect(turnText(line({}))).toBe('Old toad (bot) to play');
  expect(turnText(line({ seats: [me, toad, ben], to_act: [1, 2] }))).toBe('the others to play');
  expect(turnText(line({ status: 'waiting', to_act: [] }))).toBe('waiting for a player');
  expect(turnText(line({ status: 'paused' }))).toBe('paused');
});

test('the score is shown where there are points, one’s own first', () => {
  expect(scoreOf(line({}))).toBe('');
  expect(scoreOf(line({ seats: [toad, me], points: [3, 12] }))).toBe('You 12 – 3');
  expect(scoreOf(line({ seats: [me], points: [7] }))).toBe('7 points');
  expect(scoreOf(line({ seats: [me, me], points: [7, 8] }))).toBe('');
});

test('a result is described from the user’s side', () => {
  const over = (winners: number[], more: Partial<TableLine> = {}) =>
    resultOf(line({ status: 'over', outcome: { reason: 'x', returns: [], winners }, ...more }));
  expect(over([0])).toBe('You won');
  expect(over([1])).toBe('You lost');
  expect(over([])).toBe('A draw');
  expect(over([1], { seats: [me, { ...me, name: 'Eve' }] })).toBe('Eve won');
  expect(resultOf(line({ status: 'over', outcome: { reason: 'abandoned', returns: [], winners: [] } }))).toBe('finished');
});

test('a co-operative match shows its points, and is never won or lost', () => {
  const team = { ...rapids, endings: ['sand'] };
  const over = (points: number, more: Partial<TableLine> = {}, reason = 'sand') =>
    resultOf(line({ status: 'over', outcome: { reason, returns: [points, points], winners: [0, 1] }, ...more }), team);
  expect(over(48)).toBe('48 points as a team');
  expect(over(1)).toBe('1 point as a team');
  expect(over(48, { seats: [me] })).toBe('48 points');
  expect(over(48, { seats: [me, { ...me, name: 'Eve' }] })).toBe('48 points as a team');
  expect(over(0, {}, 'resigned')).toBe('finished');
});

test('times are relative and rounded', () => {
  const now = Date.UTC(2026, 4, 20, 12);
  expect(relativeTime(now - 5_000, now)).toBe('just now');
  expect(relativeTime(now + 5_000, now)).toBe('just now');
  expect(relativeTime(now - 5 * 60_000, now)).toBe('5 minutes ago');
  expect(relativeTime(now - 3 * 3_600_000, now)).toBe('3 hours ago');
  expect(relativeTime(now - 30 * 3_600_000, now)).toBe('yesterday');
  expect(relativeTime(Date.UTC(2026, 0, 2, 12), now)).toContain('2026');
});
