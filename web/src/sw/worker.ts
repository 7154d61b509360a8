/**
 * The house without a line: its pages, words and drawings are kept in the browser, and read from there when nobody answers.
 *
 * Files of a build have names that change with their content, so whatever is kept under a name is right for ever. The page itself
 * comes from the house whenever it answers, and from the day this worker was installed when it does not. What the house says to
 * one person is never kept here; matches that are over keep themselves (`table/state/savedMatches.ts`).
 */
import { FILES, VERSION } from './files';
import { listen } from './push';

const worker = self as unknown as ServiceWorkerGlobalScope;

const ASSETS = 'rivage-assets';
const SHELL = `rivage-shell-${VERSION}`;
/** What everybody is told alike: asked for anew whenever that is possible. */
const PUBLIC = /^\/(api\/v1\/games|favicon\.svg|manifest\.webmanifest|pictures\/[\w-]+\.png)$/;
/** The games of the house, without which hardly a page can be shown. */
const GAMES = '/api/v1/games';
/** Milliseconds after which a page is shown from here, though the house may still answer. */
const NETWORK_TIMEOUT_MS = 4000;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await (await caches.open(SHELL)).put('/', await plainPage());
      // The first page asked for them before this worker could hear it.
      await (await caches.open(ASSETS)).add(GAMES);
      await worker.skipWaiting();
    })(),
  );
});

/** The page for every address: without the words that the house wrote into it, which are those of one address. */
async function plainPage(): Promise<Response> {
  const answer = await fetch(new Request('/', { cache: 'reload' }));
  if (!answer.ok) throw new Error(`the page could not be had: ${answer.status}`);
  const headers = new Headers(answer.headers);
  // It is no longer as it was sent.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response((await answer.text()).replace(/<main id="main" data-early.*?<\/main>/s, ''), { headers });
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('rivage-shell-') && name !== SHELL);
      await Promise.all(old.map((name) => caches.delete(name)));
      // Pages that are still open belong to the build before: its files go with the one after this.
      if (old.length === 0) return worker.clients.claim();
      const assets = await caches.open(ASSETS);
      const before = await kept(assets);
      for (const request of await assets.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname !== LIST && !PUBLIC.test(pathname) && !FILES.includes(pathname) && !before.includes(pathname))
          await assets.delete(request);
      }
      await assets.put(LIST, new Response(JSON.stringify(FILES)));
      await worker.clients.claim();
    })(),
  );
});

/** Where the names of the last build's files are kept. */
const LIST = '/assets/files.json';

async function kept(assets: Cache): Promise<string[]> {
  try {
    return ((await (await assets.match(LIST))?.json()) ?? []) as string[];
  } catch {
    return [];
  }
}

/** Fetch, one after the other, what the pages that can be read without a line are made of. */
async function warm(): Promise<void> {
  const assets = await caches.open(ASSETS);
  for (const file of FILES) {
    if (await assets.match(file)) continue;
    try {
      await assets.add(file);
    } catch {
      // The line broke, or the house has a newer build: another time.
      return;
    }
  }
  await assets.put(LIST, new Response(JSON.stringify(FILES)));
}

worker.addEventListener('message', (event) => {
  // A page that has come to rest.
  if (event.data === 'warm') event.waitUntil(warm());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (PUBLIC.test(pathname)) event.respondWith(freshest(request));
});

async function asset(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const found = await assets.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) });
  } catch (error) {
    const shell = await caches.match('/', { cacheName: SHELL, ignoreVary: true });
    if (shell) return shell;
    throw error;
  }
}

async function freshest(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await assets.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await assets.match(request, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

listen(worker);
