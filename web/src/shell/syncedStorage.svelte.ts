/**
 * Local-first storage, synced between a person's devices: written to local storage at once and uploaded to the server
 * (debounced).
 *
 * `synced('album').set(value)` stores a value here and uploads it. If another device has written in the meantime, both values
 * are merged. `fetchMe` downloads newer values. Changes made offline are uploaded after the reconnect.
 */
import { crowns } from './account/crowns.svelte';
import { api, Refused } from './api/api';
import type { Me } from './api/wire';

/** Merges two values that two devices have written. */
export type Merge = (mine: unknown, theirs: unknown) => unknown;

export interface SyncedValue {
  /** The stored value, reactive; `undefined` if nothing is stored. */
  readonly value: unknown;
  set(value: unknown): void;
}

interface Record {
  /** The server's version that was last downloaded or uploaded. */
  version: number;
  data: unknown;
  /** Whether the value has not been uploaded yet. */
  dirty: boolean;
}

const PREFIX = 'rivage.kept.';
/** Debounce time of uploads, in milliseconds. */
const UPLOAD_DEBOUNCE_MS = 1500;

const serverWins: Merge = (_, theirs) => theirs;

class SyncedItem implements SyncedValue {
  #record = $state.raw<Record>({ version: 0, data: undefined, dirty: false });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #uploading: Promise<void> | null = null;

  constructor(
    readonly name: string,
    readonly merge: Merge,
  ) {
    this.#record = read(name) ?? this.#record;
  }

  get value(): unknown {
    return this.#record.data;
  }

  get dirty(): boolean {
    return this.#record.dirty;
  }

  set(data: unknown): void {
    this.#write({ ...this.#record, data, dirty: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.upload(), UPLOAD_DEBOUNCE_MS);
  }

  /** Cancel uploads. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#record = { ...this.#record, dirty: false };
  }

  /** Reload the value, because another tab of this browser has written it. */
  reload(): void {
    this.#record = read(this.name) ?? this.#record;
  }

  /** The browser has signed in to another account: the local value is merged with the account's. */
  detach(): void {
    this.#write({ ...this.#record, version: 0, dirty: this.#record.data !== undefined });
  }

  /** The server has this version: download it if it is newer, and upload local changes. */
  async sync(version: number): Promise<void> {
    if (version > this.#record.version) await this.#fetch();
    if (this.#record.dirty) await this.upload();
  }

  /** Upload local changes. Failures are retried later. */
  upload(): Promise<void> {
    this.#uploading ??= this.#upload().finally(() => {
      this.#uploading = null;
    });
    return this.#uploading;
  }

  async #upload(): Promise<void> {
    for (let tries = 3; this.#record.dirty && tries > 0; tries--) {
      const { version, data } = this.#record;
      try {
        const saved = await api.putStored(this.name, { version, data });
        // A change during the upload is uploaded next.
        this.#write({ ...this.#record, version: saved.version, dirty: this.#record.data !== data });
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'kept.newer') return;
        await this.#fetch();
      }
    }
  }

  async #fetch(): Promise<void> {
    const { version, data } = await api.getStored(this.name);
    const { dirty, data: mine } = this.#record;
    const merged = dirty ? this.merge(mine, data) : data;
    this.#write({ version, data: merged, dirty: dirty && JSON.stringify(merged) !== JSON.stringify(data) });
  }

  #write(record: Record): void {
    this.#record = record;
    try {
      localStorage.setItem(PREFIX + this.name, JSON.stringify(record));
    } catch {
      // Without local storage the value is on the server only.
    }
  }
}

function read(name: string): Record | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    if (found && typeof found === 'object' && 'version' in found && 'data' in found) return found as Record;
  } catch {
    // Invalid data is ignored.
  }
  return null;
}

const items = new Map<string, SyncedItem>();
let known: { [name: string]: number } = {};

/** The value under a name. Without `merge` the server's value wins a conflict. */
export function synced(name: string, merge: Merge = serverWins): SyncedValue {
  const found = items.get(name) ?? new SyncedItem(name, merge);
  if (!items.has(name)) {
    items.set(name, found);
    if (known[name] !== undefined) void found.sync(known[name]).catch(() => {});
  }
  return found;
}

/** Fetch the person's account, and download newer values. */
export async function fetchMe(): Promise<Me> {
  const me = await api.me();
  known = me.kept;
  crowns.set(me.crowns);
  for (const item of items.values()) void item.sync(known[item.name] ?? 0).catch(() => {});
  return me;
}

/** After signing in: merge the browser's values into the account. Resolves when they are uploaded. */
export async function moveToAccount(): Promise<void> {
  for (const item of items.values()) item.detach();
  const me = await api.me();
  known = me.kept;
  await Promise.all([...items.values()].map((item) => item.sync(known[item.name] ?? 0)));
}

/** The cache of finished matches, see `table/state/savedMatches.ts`. */
export const MATCHES = 'rivage-matches';

/** Delete everything this browser stores about the person. */
export async function clearBrowser(): Promise<void> {
  for (const item of items.values()) item.stop();
  items.clear();
  known = {};
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith('rivage.')) localStorage.removeItem(name);
    await caches.delete(MATCHES);
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}

window.addEventListener('storage', ({ key }) => {
  if (key?.startsWith(PREFIX)) items.get(key.slice(PREFIX.length))?.reload();
});

addEventListener('online', () => {
  for (const item of items.values()) if (item.dirty) void item.upload();
});

/**
 * Merge stored settings over defaults (`over`). Unknown settings and values of a wrong type are ignored: they may be old, or
 * edited by hand.
 */
export function mergeSettings<Settings extends object>(stored: unknown, over: Settings): Settings {
  const settings = { ...over };
  if (!stored || typeof stored !== 'object') return settings;
  for (const [name, value] of Object.entries(stored))
    if (name in over && typeof value === typeof over[name as keyof Settings]) Object.assign(settings, { [name]: value });
  return settings;
}
