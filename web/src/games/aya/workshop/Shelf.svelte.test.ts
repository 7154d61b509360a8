// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleOf } from './examples';
import { parseLayout } from './layout';
import { dropTable, keepTable, keptTables, MOST_KEPT } from './Shelf.svelte';

beforeEach(() => localStorage.clear());

test('a table is kept by its name, the newest first, and replaced by one of the same name', () => {
  keepTable('row', exampleOf('row'));
  keepTable(' turn ', exampleOf('turn'));
  keepTable('row', exampleOf('fork'));
  expect(keptTables().map((one) => one.name)).toEqual(['row', 'turn']);
  expect(parseLayout(keptTables()[0]?.text ?? '')).toEqual(exampleOf('fork'));
  dropTable('row');
  expect(keptTables().map((one) => one.name)).toEqual(['turn']);
});

test('what somebody wrote there that is no table is left out, and there is an end to it', () => {
  localStorage.setItem('rivage.aya.workshop', '[{"name":"bad","text":"v9"}, 7, null, {"name":"good","text":"v1:"}]');
  expect(keptTables().map((one) => one.name)).toEqual(['good']);
  localStorage.setItem('rivage.aya.workshop', '{');
  expect(keptTables()).toEqual([]);
  for (let number = 0; number < MOST_KEPT + 3; number++) keepTable(`table ${number}`, exampleOf('row'));
  expect(keptTables()).toHaveLength(MOST_KEPT);
});

test('a browser that keeps nothing says so', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(keepTable('row', exampleOf('row'))).toBe(false);
  vi.restoreAllMocks();
});
