import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Changes, patched } from './patch';

/** Made by the server's own writer of patches, from values of all kinds and from matches of every game. */
const CASES: { first: unknown; changes: Changes[]; last: unknown }[] = JSON.parse(
  readFileSync(join(process.cwd(), '../tests/table/views/patches.json'), 'utf8'),
);

test('what the server tells by patches is what it would tell as a whole', () => {
  expect(CASES.length).toBeGreaterThan(50);
  for (const { first, changes, last } of CASES) expect(changes.reduce(patched, first)).toEqual(last);
});

test('what has not changed is the same object, and what was there before is left alone', () => {
  const before = { turn: 1, pieces: [{ x: 1 }, { x: 2 }], seats: [{ name: 'Ada' }] };
  const after = patched(before, { turn: 2, 'pieces~': { '1~': { x: 5 }, '+': [{ x: 9 }] } }) as typeof before;
  expect(after).toEqual({ turn: 2, pieces: [{ x: 1 }, { x: 5 }, { x: 9 }], seats: [{ name: 'Ada' }] });
  expect(after.seats).toBe(before.seats);
  expect(after.pieces[0]).toBe(before.pieces[0]);
  expect(before).toEqual({ turn: 1, pieces: [{ x: 1 }, { x: 2 }], seats: [{ name: 'Ada' }] });
});

test('items are taken out and put in at their place', () => {
  expect(patched([1, 2, 3, 4], { '@': [1, 2], '+': [7] })).toEqual([1, 7, 4]);
  expect(patched([1, 2, 3], { '@': [0, 2] })).toEqual([3]);
  expect(patched([1], { '+': [2, 3] })).toEqual([1, 2, 3]);
});
