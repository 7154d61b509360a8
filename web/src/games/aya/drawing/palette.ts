/** The colours of Aya's pieces, the same in both renderers and both themes. Only the table changes with the theme. */
import { createSubscriber } from 'svelte/reactivity';
import type { Tone } from '../scene';

export interface Hue {
  /** Colour of tiles. */
  pale: string;
  /** Colour of dominoes. */
  full: string;
  /** Colour of edges and glyphs. */
  dark: string;
}

export const HUES: Readonly<Record<string, Hue>> = {
  forest: { pale: '#cfe3c3', full: '#6aa863', dark: '#2f5d3a' },
  mountain: { pale: '#dcd5e6', full: '#a08fbd', dark: '#54476e' },
  desert: { pale: '#f6dcaa', full: '#e0a23a', dark: '#855411' },
  pole: { pale: '#e2f1f7', full: '#9fd2e8', dark: '#2f6b88' },
  field: { pale: '#ece9a9', full: '#c6c23f', dark: '#66620f' },
  garden: { pale: '#f8d5dd', full: '#e0839c', dark: '#8c3350' },
  start: { pale: '#dfe9e8', full: '#7fa3a8', dark: '#0f4c5c' },
};
const NO_HUE: Hue = { pale: '#ead9b6', full: '#cfae79', dark: '#7c5a2f' };

export function hueOf(terrain: string): Hue {
  return HUES[terrain] ?? NO_HUE;
}

export const RIVER = '#2a9dbb';
export const FOAM = '#eaf6f6';
export const INK = '#1d2b2f';
export const PAPER = '#fbf6ea';

/** The colour and the sign of each tone. Colour is never the only cue. Signs are strokes on a 12 × 12 grid. */
export const TONES: Readonly<Record<Tone, { colour: string; sign: string }>> = {
  good: { colour: '#2f8f55', sign: 'M2.5 6.5L5 9L9.5 3.5' },
  poor: { colour: '#d98a12', sign: 'M6 2.500V7M6 9.400V9.5' },
  bad: { colour: '#cf3f22', sign: 'M3 3L9 9M9 3L3 9' },
  hint: { colour: '#1d86a6', sign: 'M6 2V10M2 6H10M3.5 3.500L8.5 8.500M8.5 3.500L3.5 8.5' },
  won: {
    colour: '#d99a0b',
    sign: 'M6 1.500L7.4 4.600L10.6 4.900L8.2 7.100L8.9 10.300L6 8.600L3.1 10.300L3.8 7.100L1.4 4.900L4.6 4.600Z',
  },
  lost: { colour: '#6b6f70', sign: 'M2.5 6H9.5' },
  mine: { colour: '#0f4c5c', sign: 'M6 2V10M3 5L6 2L9 5' },
};

/** Default colours of seats. */
export const SEATS = ['#c14d31', '#12695f', '#6a4a92', '#94660a', '#0b5f8f'] as const;

/** The colours of the table and the room around it. */
export interface Room {
  /** Colours of the wood, from light to dark. */
  wood: readonly [string, string, string];
  rim: string;
  /** Colour of the line around the field. */
  line: string;
  floor: string;
}

export const DAY: Room = { wood: ['#e8caa0', '#d9b586', '#bd9160'], rim: '#8b5e38', line: '#8f6238', floor: '#efe5d0' };
export const EVENING: Room = { wood: ['#75583c', '#60472f', '#483320'], rim: '#452e1d', line: '#c79a66', floor: '#0b1b21' };

const follow = createSubscriber((changed) => {
  const themes = new MutationObserver(changed);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => themes.disconnect();
});

/** Whether the dark theme is active. Reactive: effects that call it run again when the theme changes. */
export function isDark(): boolean {
  follow();
  return document.documentElement.dataset.theme === 'dark';
}

/** The colours of the seats, by number: for hands, drawn lines and names. */
export const SEAT_COLOURS = ['#c2472a', '#1f6f8b', '#3f7d4b', '#a3660f', '#7a4f9a'] as const;

export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
