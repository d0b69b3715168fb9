import { ANSWERS_ELEMENT, KEPT_ATTRIBUTE } from '#common/offline/cachedPage.ts';
import { parseBootData } from '#web/data/relay/bootData.ts';
import { LOADED_MAX, type WorkerMessage } from '#web/features/offline/worker/messages.ts';
import { loadedUrls, namedAnswers } from './loaded.ts';

/** The first visit has other things to fetch before the rest of the program. */
const FIRST_VISIT_MS = 3000;

export function tell(worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/** Registers the service worker, and names to it what this page had loaded without it. */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  await pageLoaded();
  if (!wasControlled) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_MS));
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // None where something stands in its way without saying so.
  const registration = await serviceWorker.getRegistration();
  if (registration === undefined) return null;
  void serviceWorker.ready.then(({ active }) => active !== null && nameLoaded(active, wasControlled));
  return registration;
}

function pageLoaded(): Promise<void> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** A controlled page's requests have passed the worker; the answers that came in the page never do. */
function nameLoaded(worker: ServiceWorker, wasControlled: boolean): void {
  const brought = document.getElementById(ANSWERS_ELEMENT);
  // The worker has brought them itself.
  if (brought?.hasAttribute(KEPT_ATTRIBUTE) === true) return;
  const boot = brought?.textContent ?? '';
  const resources = wasControlled ? [] : performance.getEntriesByType('resource').map(({ name }) => name);
  tell(worker, {
    what: 'loaded',
    page: wasControlled || brought === null ? null : (performance.getEntriesByType('navigation')[0]?.name ?? null),
    urls: loadedUrls(resources, boot).slice(0, LOADED_MAX),
    answers: namedAnswers(parseBootData(boot)),
  });
}
