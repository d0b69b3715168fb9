import { recoverWhenStale } from '#web/app/failures/recover.ts';
import { reportBackgroundError } from '#web/data/backgroundErrors.ts';
import { onOutdated } from '#web/data/relay/outdatedAnswers.ts';
import { deleteOldStaged } from '#web/features/offline/savedAreas/stagingCache.ts';
import { Notices } from './Notices.tsx';
import { register } from './register.ts';
import { followSearchShortcut } from './searchShortcut.ts';
import { noticesSlot } from './slot.ts';
import { watchBuild, watchUpdates } from './update.ts';
import { watchConnection } from './watchConnection.ts';

/**
 * Starts what makes the page an app that works offline: notices, connection checks, service worker. Calls `reload` when
 * old answers that the page shows can be replaced by the server's. Deletes what cancelled saving has left. A failure is
 * only logged (SPEC §8).
 */
export function startPwa(reload: () => void): void {
  noticesSlot.set(<Notices />);
  watchConnection();
  onOutdated(reload);
  recoverWhenStale();
  watchBuild();
  followSearchShortcut();
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    startWorker().catch((error: unknown) => reportBackgroundError('service worker', error));
  if ('caches' in window) deleteOldStaged().catch((error: unknown) => reportBackgroundError('saved', error));
}

async function startWorker(): Promise<void> {
  const registration = await register();
  if (registration !== null) watchUpdates(registration);
}
