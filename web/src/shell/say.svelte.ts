/** What the house says to the person: a gentle note on the screen, a sentence to a screen reader. */
import { untrack } from 'svelte';
import { Refused } from './api';
import { has, need, t } from './language.svelte';

/** A way on from a note. */
export interface Link {
  href: string;
  text: string;
}

export interface Note {
  id: number;
  text: string;
  link: Link | null;
}

let next = 1;
export const notes = $state<Note[]>([]);
export const live = $state({ polite: '', urgent: '' });

/** Say to a screen reader, without haste. The same sentence twice is said twice. An effect may say it: it does not follow what was said. */
export function announce(text: string): void {
  const before = untrack(() => live.polite);
  if (text) live.polite = text === before ? `${text}\u00a0` : text;
}

/** Show a note for a while, and say it; one with a link stays longer. */
export function note(text: string, link: Link | null = null): void {
  const id = next++;
  notes.push({ id, text, link });
  live.urgent = text === live.urgent ? `${text}\u00a0` : text;
  setTimeout(() => dismiss(id), link ? 15_000 : 6000);
}

export function dismiss(id: number): void {
  const at = notes.findIndex((one) => one.id === id);
  if (at >= 0) notes.splice(at, 1);
}

/** The sentence of a refusal, from its code. */
export function sentence(code: string, details: Record<string, unknown> = {}): string {
  const id = `error-${code.replaceAll('.', '-')}`;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(details)) args[name] = typeof value === 'number' ? value : String(value ?? '');
  return has(id) ? t(id, args) : t('error-unknown', { code });
}

/** Show what was refused, and where more is told about it. */
export async function complain(error: unknown, link: Link | null = null): Promise<void> {
  // Without the catalogue the sentence is poor, but something is said.
  await need('errors').catch(() => {});
  if (error instanceof Refused) note(sentence(error.code, error.details), link);
  else note(t('error-unknown', { code: String(error) }));
}
