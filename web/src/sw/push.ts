/** Push notifications in the service worker: shows messages of the server and opens the table on a click. */

/** A push message of the server (`server/notify`). */
interface PushMessage {
  title: string;
  body: string;
  /** A path of this site. */
  url: string;
  /** A newer notification replaces an older one with the same tag. */
  tag: string;
}

/** Parse a push message; null if it is invalid. */
export function read(text: string | undefined): PushMessage | null {
  try {
    const parsed = JSON.parse(text ?? '') as Partial<PushMessage>;
    const { title, body, url, tag } = parsed;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return null;
    return typeof url === 'string' && /^\/(?!\/)/.test(url) ? { title, body, url, tag } : null;
  } catch {
    return null;
  }
}

/** Focus the tab with this path, or open a new one. */
export async function focusOrOpen(clients: Clients, url: string): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const existing = open.find((tab) => new URL(tab.url).pathname === url);
  if (existing) await existing.focus();
  else await clients.openWindow(url);
}

export function listen(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const message = read(event.data?.text());
    // Browsers require a notification for every push message, even an invalid one.
    const shown = message ?? { title: 'Rivage', body: '', url: '/', tag: 'rivage' };
    const { title, body, url, tag } = shown;
    const icon = '/pictures/icon-192.png';
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon, badge: icon, data: { url } }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = (event.notification.data ?? { url: '/' }) as { url: string };
    event.waitUntil(focusOrOpen(worker.clients, url));
  });
}
