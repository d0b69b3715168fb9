import { useCallback } from 'react';
import type { Position } from '#common/geo/bounds.ts';
import { attractionId, isOwnPlaceId } from '#common/places/attractionId.ts';
import type { MapHover, MapOwnPlace } from '#web/map/state/mapProps.ts';
import { useHovered } from '#web/map/state/selection.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { pathOf, useStepTo } from '#web/navigation/viewLocation.ts';
import { useMapOwnPlaces } from './mapOwnPlaces.ts';
import { useOpenPoint } from './useOpenPoint.ts';

interface MapOpening {
  readonly ownPlaces: readonly MapOwnPlace[];
  /** Null also for an own place that was deleted while it was hovered. */
  readonly hovered: MapHover | null;
  /** Opens a place; an own place that is not yet on the server (id below zero) opens as its point. */
  readonly open: (id: number) => void;
  /** Goes back to the list when something is open. */
  readonly close: () => void;
  readonly openPoint: (position: Position) => void;
}

/** The user's own places and what a click or tap on the map opens. */
export function useMapOpening(isOpen: boolean, onPlaced: () => void): MapOpening {
  const goTo = useStepTo();
  const list = useListToReturnTo();
  const ownPlaces = useMapOwnPlaces();
  const openPoint = useOpenPoint(onPlaced);
  const hovered = useHovered();
  const open = useCallback(
    (id: number) => {
      const pending = id < 0 ? ownPlaces.find((place) => place.attractionId === id) : undefined;
      if (pending) openPoint(pending.position);
      else goTo(pathOf('map', { screen: 'attraction', id: attractionId(id) }));
    },
    [goTo, openPoint, ownPlaces],
  );
  const close = useCallback(() => {
    if (isOpen) goTo(pathOf('map', { screen: 'list', filter: list }));
  }, [goTo, isOpen, list]);
  return { ownPlaces, hovered: hovered && (isGone(hovered, ownPlaces) ? null : hovered), open, close, openPoint };
}

function isGone({ attractionId: id }: MapHover, ownPlaces: readonly MapOwnPlace[]): boolean {
  return isOwnPlaceId(id) && ownPlaces.every((place) => place.attractionId !== id);
}
