import { useEffect, useState } from 'react';
import type { Clocks } from '#common/conditions/validity.ts';
import { SECOND_MS } from '#common/time.ts';
import { clocks } from '#web/data/serverClock.ts';

/** What ends on the minute is gone within it. */
const RENEWED_MS = 15 * SECOND_MS;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function renewAll(): void {
  for (const renew of readers) renew();
}

/**
 * Calls `renew` each quarter of a minute, and when the page is hidden or looked at again. All are called together: the
 * hundred cards of a list are drawn once, not each by a timer of its own.
 */
function onRenewal(renew: () => void): () => void {
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
 * The present moment, a new one each quarter of a minute, as soon as the page is looked at again, and for each `data`:
 * what has begun since the last one is in force when the server answers with it.
 */
export function useClocks(data?: unknown): Clocks {
  const [{ now, of }, setNow] = useState(() => ({ now: clocks(), of: data }));
  if (of !== data) setNow({ now: clocks(), of: data });
  useEffect(() => onRenewal(() => setNow((last) => ({ ...last, now: clocks() }))), []);
  return now;
}
