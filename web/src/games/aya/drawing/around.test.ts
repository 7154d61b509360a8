import { describe, expect, it } from 'vitest';
import type { PlaceShown } from '../scene';
import { TERRAINS } from '../sizes';
import { around, BORDER, PLAIN } from './around';
import { axesOf } from './quaternion';

const seat = (k: number, stock: number, reserve: string[] = []): PlaceShown => ({
  seat: k,
  name: `Seat ${k}`,
  stock,
  reserve,
  turn: k === 0,
  you: k === 1,
});
const piles = TERRAINS.map((terrain) => ({ terrain, tiles: 3, animals: 5, top: terrain === 'pole' ? 'fork' : '' }));

describe('around the field', () => {
  it.each([
    [1, 156],
    [2, 78],
    [3, 52],
    [4, 39],
    [5, 32],
  ])('the pieces of %i seats lie on the border and not in the field', (seats, stock) => {
    const places = Array.from({ length: seats }, (_, k) => seat(k, stock, ['forest', 'garden']));
    const laid = around(1200, 800, piles, places);
    expect(laid.dominoes.filter(({ kind }) => kind === PLAIN)).toHaveLength(stock * seats);
    const spots = [
      ...laid.dominoes.map(({ pose }) => ({ x: pose[0], y: pose[1], half: 7 })),
      ...laid.discs.map(({ x, y }) => ({ x, y, half: 15 })),
    ];
    for (const { x, y, half } of spots) {
      expect(Math.abs(x) > 600 + half || Math.abs(y) > 400 + half).toBe(true);
      expect(Math.abs(x)).toBeLessThan(600 + BORDER.side);
      expect(y).toBeGreaterThan(-400 - BORDER.bottom);
      expect(y).toBeLessThan(400 + BORDER.top);
    }
  });

  it('every seat has its own place', () => {
    const laid = around(
      1200,
      800,
      piles,
      [0, 1, 2, 3, 4].map((k) => seat(k, 31)),
    );
    const spots = laid.seats.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(spots).size).toBe(5);
  });

  it('the person at this screen sits at the lower edge', () => {
    const laid = around(1200, 800, piles, [seat(0, 3), seat(1, 3), seat(2, 3)]);
    expect(laid.seats[1]).toMatchObject({ x: 0, shown: { seat: 1 } });
    expect(laid.seats[1]?.y).toBeLessThan(-400);
  });

  it('a stock shows backs, a reserve shows faces with the last one on top', () => {
    const laid = around(1200, 800, [], [seat(0, 1, ['forest', 'pole*'])]);
    const ups = laid.dominoes.map(({ kind, pose }) => [kind, Math.round(axesOf(pose)[0][2]) + 0, pose[2]]);
    expect(ups).toEqual([
      [PLAIN, 1, 3],
      ['forest', -1, 3],
      ['pole*', -1, 9],
    ]);
  });

  it('a tile that was put back lies face up on its pile', () => {
    const faces = around(1200, 800, piles, []).discs.filter(({ piece, terrain }) => piece === 'tile' && terrain === 'pole');
    expect(faces.map(({ face }) => face)).toEqual(['back-pole', 'back-pole', 'pole-fork']);
  });
});
