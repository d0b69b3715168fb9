import { answer } from './answers.ts';
import { build } from './build.ts';
import { cacheLoaded, renewAnswers } from './earlier.ts';
import type { WorkerMessage } from './messages.ts';
import { noticeOf, openPage, pageOf } from './notices.ts';
import { preloadPages } from './preloadPages.ts';
import { install, program, PROGRAM_CACHE, refill } from './program.ts';
import { isOutdated, CACHE_RULES, treatmentOf } from './rules.ts';
import { isShare, takeShare } from './share.ts';
import { SHARED_CACHE } from './shared.ts';

declare const self: ServiceWorkerGlobalScope;

const CURRENT = [PROGRAM_CACHE, SHARED_CACHE, ...Object.values(CACHE_RULES).map(({ cache }) => cache)];

self.addEventListener('install', (event) => {
  // Renewed during the installation, while there is a network: the build may first be used offline.
  event.waitUntil(install(event).then(renewAnswers));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
});

async function activate(event: ExtendableEvent): Promise<void> {
  await program.activate(event);
  for (const name of await caches.keys()) if (isOutdated(name, CURRENT)) await caches.delete(name);
  await preloadPages(self.registration, self.navigator.userAgent);
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  if (isShare(event.request, self.location.origin)) {
    event.respondWith(takeShare(event.request));
    return;
  }
  const treatment = treatmentOf(event.request, self.location.origin);
  if (treatment !== null) event.respondWith(answer(event, treatment));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message: WorkerMessage = event.data;
  event.waitUntil(onMessage(message, event.ports[0]));
});

self.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.text());
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(self.clients, pageOf(event.notification.data, self.location.origin)));
});

async function onMessage(message: WorkerMessage, port: MessagePort | undefined): Promise<void> {
  switch (message.what) {
    case 'build':
      port?.postMessage(build.id);
      return;
    case 'takeOver':
      return self.skipWaiting();
    case 'takeOverIfAlone': {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      return pages.length > 1 ? undefined : self.skipWaiting();
    }
    case 'loaded':
      await Promise.all([cacheLoaded(message), refill()]);
      return;
  }
}
