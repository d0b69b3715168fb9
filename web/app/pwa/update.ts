import { HOUR_MS, isWithinAge } from '#common/time.ts';
import { isOtherBuild, onReconnect } from '#web/data/connection.ts';
import { newVersion } from './notices.ts';
import { postToWorker } from './register.ts';

const OWN_BUILD = import.meta.env.VITE_BUILT_AT;

/** Least time between two checks for a new version by a page that stays open. */
const BETWEEN_CHECKS_MS = HOUR_MS;

/** Asks a worker which build it belongs to. */
function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    postToWorker(worker, { what: 'build' }, [port2]);
  });
}

/**
 * Offers the new version of an installed worker. A worker of the page's own build takes over by itself, if no other
 * page uses the old one.
 */
async function offerVersion(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === OWN_BUILD) postToWorker(worker, { what: 'takeOverIfAlone' });
  else newVersion.set(() => takeOver(worker));
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  postToWorker(worker, { what: 'takeOver' });
}

/**
 * Another tab has activated a version. This tab stays on its own version and offers a reload that brings the other one.
 */
async function onControllerChange(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const isOther = controller !== null && (await buildOf(controller)) !== OWN_BUILD;
  newVersion.set(isOther ? () => window.location.reload() : null);
}

function onUpdateFound({ installing, active }: ServiceWorkerRegistration): void {
  // The very first worker of a browser is not a new version.
  if (installing === null || active === null) return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') void offerVersion(installing);
  });
}

/**
 * Offers a reload where the server belongs to another build, older ones too: a page that is newer than its server meets
 * one while servers are replaced, and after a rollback. An offer of the worker stays.
 */
export function watchBuild(): void {
  const offer = () => {
    if (isOtherBuild.get() && newVersion.get() === null) newVersion.set(() => window.location.reload());
  };
  isOtherBuild.subscribe(offer);
  offer();
}

/**
 * Offers new versions as they are found, and checks for one each hour, when the page becomes visible and when the
 * connection is restored.
 */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) void offerVersion(registration.waiting);
  registration.addEventListener('updatefound', () => onUpdateFound(registration));
  navigator.serviceWorker.addEventListener('controllerchange', () => void onControllerChange());
  let checkedAt = Date.now();
  const check = () => {
    if (document.visibilityState === 'hidden' || isWithinAge(checkedAt, Date.now(), BETWEEN_CHECKS_MS)) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  onReconnect(check);
  setInterval(check, BETWEEN_CHECKS_MS);
}
