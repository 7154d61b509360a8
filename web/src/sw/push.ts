/** Somebody's turn, told by the house through a push service: shown by the system, and a touch leads to the table. */

/** What the house writes (`server/notify`). */
interface PushMessage {
  title: string;
  body: string;
  /** A path of the house. */
  url: string;
  /** A newer one of the same tag takes the place of an older. */
  tag: string;
}

/** What a message says; null when it is none of ours. */
export function read(text: string | undefined): PushMessage | null {
  try {
    const told = JSON.parse(text ?? '') as Partial<PushMessage>;
    const { title, body, url, tag } = told;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return null;
    return typeof url === 'string' && /^\/(?!\/)/.test(url) ? { title, body, url, tag } : null;
  } catch {
    return null;
  }
}

/** Open a page of the house: in a tab that shows it, or in a new one. */
export async function lead(clients: Clients, url: string): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((tab) => new URL(tab.url).pathname === url);
  if (there) await there.focus();
  else await clients.openWindow(url);
}

export function listen(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const told = read(event.data?.text());
    // A browser wants something to be shown for every message, whatever came.
    const shown = told ?? { title: 'Rivage', body: '', url: '/', tag: 'rivage' };
    const { title, body, url, tag } = shown;
    const icon = '/pictures/icon-192.png';
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon, badge: icon, data: { url } }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = (event.notification.data ?? { url: '/' }) as { url: string };
    event.waitUntil(lead(worker.clients, url));
  });
}
