// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { GameModule, Translate } from '../../games/module';
import type { TableView } from '../../shell/api/wire';
import { isAway, ownSeat, seatInfos } from './seats';

const t: Translate = (id, args = {}) => [id, ...Object.values(args)].join(' ');

/** The names of seats with the given sides. */
function names(called: readonly string[], sides: readonly string[]): string[] {
  // Only the fields that are read here.
  const table = { seats: called.map((name) => ({ name, kind: name ? 'person' : 'open', level: '' })) } as TableView;
  const game = {
    sideOf: (_: unknown, seat: number) => sides[seat] ?? '',
    sideName: (side: string) => side,
  } as unknown as GameModule;
  return seatInfos(table, null, game, t).map((seat) => seat.name);
}

test('a unique name is kept', () => {
  expect(names(['Ann', 'Ben'], ['eels', 'salmon'])).toEqual(['Ann', 'Ben']);
});

test('players with the same name are distinguished by side', () => {
  expect(names(['Ann', 'Ann'], ['eels', 'salmon'])).toEqual(['name-and-side Ann eels', 'name-and-side Ann salmon']);
});

test('players with the same name are numbered if there are no sides', () => {
  expect(names(['Ann', 'Ben', 'Ben'], ['0', '1', '2'])).toEqual(['Ann', 'name-and-number Ben 1', 'name-and-number Ben 2']);
  expect(names(['Ben', 'Ben'], ['', ''])).toEqual(['name-and-number Ben 1', 'name-and-number Ben 2']);
});

test('only a person can be away, and the end of the match changes nothing', () => {
  expect(isAway({ kind: 'person', here: false })).toBe(true);
  expect(isAway({ kind: 'person', here: true })).toBe(false);
  expect(isAway({ kind: 'open', here: false })).toBe(false);
  expect(isAway({ kind: 'bot', here: true })).toBe(false);
  const seats = [{ name: 'Ann', kind: 'person', level: '', here: false }];
  const game = { sideOf: () => '', sideName: () => '' } as unknown as GameModule;
  for (const status of ['playing', 'over'] as const)
    expect(seatInfos({ status, seats } as TableView, null, game, t)[0]?.away).toBe(true);
});

test('open seats are not numbered', () => {
  expect(names(['Ann', '', ''], ['0', '1', '2'])).toEqual(['Ann', 'seat-open', 'seat-open']);
});

test('a player who has left holds no seat', () => {
  const seat = { name: 'Ann', kind: 'person', level: 'builder', you: true, left: true };
  const table = { status: 'playing', to_act: [0], seats: [seat] } as unknown as TableView;
  const game = { sideOf: () => '', sideName: () => '' } as unknown as GameModule;
  expect([ownSeat(table), seatInfos(table, null, game, t)[0]?.you]).toEqual([null, false]);
});
