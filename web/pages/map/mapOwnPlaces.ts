import { useMemo } from 'react';
import { formatCoordinates } from '#common/geo/coordinates.ts';
import type { OwnPlace } from '#web/data/own/ownParts.ts';
import { usePendingOf } from '#web/features/offline/outbox/pending.ts';
import { useOwnPlace, useOwnPlaces } from '#web/features/ownPlaces/ownPlacesStore.ts';
import type { MapOwnPlace, MapSelection } from '#web/map/state/mapProps.ts';

const LOOK = { family: 'own', icon: 'own' } as const;

/** Id of the first pending place: below all ids, and below that of a point. */
const FIRST_PENDING = -2;

/**
 * The user's own places as the map draws them, whatever else it shows; pending ones have ids below zero, and open as
 * their points.
 */
export function useMapOwnPlaces(): readonly MapOwnPlace[] {
  const places = useOwnPlaces();
  const pending = usePendingOf('ownPlace');
  return useMemo(
    () => [
      ...pending.map(({ deed: { name, position } }, at) => ({
        ...LOOK,
        attractionId: FIRST_PENDING - at,
        name: name === '' ? formatCoordinates(position) : name,
        position,
        line: null,
      })),
      ...places.map(({ id, name, position, line }) => ({ ...LOOK, attractionId: id, name, position, line })),
    ],
    [places, pending],
  );
}

/** The own place that is open as the map shows it; null where none is open, or it is not the user's own. */
export function useOwnSelection(id: number | null): MapSelection | null {
  const place = useOwnPlace(id);
  return useMemo(() => place && selectionOf(place), [place]);
}

function selectionOf({ id, position, bbox, line }: OwnPlace): MapSelection {
  const geometry = line && {
    type: 'MultiLineString' as const,
    coordinates: line.map((part) => part.map(([lon, lat]) => [lon, lat])),
  };
  return { ...LOOK, attractionId: id, position, bbox, geometry };
}
