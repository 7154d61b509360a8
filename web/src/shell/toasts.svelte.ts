/** Toasts: short messages on the screen, which are announced as well. */
import { announce } from './announcer.svelte';
import { Refused } from './api/api';
import { hasMessage, loadCatalogues, t } from './language.svelte';

export interface ToastLink {
  href: string;
  text: string;
}

export interface Toast {
  id: number;
  text: string;
  link: ToastLink | null;
}

/** Milliseconds that a toast stays, without and with a link. */
const [SHOWN_MS, SHOWN_WITH_LINK_MS] = [6000, 15_000];

let next = 1;
export const toasts = $state<Toast[]>([]);

export function showToast(text: string, link: ToastLink | null = null): void {
  const id = next++;
  toasts.push({ id, text, link });
  announce(text, 'urgent');
  setTimeout(() => dismiss(id), link ? SHOWN_WITH_LINK_MS : SHOWN_MS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** The sentence for an error code. */
export function errorText(code: string, details: Record<string, unknown> = {}): string {
  const id = `error-${code.replaceAll('.', '-')}`;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(details)) args[name] = typeof value === 'number' ? value : String(value ?? '');
  return hasMessage(id) ? t(id, args) : t('error-unknown', { code });
}

/** Show an error as a toast, with an optional link to an explanation. */
export async function showError(error: unknown, link: ToastLink | null = null): Promise<void> {
  // Without the catalogue the error code is shown.
  await loadCatalogues('errors').catch(() => {});
  if (error instanceof Refused) showToast(errorText(error.code, error.details), link);
  else showToast(t('error-unknown', { code: String(error) }));
}
