/** Links a refused action to the rule behind it. */
import { hasRules, loadRules } from '../../games';
import { t } from '../language.svelte';
import type { ToastLink } from '../toasts.svelte';
import { rulesAddress, sectionOnRefusal } from './rulesLinks';

/**
 * A link to the section that explains why `error` was refused in `view`; null if the rules do not explain it or cannot be
 * loaded.
 */
export async function whyLink(game: string, error: unknown, view: unknown): Promise<ToastLink | null> {
  if (!hasRules(game)) return null;
  const rules = await loadRules(game).catch(() => null);
  const section = rules && sectionOnRefusal(rules, error, view);
  return section ? { href: rulesAddress(game, section), text: t('rules-why') } : null;
}
