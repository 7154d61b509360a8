/** Ways from the table into the rules. */
import type { HelpModule } from '../../games/module';
import { Refused } from '../api/api';

/** The page of the rules of a game, at a section where one is named. */
export function rulesAddress(game: string, section?: string | null): string {
  return `/games/${game}/rules${section ? `#${section}` : ''}`;
}

/** The section that tells of something, by its key; null where none does. */
export function sectionOn(rules: Pick<HelpModule<never>, 'sections'>, what: string): string | null {
  return rules.sections.find((section) => section.about.includes(what))?.id ?? null;
}

/** The sections on what is being decided in a view, each once. */
export function sectionsNow<View>(rules: HelpModule<View>, view: View): string[] {
  return [...new Set(rules.now(view).flatMap((what) => sectionOn(rules, what) ?? []))];
}

/** The section that tells why something was refused: by its reason, else by what is being decided; null for what is no matter of rules. */
export function sectionOnRefusal(rules: HelpModule, error: unknown, view: unknown): string | null {
  if (!(error instanceof Refused) || error.code !== 'action.illegal') return null;
  const { why } = error.details;
  return sectionOn(rules, `refused:${why}`) ?? (view === null ? null : (sectionsNow(rules, view)[0] ?? null));
}
