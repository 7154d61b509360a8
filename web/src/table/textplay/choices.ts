/** Labels and keyboard navigation of the legal actions in text mode. */
import type { GameModule, SeatInfo, TextContext } from '../../games/module';
import type { Choice, SentenceView, TableWords } from '../../shell/api/wire';
import { hasMessage } from '../../shell/language.svelte';

export interface LabelledChoice {
  action: string;
  label: string;
}

/** The name of a player, marked if it is the player at this screen. */
export function seatName({ name, you }: SeatInfo, { t }: TextContext): string {
  return you ? t('words-you', { name }) : name;
}

/** A sentence of the server in the user's language, otherwise in English. Seat numbers are replaced by names. */
export function formatSentence({ id, args, text }: SentenceView, words: TextContext): string {
  if (!id || !hasMessage(id)) return text;
  const known = Object.entries(args ?? {}).map(([name, value]) => {
    const seat = name === 'player' ? words.seats[Number(value) - 1] : undefined;
    return [name, seat ? seatName(seat, words) : typeof value === 'number' ? value : String(value ?? '')];
  });
  return words.t(id, Object.fromEntries(known));
}

/** Label the choices with the texts of the game, otherwise of the server. Equal labels are distinguished by notation. */
export function labelChoices(choices: readonly Choice[], view: unknown, game: GameModule, words: TextContext): LabelledChoice[] {
  const found = choices.map(({ action, label }) => ({
    action,
    label: (view !== null && game.choiceWords?.(view, action, words)) || formatSentence(label, words),
  }));
  const twice = (label: string) => found.filter((item) => item.label === label).length > 1;
  return found.map((item) => (twice(item.label) ? { ...item, label: `${item.label} (${item.action})` } : item));
}

/** Maximum number of example phrases in the hint. */
const MAX_EXAMPLES = 3;

/** The hint of the text input: example phrases if the game understands words, otherwise its notation. */
export function inputHint(data: TableWords | null, words: TextContext): string {
  if (!data || data.choices.length === 0) return words.t('words-later');
  const phrases = data.choices.flatMap((choice) => (choice.words ? [formatSentence(choice.words, words)] : []));
  if (phrases.length > 0)
    return words.t('words-say', {
      examples: pickExamples(phrases)
        .map((phrase) => words.t('words-quoted', { phrase }))
        .join(', '),
    });
  return words.t(data.listed ? 'words-all' : 'words-some', { example: data.choices[0]?.action ?? '' });
}

/** Example phrases with different first words. */
function pickExamples(phrases: readonly string[]): string[] {
  const first = (phrase: string) => phrase.split(' ')[0];
  return phrases
    .filter((phrase, index) => phrases.findIndex((other) => first(other) === first(phrase)) === index)
    .slice(0, MAX_EXAMPLES);
}

/** The index of the focused choice in a new list: the same choice, otherwise the one in its place; -1 in an empty list. */
export function focusedIndex(at: { index: number; action: string }, choices: readonly LabelledChoice[]): number {
  const same = choices.findIndex((choice) => choice.action === at.action);
  return same < 0 ? Math.min(at.index, choices.length - 1) : same;
}

/** The index that a key moves the focus to; null for other keys. A letter moves to the next label that begins with it. */
export function indexForKey(key: string, at: number, labels: readonly string[]): number | null {
  const last = labels.length - 1;
  if (last < 0) return null;
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return null;
  const begins = (label: string | undefined) => label?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()) ?? false;
  const next = labels.findIndex((label, index) => index > at && begins(label));
  const found = next < 0 ? labels.findIndex(begins) : next;
  return found < 0 ? null : found;
}
