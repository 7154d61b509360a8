/** The person's preferences for the table and the album, stored in the browser and synced between the guest's devices. */
import { untrack } from 'svelte';
import { mergeSettings, synced } from '../../shell/syncedStorage.svelte';

export interface Preferences {
  /** Whether held pieces snap to good places. */
  snaps: boolean;
  /** Whether the helper suggests a good place. */
  helper: boolean;
  /** Whether the river that the bots plan is drawn on the table. */
  plan: boolean;
  /** Whether the camera follows the river until the person moves it. */
  follow: boolean;
  /** Whether a small map of the whole table is shown in a corner. */
  map: boolean;
  /** The renderer: automatic, 3D or from above. Not synced, because devices differ. */
  drawing: 'any' | 'three' | 'flat';
  /** Whether all leaves of the album are open, even if their photo is not won. */
  readAll: boolean;
}

const KEY = 'rivage.aya';
const DEFAULTS: Preferences = { snaps: true, helper: true, plan: true, follow: true, map: true, drawing: 'any', readAll: false };

function load(): Preferences {
  try {
    return mergeSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'), DEFAULTS);
  } catch {
    // Without storage the defaults apply.
    return { ...DEFAULTS };
  }
}

export const preferences = $state<Preferences>(load());

/** Set a preference and store it. */
export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferences[name] = value;
  write();
  const { drawing: _, ...shared } = preferences;
  // Keep preferences that a newer version has stored.
  if (name !== 'drawing') syncedPreferences.set({ ...(syncedPreferences.value as object | undefined), ...shared });
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Without storage the preference lasts until the page is closed.
  }
}

/** The synced preferences. If two devices change them, the server keeps the first change. */
const syncedPreferences = synced('table-aya');

$effect.root(() => {
  $effect(() => {
    const { value } = syncedPreferences;
    untrack(() => {
      Object.assign(preferences, mergeSettings(value, preferences), { drawing: preferences.drawing });
      write();
    });
  });
});
