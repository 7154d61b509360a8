/**
 * Localised messages (Fluent). The catalogues are those of the Python package, one folder for each language; no language is
 * named here.
 *
 * A page loads the catalogues that it uses with `loadCatalogues`. Changing the language loads all of them in the new language before the
 * switch, so that no page is half translated.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from '@locales/index.json';
import type { Translate } from '../games/module';
import { preferences, setPreference } from './settings.svelte';

export { languages };

/** A message of a catalogue that was parsed at build time: id, pattern and optional attributes. */
type Parsed = [string, FluentResource['body'][number]['value'], FluentResource['body'][number]['attributes']?];

const files = import.meta.glob<Parsed[]>(['@locales/*/*.ftl', '!@locales/*/terminal-*.ftl'], {
  query: '?words',
  import: 'default',
});
const paths = new Map(Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]));

/** Loaders of catalogues that are not built in (games from packages), by name. */
const catalogueLoaders = new Map<string, (language: string) => Promise<string>>();

const needed = new Set<string>();
let bundle = $state.raw(new FluentBundle('en'));

/** Language negotiation: the first supported language that the browser asks for. */
export function negotiateLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = languages.find((language) => language.id === base);
    if (found) return found.id;
  }
  return languages[0]?.id ?? 'en';
}

/** The fallback language, which has every catalogue. */
const FALLBACK = 'en';

let built = '';
let rebuilding: Promise<void> = Promise.resolve();

/** One catalogue, in English if the language lacks it; empty if it cannot be loaded. */
async function resourceOf(name: string, language: string): Promise<FluentResource> {
  const own = paths.get(`${language}/${name}.ftl`) ?? paths.get(`${FALLBACK}/${name}.ftl`);
  if (own) return { body: (await own()).map(([id, value, attributes = {}]) => ({ id, value, attributes })) };
  const load = catalogueLoaders.get(name);
  return new FluentResource(load ? await load(language).catch(() => load(FALLBACK).catch(() => '')) : '');
}

async function bundleOf(language: string, names: readonly string[]): Promise<FluentBundle> {
  const bundleCopy = new FluentBundle(language, { useIsolating: false });
  const resources = await Promise.all(names.map((name) => resourceOf(name, language)));
  for (const resource of resources) bundleCopy.addResource(resource);
  return bundleCopy;
}

/**
 * Rebuild the bundle. Rebuilds run one after another, each with every catalogue requested until then, so that concurrent calls
 * lose none.
 */
function rebuild(): Promise<void> {
  // A catalogue that fails to load must not break later rebuilds.
  rebuilding = rebuilding
    .catch(() => {})
    .then(async () => {
      const language = i18n.language;
      const key = [language, ...needed].join();
      if (key === built) return;
      bundle = await bundleOf(language, [...needed]);
      built = key;
      document.documentElement.lang = language;
      if (language === preferences.language) setLanguageCookie(language);
    });
  return rebuilding;
}

/** The server uses this cookie for the HTML that it renders before the scripts load. */
function setLanguageCookie(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser
  document.cookie = `rivage_language=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** Load catalogues by name (`common`, `table` …) before the texts that use them are shown. */
export function loadCatalogues(...catalogues: string[]): Promise<void> {
  for (const name of catalogues) needed.add(name);
  return rebuild();
}

/** Register the loader of a catalogue. */
export function registerCatalogue(name: string, load: (language: string) => Promise<string>): void {
  catalogueLoaders.set(name, load);
}

/** Load the catalogues in the preferred language; with an argument, change the preference first. */
export function setLanguage(language?: string): Promise<void> {
  if (language) setPreference('language', language);
  return rebuild();
}

export const i18n = {
  get language(): string {
    return languages.some((language) => language.id === preferences.language)
      ? preferences.language
      : negotiateLanguage(navigator.languages);
  },
  /** The language with the user's region, for dates and times. */
  get locale(): string {
    return navigator.languages.find((language) => language.toLowerCase().split('-')[0] === this.language) ?? this.language;
  },
};

/** Format a message. An unknown id is returned as it is, so that the mistake is visible. */
export const t: Translate = (id, args) => format(bundle, id, args);

const format = (from: FluentBundle, ...[id, args]: Parameters<Translate>): string => {
  const pattern = from.getMessage(id)?.value;
  if (!pattern) return id;
  return from.formatPattern(pattern, args ? withCounts(args) : null, []);
};

/** A whole number below a thousand. All our languages write it alike, so the slow number format is not needed. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function withCounts(args: Record<string, string | number>): Record<string, FluentVariable> {
  const isCount = (value: string | number): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isCount(value) ? new Count(value) : value]));
}

/** A translator for one catalogue in a given language, whatever the current language is. */
export async function translatorFor(language: string, catalogue: string): Promise<Translate> {
  const bundleCopy = await bundleOf(language, [catalogue]);
  return (id, args) => format(bundleCopy, id, args);
}

/** A list of names as a sentence part: "Ann, Ben and Eve". */
export function formatList(names: readonly string[]): string {
  // Avoids `Intl.ListFormat`, which is slow to construct.
  if (names.length < 2) return names.join();
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
}

/** A date in the user's locale, from milliseconds since 1970: "16 Nov 2026". */
export function formatDay(moment: number): string {
  return new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium' }).format(moment);
}

/** A date such as `2026-11-15` in the user's locale. */
export function formatDate(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(i18n.locale, { ...options, timeZone: 'UTC' });
}

/** Whether a message is loaded. */
export function hasMessage(id: string): boolean {
  return bundle.hasMessage(id);
}
