import { HOUR_MS } from '#common/time.ts';
import { onReconnect } from '#web/data/connection.ts';
import { newVersion } from './notices.ts';
import { tell } from './register.ts';

const OWN_BUILD = import.meta.env.VITE_BUILT_AT;

/** Least time between two checks for a new version by a page that stays open. */
const BETWEEN_CHECKS_MS = HOUR_MS;

/** Asks a worker which build it belongs to. */
function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    tell(worker, { what: 'build' }, [port2]);
  });
}

/** Offers the version of a worker that waits; one of the page's own build only needs that nobody uses the old one. */
async function consider(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === OWN_BUILD) tell(worker, { what: 'takeOverIfAlone' });
  else newVersion.set(() => take(worker));
}

function take(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  tell(worker, { what: 'takeOver' });
}

/** Another tab has taken a version: this one goes on with its own, and may take it too. */
async function onTaken(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const isOther = controller !== null && (await buildOf(controller)) !== OWN_BUILD;
  newVersion.set(isOther ? () => window.location.reload() : null);
}

function onFound({ installing, active }: ServiceWorkerRegistration): void {
  // The first worker of all is no new version.
  if (installing === null || active === null) return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') void consider(installing);
  });
}

/** Follows what new versions there are, and asks for one when the page is seen again, or the server reached. */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) void consider(registration.waiting);
  registration.addEventListener('updatefound', () => onFound(registration));
  navigator.serviceWorker.addEventListener('controllerchange', () => void onTaken());
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < BETWEEN_CHECKS_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  onReconnect(look);
  setInterval(look, BETWEEN_CHECKS_MS);
}
