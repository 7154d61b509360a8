// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from './api/api';
import { shown } from './pageLoader';
import NotFoundPage from './pages/NotFoundPage.svelte';
import OfflinePage from './pages/OfflinePage.svelte';

beforeEach(() => {
  vi.restoreAllMocks();
});

test('a page whose games cannot be had is no lost page: it says that nobody answers, and asks again', async () => {
  const games = vi.spyOn(api, 'games').mockRejectedValue(new Refused('connection.lost'));
  for (const route of [
    { page: 'game', id: 'deep-river' },
    { page: 'daily', game: '', day: '' },
  ] as const) {
    const { Page, props } = await shown(route);
    expect(Page).toBe(OfflinePage);
    expect(props).toEqual({ files: false });
  }
  // What the house does not play is lost, once it has answered.
  games.mockResolvedValue([]);
  expect((await shown({ page: 'game', id: 'deep-river' })).Page).toBe(NotFoundPage);
});

test('a page that tells little about the games is shown without them', async () => {
  vi.resetModules();
  const fresher = await import('./api/api');
  vi.spyOn(fresher.api, 'games').mockRejectedValue(new fresher.Refused('connection.lost'));
  const { shown: fresh } = await import('./pageLoader');
  const { Page } = await fresh({ page: 'about' });
  expect(Page).toBe((await import('./pages/AboutPage.svelte')).default);
});
