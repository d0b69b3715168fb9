import { useEffect, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { drawingDone } from './drawingDone.ts';

/**
 * True once the map has drawn the first frame after the component was mounted, and the WebGL context is idle: a layer
 * that is added then compiles its program without blocking the page.
 */
export function useFirstFrameDrawn(): boolean {
  const { current: map } = useMap();
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const gl = map?.getCanvas().getContext('webgl2');
    if (!map || !gl || import.meta.env.VITE_WITHOUT === 'earlyDiscs') return undefined;
    const ending = new AbortController();
    const onRender = () =>
      void drawingDone(gl, ending.signal).then(() => {
        if (!ending.signal.aborted) setDrawn(true);
      });
    map.once('render', onRender);
    return () => {
      map.off('render', onRender);
      ending.abort();
    };
  }, [map]);
  return drawn;
}
