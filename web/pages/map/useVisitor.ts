import { useEffect, useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { useTracking } from '#web/map/location/visitorLocation.ts';
import type { MapLocation } from '#web/map/state/mapProps.ts';
import { useFirstPosition } from '#web/pages/view/useFirstPosition.ts';

/** A visitor who has gone this far sees the list in the order of the new place. */
const FAR_KM = 1;

/**
 * Where the visitor is, for the map; the list is asked anew when that becomes known, and again after every kilometre.
 */
export function useVisitor(): MapLocation | null {
  useFirstPosition();
  const { fix, stale } = useTracking();
  const { revalidate } = useRevalidator();
  const asked = useRef<Position | null>(null);
  useEffect(() => {
    if (fix === null) return;
    if (asked.current !== null && distanceKm(asked.current, fix.position) < FAR_KM) return;
    asked.current = fix.position;
    void revalidate();
  }, [fix, revalidate]);
  return useMemo(() => fix && { position: fix.position, accuracyM: fix.accuracyM, stale }, [fix, stale]);
}
