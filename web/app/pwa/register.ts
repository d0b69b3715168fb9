import { ANSWERS_ELEMENT, CACHED_AT_ATTRIBUTE } from '#common/offline/cachedPage.ts';
import { parseBootData } from '#web/data/relay/bootData.ts';
import { LOADED_MAX, type WorkerMessage } from '#web/features/offline/worker/messages.ts';
import { loadedUrls, namedAnswers } from './loaded.ts';

/** Delay of the registration at a first visit, whose own files come first. */
const FIRST_VISIT_MS = 3000;

export function postToWorker(worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/**
 * Registers the service worker, and sends it the URLs and answers that this page loaded without it. Null where the
 * browser refuses.
 */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  await pageLoaded();
  if (!wasControlled) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_MS));
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // Some browser settings refuse a registration without an error.
  const registration = await serviceWorker.getRegistration();
  if (registration === undefined) return null;
  void serviceWorker.ready.then(({ active }) => active !== null && sendLoaded(active, wasControlled));
  return registration;
}

function pageLoaded(): Promise<void> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/**
 * Sends the worker what it has not seen: the answers inside the page and, where the page had no worker, the URLs of its
 * requests.
 */
function sendLoaded(worker: ServiceWorker, wasControlled: boolean): void {
  const embedded = document.getElementById(ANSWERS_ELEMENT);
  // The page came from the worker's own cache, with its answers.
  if (embedded?.hasAttribute(CACHED_AT_ATTRIBUTE) === true) return;
  const boot = embedded?.textContent ?? '';
  const resources = wasControlled ? [] : performance.getEntriesByType('resource').map(({ name }) => name);
  postToWorker(worker, {
    what: 'loaded',
    page: wasControlled || embedded === null ? null : (performance.getEntriesByType('navigation')[0]?.name ?? null),
    urls: loadedUrls(resources, boot).slice(0, LOADED_MAX),
    answers: namedAnswers(parseBootData(boot)),
  });
}
