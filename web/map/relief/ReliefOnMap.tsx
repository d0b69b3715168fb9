import type { Map as MapLibreMap } from 'maplibre-gl';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useContrast, useTheme } from '#web/map/behaviour/useLook.ts';
import { useElevation } from '#web/map/state/elevation.ts';
import { useReliefShown } from '#web/map/state/layersShown.ts';
import { useAskedElevation } from './useAskedElevation.ts';
import { useRelief } from './useRelief.ts';

interface Props {
  readonly map: MapLibreMap;
}

/** Shading and contours on our own terrain map, unless the visitor hides them; nothing where there are no heights. */
export function ReliefOnMap({ map }: Props) {
  useAskedElevation();
  const shown = useReliefShown();
  const tiles = useElevation();
  return shown && tiles && <Relief map={map} tiles={tiles} />;
}

function Relief({ map, tiles }: Props & { readonly tiles: ElevationTiles }) {
  useRelief(map, tiles, { theme: useTheme(), contrast: useContrast(), language: useLanguage() });
  return null;
}
