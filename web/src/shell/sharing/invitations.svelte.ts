/**
 * Where others open this house: by the address of this page, unless that leads everybody to their own machine. Then the server
 * may know a better one.
 */
import { fetchMe } from '../syncedStorage.svelte';

let elsewhere = $state('');

/** Whether an address leads to this machine alone: a link with it is of no use to anybody else. */
export function isLocal(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

export const invitations = {
  /** The link that leads others to a page of ours. */
  link(path: string): string {
    return `${elsewhere || location.origin}${path}`;
  },
  /** Nobody but who sits at this machine can open such a link. */
  get local(): boolean {
    return !elsewhere && isLocal(location.hostname);
  },
};

/** Find out where others open this house. */
export async function findElsewhere(): Promise<void> {
  if (!isLocal(location.hostname)) return;
  try {
    elsewhere = (await fetchMe()).elsewhere;
  } catch {
    // The address of this page is what is left.
  }
}
