import { NEW_IMAGES_TOAST_MS } from '#common/limits.ts';
import { formatPage, readPage } from '#common/urls/pageLocation.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { countAnew } from './counts.ts';

/**
 * Tells an admin who has come how many photos wait, with the way there (SPEC §6, §9). Nothing is said of none, nor on the admin tab, which shows it by
 * itself; nor of a count that failed: the tab shows that too.
 */
export async function tellOfNewImages(): Promise<void> {
  const theirs = ownEnvironment();
  const counts = await countAnew().catch(() => null);
  const isLeft = theirs !== ownEnvironment() || readPage(window.location)?.location.tab === 'admin';
  if (counts === null || counts.newImageCount === 0 || isLeft) return;
  showToast(
    'toast.newImages',
    NEW_IMAGES_TOAST_MS,
    { count: counts.newImageCount },
    formatPage({ tab: 'admin', language: null }),
  );
}
