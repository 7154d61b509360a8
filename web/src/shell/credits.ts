/** Who made a game and for how many it is, in sentences from what the server tells. */
import type { GameInfo } from './games.svelte';
import { ownWord } from './gameText';
import { listed, t } from './language.svelte';

/** "2 to 5 players". */
export function playersOf(info: GameInfo): string {
  const [least, most] = [info.min_seats, info.max_seats];
  return least === most ? t('players-exactly', { most }) : t('players-range', { least, most });
}

/** "by Ann and Ben"; empty where nobody is named. */
function designersOf({ credits }: GameInfo): string {
  return credits.designers.length > 0 ? t('designed-by', { names: listed(credits.designers) }) : '';
}

/** The house and the year a game was published in; empty where there is none. */
export function publisherOf({ credits }: GameInfo): string {
  return [credits.publisher, credits.year || ''].filter(Boolean).join(', ');
}

/** Who made a game, in a line. */
export function makersOf(info: GameInfo): string {
  return [designersOf(info), publisherOf(info)].filter(Boolean).join(' · ');
}

/** A game in a line: in its own words, or from what is known of it. */
export function factsOf(info: GameInfo): string {
  return ownWord('facts', info.id) || [playersOf(info), designersOf(info)].filter(Boolean).join(' · ');
}
