import { useEffect, useState } from 'react';
import type { Clocks } from '#common/conditions/validity.ts';
import { SECOND_MS } from '#common/time.ts';
import { clocks } from '#web/data/serverClock.ts';

/** What ends on the minute is gone within it. */
const RENEWED_MS = 15 * SECOND_MS;

/**
 * The present moment, a new one each quarter of a minute, as soon as the page is looked at again, and for each `data`:
 * what has begun since the last one is in force when the server answers with it.
 */
export function useClocks(data?: unknown): Clocks {
  const [{ now, of }, setNow] = useState(() => ({ now: clocks(), of: data }));
  if (of !== data) setNow({ now: clocks(), of: data });
  useEffect(() => {
    const renew = () => setNow((last) => ({ ...last, now: clocks() }));
    const timer = setInterval(renew, RENEWED_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}
