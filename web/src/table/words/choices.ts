/** What may be done, as the labels of buttons. */
import type { GameModule, Words } from '../../games/module';
import { has } from '../../shell/language.svelte';
import type { Choice, Sentence } from '../../shell/wire';

export interface Labelled {
  action: string;
  label: string;
}

/** A sentence of the server in the reader's language, else in English. */
export function sentenceWords({ id, args, text }: Sentence, { t }: Words): string {
  if (!id || !has(id)) return text;
  const known = Object.entries(args ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value ?? ''),
  ]);
  return t(id, Object.fromEntries(known));
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
