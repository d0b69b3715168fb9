import { useEffect, useState } from 'react';
import type { Clocks } from '#common/conditions/validity.ts';
import { SECOND_MS } from '#common/time.ts';
import { clocks } from '#web/data/serverClock.ts';

/** What ends on the minute is gone within it. */
const RENEWED_MS = 15 * SECOND_MS;

/** The present moment, a new one each quarter of a minute and as soon as the page is looked at again. */
export function useClocks(): Clocks {
  const [now, setNow] = useState(clocks);
  useEffect(() => {
    const renew = () => setNow(clocks());
    const timer = setInterval(renew, RENEWED_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}
