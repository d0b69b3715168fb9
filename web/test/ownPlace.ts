import { attractionId } from '#common/places/attractionId.ts';
import type { OwnPlace } from '#web/data/own/ownParts.ts';

/** An own place as the client stores it, by default with the first id of the range of own places. */
function ownPlace(fields: Partial<OwnPlace> = {}): OwnPlace {
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

/** The same own place as the server answers it. */
export function ownPlaceNode(fields: Partial<OwnPlace> = {}) {
  const { id, position, ...place } = ownPlace(fields);
  return { __typename: 'OwnPlace', id: `OwnPlace:${id}`, ownPlaceId: id, pos: position, ...place };
}
