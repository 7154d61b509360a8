// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../../../shell/api/api';
import { clearBrowser, synced } from '../../../shell/syncedStorage.svelte';
import { photos } from '../album/photos';
import { viewOf } from '../prediction/fixtures';
import { best, kindOf, recordResult, storeMatch, storeWave, WAVE } from './records';

beforeEach(() => {
  // Fake timers keep the browser from syncing to the server.
  vi.useFakeTimers();
  clearBrowser();
});

test('the best result of each kind of table is kept until a better one replaces it', () => {
  expect(recordResult('3', 20)).toBe(0);
  expect(recordResult('3', 18)).toBe(20);
  expect(recordResult('3', 31)).toBe(20);
  expect([best('3'), best('2')]).toEqual([31, 0]);
});

test('results stored by earlier versions and unknown keys are kept', () => {
  localStorage.setItem('rivage.aya.best', '{"3": 25, "x": "y"}');
  expect(best('3')).toBe(25);
  recordResult('2', 11);
  expect([best('3'), best('2')]).toEqual([25, 11]);
  synced('best-aya').set({ '2': 11, later: { by: 'a newer version' } });
  recordResult('2', 12);
  expect(synced('best-aya').value).toEqual({ '2': 12, later: { by: 'a newer version' } });
});

test('merging two devices keeps the better result of each kind', async () => {
  vi.spyOn(api, 'putStored').mockRejectedValueOnce(new Refused('kept.newer')).mockResolvedValue({ version: 3, data: null });
  vi.spyOn(api, 'getStored').mockResolvedValue({ version: 2, data: { '3': 30, '2': 5 } });
  recordResult('3', 20);
  recordResult('2', 9);
  await vi.runAllTimersAsync();
  expect([best('3'), best('2')]).toEqual([30, 9]);
});

beforeEach(() => {
  // Fake timers keep the browser from syncing to the server.
  vi.useFakeTimers();
  clearBrowser();
});

const seat = (you: boolean) => ({ index: 0, name: 'Mia', kind: 'person' as const, you, side: '0' });
const over = (score: number) =>
  viewOf({ phase: 'over', count: { landscapes: ['pole-end'], animals: ['okapi'], triptychs: 0, tokens: 9, score, lost: [] } });

test('a match enters the album once, and is compared with earlier results', () => {
  expect(storeMatch(over(11), [seat(true)], '/t/a')).toEqual({ fresh: ['pole-end', 'okapi'], before: 0 });
  expect(storeMatch(over(11), [seat(true)], '/t/a')).toEqual({ fresh: ['pole-end', 'okapi'], before: 0 });
  expect(storeMatch(over(15), [seat(true)], '/t/b')).toEqual({ fresh: [], before: 11 });
  expect(photos()).toMatchObject({ 'pole-end': { times: 2 }, okapi: { times: 2 } });
  expect(best(kindOf(over(0)))).toBe(15);
});

test('the album stores with whom a photo was taken', () => {
  const bot = { index: 2, name: 'Otter', kind: 'bot' as const, you: false, side: '2' };
  storeMatch(over(11), [seat(true), { ...seat(false), index: 1, name: 'Ben' }, bot], '/t/d');
  expect(photos().okapi?.first).toMatchObject({ table: '/t/d', with: ['Ben'], bots: 1 });
});

test('spectators store nothing', () => {
  expect(storeMatch(over(11), [seat(false)], '/t/c')).toEqual({ fresh: [], before: -1 });
  expect(photos()).toEqual({});
});

test('tables with different options have separate records', () => {
  expect(kindOf(viewOf({ cameras: 25 }))).not.toBe(kindOf(viewOf({ cameras: 40 })));
});

test('a lesson is not a match', () => {
  expect(storeMatch(over(12), [seat(true)], '/games/aya/lesson')).toEqual({ fresh: [], before: -1 });
  expect(photos()).toEqual({});
});

test('the longest wave is a separate record, alone and as a team', () => {
  const players = [1, 2].map(() => ({ stock: 0, hand: '', reserve: [] }));
  const [alone, team] = [
    { ...over(11), players: players.slice(1) },
    { ...over(11), players },
  ];
  expect(storeWave(alone, [seat(true)], '/t/w1', 34)).toBe(0);
  expect(storeWave(team, [seat(true)], '/t/w2', 20)).toBe(0);
  expect(storeWave(alone, [seat(true)], '/t/w3', 30)).toBe(34);
  expect([best(WAVE.alone), best(WAVE.team)]).toEqual([34, 20]);
  expect(best(kindOf(alone))).toBe(0);
});

test('a longer wave found later counts, against the record before the match', () => {
  expect(storeWave(over(11), [seat(true)], '/t/l', 0)).toBe(-1);
  expect(storeWave(over(11), [seat(true)], '/t/l', 12)).toBe(0);
  expect(storeWave(over(11), [seat(true)], '/t/l', 40)).toBe(0);
  expect(best(WAVE.alone)).toBe(40);
});

test('spectators and learners store no wave', () => {
  expect(storeWave(over(11), [seat(false)], '/t/v', 50)).toBe(-1);
  expect(storeWave(over(11), [seat(true)], '/games/aya/lesson', 50)).toBe(-1);
  expect(best(WAVE.alone)).toBe(0);
});
