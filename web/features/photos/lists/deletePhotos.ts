import { TOAST_MS } from '#common/limits.ts';
import { inParallel } from '#web/data/inParallel.ts';
import { deletePhoto } from '#web/features/photos/deletePhoto.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ListedPhoto } from './PhotoMonths.tsx';

/** Number of requests at the same time. */
const AT_ONCE = 4;

/**
 * Deletes photos on the server and from all lists, and shows the result as a notice: 'Kuvien poisto epäonnistui' when
 * any photo is left (SPEC §8).
 */
export async function deletePhotos(photos: readonly ListedPhoto[], connections: readonly string[]): Promise<void> {
  let isFailed = false;
  await inParallel(photos, AT_ONCE, async (photo) => {
    if ((await deletePhoto(photo, connections)) !== null) isFailed = true;
  });
  if (isFailed) showToast('photos.deleteFailed');
  else showToast('photos.deleted', TOAST_MS, { count: photos.length });
}
