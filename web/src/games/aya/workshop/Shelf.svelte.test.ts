// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleOf } from './examples';
import { parseLayout } from './layout';
import { deleteTable, MAX_SAVED_TABLES, savedTables, saveTable } from './Shelf.svelte';

beforeEach(() => localStorage.clear());

test('a table is saved by name, the newest first, and replaced by the same name', () => {
  saveTable('row', exampleOf('row'));
  saveTable(' turn ', exampleOf('turn'));
  saveTable('row', exampleOf('fork'));
  expect(savedTables().map((table) => table.name)).toEqual(['row', 'turn']);
  expect(parseLayout(savedTables()[0]?.text ?? '')).toEqual(exampleOf('fork'));
  deleteTable('row');
  expect(savedTables().map((table) => table.name)).toEqual(['turn']);
});

test('invalid entries are left out, and the number of tables is limited', () => {
  localStorage.setItem('rivage.aya.workshop', '[{"name":"bad","text":"v9"}, 7, null, {"name":"good","text":"v1:"}]');
  expect(savedTables().map((table) => table.name)).toEqual(['good']);
  localStorage.setItem('rivage.aya.workshop', '{');
  expect(savedTables()).toEqual([]);
  for (let number = 0; number < MAX_SAVED_TABLES + 3; number++) saveTable(`table ${number}`, exampleOf('row'));
  expect(savedTables()).toHaveLength(MAX_SAVED_TABLES);
});

test('saving returns false if the browser stores nothing', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(saveTable('row', exampleOf('row'))).toBe(false);
  vi.restoreAllMocks();
});
