import { useLayoutEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { watchSource } from './behaviour/watchSource.ts';
import { IMAGERY } from './styles/baseStyle.ts';

/** Watches from inside the map whether the service of the pictures answers, from their first tile on; mounted anew for other pictures. */
export function PicturesWatch({ onSilent }: { readonly onSilent: () => void }) {
  const { current } = useMap();
  useLayoutEffect(() => current && watchSource(current.getMap(), IMAGERY, onSilent), [current, onSilent]);
  return null;
}
