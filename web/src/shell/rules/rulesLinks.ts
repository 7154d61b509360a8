/** Links from a table to the rules. */
import type { HelpModule } from '../../games/module';
import { Refused } from '../api/api';

/** The path of the rules page of a game, at a section if one is given. */
export function rulesAddress(game: string, section?: string | null): string {
  return `/games/${game}/rules${section ? `#${section}` : ''}`;
}

/** The id of the section about a topic; null without one. */
export function sectionAbout(rules: Pick<HelpModule<never>, 'sections'>, topic: string): string | null {
  return rules.sections.find((section) => section.about.includes(topic))?.id ?? null;
}

/** The ids of the sections about the current decision or position, each once. */
export function sectionsNow<View>(rules: HelpModule<View>, view: View): string[] {
  return [...new Set(rules.now(view).flatMap((topic) => sectionAbout(rules, topic) ?? []))];
}

/**
 * The section that explains a refused action: by the reason of the refusal, otherwise by the current decision. Null for other
 * errors.
 */
export function sectionOnRefusal(rules: HelpModule, error: unknown, view: unknown): string | null {
  if (!(error instanceof Refused) || error.code !== 'action.illegal') return null;
  const { why } = error.details;
  return sectionAbout(rules, `refused:${why}`) ?? (view === null ? null : (sectionsNow(rules, view)[0] ?? null));
}
