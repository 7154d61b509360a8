/**
 * Service worker cache: pages, scripts and messages are cached in the browser and served from there while offline.
 *
 * Built files have content hashes in their names, so a cached file never changes. The page itself comes from the network if
 * possible, otherwise from the cache of the installed build. Personal answers of the server are never cached here; finished
 * matches are cached by `table/state/savedMatches.ts`.
 */
import { FILES, VERSION } from './files';
import { listen } from './push';

const worker = self as unknown as ServiceWorkerGlobalScope;

const ASSETS = 'rivage-assets';
const SHELL = `rivage-shell-${VERSION}`;
/** Public, unversioned resources: network first, then cache. */
const PUBLIC = /^\/(api\/v1\/games|favicon\.svg|manifest\.webmanifest|pictures\/[\w-]+\.png)$/;
/** The list of games, needed by almost every page. */
const GAMES = '/api/v1/games';
/** Milliseconds after which a page is served from the cache although the server may still answer. */
const NETWORK_TIMEOUT_MS = 4000;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await (await caches.open(SHELL)).put('/', await plainPage());
      // The first page requested it before this worker was active.
      await (await caches.open(ASSETS)).add(GAMES);
      await worker.skipWaiting();
    })(),
  );
});

/** The page for every path, without the HTML that the server rendered for one path. */
async function plainPage(): Promise<Response> {
  const answer = await fetch(new Request('/', { cache: 'reload' }));
  if (!answer.ok) throw new Error(`the page could not be fetched: ${answer.status}`);
  const headers = new Headers(answer.headers);
  // They describe the original body.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response((await answer.text()).replace(/<main id="main" data-early.*?<\/main>/s, ''), { headers });
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('rivage-shell-') && name !== SHELL);
      await Promise.all(old.map((name) => caches.delete(name)));
      // Open pages still use the previous build, so its files are deleted one build later.
      if (old.length === 0) return worker.clients.claim();
      const assets = await caches.open(ASSETS);
      const before = await previousFiles(assets);
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

/** Lists the files of the previous build. */
const LIST = '/assets/files.json';

async function previousFiles(assets: Cache): Promise<string[]> {
  try {
    return ((await (await assets.match(LIST))?.json()) ?? []) as string[];
  } catch {
    return [];
  }
}

/** Fill the cache with the files of the build, one at a time. */
async function fillCache(): Promise<void> {
  const assets = await caches.open(ASSETS);
  for (const file of FILES) {
    if (await assets.match(file)) continue;
    try {
      await assets.add(file);
    } catch {
      // The connection broke, or the server has a newer build. The next page load tries again.
      return;
    }
  }
  await assets.put(LIST, new Response(JSON.stringify(FILES)));
}

worker.addEventListener('message', (event) => {
  // Sent when a page has finished loading.
  if (event.data === 'warm') event.waitUntil(fillCache());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
  else if (request.mode === 'navigate') event.respondWith(navigation(request));
  else if (PUBLIC.test(pathname)) event.respondWith(networkFirst(request));
});

async function cacheFirst(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const found = await assets.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}

async function navigation(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) });
  } catch (error) {
    const shell = await caches.match('/', { cacheName: SHELL, ignoreVary: true });
    if (shell) return shell;
    throw error;
  }
}

async function networkFirst(request: Request): Promise<Response> {
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
