import { useEffect, useState } from 'react';
import { INTRO_MAP_DELAY_MS } from '#common/limits.ts';
import { fetchMapCode } from '#web/map/pace/fetchMapCode.ts';

/**
 * Loads the map some time after the intro shows, or at once when the visitor leaves it (SPEC §2); true once that time
 * has come.
 */
export function useMapPreload(load: () => void = fetchMapCode): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    let waiting = true;
    const once = () => {
      if (waiting) load();
      waiting = false;
    };
    const timer = setTimeout(() => {
      once();
      setDue(true);
    }, INTRO_MAP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      once();
    };
  }, [load]);
  return due;
}
