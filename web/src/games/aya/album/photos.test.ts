// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { clearBrowser, synced } from '../../../shell/syncedStorage.svelte';
import { addPhotos, fromNewer, merged, type PhotoOrigin, photos, triptychsOf } from './photos';

const at = (table: string, when = 1_700_000_000_000): PhotoOrigin => ({ table: `/t/${table}`, at: when, with: ['Mia'], bots: 1 });
const record = (): unknown => synced('album-aya').value;
const put = (value: unknown): void => synced('album-aya').set(value);

beforeEach(() => {
  // Fake timers keep the browser from syncing to the server.
  vi.useFakeTimers();
  clearBrowser();
});

test('the photos of a match are stored once, however often its end is shown', () => {
  expect(addPhotos(['okapi', 'forest-bend'], at('one'))).toEqual(['okapi', 'forest-bend']);
  expect(addPhotos(['okapi', 'forest-bend'], at('one'))).toEqual([]);
  expect(photos()).toEqual({ okapi: { times: 1, first: at('one') }, 'forest-bend': { times: 1, first: at('one') } });
});

test('a photo won again keeps its first date', () => {
  addPhotos(['okapi'], at('one', 1));
  expect(addPhotos(['okapi', 'narwhal'], at('two', 2))).toEqual(['narwhal']);
  expect(photos().okapi).toEqual({ times: 2, first: at('one', 1) });
});

test('three landscapes of a terrain make a triptych only in one match', () => {
  expect(triptychsOf(['pole-bend', 'pole-end', 'pole-fork', 'forest-bend'])).toEqual(['triptych-pole']);
  addPhotos(['field-bend', 'field-fork'], at('one'));
  addPhotos(['field-end'], at('two'));
  expect(photos()).not.toHaveProperty('triptych-field');
  addPhotos(['field-bend', 'field-fork', 'field-end'], at('three'));
  expect(photos()['triptych-field']).toEqual({ times: 1, first: at('three') });
});

test('an album of an earlier version is read, and its matches stay counted', () => {
  localStorage.setItem('rivage.aya.album', '{"okapi": 2, "narwhal": "many", "x": -1}');
  localStorage.setItem('rivage.aya.counted', '["/t/old"]');
  expect(photos()).toEqual({ okapi: { times: 2 } });
  expect(addPhotos(['okapi'], at('old'))).toEqual([]);
  expect(addPhotos(['okapi'], at('new'))).toEqual([]);
  expect(photos().okapi).toEqual({ times: 3 });
});

test('a record of a newer version is shown in part and never overwritten', () => {
  const newer = { version: 9, photos: { okapi: { times: 3, film: 'b' }, narwhal: 'later' }, more: [1] };
  put(newer);
  expect(fromNewer()).toBe(true);
  expect(photos()).toEqual({ okapi: { times: 3 } });
  expect(addPhotos(['vicuna'], at('one'))).toEqual(['vicuna']);
  expect(record()).toBe(newer);
});

test.each([[[1, 2]], ['x'], [null], [{ version: 1, photos: [3], counted: 7 }]])('%j as a record is an empty album', (found) => {
  put(found);
  expect(photos()).toEqual({});
  expect(fromNewer()).toBe(false);
  expect(addPhotos(['okapi'], at('one'))).toEqual(['okapi']);
  expect(Object.keys(photos())).toEqual(['okapi']);
});

test('an address that is not a table of this server is dropped', () => {
  const table = 'javascript:alert(1)';
  const tables = { [table]: { at: 1, with: [], bots: 0 } };
  put({ version: 1, photos: { okapi: { times: 1, first: table } }, tables, counted: [] });
  expect(photos()).toEqual({ okapi: { times: 1 } });
});

test('a full album fits into the server’s limit for a guest', () => {
  const keys = Array.from({ length: 45 }, (_, i) => `the-longest-name-of-all-${i}`);
  for (let match = 0; match < 150; match++) {
    addPhotos([keys[match % 45] ?? ''], {
      ...at(`${match}`.padStart(22, 'x')),
      with: ['Maximilian', 'Wilhelmina', 'Bartholomew'],
    });
  }
  expect(Object.keys(photos())).toHaveLength(45);
  expect(JSON.stringify(record()).length).toBeLessThan(12 * 1024);
});

test('merging two devices keeps the photos of both with their earliest dates', () => {
  addPhotos(['okapi', 'narwhal'], at('one', 20));
  const mine = record();
  clearBrowser();
  addPhotos(['okapi'], at('two', 10));
  addPhotos(['okapi', 'vicuna'], at('three', 30));
  put(merged(mine, record()));
  expect(photos()).toEqual({
    okapi: { times: 2, first: at('two', 10) },
    narwhal: { times: 1, first: at('one', 20) },
    vicuna: { times: 1, first: at('three', 30) },
  });
  expect(addPhotos(['okapi'], at('one'))).toEqual([]);
});

test('merging with a record of a newer version keeps that record', () => {
  addPhotos(['okapi'], at('one'));
  const newer = { version: 9, photos: {} };
  expect(merged(record(), newer)).toBe(newer);
  expect(merged(newer, record())).toBe(newer);
  expect(merged(undefined, newer)).toBe(newer);
});

test('without storage the photos of a match are still returned', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(addPhotos(['okapi'], at('one'))).toEqual(['okapi']);
  full.mockRestore();
});
