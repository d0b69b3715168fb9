import { useCallback, useEffect, useMemo, useState } from 'react';
import { isInForce } from '#common/conditions/validity.ts';
import type { Padding } from '#common/geo/camera.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { useEscape } from '#web/map/behaviour/useEscape.ts';
import { useTheme } from '#web/map/behaviour/useLook.ts';
import { conditionsAt } from '#web/map/conditions/conditionsAt.ts';
import { conditionFeatures } from '#web/map/conditions/looks.ts';
import { useConditionLayers } from '#web/map/conditions/useConditionLayers.ts';
import { type DrawnMap, takeEmptyTaps } from '#web/map/state/drawnMap.ts';
import { useClocks } from '../useClocks.ts';
import { MapConditions } from './MapConditions.tsx';
import { useConditionsIn } from './useConditionsIn.ts';

interface Props {
  readonly drawnMap: DrawnMap;
  readonly padding: Padding;
  /** Another panel stands where that of a condition would. */
  readonly quiet: boolean;
}

const NONE: readonly number[] = [];

/** Closures, warnings, groomed tracks and reports on the map; a tap on one that meets no place says what it is. */
export function ConditionsOnMap({ drawnMap, padding, quiet }: Props) {
  const { map } = drawnMap;
  const conditions = useConditionsIn(map);
  const now = useClocks(conditions);
  // The clocks tick on; the map is given the same data until something begins, ends or ages.
  const drawn = JSON.stringify(conditionFeatures(conditions, now));
  useConditionLayers(
    drawnMap,
    useMemo(() => JSON.parse(drawn), [drawn]),
    useTheme(),
  );
  const [openIds, setOpenIds] = useState(NONE);
  const close = useCallback(() => setOpenIds(NONE), []);
  useEffect(
    () =>
      takeEmptyTaps((x, y) => {
        const ids = conditionsAt(map, x, y);
        setOpenIds(ids);
        return ids.length > 0;
      }),
    [map],
  );
  const open = conditions.filter((one) => openIds.includes(one.id) && isInForce(one, now));
  const isOpen = open.length > 0 && !quiet;
  useEscape(isOpen, close);
  return (
    isOpen && (
      <PlaceTexts>
        <MapConditions conditions={open} padding={padding} onClose={close} />
      </PlaceTexts>
    )
  );
}
