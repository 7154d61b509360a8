/** User preferences, stored in this browser and synced to the guest's other devices. */
import { untrack } from 'svelte';
import type { Settings } from '../games/module';
import { mergeSettings, synced } from './syncedStorage.svelte';

export type Theme = 'system' | 'light' | 'dark';

/** Autoplay speed of replays and of matches between bots. */
export type Pace = 'slow' | 'normal' | 'fast';

export interface Preferences {
  language: string;
  theme: Theme;
  speed: number;
  /** `system` follows the operating system; `still` reduces motion in this client only. */
  motion: 'system' | 'still';
  sound: boolean;
  volume: number;
  nickname: string;
  /** The guest name of this browser for players without a nickname; drawn once. */
  guest: string;
  /** Whether each choice by touch is previewed first, and a turn ends only with the confirm button. */
  careful: boolean;
  /** Whether controls are on the left. */
  leftHanded: boolean;
  /** Whether pieces and touch targets are larger, at the cost of their surroundings. */
  largePieces: boolean;
  /** Whether to play in text mode even if the game has a board. */
  byWords: boolean;
  pace: Pace;
  /** Whether replays step through every action instead of through turns. */
  everyStep: boolean;
  /** The last chosen bot level of each game. */
  levels: Record<string, string>;
  /** The last chosen bot level of any game, from before levels were stored for each game. */
  level: string;
}

const KEY = 'rivage.settings';
const DEFAULTS: Preferences = {
  language: '',
  theme: 'system',
  speed: 1,
  motion: 'system',
  sound: false,
  volume: 0.5,
  nickname: '',
  guest: '',
  careful: false,
  leftHanded: false,
  largePieces: false,
  byWords: false,
  pace: 'normal',
  everyStep: false,
  levels: {},
  level: '',
};

/** Settings stored by a newer version of the client: ignored, but written back. */
const foreign: Record<string, unknown> = {};

function load(): Preferences {
  try {
    return mergeStored(JSON.parse(localStorage.getItem(KEY) ?? '{}'), DEFAULTS);
  } catch {
    return { ...DEFAULTS };
  }
}

/** Like `mergeSettings`, but unknown settings are preserved in `foreign`. */
function mergeStored(found: unknown, over: Preferences): Preferences {
  if (found && typeof found === 'object')
    for (const [name, value] of Object.entries(found)) if (!(name in DEFAULTS)) foreign[name] = value;
  return mergeSettings(found, over);
}

export const preferences = $state<Preferences>(load());

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
let systemStill = $state(still?.matches ?? false);
still?.addEventListener('change', () => {
  systemStill = still.matches;
});

/** Change a preference and store it, here and for the guest. */
export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferences[name] = value;
  write();
  const { guest: _, ...shared } = preferences;
  // The guest name belongs to this browser only.
  if (name !== 'guest') syncedPreferences.set({ ...foreign, ...shared });
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...foreign, ...preferences }));
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
}

/** Preferences synced between devices. If two devices changed them, the version that reached the server first wins. */
const syncedPreferences = synced('settings');

$effect.root(() => {
  $effect(() => {
    const { value } = syncedPreferences;
    untrack(() => {
      Object.assign(preferences, mergeStored(value, preferences));
      write();
    });
  });
});

const TEXT_MODE_KEY = 'rivage.words';

/** Tables and lessons whose text mode was chosen individually. Stored until the tab is closed. */
const textModeByPlace = $state<Record<string, boolean>>(loadTextModes());

function loadTextModes(): Record<string, boolean> {
  try {
    return JSON.parse(sessionStorage.getItem(TEXT_MODE_KEY) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** Whether a table or lesson is played in text mode: as chosen for it, otherwise by the preference. */
export function isTextMode(place: string): boolean {
  return textModeByPlace[place] ?? preferences.byWords;
}

/** Switch text mode for one table or lesson. */
export function setTextMode(place: string, on: boolean): void {
  textModeByPlace[place] = on;
  try {
    sessionStorage.setItem(TEXT_MODE_KEY, JSON.stringify(textModeByPlace));
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
}

/** The player's nickname, or `guest` without one. */
export function nickname(guest: string): string {
  return preferences.nickname.trim() || guest;
}

/** The bot level to preselect for a game. */
export function levelFor(game: string, levels: readonly string[]): string {
  return (
    [preferences.levels[game], preferences.level].find((level) => level !== undefined && levels.includes(level)) ??
    levels[0] ??
    ''
  );
}

/** Remember the bot level chosen for a game. */
export function rememberLevel(game: string, level: string): void {
  setPreference('levels', { ...preferences.levels, [game]: level });
}

/** The preferences that a board receives. */
export function boardSettings(): Settings {
  return {
    speed: preferences.speed,
    reducedMotion: systemStill || preferences.motion === 'still',
    sound: preferences.sound,
    volume: preferences.volume,
    largePieces: preferences.largePieces,
    leftHanded: preferences.leftHanded,
    careful: preferences.careful,
  };
}

/** State of the settings dialog in the top bar: whether it is open, and which field to focus. */
export const panel = $state<{ open: boolean; at: '' | 'name' }>({ open: false, at: '' });

export function openSettings(at: '' | 'name' = ''): void {
  panel.at = at;
  panel.open = true;
}
