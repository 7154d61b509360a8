// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { SeatView, TableView } from '../../shell/api/wire';
import { isBotMatch, rematchRequest, strongerBotRequest, strongerLevel } from './another';

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
  it('is a show for its host if no person sits or sat there', () => {
    const bots = [seat({}), seat({})];
    expect(isBotMatch({ host: true, seats: bots })).toBe(true);
    expect(isBotMatch({ host: false, seats: bots })).toBe(false);
    expect(isBotMatch({ host: true, seats: [seat({ kind: 'person' }), seat({})] })).toBe(false);
    expect(isBotMatch({ host: true, seats: [seat({ lent: true }), seat({})] })).toBe(false);
    expect(isBotMatch({ host: true, seats: [seat({ left: true }), seat({})] })).toBe(false);
  });

  it('is played again by the same bots with the same options', () => {
    const options: TableView['options'] = { game: { glass: 120 }, clock: { t: 'none' }, games: 1 };
    expect(rematchRequest({ game: 'aya', seats: [seat({}), seat({ level: 'architect' })], options })).toEqual({
      game: 'aya',
      seats: [{ who: 'bot:builder' }, { who: 'bot:architect' }],
      options,
    });
  });
});

describe('a player who has won against bots', () => {
  const levels = ['builder', 'architect'];
  const me = seat({ kind: 'person', you: true, level: '', name: 'Ann' });

  it('is offered the next stronger level', () => {
    expect(strongerLevel({ seats: [seat({}), me] }, [1], levels)).toBe('architect');
    expect(strongerLevel({ seats: [seat({}), me, seat({})] }, [1], levels)).toBe('architect');
  });

  it('is offered none after a loss or draw, at the top level, or with others', () => {
    expect(strongerLevel({ seats: [seat({ level: 'architect' }), me] }, [1], levels)).toBeNull();
    expect(strongerLevel({ seats: [seat({}), me] }, [0], levels)).toBeNull();
    expect(strongerLevel({ seats: [seat({}), me] }, [0, 1], levels)).toBeNull();
    expect(strongerLevel({ seats: [seat({}), me] }, [], levels)).toBeNull();
    expect(strongerLevel({ seats: [seat({}), me] }, [1], [])).toBeNull();
    expect(strongerLevel({ seats: [seat({}), seat({})] }, [1], levels)).toBeNull();
    expect(strongerLevel({ seats: [seat({ kind: 'person' }), me] }, [1], levels)).toBeNull();
    expect(strongerLevel({ seats: [seat({ left: true }), me] }, [1], levels)).toBeNull();
    expect(strongerLevel({ seats: [seat({}), me, seat({ level: 'architect' })] }, [1], levels)).toBeNull();
  });

  it('plays them from the same seat, with the same name and options', () => {
    const options: TableView['options'] = { game: {}, clock: { t: 'none' }, games: 1 };
    expect(strongerBotRequest({ game: 'deep-river', seats: [seat({}), me], options }, 'architect')).toEqual({
      game: 'deep-river',
      seats: [{ who: 'bot:architect' }, { who: 'me', name: 'Ann' }],
      options,
    });
  });
});
