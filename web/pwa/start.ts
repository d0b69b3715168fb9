import { reportQuietly } from '#web/app/quietReports.ts';
import { register } from './register.ts';

/** Begins what makes the page an app that works without a network; nothing of it stands in the way when it fails (SPEC §8). */
export function startPwa(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) register().catch((error: unknown) => reportQuietly('service worker', error));
}
