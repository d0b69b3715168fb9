import { attractionId } from '#common/places/attractionId.ts';
import type { OwnPlace } from '#web/features/ownPlaces/ownPlacesStore.ts';

/** An own place as the client keeps it; the first id of theirs unless told. */
export function ownPlace(fields: Partial<OwnPlace> = {}): OwnPlace {
  return {
    id: attractionId(3e14),
    name: 'Oma laavu',
    position: [25, 61],
    bbox: [25, 61, 25, 61],
    lengthM: null,
    line: null,
    created: '2026-11-21T10:00:00Z',
    ...fields,
  };
}

/** The same as the server writes it. */
export function ownPlaceNode(fields: Partial<OwnPlace> = {}) {
  const { id, position, ...place } = ownPlace(fields);
  return { __typename: 'OwnPlace', id: `OwnPlace:${id}`, ownPlaceId: id, pos: position, ...place };
}
