/**
 * Sentences by Fluent. The catalogues are those of the Python package, one folder a language; nothing here names a language.
 *
 * A page asks for the catalogues it needs with `need`; changing the language loads the same ones in the new language first,
 * so that nobody ever sees half a page.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from '@locales/index.json';
import type { Translate } from '../games/module';
import { wish, wishes } from './settings.svelte';

export { languages };

/** A message of a catalogue that was parsed when the client was built: its id, its pattern and, where it has some, its attributes. */
type Parsed = [string, FluentResource['body'][number]['value'], FluentResource['body'][number]['attributes']?];

const files = import.meta.glob<Parsed[]>(['@locales/*/*.ftl', '!@locales/*/terminal-*.ftl'], {
  query: '?words',
  import: 'default',
});
const paths = new Map(Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]));

/** Catalogues that are no part of the client, by name; each is asked for when it is needed. */
const brought = new Map<string, (language: string) => Promise<string>>();

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

/** Every catalogue exists in this language. */
const FALLBACK = 'en';

let built = '';
let work: Promise<void> = Promise.resolve();

/** One catalogue, in English if it does not exist in the language; empty if it cannot be loaded at all. */
async function resourceOf(name: string, language: string): Promise<FluentResource> {
  const own = paths.get(`${language}/${name}.ftl`) ?? paths.get(`${FALLBACK}/${name}.ftl`);
  if (own) return { body: (await own()).map(([id, value, attributes = {}]) => ({ id, value, attributes })) };
  const load = brought.get(name);
  return new FluentResource(load ? await load(language).catch(() => load(FALLBACK).catch(() => '')) : '');
}

async function bundleOf(language: string, names: readonly string[]): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const resources = await Promise.all(names.map((name) => resourceOf(name, language)));
  for (const resource of resources) made.addResource(resource);
  return made;
}

/** Rebuilds come one after another, each with all that is needed by then: nobody's catalogue gets lost in a race. */
function rebuild(): Promise<void> {
  // A catalogue that could not be fetched spoils one rebuild, not all that follow.
  work = work
    .catch(() => {})
    .then(async () => {
      const language = i18n.language;
      const key = [language, ...needed].join();
      if (key === built) return;
      bundle = await bundleOf(language, [...needed]);
      built = key;
      document.documentElement.lang = language;
      if (language === wishes.language) tellServer(language);
    });
  return work;
}

/** What the server writes before the scripts have come is in the language that was chosen, not in the browser's. */
function tellServer(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = `rivage_language=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** Load catalogues, by name (`common`, `table` …), before showing what uses them. */
export function need(...catalogues: string[]): Promise<void> {
  for (const name of catalogues) needed.add(name);
  return rebuild();
}

/** From now on the catalogue `name` is what `load` answers for a language. */
export function bring(name: string, load: (language: string) => Promise<string>): void {
  brought.set(name, load);
}

/** Speak the language that is wished for now; with an argument, wish for that one from now on. */
export function speak(language?: string): Promise<void> {
  if (language) wish('language', language);
  return rebuild();
}

export const i18n = {
  get language(): string {
    return languages.some((language) => language.id === wishes.language) ? wishes.language : preferred(navigator.languages);
  },
  /** The same as it is written where the person lives, for dates and times: a language is spoken in many places. */
  get locale(): string {
    return navigator.languages.find((one) => one.toLowerCase().split('-')[0] === this.language) ?? this.language;
  },
};

/** The sentence of a message; an unknown id is shown as it is, so that it is seen and repaired. */
export const t: Translate = (id, args) => said(bundle, id, args);

const said = (from: FluentBundle, ...[id, args]: Parameters<Translate>): string => {
  const pattern = from.getMessage(id)?.value;
  if (!pattern) return id;
  return from.formatPattern(pattern, args ? counted(args) : null, []);
};

/** A whole number below a thousand, written alike in all our languages: what writes the others is slow to make. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function counted(args: Record<string, string | number>): Record<string, FluentVariable> {
  const isCount = (value: string | number): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isCount(value) ? new Count(value) : value]));
}

/** The sentences of one catalogue in a language, whichever is spoken now. */
export async function wordsIn(language: string, catalogue: string): Promise<Translate> {
  const made = await bundleOf(language, [catalogue]);
  return (id, args) => said(made, id, args);
}

/** Names as people list them: "Ann, Ben and Eve". */
export function listed(names: readonly string[]): string {
  // Slow to make.
  if (names.length < 2) return names.join();
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
}

/** The day of a moment, in milliseconds since 1970, as it is written where the person lives: "16 Nov 2026". */
export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium' }).format(moment);
}

/** Whether a sentence of that id is loaded. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}
