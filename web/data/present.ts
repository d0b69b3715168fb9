import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '#common/time.ts';
import { clocks, onServerClock } from './serverClock.ts';

/** What ends on the minute is gone within it. */
const RENEWED_MS = 15 * SECOND_MS;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

onServerClock(renewAll);

function renewAll(): void {
  for (const renew of readers) renew();
}

/**
 * Calls `renew` each quarter of a minute, when the page is hidden or looked at again, and when the server's clock is
 * noted to be another one. All are called together: the hundred cards of a list are drawn once, not each by a timer of
 * its own.
 */
export function onRenewal(renew: () => void): () => void {
  if (readers.size === 0) {
    timer = setInterval(renewAll, RENEWED_MS);
    document.addEventListener('visibilitychange', renewAll);
  }
  readers.add(renew);
  return () => {
    readers.delete(renew);
    if (readers.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', renewAll);
  };
}

/**
 * What `select` reads from the present moment by the server's clock (ms). The component is drawn again only when that
 * changes.
 */
export function useAtPresent<T>(select: (nowMs: number) => T): T {
  return useSyncExternalStore(onRenewal, () => select(clocks().server));
}
