import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { drawingDone } from './drawingDone.ts';

/** True once a map has drawn all that it was given first, and from then on; false while there is no map. */
export function useDrawingDone(map: MapLibreMap | null): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => {
    const gl = map?.getCanvas().getContext('webgl2');
    if (!gl) return undefined;
    const ending = new AbortController();
    void drawingDone(gl, ending.signal).then(() => {
      if (!ending.signal.aborted) setDone(true);
    });
    return () => ending.abort();
  }, [map]);
  return done;
}
