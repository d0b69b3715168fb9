import { useEffect, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { drawingDone } from './drawingDone.ts';

/** True once the map has drawn the first frame after the component came: from then on its drawing context can be asked without a wait. */
export function useCalm(): boolean {
  const { current: map } = useMap();
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const gl = map?.getCanvas().getContext('webgl2');
    if (!map || !gl) return undefined;
    const ending = new AbortController();
    const look = async () => {
      await drawingDone(gl, ending.signal);
      if (!ending.signal.aborted) setCalm(true);
    };
    const onRender = () => void look();
    map.once('render', onRender);
    return () => {
      map.off('render', onRender);
      ending.abort();
    };
  }, [map]);
  return calm;
}
