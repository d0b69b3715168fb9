import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PwaTexts } from '#web/i18n/PwaTexts.tsx';
import { visibleBounds } from '#web/map/behaviour/useCamera.ts';
import type { Contrast, Theme } from '#web/map/state/appearance.ts';
import type { Outline } from '#web/map/state/detail.ts';
import type { MapViewProps } from '#web/map/state/mapProps.ts';
import { useSoftEdge } from './useSoftEdge.ts';
import { useZoomLimit } from './useZoomLimit.ts';
import { isWithoutDetail } from './withoutDetail.ts';
import styles from '#web/map/controls/ModePanel.module.css';

interface Props extends Pick<MapViewProps, 'padding' | 'still' | 'placing' | 'measured'> {
  readonly map: MapLibreMap;
  readonly outline: NonNullable<Outline>;
  readonly theme: Theme;
  readonly contrast: Contrast;
}

/** Where the base map has no details the map ends softly, comes no closer, and says so. */
export function DetailLimits({ map, outline, theme, contrast, padding, still = false, placing, measured }: Props) {
  useSoftEdge(map, outline, theme, contrast);
  useZoomLimit(map, outline);
  // The panel of a mode stands where the notice would.
  const shown = useIsWithoutDetail(map, outline, padding) && !still && !placing && measured === null;
  const { bottom, left, right } = padding;
  return (
    <PwaTexts>
      <div className={styles.free} style={{ insetBlockEnd: bottom, insetInline: `${left}px ${right}px` }}>
        <output className={styles.notice}>{shown && <FormattedMessage id="map.noDetail" />}</output>
      </div>
    </PwaTexts>
  );
}

/** Whether the map shows nothing but the embedded map; looked at after each movement. */
function useIsWithoutDetail(map: MapLibreMap, outline: Outline, padding: MapViewProps['padding']): boolean {
  const [without, setWithout] = useState(false);
  useEffect(() => {
    const look = () =>
      setWithout(isWithoutDetail(outline, { zoom: map.getZoom(), bounds: visibleBounds(map, padding) }));
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map, outline, padding]);
  return without;
}
