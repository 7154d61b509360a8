/** Names for those who give none: animals of the river, never one that sits at the table already. */
import type { Translate } from '../games/module';

const GUESTS = ['otter', 'heron', 'kingfisher', 'beaver', 'dragonfly', 'dipper'];

/** The `nth` name that nobody bears yet, counted from a place chosen at random once for this page. */
export function guestName(t: Translate, taken: readonly string[] = [], nth = 0): string {
  const names = GUESTS.map((_, i) => t(`guest-${GUESTS[(start + i) % GUESTS.length]}`)).filter((name) => !taken.includes(name));
  return names[nth % names.length] ?? t('someone');
}

const start = Math.floor(Math.random() * GUESTS.length);
