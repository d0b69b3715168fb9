import { useEffect } from 'react';
import { locationPermission } from '#web/map/location/permission.ts';
import { visitorLocator } from '#web/map/location/visitorLocation.ts';

/** Follows the visitor who has allowed it before; without a map nobody is asked. */
export function useGrantedPosition(): void {
  useEffect(() => {
    void locationPermission().then((state) => {
      if (state === 'granted') visitorLocator?.watch();
    });
  }, []);
}
