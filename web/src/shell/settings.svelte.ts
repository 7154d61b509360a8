/** What the person at this screen wishes, kept in the browser, and for the guest on every device. */
import { untrack } from 'svelte';
import type { Settings } from '../games/module';
import { mergeSettings, synced } from './syncedStorage.svelte';

export type Theme = 'system' | 'light' | 'dark';

/** How fast a match plays by itself, when it is looked at again or bots are watched. */
export type Pace = 'slow' | 'normal' | 'fast';

export interface Wishes {
  language: string;
  theme: Theme;
  speed: number;
  /** `system` follows the system; `still` asks for stillness here only. */
  motion: 'system' | 'still';
  sound: boolean;
  volume: number;
  nickname: string;
  /** Which guest this browser is while nobody says their name: drawn once, and kept. */
  guest: string;
  /** The last choice of a turn also ends it: nobody is asked to confirm it. */
  oneTouch: boolean;
  /** Controls stand on the left, within the reach of that hand. */
  leftHanded: boolean;
  /** Pieces and what can be touched are larger, at the cost of what stands around them. */
  largePieces: boolean;
  /** Boards are told in words, also where there is one to look at. */
  byWords: boolean;
  pace: Pace;
  /** The level of bots chosen last, by game. */
  levels: Record<string, string>;
  /** The level chosen last at all: what was remembered before there was one for each game. */
  level: string;
}

const KEY = 'rivage.settings';
const DEFAULTS: Wishes = {
  language: '',
  theme: 'system',
  speed: 1,
  motion: 'system',
  sound: false,
  volume: 0.5,
  nickname: '',
  guest: '',
  oneTouch: false,
  leftHanded: false,
  largePieces: false,
  byWords: false,
  pace: 'normal',
  levels: {},
  level: '',
};

/** What a newer version of this program kept here: not ours to understand, nor to lose. */
const foreign: Record<string, unknown> = {};

function load(): Wishes {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? '{}'), DEFAULTS);
  } catch {
    return { ...DEFAULTS };
  }
}

/** As `mergeSettings`; unknown settings are kept for newer versions. */
function understood(found: unknown, over: Wishes): Wishes {
  if (found && typeof found === 'object')
    for (const [name, value] of Object.entries(found)) if (!(name in DEFAULTS)) foreign[name] = value;
  return mergeSettings(found, over);
}

export const wishes = $state<Wishes>(load());

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
let systemStill = $state(still?.matches ?? false);
still?.addEventListener('change', () => {
  systemStill = still.matches;
});

/** Change one wish and keep it, here and for the guest. */
export function wish<K extends keyof Wishes>(name: K, value: Wishes[K]): void {
  wishes[name] = value;
  write();
  const { guest: _, ...told } = wishes;
  // Which guest this browser is says nothing about others.
  if (name !== 'guest') elsewhere.set({ ...foreign, ...told });
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...foreign, ...wishes }));
  } catch {
    // Without storage the choice is lost when the page is loaded again.
  }
}

/** The wishes of the guest. Of two devices that changed them the one that was first in the house is right. */
const elsewhere = synced('settings');

$effect.root(() => {
  $effect(() => {
    const { value } = elsewhere;
    untrack(() => {
      Object.assign(wishes, understood(value, wishes));
      write();
    });
  });
});

const WORDS_KEY = 'rivage.words';

/** Whether a table or lesson is played by words, where the person chose that for this one. Kept until the tab is closed. */
const wordsAt = $state<Record<string, boolean>>(loadWords());

function loadWords(): Record<string, boolean> {
  try {
    return JSON.parse(sessionStorage.getItem(WORDS_KEY) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** Whether a table or lesson is played by words: as chosen for it, else as set for all. */
export function byWordsAt(place: string): boolean {
  return wordsAt[place] ?? wishes.byWords;
}

/** Play one table or lesson by words, or on its board; others stay as they are. */
export function setByWords(place: string, on: boolean): void {
  wordsAt[place] = on;
  try {
    sessionStorage.setItem(WORDS_KEY, JSON.stringify(wordsAt));
  } catch {
    // Without storage the choice is lost when the page is loaded again.
  }
}

/** What to call the person at this screen, `guest` if they do not say. */
export function nickname(guest: string): string {
  return wishes.nickname.trim() || guest;
}

/** The level of bots to offer first for a game. */
export function levelFor(game: string, levels: readonly string[]): string {
  return [wishes.levels[game], wishes.level].find((one) => one !== undefined && levels.includes(one)) ?? levels[0] ?? '';
}

/** Remember the level chosen for a game. */
export function wishLevel(game: string, level: string): void {
  wish('levels', { ...wishes.levels, [game]: level });
}

/** The wishes a board needs. */
export function boardSettings(): Settings {
  return {
    speed: wishes.speed,
    reducedMotion: systemStill || wishes.motion === 'still',
    sound: wishes.sound,
    volume: wishes.volume,
    largePieces: wishes.largePieces,
    leftHanded: wishes.leftHanded,
  };
}

/** The settings dialog that every page has in its bar: whether it is open, and which part of it was asked for. */
export const panel = $state<{ open: boolean; at: '' | 'name' }>({ open: false, at: '' });

export function openSettings(at: '' | 'name' = ''): void {
  panel.at = at;
  panel.open = true;
}
