import { NEW_IMAGES_TOAST_MS } from '#common/limits.ts';
import { formatPage, readPage } from '#common/urls/pageLocation.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { countAnew } from './counts.ts';

/**
 * Shows an admin who has logged in how many photos are pending, with a link to them (SPEC §6, §9). No notice for no
 * photos, after a failure, or on the admin tab, which shows the count itself.
 */
export async function notifyOfNewImages(): Promise<void> {
  const environment = ownEnvironment();
  const counts = await countAnew().catch(() => null);
  const isLeft = environment !== ownEnvironment() || readPage(window.location)?.location.tab === 'admin';
  if (counts === null || counts.newImageCount === 0 || isLeft) return;
  showToast(
    'toast.newImages',
    NEW_IMAGES_TOAST_MS,
    { count: counts.newImageCount },
    formatPage({ tab: 'admin', language: null }),
  );
}
