import { TOAST_MS } from '#common/limits.ts';
import { deletePhoto } from '#web/features/photos/deletePhoto.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ListedPhoto } from './PhotoMonths.tsx';

/** Deleted at the same time; the rest wait. */
const AT_ONCE = 4;

/** Deletes photos from lists and for good, and says what became of them: 'Kuvien poisto epäonnistui' where any is left (SPEC §8). */
export async function deletePhotos(photos: readonly ListedPhoto[], connections: readonly string[]): Promise<void> {
  let isFailed = false;
  for (let at = 0; at < photos.length; at += AT_ONCE) {
    const faults = await Promise.all(photos.slice(at, at + AT_ONCE).map((photo) => deletePhoto(photo, connections)));
    isFailed ||= faults.some((fault) => fault !== null);
  }
  if (isFailed) showToast('photos.deleteFailed');
  else showToast('photos.deleted', TOAST_MS, { count: photos.length });
}
