import { isWithinAge, MINUTE_MS, SECOND_MS } from '#common/time.ts';
import { currentConnection, onReconnect, reportCachedAnswer } from '#web/data/connection.ts';
import { createStore } from '#web/data/store.ts';

/**
 * A younger answer of a cache is as good as the server's. Where the server takes longer than the service worker waits,
 * its late answer is cached: without this age each request for an outdated answer would be followed by another one.
 */
const OUTDATED_MS = MINUTE_MS;
/** Least time between two announcements: a device that is full caches no late answer. */
const PAUSE_MS = 10 * SECOND_MS;

/** URLs (`operationUrl`) of the operations that an old answer of a cache was used for. */
const outdated = new Set<string>();
const announced = createStore(0);
let announcedAt = -Infinity;
/** Whether an old answer was used since the last announcement. */
let isDue = false;

/** Reports that a cache answered the operation of this URL; `date` is when the cached answer was given (ISO 8601). */
export function noteCachedAnswer(url: string, date: string): void {
  reportCachedAnswer(date);
  if (isWithinAge(Date.parse(date), Date.now(), OUTDATED_MS)) return;
  outdated.add(url);
  isDue = true;
}

/**
 * Whether the operation of this URL is to be sent again: an old answer of a cache was used for it, and the server can
 * be reached. True once for each such answer.
 */
export function takeOutdated(url: string): boolean {
  return currentConnection() === 'reached' && outdated.delete(url);
}

/** Calls `listener` when the server is reached again after old answers were used. Returns what unsubscribes. */
export const onOutdated = announced.subscribe;

onReconnect(() => {
  if (!isDue || isWithinAge(announcedAt, Date.now(), PAUSE_MS)) return;
  isDue = false;
  announcedAt = Date.now();
  announced.set(announced.get() + 1);
});
