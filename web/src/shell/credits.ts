/** Who made a game and for how many it is, in sentences from what the server tells. */
import type { GameInfo } from './games.svelte';
import { ownWord } from './gamewords';
import { i18n, t } from './language.svelte';

/** Names as people list them: "Ann, Ben and Eve". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
}

/** "2 to 5 players". */
export function playersOf(info: GameInfo): string {
  const [least, most] = [info.min_seats, info.max_seats];
  return least === most ? t('players-exactly', { most }) : t('players-range', { least, most });
}

/** A game in a line: in its own words, or from what is known of it. */
export function factsOf(info: GameInfo): string {
  const by = info.credits.designers.length > 0 ? t('designed-by', { names: listed(info.credits.designers) }) : '';
  return ownWord('facts', info.id) || [playersOf(info), by].filter(Boolean).join(' · ');
}
