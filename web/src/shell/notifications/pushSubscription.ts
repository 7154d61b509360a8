/** Being told that it is one's turn when no page is open: this browser subscribes to its push service, and the house writes there. */

import { houseWorker } from '../../sw/register';
import { bytesOf } from '../account/passkeys';
import { api } from '../api/api';
import type { ClockKind, Notifying } from '../api/wire';
import { i18n } from '../language.svelte';

/** A browser does not want to be told: the person, or its settings, said no. */
export class Denied extends Error {}

/** Whether this browser can be told at all. */
export const canPush = (): boolean => 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;

/** Whether a turn can be long enough for telling to be of use. */
export const isSlow = (kind: ClockKind): boolean => kind.t === 'none' || kind.t === 'days';

/** The name of a subscription among what the house keeps, as `Notifying.browsers` lists it. */
export async function keyOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}

/**
 * Let the house tell this browser; asks the person, so it must follow a touch.
 *
 * Rejects with `Denied` when the browser will not, and with what the house refused.
 */
export async function subscribe(): Promise<Notifying> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Denied();
  const found = await houseWorker();
  if (!found) throw new Denied();
  const { public_key } = await api.notifying();
  let made: PushSubscription;
  try {
    made =
      (await found.pushManager.getSubscription()) ??
      (await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(public_key) as BufferSource }));
  } catch {
    // No push service can be reached, or the browser has none.
    throw new Denied();
  }
  const { endpoint, keys } = made.toJSON();
  return api.subscribe({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    language: i18n.language,
  });
}

/** Let the house tell this browser no longer. */
export async function unsubscribe(): Promise<Notifying> {
  const key = await dropPush();
  return key ? api.unsubscribe(key) : api.notifying();
}

/** Let no push service write to this browser any longer; returns the name that its subscription has in the house, empty for none. */
export async function dropPush(): Promise<string> {
  // One that is still on its way has no subscription, and is not waited for.
  const found = await navigator.serviceWorker.getRegistration();
  const made = await found?.pushManager.getSubscription();
  if (!made) return '';
  await made.unsubscribe();
  return keyOf(made.endpoint);
}
