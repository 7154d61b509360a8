/** Registers the service worker, which provides offline pages and push notifications. Everything else works without it. */

/** Milliseconds after which a page has finished loading. */
const WARM_UP_DELAY_MS = 8000;

/** The registration of the service worker; null if the browser has none. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null;
  try {
    await navigator.serviceWorker.register('/worker.js');
    return await navigator.serviceWorker.ready;
  } catch {
    // A private window or an insecure origin.
    return null;
  }
}

/** Start the service worker, and let it fill its cache once this page has loaded. */
export function startWorker(): void {
  // The load event may have fired before the messages were loaded.
  if (document.readyState === 'complete') void warmUp();
  else addEventListener('load', () => void warmUp());
}

async function warmUp(): Promise<void> {
  const found = await serviceWorker();
  if (found) setTimeout(() => found.active?.postMessage('warm'), WARM_UP_DELAY_MS);
}
