// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** A fake server that can be disconnected. */
const server = { stored: new Map<string, { version: number; data: unknown }>(), reached: true, uploads: 0 };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(server, { stored: new Map(), reached: true, uploads: 0 });
});

async function browser() {
  vi.resetModules();
  const { api, Refused: R } = await import('./api/api');
  const checkConnection = () => {
    if (!server.reached) throw new R('connection.lost');
  };
  vi.spyOn(api, 'me').mockImplementation(async () => {
    checkConnection();
    return {
      name: '',
      elsewhere: '',
      only_here: false,
      crowns: {},
      kept: Object.fromEntries([...server.stored].map(([name, { version }]) => [name, version])),
    };
  });
  vi.spyOn(api, 'getStored').mockImplementation(async (name) => {
    checkConnection();
    return server.stored.get(name) ?? { version: 0, data: null };
  });
  vi.spyOn(api, 'putStored').mockImplementation(async (name, { version, data }) => {
    checkConnection();
    server.uploads += 1;
    if ((server.stored.get(name)?.version ?? 0) !== version) throw new R('kept.newer');
    const kept = { version: version + 1, data };
    server.stored.set(name, kept);
    return kept;
  });
  return import('./syncedStorage.svelte');
}

const union = (mine: unknown, theirs: unknown) =>
  [...new Set([...(mine as string[]), ...((theirs as string[] | null) ?? [])])].sort();

test('a value is stored at once and uploaded with a debounce', async () => {
  const { synced } = await browser();
  synced('album').set(['a']);
  synced('album').set(['a', 'b']);
  expect(synced('album').value).toEqual(['a', 'b']);
  expect(server.uploads).toBe(0);
  await vi.runAllTimersAsync();
  expect(server.uploads).toBe(1);
  expect(server.stored.get('album')).toEqual({ version: 1, data: ['a', 'b'] });
});

test('a reloaded page reads the local value before the server has answered', async () => {
  const { synced } = await browser();
  synced('album').set(['a']);
  await vi.runAllTimersAsync();
  const reloaded = await browser();
  expect(reloaded.synced('album').value).toEqual(['a']);
});

test('values of another device are downloaded, conflicts are merged', async () => {
  const { synced, fetchMe } = await browser();
  synced('album', union).set(['a']);
  await vi.runAllTimersAsync();
  server.stored.set('album', { version: 5, data: ['b'] });
  await fetchMe();
  await vi.runAllTimersAsync();
  expect(synced('album').value).toEqual(['b']);
  server.stored.set('album', { version: 6, data: ['b', 'c'] });
  synced('album').set(['b', 'd']);
  await vi.runAllTimersAsync();
  expect(synced('album').value).toEqual(['b', 'c', 'd']);
  expect(server.stored.get('album')).toEqual({ version: 7, data: ['b', 'c', 'd'] });
});

test('changes made offline are uploaded when the connection is back', async () => {
  const { synced } = await browser();
  server.reached = false;
  synced('album').set(['a']);
  await vi.runAllTimersAsync();
  expect(server.stored.size).toBe(0);
  server.reached = true;
  dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(server.stored.get('album')?.data).toEqual(['a']);
});

test('signing in merges the local values into the account', async () => {
  const { synced, moveToAccount } = await browser();
  synced('album', union).set(['a']);
  await vi.runAllTimersAsync();
  server.stored = new Map([['album', { version: 3, data: ['z'] }]]);
  await moveToAccount();
  expect(server.stored.get('album')).toEqual({ version: 4, data: ['a', 'z'] });
});

test('an unreadable record is ignored', async () => {
  localStorage.setItem('rivage.kept.album', '{');
  const { synced } = await browser();
  expect(synced('album').value).toBeUndefined();
});

test('clearBrowser deletes our data only and cancels uploads', async () => {
  const { synced, clearBrowser } = await browser();
  localStorage.setItem('other', '1');
  const dropped = vi.fn();
  vi.stubGlobal('caches', { delete: dropped });
  synced('album').set(['a']);
  await clearBrowser();
  expect(Object.keys(localStorage)).toEqual(['other']);
  expect(dropped).toHaveBeenCalledWith('rivage-matches');
  // A pending upload is cancelled: it would belong to another account.
  await vi.runAllTimersAsync();
  expect(server.uploads).toBe(0);
  vi.unstubAllGlobals();
});

test('values written by another tab are read before the next upload', async () => {
  const { synced } = await browser();
  synced('album').set(['a']);
  await vi.runAllTimersAsync();
  localStorage.setItem('rivage.kept.album', JSON.stringify({ version: 2, data: ['a', 'b'], dirty: false }));
  server.stored.set('album', { version: 2, data: ['a', 'b'] });
  dispatchEvent(new StorageEvent('storage', { key: 'rivage.kept.album' }));
  expect(synced('album').value).toEqual(['a', 'b']);
  synced('album').set(['a', 'b', 'c']);
  await vi.runAllTimersAsync();
  expect(server.uploads).toBe(2);
  expect(server.stored.get('album')).toEqual({ version: 3, data: ['a', 'b', 'c'] });
});
