/** What the house says to the person: a gentle note on the screen, a sentence to a screen reader. */
import { untrack } from 'svelte';
import { Refused } from './api/api';
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

/** Milliseconds that a sentence needs before anybody has heard it. */
const HEARD = 250;

/** A place where a screen reader hears what is said. */
export class Place {
  polite = $state('');
  urgent = $state('');
  /** What was said last, and when. */
  last: { how: 'polite' | 'urgent'; text: string; at: number } | null = null;

  /** Have it heard here. The same sentence twice is said twice. An effect may say it: it does not follow what was said. */
  hear(text: string, how: 'polite' | 'urgent'): void {
    const before = untrack(() => this[how]);
    this[how] = text === before ? `${text}\u00a0` : text;
    this.last = { how, text, at: Date.now() };
  }
}

/** The page itself. */
export const page = new Place();

/** The page and the dialogs that lie over it, the topmost last: an open dialog puts all beneath it out of reach, live regions too. */
let places = $state.raw<readonly Place[]>([page]);

/** A dialog has opened: from now on what is said is said there, until the answer is called. */
export function open(place: Place): () => void {
  places = [...untrack(() => places), place];
  return () => {
    places = places.filter((one) => one !== place);
    // What closes a dialog is often told in the same breath: it goes along to where one is now.
    if (place.last && Date.now() - place.last.at < HEARD) top().hear(place.last.text, place.last.how);
  };
}

/** Whether this is where one hears and reaches what is said now. */
export const isTop = (place: Place): boolean => places.at(-1) === place;

const top = (): Place => untrack(() => places.at(-1)) ?? page;

/** Say to a screen reader, without haste. */
export function announce(text: string): void {
  if (text) top().hear(text, 'polite');
}

/** Show a note for a while, and say it; one with a link stays longer. */
export function note(text: string, link: Link | null = null): void {
  const id = next++;
  notes.push({ id, text, link });
  top().hear(text, 'urgent');
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
