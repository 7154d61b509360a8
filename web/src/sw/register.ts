/** The service worker of the house: what is read without a line, and what tells a turn. Where there is none, all else works. */

/** Milliseconds after which a page has surely come to rest. */
const REST = 8000;

/** The worker, once it is there; null where a browser has none. */
export async function houseWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null;
  try {
    await navigator.serviceWorker.register('/worker.js');
    return await navigator.serviceWorker.ready;
  } catch {
    // A private window, or an address that is not secure.
    return null;
  }
}

/** Set it going, and let it fetch what can be read without a line as soon as this page needs nothing more itself. */
export function startWorker(): void {
  // The page may have been loaded before its words were there.
  if (document.readyState === 'complete') void begin();
  else addEventListener('load', () => void begin());
}

async function begin(): Promise<void> {
  const found = await houseWorker();
  if (found) setTimeout(() => found.active?.postMessage('warm'), REST);
}
