/** What the person at this screen wishes of this table and of the album, kept in the browser, and for the guest on every device. */
import { untrack } from 'svelte';
import { mergeSettings, synced } from '../../shell/syncedStorage.svelte';

export interface Preferences {
  /** Pieces in hand are drawn to good places. */
  snaps: boolean;
  /** The helper for newcomers lights a good place. */
  helper: boolean;
  /** The river the bots intend to build is drawn on the table. */
  plan: boolean;
  /** The camera follows the river by itself, until the person moves it. */
  follow: boolean;
  /** A small map of the whole table is shown in a corner. */
  map: boolean;
  /** Who draws the table: whoever can, or from above. What a device can draw says nothing about another. */
  drawing: 'any' | 'three' | 'flat';
  /** Every page of the album is open, whether its photo is won or not. */
  readAll: boolean;
}

const KEY = 'rivage.aya';
const DEFAULTS: Preferences = { snaps: true, helper: true, plan: true, follow: true, map: true, drawing: 'any', readAll: false };

function load(): Preferences {
  try {
    return mergeSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'), DEFAULTS);
  } catch {
    // A browser that keeps nothing still plays.
    return { ...DEFAULTS };
  }
}

export const preferences = $state<Preferences>(load());

/** Change one wish and keep it. */
export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferences[name] = value;
  write();
  const { drawing: _, ...told } = preferences;
  // What a newer version keeps there is not ours to lose.
  if (name !== 'drawing') elsewhere.set({ ...(elsewhere.value as object | undefined), ...told });
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // As above.
  }
}

/** The wishes of the guest. Of two devices that changed them the one that was first in the house is right. */
const elsewhere = synced('table-aya');

$effect.root(() => {
  $effect(() => {
    const { value } = elsewhere;
    untrack(() => {
      Object.assign(preferences, mergeSettings(value, preferences), { drawing: preferences.drawing });
      write();
    });
  });
});
