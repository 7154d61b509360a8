import { describe, expect, it } from 'vitest';
import { type ParkChoice, parkTable } from './parktable';

const choice: ParkChoice = {
  how: 'alone',
  name: 'Ada',
  guestName: (place) => `Guest ${place}`,
  walkers: 3,
  level: 'gardener',
  clock: { t: 'rounds', seconds: 60 },
  statueTie: 'one',
};

describe('a table for a walk', () => {
  it('has one seat and no clock alone', () => {
    const table = parkTable(choice);
    expect(table.seats).toEqual([{ who: 'me', name: 'Ada' }]);
    expect(table.options?.clock).toEqual({ t: 'none' });
  });

  it('seats bots of one level beside me', () => {
    expect(parkTable({ ...choice, how: 'bots' }).seats.map((seat) => seat.who)).toEqual(['me', 'bot:gardener', 'bot:gardener']);
  });

  it('leaves the other seats open for friends, with the time per round that was chosen', () => {
    const table = parkTable({ ...choice, how: 'friends', walkers: 8 });
    expect(table.seats.map((seat) => seat.who)).toEqual(['me', ...Array(7).fill('open')]);
    expect(table.options?.clock).toEqual({ t: 'rounds', seconds: 60 });
  });

  it('gives every seat to the people at one device, each with a name', () => {
    expect(parkTable({ ...choice, how: 'device' }).seats.map((seat) => seat.name)).toEqual(['Ada', 'Guest 1', 'Guest 2']);
  });
});
