import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sameCamera } from '#common/geo/camera.ts';
import { formatLocation, readLocation } from '#common/urls/viewLocation.ts';
import { config } from '#web/data/config.ts';
import { locationPermission } from '#web/map/location/permission.ts';
import { useUserPosition } from '#web/map/location/userPosition.ts';
import { visitorLocator } from '#web/map/location/visitorLocation.ts';
import { currentCamera } from '#web/navigation/camera.ts';

/**
 * Follows the visitor who has allowed it before, and asks nobody. A list that begins where every first visit does, with
 * no camera in its URL and none stored, moves to the visitor once (RULINGS 29).
 */
export function useFirstPosition(): void {
  useEffect(() => {
    void locationPermission().then((state) => {
      if (state === 'granted') visitorLocator?.watch();
    });
  }, []);
  const url = useLocation();
  const navigate = useNavigate();
  const position = useUserPosition();
  const [began] = useState(() => readLocation(url)?.location.camera === null && isAtHome());
  const waiting = useRef(began);
  useEffect(() => {
    if (!waiting.current || position === null) return;
    waiting.current = false;
    const read = readLocation(url);
    if (read === null || read.location.view.screen !== 'list' || !isAtHome()) return;
    const camera = { ...config.home, centre: position };
    void navigate(formatLocation({ ...read.location, camera }, read.rest), { replace: true, preventScrollReset: true });
  }, [position, url, navigate]);
}

/** Nobody has moved the map. */
function isAtHome(): boolean {
  return sameCamera(currentCamera(null), config.home);
}
