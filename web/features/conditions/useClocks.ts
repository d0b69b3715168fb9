import { useEffect, useState } from 'react';
import type { Clocks } from '#common/conditions/validity.ts';
import { onRenewal } from '#web/data/present.ts';
import { clocks } from '#web/data/serverClock.ts';

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
