/** What may be done, as the labels of buttons. */
import type { GameModule, SeatInfo, Words } from '../../games/module';
import type { Choice, SentenceView, TableWords } from '../../shell/api/wire';
import { has } from '../../shell/language.svelte';

export interface Labelled {
  action: string;
  label: string;
}

/** Who sits at a seat, always called the same: by name, and marked where it is the person at this screen. */
export function called({ name, you }: SeatInfo, { t }: Words): string {
  return you ? t('words-you', { name }) : name;
}

/** A sentence of the server in the reader's language, else in English. A player, who comes as the number of a seat, is named. */
export function sentenceWords({ id, args, text }: SentenceView, words: Words): string {
  if (!id || !has(id)) return text;
  const known = Object.entries(args ?? {}).map(([name, value]) => {
    const seat = name === 'player' ? words.seats[Number(value) - 1] : undefined;
    return [name, seat ? called(seat, words) : typeof value === 'number' ? value : String(value ?? '')];
  });
  return words.t(id, Object.fromEntries(known));
}

/** The choices with their labels: the game's own words, else the server's. Two that are told alike are told apart by their notation. */
export function labelled(choices: readonly Choice[], view: unknown, game: GameModule, words: Words): Labelled[] {
  const found = choices.map(({ action, label }) => ({
    action,
    label: (view !== null && game.choiceWords?.(view, action, words)) || sentenceWords(label, words),
  }));
  const twice = (label: string) => found.filter((one) => one.label === label).length > 1;
  return found.map((one) => (twice(one.label) ? { ...one, label: `${one.label} (${one.action})` } : one));
}

/** So many things that can be said are named to who writes. */
const EXAMPLES = 3;

/** What can be written: words, where the game understands any, else its notation. */
export function hintOf(told: TableWords | null, words: Words): string {
  if (!told || told.choices.length === 0) return words.t('words-later');
  const phrases = told.choices.flatMap((choice) => (choice.words ? [sentenceWords(choice.words, words)] : []));
  if (phrases.length > 0)
    return words.t('words-say', {
      examples: spread(phrases)
        .map((phrase) => words.t('words-quoted', { phrase }))
        .join(', '),
    });
  return words.t(told.listed ? 'words-all' : 'words-some', { example: told.choices[0]?.action ?? '' });
}

/** Some of many that begin differently, so that they show what all can be said. */
function spread(phrases: readonly string[]): string[] {
  const first = (phrase: string) => phrase.split(' ')[0];
  return phrases
    .filter((phrase, index) => phrases.findIndex((other) => first(other) === first(phrase)) === index)
    .slice(0, EXAMPLES);
}

/** Where who was at a choice is among those of now: still at it, else at the one in its place; -1 where there is none. */
export function stays(at: { index: number; action: string }, choices: readonly Labelled[]): number {
  const same = choices.findIndex((choice) => choice.action === at.action);
  return same < 0 ? Math.min(at.index, choices.length - 1) : same;
}

/** Where a key leads from the choice at `at`, or null where it leads nowhere. A letter goes to the next label that begins with it. */
export function leads(key: string, at: number, labels: readonly string[]): number | null {
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
