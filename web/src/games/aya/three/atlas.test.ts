import { expect, it } from 'vitest';
import { ANIMAL_FACES, BOX, KINDS, TILE_FACES } from '../drawing/faces';
import { DOMINO_GRID, dominoPoint, Grid } from './atlas';

it('the faces of a domino do not overlap on the texture and stay in their cell', () => {
  const cell = DOMINO_GRID.first();
  const boxes = [...new Set(BOX.map(({ face }) => face))].map(
    (face) => [dominoPoint(face, 0, 0), dominoPoint(face, 1, 1)] as const,
  );
  boxes.forEach(([[left, low], [right, high]], k) => {
    expect(left).toBeGreaterThan(cell.left);
    expect(right).toBeLessThan(cell.left + cell.wide);
    expect(low).toBeGreaterThan(cell.low);
    expect(high).toBeLessThan(cell.low + cell.high);
    for (const [[l, b], [r, t]] of boxes.slice(k + 1)) expect(right <= l || r <= left || high <= b || t <= low).toBe(true);
  });
});

it.each([
  ['dominoes', KINDS, 4, 12],
  ['tiles', TILE_FACES, 5, 21],
  ['animals', ANIMAL_FACES, 6, 30],
])('all faces of %s have their own cell inside the texture', (_, names, columns, count) => {
  const grid = new Grid(names, columns);
  const { left, low } = grid.first();
  const cells = names
    .map((name) => grid.shift(name))
    .map(([right, up]) => `${(left + right).toFixed(4)} ${(low + up).toFixed(4)}`);
  expect(new Set(cells).size).toBe(count);
  for (const cell of cells) for (const edge of cell.split(' ').map(Number)) expect(edge >= 0 && edge < 1).toBe(true);
});
