import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { drawingDone } from './drawingDone.ts';

/** True once all that the map was told to draw first has been drawn; stays true. */
export function useDrawn(map: MapLibreMap | null): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const gl = map?.getCanvas().getContext('webgl2');
    if (!gl) return undefined;
    const gone = new AbortController();
    void drawingDone(gl, gone.signal).then(() => {
      if (!gone.signal.aborted) setDrawn(true);
    });
    return () => gone.abort();
  }, [map]);
  return drawn;
}
