/** What the person at this screen wishes, kept in the browser. */
import type { Settings } from '../games/module';

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
  /** The last choice of a turn also ends it. */
  oneTouch: boolean;
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
  byWords: false,
  pace: 'normal',
  levels: {},
  level: '',
};

function load(): Wishes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const wishes = { ...DEFAULTS };
    // Only what has the right kind is taken over: the store may be old or edited by hand.
    if (kept && typeof kept === 'object') {
      for (const [name, value] of Object.entries(kept)) {
        if (name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Wishes]) Object.assign(wishes, { [name]: value });
      }
    }
    return wishes;
  } catch {
    return { ...DEFAULTS };
  }
}

export const wishes = $state<Wishes>(load());

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
let systemStill = $state(still?.matches ?? false);
still?.addEventListener('change', () => {
  systemStill = still.matches;
});

/** Change one wish and keep it. */
export function wish<K extends keyof Wishes>(name: K, value: Wishes[K]): void {
  wishes[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // A browser that keeps nothing still plays.
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
  };
}
