import { reportQuietly } from '#web/data/quietReports.ts';
import { Notices } from './Notices.tsx';
import { recoverWhenStale } from './recover.ts';
import { register } from './register.ts';
import { followSearchShortcut } from './searchShortcut.ts';
import { noticesSlot } from './slot.ts';
import { watchUpdates } from './update.ts';
import { watchConnection } from './watchConnection.ts';

/** Begins what makes the page an app that works without a network; nothing of it stands in the way when it fails (SPEC §8). */
export function startPwa(): void {
  noticesSlot.set(<Notices />);
  watchConnection();
  recoverWhenStale();
  followSearchShortcut();
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    serve().catch((error: unknown) => reportQuietly('service worker', error));
}

async function serve(): Promise<void> {
  const registration = await register();
  if (registration !== null) watchUpdates(registration);
}
