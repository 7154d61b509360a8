// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { SeatView, TableView } from '../../shell/wire';
import { isShow, sameAgain } from './another';

const seat = (more: Partial<SeatView>): SeatView => ({
  kind: 'bot',
  name: '',
  level: 'builder',
  lent: false,
  you: false,
  here: true,
  away_since: 0,
  left: false,
  late: false,
  host: false,
  ...more,
});

describe('a match of bots', () => {
  it('is a show for who laid the table, where nobody else sits or sat', () => {
    const bots = [seat({}), seat({})];
    expect(isShow({ host: true, seats: bots })).toBe(true);
    expect(isShow({ host: false, seats: bots })).toBe(false);
    expect(isShow({ host: true, seats: [seat({ kind: 'person' }), seat({})] })).toBe(false);
    expect(isShow({ host: true, seats: [seat({ lent: true }), seat({})] })).toBe(false);
    expect(isShow({ host: true, seats: [seat({ left: true }), seat({})] })).toBe(false);
  });

  it('is played again by the same bots at the same seats, with the same options', () => {
    const options: TableView['options'] = { game: { glass: 120 }, clock: { t: 'none' }, games: 1 };
    expect(sameAgain({ game: 'aya', seats: [seat({}), seat({ level: 'architect' })], options })).toEqual({
      game: 'aya',
      seats: [{ who: 'bot:builder' }, { who: 'bot:architect' }],
      options,
    });
  });
});
