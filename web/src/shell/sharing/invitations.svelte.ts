/**
 * The base URL of invitation links: the origin of this page, unless that is localhost. Then the server may know a network
 * address.
 */
import { fetchMe } from '../syncedStorage.svelte';

let networkOrigin = $state('');

/** Whether a host name is localhost, so that links with it work on this machine only. */
export function isLocal(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

export const invitations = {
  /** An invitation link to a page of the client. */
  link(path: string): string {
    return `${networkOrigin || location.origin}${path}`;
  },
  /** Invitation links work on this machine only. */
  get local(): boolean {
    return !networkOrigin && isLocal(location.hostname);
  },
};

/** Ask the server for its network address. */
export async function findNetworkOrigin(): Promise<void> {
  if (!isLocal(location.hostname)) return;
  try {
    networkOrigin = (await fetchMe()).elsewhere;
  } catch {
    // The origin of this page is used.
  }
}
