import { useLayoutEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { watchSource } from '#web/map/behaviour/watchSource.ts';

/**
 * Watches from inside the map whether the service of a source answers, from its first tile on; mounted anew for
 * another.
 */
export function PicturesWatch({ source, onSilent }: { readonly source: string; readonly onSilent: () => void }) {
  const { current } = useMap();
  useLayoutEffect(() => current && watchSource(current.getMap(), source, onSilent), [current, source, onSilent]);
  return null;
}
