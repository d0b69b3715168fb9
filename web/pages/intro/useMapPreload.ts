import { useEffect } from 'react';
import { INTRO_MAP_DELAY_MS } from '#common/limits.ts';
import { canDrawMap } from '#web/map/behaviour/webgl.ts';

/** Fetches the map's code, where it could be drawn; a failure shows when the map is opened. */
function fetchMap(): void {
  if (canDrawMap()) import('#web/map/MapView.tsx').catch(() => undefined);
}

/** Loads the map some time after the intro shows, or at once when the visitor leaves it (SPEC §2). */
export function useMapPreload(load: () => void = fetchMap): void {
  useEffect(() => {
    let due = true;
    const once = () => {
      if (due) load();
      due = false;
    };
    const timer = setTimeout(once, INTRO_MAP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      once();
    };
  }, [load]);
}
