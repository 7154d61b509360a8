/**
 * Sentences by Fluent. The catalogues are those of the Python package, one folder a language; nothing here names a language.
 *
 * A page asks for the catalogues it needs with `need`; changing the language loads the same ones in the new language first,
 * so that nobody ever sees half a page.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import languages from '@locales/index.json';
import type { Translate } from '../games/module';
import { wish, wishes } from './settings.svelte';

export { languages };

const files = import.meta.glob<string>('@locales/*/*.ftl', { query: '?raw', import: 'default' });
const paths = new Map(Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]));

const needed = new Set<string>();
let bundle = $state.raw(new FluentBundle('en'));

/** The language a browser asks for, among those we speak. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = languages.find((language) => language.id === base);
    if (found) return found.id;
  }
  return languages[0]?.id ?? 'en';
}

async function build(language: string, catalogues: Iterable<string>): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all([...catalogues].map((name) => paths.get(`${language}/${name}.ftl`)?.() ?? ''));
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Whether there is a catalogue of that name. */
export function written(catalogue: string): boolean {
  return paths.has(`${languages[0]?.id}/${catalogue}.ftl`);
}

/** Load catalogues, by name (`common`, `table` …), before showing what uses them. */
export async function need(...catalogues: string[]): Promise<void> {
  const fresh = catalogues.filter((name) => !needed.has(name));
  if (fresh.length === 0) return;
  for (const name of fresh) needed.add(name);
  await speak(i18n.language);
}

/** Speak another language, and remember it when the person chose it. */
export async function speak(language: string, remember = false): Promise<void> {
  if (remember) wish('language', language);
  const made = await build(language, needed);
  // Somebody may have asked for more catalogues meanwhile: the last word wins.
  if (language !== i18n.language) return;
  bundle = made;
  document.documentElement.lang = language;
}

export const i18n = {
  get language(): string {
    return languages.some((language) => language.id === wishes.language) ? wishes.language : preferred(navigator.languages);
  },
};

/** The sentence of a message; an unknown id is shown as it is, so that it is seen and repaired. */
export const t: Translate = (id, args) => {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, args ?? null, []);
};

/** Whether a sentence of that id is loaded. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}
