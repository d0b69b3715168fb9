import { CLIPBOARD_DONE_TOAST_MS, CLIPBOARD_FAILED_TOAST_MS } from '#common/limits.ts';
import { copy } from '#web/ui/buttons/copy.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/**
 * Shares by the device's own dialogue; false where the device has none or it failed. True also when the visitor closed
 * the dialogue (SPEC §2).
 */
export async function shareNatively(page: { readonly title: string; readonly url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies an address and shows a notice whether that worked (SPEC §8). */
export async function copyLink(url: string): Promise<void> {
  if (await copy(url)) showToast('share.copied', CLIPBOARD_DONE_TOAST_MS);
  else showToast('share.copyFailed', CLIPBOARD_FAILED_TOAST_MS);
}

export async function copyCoordinates(text: string): Promise<void> {
  if (await copy(text)) showToast('coordinates.copied', CLIPBOARD_DONE_TOAST_MS);
  else showToast('coordinates.copyFailed', CLIPBOARD_FAILED_TOAST_MS);
}
