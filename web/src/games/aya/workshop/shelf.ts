/** Tables that the person keeps in this browser, by name. */
import { formatLayout, type Layout, parseLayout } from './layout';

const KEY = 'rivage.aya.workshop';
/** So many are kept; the oldest makes room. */
export const MOST_KEPT = 40;
export const LONGEST_NAME = 40;

export interface SavedLayout {
  name: string;
  text: string;
}

/** What is kept, the newest first; what cannot be read is left out. */
export function keptTables(): SavedLayout[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSavedLayout).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function isSavedLayout(one: unknown): one is SavedLayout {
  if (!one || typeof one !== 'object') return false;
  const { name, text } = one as Partial<SavedLayout>;
  if (typeof name !== 'string' || typeof text !== 'string') return false;
  try {
    parseLayout(text);
    return true;
  } catch {
    return false;
  }
}

/** Keep a table; one of the same name is replaced. Gives what is kept then; false where the browser keeps nothing. */
export function keepTable(name: string, layout: Layout): SavedLayout[] | false {
  const called = name.trim().slice(0, LONGEST_NAME);
  return write(
    [{ name: called, text: formatLayout(layout) }, ...keptTables().filter((one) => one.name !== called)].slice(0, MOST_KEPT),
  );
}

export function dropTable(name: string): SavedLayout[] | false {
  return write(keptTables().filter((one) => one.name !== name));
}

function write(kept: SavedLayout[]): SavedLayout[] | false {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return kept;
  } catch {
    return false;
  }
}
