/** Labels and keyboard navigation of the legal actions in text mode. */
import type { GameModule, SeatInfo, TextContext } from '../../games/module';
import type { Choice, SentenceView, TableWords } from '../../shell/api/wire';
import { hasMessage } from '../../shell/language.svelte';

export interface LabelledChoice {
  action: string;
  label: string;
  /** The heading under which it is listed (`GameModule.choiceGroup`); empty for none. */
  group: string;
}

/** A row of the list of choices. */
export type ChoiceRow =
  | { kind: 'choice'; key: string; label: string; choice: LabelledChoice; nested: boolean }
  | { kind: 'group'; key: string; label: string; count: number; open: boolean };

/** Up to this number of choices is listed without groups. */
const MAX_UNGROUPED = 12;

/**
 * The rows of the list of choices. A long list is grouped by heading, and shows the choices of the `open` heading only. A
 * heading with a single choice is that choice.
 */
export function rowsOf(choices: readonly LabelledChoice[], open: string): ChoiceRow[] {
  const row = (choice: LabelledChoice, nested = false): ChoiceRow => ({
    kind: 'choice',
    key: choice.action,
    label: choice.label,
    choice,
    nested,
  });
  if (choices.length <= MAX_UNGROUPED) return choices.map((choice) => row(choice));
  const shown = new Set<string>();
  return choices.flatMap((choice) => {
    const { group } = choice;
    const members = choices.filter((other) => other.group === group);
    if (!group || members.length < 2) return [row(choice)];
    if (shown.has(group)) return [];
    shown.add(group);
    const heading: ChoiceRow = {
      kind: 'group',
      key: `group:${group}`,
      label: group,
      count: members.length,
      open: group === open,
    };
    return [heading, ...(group === open ? members.map((member) => row(member, true)) : [])];
  });
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
    group: (view !== null && game.choiceGroup?.(view, action, words)) || '',
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

/**
 * After text that was not understood: a choice that can be typed now, with its label. It is the one whose notation or label
 * begins most like the text, otherwise the first. Empty without choices.
 */
export function exampleFor(
  text: string,
  data: TableWords | null,
  labelled: readonly LabelledChoice[],
  words: TextContext,
): string {
  const offered = labelled.flatMap(({ action, label }) => {
    const choice = data?.choices.find((choice) => choice.action === action);
    return choice
      ? [{ typed: choice.words ? formatSentence(choice.words, words) : action, label, inWords: choice.words !== null }]
      : [];
  });
  const likeness = ({ typed, label }: { typed: string; label: string }) =>
    Math.max(commonStart(typed, text), commonStart(label, text));
  const [first, ...others] = offered;
  if (!first) return '';
  const { typed, label, inWords } = others.reduce((best, other) => (likeness(other) > likeness(best) ? other : best), first);
  const example = words.t('words-quoted', { phrase: typed });
  // A phrase explains itself; notation needs its label.
  return inWords
    ? words.t('words-try', { example })
    : words.t('words-try-notation', { example, label: label.replace(/\.$/, '') });
}

/** The number of characters that two texts have in common at the start. */
function commonStart(first: string, second: string): number {
  const [a, b] = [first.toLocaleLowerCase(), second.toLocaleLowerCase()];
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The index of the focused row in a new list: the same row, otherwise the one in its place; -1 in an empty list. */
export function focusedIndex(at: { index: number; key: string }, rows: readonly { key: string }[]): number {
  const same = rows.findIndex((row) => row.key === at.key);
  return same < 0 ? Math.min(at.index, rows.length - 1) : same;
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
