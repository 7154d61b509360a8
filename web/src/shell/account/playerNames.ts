/** Names of players: the longest allowed, and those of guests. The server validates names. */
import type { Translate } from '../../games/module';
import { wish, wishes } from '../settings.svelte';

/** Signs of a name at most: a letter with its accents is one, and so is a flag or a family. */
export const LONGEST_NAME = 24;
/** Code points of a name at most. */
const MOST_POINTS = 100;

/** The beginning of a text that is no longer than a name may be; no sign is ever cut in two. */
export function fitting(text: string): string {
  if (text.length <= LONGEST_NAME) return text;
  let kept = '';
  let count = 0;
  // Slow to make, and hardly ever needed.
  const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of signs.segment(text)) {
    count += 1;
    if (count > LONGEST_NAME || [...kept, ...segment].length > MOST_POINTS) break;
    kept += segment;
  }
  return kept;
}

/** Guests are animals of the river. */
const GUESTS = ['otter', 'heron', 'kingfisher', 'beaver', 'dragonfly', 'dipper'];

/** The `nth` name that nobody bears yet, counted from the guest that this browser is. */
export function guestName(t: Translate, taken: readonly string[] = [], nth = 0): string {
  const start = Math.max(0, GUESTS.indexOf(wishes.guest));
  const names = GUESTS.map((_, i) => t(`guest-${GUESTS[(start + i) % GUESTS.length]}`)).filter((name) => !taken.includes(name));
  return names[nth % names.length] ?? t('someone');
}

// Drawn once for this browser, so that it is the same guest tomorrow.
if (!GUESTS.includes(wishes.guest)) wish('guest', GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? '');
