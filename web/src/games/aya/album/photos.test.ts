import { beforeEach, expect, test, vi } from 'vitest';
import { fromNewer, keep, photos, type Taken, triptychsOf } from './photos';

const RECORD = 'rivage.kept.album-aya';
const at = (table: string, when = 1_700_000_000_000): Taken => ({ table: `/t/${table}`, at: when, with: ['Mia'], bots: 1 });

beforeEach(() => localStorage.clear());

test('the photos of a match are kept once, however often its end is looked at', () => {
  expect(keep(['okapi', 'forest-bend'], at('one'))).toEqual(['okapi', 'forest-bend']);
  expect(keep(['okapi', 'forest-bend'], at('one'))).toEqual([]);
  expect(photos()).toEqual({
    okapi: { times: 1, first: at('one'), last: at('one') },
    'forest-bend': { times: 1, first: at('one'), last: at('one') },
  });
});

test('a photo won again keeps where it was taken first, and where last', () => {
  keep(['okapi'], at('one', 1));
  expect(keep(['okapi', 'narwhal'], at('two', 2))).toEqual(['narwhal']);
  expect(photos().okapi).toEqual({ times: 2, first: at('one', 1), last: at('two', 2) });
});

test('three landscapes of a terrain in one match make a panorama, in two matches they make none', () => {
  expect(triptychsOf(['pole-bend', 'pole-end', 'pole-fork', 'forest-bend'])).toEqual(['triptych-pole']);
  keep(['field-bend', 'field-fork'], at('one'));
  keep(['field-end'], at('two'));
  expect(photos()).not.toHaveProperty('triptych-field');
  keep(['field-bend', 'field-fork', 'field-end'], at('three'));
  expect(photos()['triptych-field']).toEqual({ times: 1, first: at('three'), last: at('three') });
});

test('what was kept before the album knew where and when is still there, and its matches stay counted', () => {
  localStorage.setItem('rivage.aya.album', '{"okapi": 2, "narwhal": "many", "x": -1}');
  localStorage.setItem('rivage.aya.counted', '["/t/old"]');
  expect(photos()).toEqual({ okapi: { times: 2 } });
  expect(keep(['okapi'], at('old'))).toEqual([]);
  expect(keep(['okapi'], at('new'))).toEqual([]);
  expect(photos().okapi).toEqual({ times: 3, last: at('new') });
});

test('a record of a newer version is shown as far as it is understood, and never written over', () => {
  const newer = JSON.stringify({ version: 9, photos: { okapi: { times: 3, film: 'b' }, narwhal: 'later' }, more: [1] });
  localStorage.setItem(RECORD, newer);
  expect(fromNewer()).toBe(true);
  expect(photos()).toEqual({ okapi: { times: 3 } });
  expect(keep(['vicuna'], at('one'))).toEqual(['vicuna']);
  expect(localStorage.getItem(RECORD)).toBe(newer);
});

test.each(['[1, 2]', '"x"', 'no JSON', '{"version": 1, "photos": [3], "counted": 7}'])('%s in the store is an empty album', (text) => {
  localStorage.setItem(RECORD, text);
  expect(photos()).toEqual({});
  expect(fromNewer()).toBe(false);
  expect(keep(['okapi'], at('one'))).toEqual(['okapi']);
  expect(Object.keys(photos())).toEqual(['okapi']);
});

test('an address that is no table of the house is never shown as one', () => {
  const taken = { ...at('one'), table: 'javascript:alert(1)' };
  localStorage.setItem(RECORD, JSON.stringify({ version: 1, photos: { okapi: { times: 1, first: taken } }, counted: [] }));
  expect(photos()).toEqual({ okapi: { times: 1 } });
});

test('a browser that keeps nothing still plays', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(keep(['okapi'], at('one'))).toEqual(['okapi']);
  full.mockRestore();
});
