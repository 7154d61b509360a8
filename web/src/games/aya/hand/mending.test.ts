import { expect, it } from 'vitest';
import { animal, domino, view } from './fixtures';
import { nextToPut, nextToRaise } from './mending';

const nothing = () => false;

it('what has fallen is raised before what was laid flat, and first what has room', () => {
  const flat = domino(1, 200, 200, 0, { lies: 'buffer' });
  const blocked = domino(2, 0, 0, 0, { lies: 'fallen' });
  const standing = domino(3, 2, 0);
  const free = domino(4, 100, 0, 0, { lies: 'fallen' });
  const table = view({ dominoes: [flat, blocked, standing, free] });
  expect(nextToRaise(table, nothing)?.id).toBe(4);
  expect(nextToRaise(table, (one) => one.id === 4)?.id).toBe(2);
  expect(nextToRaise(view({ dominoes: [flat] }), nothing)?.id).toBe(1);
  expect(nextToRaise(view({ dominoes: [domino(1, 0, 0)] }), nothing)).toBe(undefined);
});

it('an animal is put back on once its domino stands, if there is a second one to ride on', () => {
  const off = animal('okapi', 0, 0, 1, { rides: false });
  expect(nextToPut(view({ dominoes: [domino(1, 0, 0, 0, { lies: 'buffer' })], animals: [off] }))).toBe(undefined);
  expect(nextToPut(view({ dominoes: [domino(1, 0, 0)], animals: [off] }))).toEqual({ animal: 'okapi', at: null });
  expect(nextToPut(view({ dominoes: [domino(1, 0, 0), domino(2, 20, 0)], animals: [off] }))?.at).toMatchObject({ x: 10, y: 0 });
});
