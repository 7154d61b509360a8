/** Web push subscription of this browser: notifications about turns while no page is open. */

import { serviceWorker } from '../../sw/register';
import { bytesOf } from '../account/passkeys';
import { api } from '../api/api';
import type { ClockKind, Notifying } from '../api/wire';
import { i18n } from '../language.svelte';

/** Push notifications are denied by the user or by the browser's settings. */
export class Denied extends Error {}

/** Whether this browser supports push notifications. */
export const canPush = (): boolean => 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;

/** Whether turns with this clock are long enough for notifications. */
export const isSlow = (kind: ClockKind): boolean => kind.t === 'none' || kind.t === 'days';

/** The server's key of a subscription, as `Notifying.browsers` lists it. */
export async function keyOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}

/**
 * Subscribe this browser to push notifications. Asks for permission, so it must be called from a user gesture.
 *
 * Rejects with `Denied` if the browser refuses, and with `Refused` if the server does.
 */
export async function subscribe(): Promise<Notifying> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Denied();
  const found = await serviceWorker();
  if (!found) throw new Denied();
  const { public_key } = await api.notificationSettings();
  let subscription: PushSubscription;
  try {
    subscription =
      (await found.pushManager.getSubscription()) ??
      (await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(public_key) as BufferSource }));
  } catch {
    // The push service cannot be reached, or the browser has none.
    throw new Denied();
  }
  const { endpoint, keys } = subscription.toJSON();
  return api.subscribe({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    language: i18n.language,
  });
}

/** Unsubscribe this browser on the server as well. */
export async function unsubscribe(): Promise<Notifying> {
  const key = await dropPush();
  return key ? api.unsubscribe(key) : api.notificationSettings();
}

/** Cancel the browser's push subscription. Returns the server's key of it, empty if there was none. */
export async function dropPush(): Promise<string> {
  // A worker that is still being installed has no subscription; do not wait for it.
  const found = await navigator.serviceWorker.getRegistration();
  const subscription = await found?.pushManager.getSubscription();
  if (!subscription) return '';
  await subscription.unsubscribe();
  return keyOf(subscription.endpoint);
}
