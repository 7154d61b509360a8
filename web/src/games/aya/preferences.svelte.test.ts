// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
});

test('stored preferences are loaded, and values of a wrong type are ignored', async () => {
  localStorage.setItem('rivage.aya', JSON.stringify({ snaps: false, helper: 'no', drawing: 'flat', later: 1 }));
  const { preferences } = await import('./preferences.svelte');
  expect(preferences).toEqual({
    snaps: false,
    helper: true,
    plan: true,
    follow: true,
    map: true,
    drawing: 'flat',
    readAll: false,
  });
});

test('preferences are synced between devices, except for the renderer', async () => {
  localStorage.setItem('rivage.aya', JSON.stringify({ drawing: 'flat' }));
  const { api } = await import('../../shell/api/api');
  vi.spyOn(api, 'me').mockResolvedValue({ name: '', elsewhere: '', only_here: false, crowns: {}, kept: { 'table-aya': 4 } });
  vi.spyOn(api, 'getStored').mockResolvedValue({ version: 4, data: { helper: false, drawing: 'three', later: 1 } });
  const keep = vi.spyOn(api, 'putStored').mockResolvedValue({ version: 5, data: null });
  const { preferences, setPreference } = await import('./preferences.svelte');
  await (await import('../../shell/syncedStorage.svelte')).fetchMe();
  await vi.runAllTimersAsync();
  flushSync();
  expect(preferences).toMatchObject({ helper: false, drawing: 'flat' });
  setPreference('drawing', 'any');
  await vi.runAllTimersAsync();
  expect(keep).not.toHaveBeenCalled();
  setPreference('snaps', false);
  await vi.runAllTimersAsync();
  const stored = keep.mock.calls[0]?.[1].data;
  expect(stored).toMatchObject({ helper: false, snaps: false, later: 1, drawing: 'three' });
});
