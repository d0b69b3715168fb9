import { useCallback } from 'react';
import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { PLACED } from '#web/navigation/placed.ts';
import { pathOf, useStepTo } from '#web/navigation/viewLocation.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/**
 * Opens a point that was set on the map, and calls `onPlaced`; one outside of Finland's box is refused. Nothing is
 * stored (RULINGS 4).
 */
export function useOpenPoint(onPlaced: () => void): (position: Position) => void {
  const goTo = useStepTo();
  const filter = useListToReturnTo();
  return useCallback(
    (position) => {
      if (!containsPosition(FINLAND_BOUNDS, position)) {
        showToast('ownPlace.outside');
        return;
      }
      onPlaced();
      goTo(pathOf('map', { screen: 'point', position, filter }), PLACED);
    },
    [goTo, filter, onPlaced],
  );
}
