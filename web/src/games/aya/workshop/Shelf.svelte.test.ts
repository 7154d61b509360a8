// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleOf } from './examples';
import { parseLayout } from './layout';
import { dropTable, keepTable, keptTables, MOST_KEPT } from './Shelf.svelte';

beforeEach(() => localStorage.clear());

test('a table is saved by name, the newest first, and replaced by the same name', () => {
  keepTable('row', exampleOf('row'));
  keepTable(' turn ', exampleOf('turn'));
  keepTable('row', exampleOf('fork'));
  expect(keptTables().map((one) => one.name)).toEqual(['row', 'turn']);
  expect(parseLayout(keptTables()[0]?.text ?? '')).toEqual(exampleOf('fork'));
  dropTable('row');
  expect(keptTables().map((one) => one.name)).toEqual(['turn']);
});

test('invalid entries are left out, and the number of tables is limited', () => {
  localStorage.setItem('rivage.aya.workshop', '[{"name":"bad","text":"v9"}, 7, null, {"name":"good","text":"v1:"}]');
  expect(keptTables().map((one) => one.name)).toEqual(['good']);
  localStorage.setItem('rivage.aya.workshop', '{');
  expect(keptTables()).toEqual([]);
  for (let number = 0; number < MOST_KEPT + 3; number++) keepTable(`table ${number}`, exampleOf('row'));
  expect(keptTables()).toHaveLength(MOST_KEPT);
});

test('saving returns false if the browser stores nothing', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(keepTable('row', exampleOf('row'))).toBe(false);
  vi.restoreAllMocks();
});
