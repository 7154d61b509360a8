/** Names for those who give none: animals of the river, never one that sits at the table already. */
import type { Translate } from '../../games/module';
import { wish, wishes } from '../settings.svelte';

const GUESTS = ['otter', 'heron', 'kingfisher', 'beaver', 'dragonfly', 'dipper'];

/** The `nth` name that nobody bears yet, counted from the guest that this browser is. */
export function guestName(t: Translate, taken: readonly string[] = [], nth = 0): string {
  const start = Math.max(0, GUESTS.indexOf(wishes.guest));
  const names = GUESTS.map((_, i) => t(`guest-${GUESTS[(start + i) % GUESTS.length]}`)).filter((name) => !taken.includes(name));
  return names[nth % names.length] ?? t('someone');
}

// Drawn once for this browser, so that it is the same guest tomorrow.
if (!GUESTS.includes(wishes.guest)) wish('guest', GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? '');
