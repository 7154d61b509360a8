// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from './api/api';
import { loadPage } from './pageLoader';
import NotFoundPage from './pages/NotFoundPage.svelte';
import OfflinePage from './pages/OfflinePage.svelte';

beforeEach(() => {
  vi.restoreAllMocks();
});

test('without the list of games a page shows the offline page, not "not found"', async () => {
  const games = vi.spyOn(api, 'games').mockRejectedValue(new Refused('connection.lost'));
  for (const route of [
    { page: 'game', id: 'deep-river' },
    { page: 'daily', game: '', day: '' },
  ] as const) {
    const { Page, props } = await loadPage(route);
    expect(Page).toBe(OfflinePage);
    expect(props).toEqual({ files: false });
  }
  // Once the server has answered, an unknown game is not found.
  games.mockResolvedValue([]);
  expect((await loadPage({ page: 'game', id: 'deep-river' })).Page).toBe(NotFoundPage);
});

test('the about page is shown without the list of games', async () => {
  vi.resetModules();
  const fresher = await import('./api/api');
  vi.spyOn(fresher.api, 'games').mockRejectedValue(new fresher.Refused('connection.lost'));
  const { loadPage: fresh } = await import('./pageLoader');
  const { Page } = await fresh({ page: 'about' });
  expect(Page).toBe((await import('./pages/AboutPage.svelte')).default);
});
