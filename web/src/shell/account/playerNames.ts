/** Player names: their maximum length, and guest names. The server validates names. */
import type { Translate } from '../../games/module';
import { preferences, setPreference } from '../settings.svelte';

/** Maximum length in graphemes: an accented letter, a flag or a family emoji counts as one. */
export const MAX_NAME_LENGTH = 24;
/** Maximum length in code points. */
const MAX_CODE_POINTS = 100;

/** Truncate a text to the length of a name without splitting a grapheme. */
export function truncateName(text: string): string {
  if (text.length <= MAX_NAME_LENGTH) return text;
  let truncated = '';
  let count = 0;
  // Created only when needed, because constructing it is slow.
  const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of signs.segment(text)) {
    count += 1;
    if (count > MAX_NAME_LENGTH || [...truncated, ...segment].length > MAX_CODE_POINTS) break;
    truncated += segment;
  }
  return truncated;
}

/** Message keys of the guest names. */
const GUESTS = ['otter', 'heron', 'kingfisher', 'beaver', 'dragonfly', 'dipper'];

/** The `nth` free guest name, starting from the guest name of this browser. */
export function guestName(t: Translate, taken: readonly string[] = [], nth = 0): string {
  const start = Math.max(0, GUESTS.indexOf(preferences.guest));
  const names = GUESTS.map((_, i) => t(`guest-${GUESTS[(start + i) % GUESTS.length]}`)).filter((name) => !taken.includes(name));
  return names[nth % names.length] ?? t('someone');
}

// Drawn once for this browser, so that the guest name stays the same.
if (!GUESTS.includes(preferences.guest)) setPreference('guest', GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? '');
