/** Handing on what is on the screen: by what the system shares with, by the clipboard, as a file. */
import { showToast } from '../toasts.svelte';

/** The system has a way of its own to share. */
export const canShare = typeof navigator.share === 'function';

/** Copy a text and say so; where that may not be, the text itself is shown, to be copied by hand. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(said);
  } catch {
    showToast(text);
  }
}

/** What a canvas shows, as a file; null when the browser cannot make one. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((done) => {
    canvas.toBlob((blob) => done(blob && new File([blob], name, { type: 'image/png' })), 'image/png');
  });
}

/** Share a text, and a file where the system takes one. */
export async function share(text: string, file: File | null): Promise<void> {
  const whole = { text, ...(file ? { files: [file] } : {}) };
  // Closing the share sheet is no error.
  await navigator.share(navigator.canShare?.(whole) ? whole : { text }).catch(() => {});
}

/** Give a file to the person. */
export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Share a link by what the system has for that, with what is said along with it. */
export async function shareLink(url: string, said: { title: string; text: string }): Promise<void> {
  // Closing the share sheet is no error.
  await navigator.share({ ...said, url }).catch(() => {});
}
