import { TOAST_MS } from '#common/limits.ts';
import { inParallel } from '#web/data/inParallel.ts';
import { deletePhoto } from '#web/features/photos/deletePhoto.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ListedPhoto } from './PhotoMonths.tsx';

/** Requests that are sent at once; further ones are queued. */
const AT_ONCE = 4;

/**
 * Deletes photos from lists and for good, and says what became of them: 'Kuvien poisto epäonnistui' where any is left
 * (SPEC §8).
 */
export async function deletePhotos(photos: readonly ListedPhoto[], connections: readonly string[]): Promise<void> {
  let isFailed = false;
  await inParallel(photos, AT_ONCE, async (photo) => {
    if ((await deletePhoto(photo, connections)) !== null) isFailed = true;
  });
  if (isFailed) showToast('photos.deleteFailed');
  else showToast('photos.deleted', TOAST_MS, { count: photos.length });
}
