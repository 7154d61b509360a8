/** Announcements for screen readers. An open dialog makes everything beneath it inert, so each dialog has live regions of its own. */
import { untrack } from 'svelte';

type Politeness = 'polite' | 'urgent';

/** Milliseconds within which a screen reader may not have read an announcement yet. */
const READ_DELAY_MS = 250;

/** The live regions of the page, or of a dialog. */
export class LiveRegion {
  polite = $state('');
  urgent = $state('');
  last: { how: Politeness; text: string; at: number } | null = null;

  /** Announce a text here. A repeated text is announced again. An effect that calls this does not depend on the texts. */
  announce(text: string, how: Politeness): void {
    const before = untrack(() => this[how]);
    this[how] = text === before ? `${text}\u00a0` : text;
    this.last = { how, text, at: Date.now() };
  }
}

export const pageRegion = new LiveRegion();

/** The page and its open dialogs, the topmost last. */
let regions = $state.raw<readonly LiveRegion[]>([pageRegion]);

const top = (): LiveRegion => untrack(() => regions.at(-1)) ?? pageRegion;

/** Announce in this dialog until the returned function is called. */
export function openRegion(region: LiveRegion): () => void {
  regions = [...untrack(() => regions), region];
  return () => {
    regions = regions.filter((candidate) => candidate !== region);
    // An announcement often closes its dialog: repeat it where the person is now.
    if (region.last && Date.now() - region.last.at < READ_DELAY_MS) top().announce(region.last.text, region.last.how);
  };
}

/** Whether announcements and toasts appear in this region. */
export const isTopRegion = (region: LiveRegion): boolean => regions.at(-1) === region;

/** Announce a text, politely unless it is urgent. */
export function announce(text: string, how: Politeness = 'polite'): void {
  if (text) top().announce(text, how);
}

/** Join texts to sentences: each ends with exactly one stop. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .reduce((joined, part) => (joined ? `${joined}${/[.!?…:]$/.test(joined) ? '' : '.'} ${part}` : part), '');
}
