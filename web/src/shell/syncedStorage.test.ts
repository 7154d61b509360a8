// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** A house that keeps things, and can be cut off. */
const house = { things: new Map<string, { version: number; data: unknown }>(), reached: true, told: 0 };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(house, { things: new Map(), reached: true, told: 0 });
});

async function browser() {
  vi.resetModules();
  const { api, Refused: R } = await import('./api/api');
  const line = () => {
    if (!house.reached) throw new R('connection.lost');
  };
  vi.spyOn(api, 'me').mockImplementation(async () => {
    line();
    return { name: '', elsewhere: '', kept: Object.fromEntries([...house.things].map(([name, { version }]) => [name, version])) };
  });
  vi.spyOn(api, 'kept').mockImplementation(async (name) => {
    line();
    return house.things.get(name) ?? { version: 0, data: null };
  });
  vi.spyOn(api, 'keep').mockImplementation(async (name, { version, data }) => {
    line();
    house.told += 1;
    if ((house.things.get(name)?.version ?? 0) !== version) throw new R('kept.newer');
    const kept = { version: version + 1, data };
    house.things.set(name, kept);
    return kept;
  });
  return import('./syncedStorage.svelte');
}

const union = (mine: unknown, theirs: unknown) =>
  [...new Set([...(mine as string[]), ...((theirs as string[] | null) ?? [])])].sort();

test('what is kept is here at once and in the house soon, several changes by one word', async () => {
  const { synced } = await browser();
  synced('album').set(['a']);
  synced('album').set(['a', 'b']);
  expect(synced('album').value).toEqual(['a', 'b']);
  expect(house.told).toBe(0);
  await vi.runAllTimersAsync();
  expect(house.told).toBe(1);
  expect(house.things.get('album')).toEqual({ version: 1, data: ['a', 'b'] });
});

test('a page that comes back has it from the browser before it has met the house', async () => {
  const { synced } = await browser();
  synced('album').set(['a']);
  await vi.runAllTimersAsync();
  const again = await browser();
  expect(again.synced('album').value).toEqual(['a']);
});

test('what another device wrote is heard of, and what both wrote is merged', async () => {
  const { synced, fetchMe } = await browser();
  synced('album', union).set(['a']);
  await vi.runAllTimersAsync();
  house.things.set('album', { version: 5, data: ['b'] });
  await fetchMe();
  await vi.runAllTimersAsync();
  expect(synced('album').value).toEqual(['b']);
  house.things.set('album', { version: 6, data: ['b', 'c'] });
  synced('album').set(['b', 'd']);
  await vi.runAllTimersAsync();
  expect(synced('album').value).toEqual(['b', 'c', 'd']);
  expect(house.things.get('album')).toEqual({ version: 7, data: ['b', 'c', 'd'] });
});

test('what was kept without a line is told when it is back', async () => {
  const { synced } = await browser();
  house.reached = false;
  synced('album').set(['a']);
  await vi.runAllTimersAsync();
  expect(house.things.size).toBe(0);
  house.reached = true;
  dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(house.things.get('album')?.data).toEqual(['a']);
});

test('who becomes another guest takes along what this browser kept', async () => {
  const { synced, moveToAccount } = await browser();
  synced('album', union).set(['a']);
  await vi.runAllTimersAsync();
  house.things = new Map([['album', { version: 3, data: ['z'] }]]);
  await moveToAccount();
  expect(house.things.get('album')).toEqual({ version: 4, data: ['a', 'z'] });
});

test('a record that cannot be read is as if it were not there', async () => {
  localStorage.setItem('rivage.kept.album', '{');
  const { synced } = await browser();
  expect(synced('album').value).toBeUndefined();
});

test('a browser that is cleared keeps nothing of the house, and what is not ours stays', async () => {
  const { synced, clearBrowser } = await browser();
  localStorage.setItem('other', '1');
  const dropped = vi.fn();
  vi.stubGlobal('caches', { delete: dropped });
  synced('album').set(['a']);
  await clearBrowser();
  expect(Object.keys(localStorage)).toEqual(['other']);
  expect(dropped).toHaveBeenCalledWith('rivage-matches');
  // What was about to be told is not told in the name of somebody new.
  await vi.runAllTimersAsync();
  expect(house.told).toBe(0);
  vi.unstubAllGlobals();
});

test('what another tab wrote is known here, so that nothing is written over an older version', async () => {
  const { synced } = await browser();
  synced('album').set(['a']);
  await vi.runAllTimersAsync();
  localStorage.setItem('rivage.kept.album', JSON.stringify({ version: 2, data: ['a', 'b'], dirty: false }));
  house.things.set('album', { version: 2, data: ['a', 'b'] });
  dispatchEvent(new StorageEvent('storage', { key: 'rivage.kept.album' }));
  expect(synced('album').value).toEqual(['a', 'b']);
  synced('album').set(['a', 'b', 'c']);
  await vi.runAllTimersAsync();
  expect(house.told).toBe(2);
  expect(house.things.get('album')).toEqual({ version: 3, data: ['a', 'b', 'c'] });
});
