import { createStore, useStore } from '#web/data/store.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { createLocator, type Locator } from './locator.ts';
import { storeRefusal } from './refusal.ts';
import { NOT_TRACKING, type Tracking } from './tracking.ts';
import { positionUsers, setUserPosition, usePositionUse } from './userPosition.ts';

/** The visitor's own device for the whole visit; null where it has no geolocation. */
export const visitorLocator: Locator | null = 'geolocation' in navigator ? openLocator() : null;

const tracking = visitorLocator?.state ?? createStore<Tracking>(NOT_TRACKING);

function openLocator(): Locator {
  const locator = createLocator({
    geolocation: navigator.geolocation,
    onNotice(notice) {
      if (notice === 'denied') storeRefusal(Date.now());
      showToast(`location.${notice}`);
    },
  });
  // Distances and the order of lists follow.
  locator.state.subscribe(() => setUserPosition(locator.state.get().fix?.position ?? null));
  const follow = () => locator.setUsed(positionUsers.get() > 0);
  positionUsers.subscribe(follow);
  follow();
  return locator;
}

export function useTracking(): Tracking {
  usePositionUse();
  return useStore(tracking, (state) => state);
}
