import { MINUTE_MS, SECOND_MS } from '#common/time.ts';
import { readStored, writeStored } from './storage.ts';
import { createStore } from './store.ts';

// How far the server's clock is ahead of the device's, so that a wrong device clock does not decide what is current. It
// is stored between visits, for those without a network.
const KEY = 'serverClock';

/** `Date` headers have whole seconds, and an answer takes some time to arrive. */
const EXACT_TO_MS = 5 * SECOND_MS;
/** A smaller difference changes nothing that is shown to the minute. */
const NOTED_FROM_MS = MINUTE_MS;

const changes = createStore(0);

/** Calls `listener` when another difference is noted. Returns what unsubscribes. */
export const onServerClock = changes.subscribe;

/** Takes note of the `Date` of an answer that no cache has given. */
export function noteServerTime(date: string | null): void {
  const ahead = date === null ? NaN : Date.parse(date) - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs()) < EXACT_TO_MS) return;
  const noted = Math.abs(ahead) < NOTED_FROM_MS ? 0 : ahead;
  if (noted === aheadMs()) return;
  writeStored(KEY, String(noted));
  // Where storage is blocked, nothing has changed.
  if (noted === aheadMs()) changes.set(changes.get() + 1);
}

function aheadMs(): number {
  return Number(readStored(KEY)) || 0;
}

/** The present moment by the server's clock and by the device's, ms. */
export function clocks(): { readonly server: number; readonly device: number } {
  const device = Date.now();
  return { server: device + aheadMs(), device };
}
