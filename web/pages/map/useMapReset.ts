import { useEffect } from 'react';
import { type Camera, storedCamera } from '#common/geo/camera.ts';
import { userPosition } from '#web/map/location/userPosition.ts';
import { currentCamera } from '#web/navigation/camera.ts';
import { useResets } from '#web/navigation/resets.ts';

/** The new beginning that the map has followed last; the app may have been hidden over another page. */
let followed = 0;

/**
 * Leads the map back to the visitor's position, else to where it was last, as close as a new visit would begin (RULINGS
 * 5).
 */
export function useMapReset(goTo: (camera: Camera) => void, endMeasuring: () => void): void {
  const resets = useResets();
  useEffect(() => {
    if (followed === resets) return;
    followed = resets;
    const { zoom, centre } = storedCamera(currentCamera(null));
    goTo({ zoom, centre: userPosition.get() ?? centre });
    endMeasuring();
  }, [resets, goTo, endMeasuring]);
}
