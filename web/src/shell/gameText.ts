/**
 * What a game calls itself and its parts.
 *
 * Its words stand in catalogues named after it, under ids made from its own (`title-<id>`, `bot-<id>-<level>` …). Where one is
 * missing the key is made readable: nobody ever sees a raw id.
 */
import { type GameInfo, games } from './games.svelte';
import { has, listed, t } from './language.svelte';

type Args = Record<string, string | number>;

/** A key as words: `stack_counts` is "Stack counts". */
export function readable(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const named = (id: string, key: string): string => (has(id) ? t(id) : readable(key));
const hinted = (id: string): string => (has(id) ? t(id) : '');

/** The game's title. */
export function titleOf(game: string): string {
  return has(`title-${game}`) ? t(`title-${game}`) : (games.find(game)?.title ?? readable(game));
}

/** A sentence of the shell in the game's own words (`<id>-<game>`) where it has some, else in those of the shell. */
export function wordOf(id: string, game: string, args?: Args): string {
  return t(has(`${id}-${game}`) ? `${id}-${game}` : id, args);
}

/** What the game alone can say (`<id>-<game>`); empty where it says nothing. */
export function ownWord(id: string, game: string): string {
  return hinted(`${id}-${game}`);
}

export function levelName(game: string, level: string): string {
  return named(`bot-${game}-${level}`, level);
}

/** What to expect of a level, in a few words; empty where nothing is told. */
export function levelHint(game: string, level: string): string {
  return hinted(`bot-${game}-${level}-hint`);
}

export function optionName(game: string, option: string): string {
  return named(`option-${game}-${option}`, option);
}

/** What an option is good for; empty where nothing is told. */
export function optionHint(game: string, option: string): string {
  return hinted(`option-${game}-${option}-hint`);
}

export function optionValue(game: string, option: string, value: string | number | boolean): string {
  return named(`option-${game}-${option}-${value}`, String(value));
}

/** The name of a seat where seats differ, from its key in `GameInfo.seat_names`. */
export function seatName(game: string, seat: string): string {
  return named(`seat-${game}-${seat}`, seat);
}

/** What the game calls a time it measures itself, from its key in `TimerView.kind`. */
export function timerName(game: string, kind: string): string {
  return named(`timer-${game}-${kind}`, kind);
}

/**
 * What somebody did, for a game that tells nothing better: `did-<id>-<word>` by the first word of the action, else its notation.
 * Without a name it was chance.
 */
export function didWords(game: string, action: string, name: string | undefined): string {
  const [word = '', what = ''] = action.split(' ');
  const id = `did-${game}-${word}`;
  if (has(id)) return t(id, { name: name ?? '', what });
  return name === undefined ? t('words-chance', { action }) : t('words-did', { name, action });
}

/** Why a game refuses an action, from the key it gives (`<id>-refused-<why>`); empty where it says no more than that it does. */
export function refusedWords(game: string, { why, what }: Record<string, unknown>): string {
  const id = `${game}-refused-${why}`;
  return has(id) ? t(id, { what: String(what ?? '') }) : '';
}

/** What chance did, for who checks it: `drawn-<id>-<action>`, its words joined by dashes; else its notation. */
export function drawnWords(game: string, action: string): string {
  const id = `drawn-${game}-${action.replaceAll(' ', '-')}`;
  return has(id) ? t(id) : action;
}

/** Why a game ended, for one of its own reasons (`GameInfo.endings`). */
export function endingOf(game: string, reason: string, args: Args): string {
  const id = `end-${game}-${reason}`;
  return has(id) ? t(id, args) : readable(reason);
}

/** "2 to 5 players". */
export function playersOf({ min_seats: least, max_seats: most }: GameInfo): string {
  return least === most ? t('players-exactly', { most }) : t('players-range', { least, most });
}

/** "by Ann and Ben"; empty if nobody is named. */
function designersOf({ credits }: GameInfo): string {
  return credits.designers.length > 0 ? t('designed-by', { names: listed(credits.designers) }) : '';
}

/** The publisher and the year; empty if there is none. */
export function publisherOf({ credits }: GameInfo): string {
  return [credits.publisher, credits.year || ''].filter(Boolean).join(', ');
}

/** Designers, publisher and year in one line. */
export function makersOf(info: GameInfo): string {
  return [designersOf(info), publisherOf(info)].filter(Boolean).join(' · ');
}

/** A game in one line: its own words, or its players and designers. */
export function factsOf(info: GameInfo): string {
  return ownWord('facts', info.id) || [playersOf(info), designersOf(info)].filter(Boolean).join(' · ');
}
