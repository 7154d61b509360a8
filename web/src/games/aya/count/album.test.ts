import { beforeEach, describe, expect, it, vi } from 'vitest';
import { album, best, keep, remember } from './album';

beforeEach(() => localStorage.clear());

describe('the album', () => {
  it('keeps the photos of a match once, however often its end is looked at', () => {
    expect(keep('one', ['okapi', 'forest-bend'])).toEqual(['okapi', 'forest-bend']);
    expect(keep('one', ['okapi', 'forest-bend'])).toEqual([]);
    expect(album()).toEqual({ okapi: 1, 'forest-bend': 1 });
  });

  it('tells which photos are there for the first time', () => {
    keep('one', ['okapi']);
    expect(keep('two', ['okapi', 'narwhal'])).toEqual(['narwhal']);
    expect(album()).toEqual({ okapi: 2, narwhal: 1 });
  });

  it('is empty where somebody else wrote into the store', () => {
    localStorage.setItem('rivage.aya.album', '[1, 2]');
    localStorage.setItem('rivage.aya.counted', '"x"');
    expect(album()).toEqual({});
    localStorage.setItem('rivage.aya.album', '{"okapi": "many", "narwhal": 2, "x": -1}');
    expect(album()).toEqual({ narwhal: 2 });
    localStorage.setItem('rivage.aya.album', 'no JSON');
    expect(keep('one', ['okapi'])).toEqual(['okapi']);
  });

  it('a browser that keeps nothing still plays', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keep('one', ['okapi'])).toEqual(['okapi']);
    full.mockRestore();
  });
});

describe('the best result', () => {
  it('is kept for each kind of table, and only a better one replaces it', () => {
    expect(remember('3', 20)).toBe(0);
    expect(remember('3', 18)).toBe(20);
    expect(remember('3', 31)).toBe(20);
    expect([best('3'), best('2')]).toEqual([31, 0]);
  });
});
