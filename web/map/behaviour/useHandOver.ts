import { useEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { setDrawnMap } from '#web/map/state/drawnMap.ts';

/** Hands the map around this component to what is added to it once places are drawn. */
export function useHandOver(isDrawn: boolean): void {
  const { current } = useMap();
  useEffect(() => {
    if (!isDrawn || !current) return undefined;
    setDrawnMap(current.getMap());
    return () => setDrawnMap(null);
  }, [isDrawn, current]);
}
