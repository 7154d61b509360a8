// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { GameModule, Translate } from '../../games/module';
import type { TableView } from '../../shell/api/wire';
import { ownSeat, seatInfos } from './seats';

const t: Translate = (id, args = {}) => [id, ...Object.values(args)].join(' ');

/** What the seats of a table are called, where each has the side that stands there. */
function names(called: readonly string[], sides: readonly string[]): string[] {
  // Only what is read here.
  const table = { seats: called.map((name) => ({ name, kind: name ? 'person' : 'open', level: '' })) } as TableView;
  const game = {
    sideOf: (_: unknown, seat: number) => sides[seat] ?? '',
    sideName: (side: string) => side,
  } as unknown as GameModule;
  return seatInfos(table, null, game, t).map((seat) => seat.name);
}

test('who has a name of their own keeps it', () => {
  expect(names(['Ann', 'Ben'], ['eels', 'salmon'])).toEqual(['Ann', 'Ben']);
});

test('namesakes are told apart by their side', () => {
  expect(names(['Ann', 'Ann'], ['eels', 'salmon'])).toEqual(['name-and-side Ann eels', 'name-and-side Ann salmon']);
});

test('where a side is but the number of a seat, namesakes are counted', () => {
  expect(names(['Ann', 'Ben', 'Ben'], ['0', '1', '2'])).toEqual(['Ann', 'name-and-number Ben 1', 'name-and-number Ben 2']);
  expect(names(['Ben', 'Ben'], ['', ''])).toEqual(['name-and-number Ben 1', 'name-and-number Ben 2']);
});

test('open seats are no namesakes', () => {
  expect(names(['Ann', '', ''], ['0', '1', '2'])).toEqual(['Ann', 'seat-open', 'seat-open']);
});

test('who has left holds no seat any more', () => {
  const seat = { name: 'Ann', kind: 'person', level: 'builder', you: true, left: true };
  const table = { status: 'playing', to_act: [0], seats: [seat] } as unknown as TableView;
  const game = { sideOf: () => '', sideName: () => '' } as unknown as GameModule;
  expect([ownSeat(table), seatInfos(table, null, game, t)[0]?.you]).toEqual([null, false]);
});
