/** Sharing: the system's share sheet, the clipboard, and downloads. */
import { showToast } from '../toasts.svelte';

/** Whether the browser supports the Web Share API. */
export const canShare = typeof navigator.share === 'function';

/**
 * Copy a text to the clipboard and show `confirmation` as a toast. If copying is not allowed, the toast shows the text itself.
 */
export async function copyText(text: string, confirmation: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(confirmation);
  } catch {
    showToast(text);
  }
}

/** The content of a canvas as a PNG file; null if the browser cannot encode it. */
export function canvasToFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((done) => {
    canvas.toBlob((blob) => done(blob && new File([blob], name, { type: 'image/png' })), 'image/png');
  });
}

/** Share a text, with a file if the system supports that. */
export async function share(text: string, file: File | null): Promise<void> {
  const data = { text, ...(file ? { files: [file] } : {}) };
  // Closing the share sheet rejects; that is not an error.
  await navigator.share(navigator.canShare?.(data) ? data : { text }).catch(() => {});
}

/** Download a file. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Share a link with a title and a text. */
export async function shareLink(url: string, message: { title: string; text: string }): Promise<void> {
  // Closing the share sheet rejects; that is not an error.
  await navigator.share({ ...message, url }).catch(() => {});
}
