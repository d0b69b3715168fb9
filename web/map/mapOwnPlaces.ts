import { useMemo } from 'react';
import { type OwnPlace, useOwnPlace, useOwnPlaces } from '#web/state/ownPlaces.ts';
import type { MapOwnPlace, MapSelection } from './mapProps.ts';

const LOOK = { family: 'own', icon: 'own' } as const;

/** The user's own places as the map draws them, whatever else it shows. */
export function useMapOwnPlaces(): readonly MapOwnPlace[] {
  const places = useOwnPlaces();
  return useMemo(() => places.map(({ id, name, position, line }) => ({ ...LOOK, attractionId: id, name, position, line })), [places]);
}

/** The own place that is open as the map shows it; null where none is, or it is not there for whoever asks. */
export function useOwnSelection(id: number | null): MapSelection | null {
  const place = useOwnPlace(id);
  return useMemo(() => place && selectionOf(place), [place]);
}

function selectionOf({ id, position, bbox, line }: OwnPlace): MapSelection {
  const geometry = line && { type: 'MultiLineString' as const, coordinates: line.map((part) => part.map(([lon, lat]) => [lon, lat])) };
  return { ...LOOK, attractionId: id, position, bbox, geometry };
}
