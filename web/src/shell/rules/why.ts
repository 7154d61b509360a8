/** From a refusal to the rule behind it. */
import { hasRules, loadRules } from '../../games';
import { t } from '../language.svelte';
import type { ToastLink } from '../toasts.svelte';
import { rulesAddress, sectionOnRefusal } from './rulesLinks';

/** Where the rules say why `error` was refused in `view`; null where that is no matter of rules, or they cannot be had. */
export async function whyLink(game: string, error: unknown, view: unknown): Promise<ToastLink | null> {
  if (!hasRules(game)) return null;
  const rules = await loadRules(game).catch(() => null);
  const section = rules && sectionOnRefusal(rules, error, view);
  return section ? { href: rulesAddress(game, section), text: t('rules-why') } : null;
}
