import { useEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Position } from '#common/geo/bounds.ts';
import { watchLongPress } from './longPress.ts';
import { takeClicks } from './takeClicks.ts';

/** Calls `onTake` for each click on the map; where it is null, clicks open places, and a long press calls `onPoint`. */
export function useMapClicks(
  onTake: ((position: Position) => void) | null,
  onPoint: (position: Position) => void,
): void {
  const { current } = useMap();
  useEffect(() => {
    if (!current) return undefined;
    return onTake === null ? watchLongPress(current.getMap(), onPoint) : takeClicks(current.getMap(), onTake);
  }, [current, onTake, onPoint]);
}
