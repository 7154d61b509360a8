/**
 * The base URL of invitation links: the origin of this page, unless that is localhost. Then the server may know an address for
 * other devices.
 */
import { fetchMe } from '../syncedStorage.svelte';

let otherOrigin = $state('');
let serverIsLocal = $state(false);

/** Whether a host name is localhost, so that links with it work on this machine only. */
export function isLocal(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

export const invitations = {
  /** An invitation link to a page of the client. */
  link(path: string): string {
    return `${otherOrigin || location.origin}${path}`;
  },
  /** Whether invitation links work on this machine only. */
  get local(): boolean {
    return !otherOrigin && isLocal(location.hostname);
  },
  /** Whether this browser is on the server's own machine, and the server does not accept other devices. */
  get onlyHere(): boolean {
    return serverIsLocal && this.local;
  },
};

/** Ask the server for its address for other devices. */
export async function fetchInvitationOrigin(): Promise<void> {
  if (!isLocal(location.hostname)) return;
  try {
    const me = await fetchMe();
    otherOrigin = me.elsewhere;
    serverIsLocal = me.only_here;
  } catch {
    // The origin of this page is used.
  }
}
