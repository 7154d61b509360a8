/**
 * Texts about a game and its parts: title, levels, options, seats, endings.
 *
 * Message ids are made from the game's ids (`title-<id>`, `bot-<id>-<level>` …) and are in catalogues named after the game. If
 * a message is missing, the key is made readable, so that no raw id is shown.
 */
import { type GameInfo, games } from './games.svelte';
import { formatList, hasMessage, t } from './language.svelte';

type Args = Record<string, string | number>;

/** A key as words: `stack_counts` is "Stack counts". */
export function readable(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const messageOrReadable = (id: string, key: string): string => (hasMessage(id) ? t(id) : readable(key));
const messageOrEmpty = (id: string): string => (hasMessage(id) ? t(id) : '');

/** The game's title. */
export function titleOf(game: string): string {
  return hasMessage(`title-${game}`) ? t(`title-${game}`) : (games.find(game)?.title ?? readable(game));
}

/** A message of the shell, replaced by the game's variant (`<id>-<game>`) if there is one. */
export function gameMessage(id: string, game: string, args?: Args): string {
  return t(hasMessage(`${id}-${game}`) ? `${id}-${game}` : id, args);
}

/** A message that only a game can have (`<id>-<game>`); empty without one. */
export function gameOnlyMessage(id: string, game: string): string {
  return messageOrEmpty(`${id}-${game}`);
}

export function levelName(game: string, level: string): string {
  return messageOrReadable(`bot-${game}-${level}`, level);
}

/** A short description of a bot level; empty without one. */
export function levelHint(game: string, level: string): string {
  return messageOrEmpty(`bot-${game}-${level}-hint`);
}

export function optionName(game: string, option: string): string {
  return messageOrReadable(`option-${game}-${option}`, option);
}

/** A short description of an option; empty without one. */
export function optionHint(game: string, option: string): string {
  return messageOrEmpty(`option-${game}-${option}-hint`);
}

export function optionValue(game: string, option: string, value: string | number | boolean): string {
  return messageOrReadable(`option-${game}-${option}-${value}`, String(value));
}

/** The name of a seat where seats differ, from its key in `GameInfo.seat_names`. */
export function seatName(game: string, seat: string): string {
  return messageOrReadable(`seat-${game}-${seat}`, seat);
}

/** The name of a game's timer, from its key in `TimerView.kind`. */
export function timerName(game: string, kind: string): string {
  return messageOrReadable(`timer-${game}-${kind}`, kind);
}

/**
 * Describes an action of a game without `describe`: the message `did-<id>-<word>` for the first word of the action, otherwise
 * its notation. Without a name the action was chance's.
 */
export function describeAction(game: string, action: string, name: string | undefined): string {
  const [word = '', what = ''] = action.split(' ');
  const id = `did-${game}-${word}`;
  if (hasMessage(id)) return t(id, { name: name ?? '', what });
  return name === undefined ? t('words-chance', { action }) : t('words-did', { name, action });
}

/** The reason why a game refused an action, from the key of the refusal (`<id>-refused-<why>`); empty without a message. */
export function refusalText(game: string, { why, what }: Record<string, unknown>): string {
  const id = `${game}-refused-${why}`;
  return hasMessage(id) ? t(id, { what: String(what ?? '') }) : '';
}

/**
 * Describes a chance action on the page that verifies the dice: the message `drawn-<id>-<action>` with dashes for spaces,
 * otherwise its notation.
 */
export function describeChance(game: string, action: string): string {
  const id = `drawn-${game}-${action.replaceAll(' ', '-')}`;
  return hasMessage(id) ? t(id) : action;
}

/** The text for the end of a game, from one of its own reasons (`GameInfo.endings`). */
export function endingOf(game: string, reason: string, args: Args): string {
  const id = `end-${game}-${reason}`;
  return hasMessage(id) ? t(id, args) : readable(reason);
}

/** "2 to 5 players". */
export function playersOf({ min_seats: least, max_seats: most }: GameInfo): string {
  return least === most ? t('players-exactly', { most }) : t('players-range', { least, most });
}

/** "by Ann and Ben"; empty if nobody is named. */
function designersOf({ credits }: GameInfo): string {
  return credits.designers.length > 0 ? t('designed-by', { names: formatList(credits.designers) }) : '';
}

/** The publisher and the year; empty if there is none. */
export function publisherOf({ credits }: GameInfo): string {
  return [credits.publisher, credits.year || ''].filter(Boolean).join(', ');
}

/** Designers, publisher and year in one line. */
export function makersOf(info: GameInfo): string {
  return [designersOf(info), publisherOf(info)].filter(Boolean).join(' · ');
}

/** A game in one line: the message `facts-<id>`, or its players and designers. */
export function factsOf(info: GameInfo): string {
  return gameOnlyMessage('facts', info.id) || [playersOf(info), designersOf(info)].filter(Boolean).join(' · ');
}
