import type { OwnPlace } from '#api/domain/contributions/ownPlaces/ownPlacesSql.ts';
import type { AttractionBody } from '#api/rest/attractions/attractionJson.ts';

/** An own place in the shape of an attraction (SPEC §3), for its owner. */
export function ownPlaceJson({ id, name, type, lon, lat, bbox, lengthM }: OwnPlace): AttractionBody {
  return {
    id,
    name,
    name_sv: null,
    name_en: null,
    category: 'own',
    type,
    pos: [lon, lat],
    bbox,
    area: null,
    contour: lengthM,
    height: null,
    ascent: null,
    admin: [],
    stars: 0,
    quality2: 0,
    source: 'user',
    closedForNow: false,
  };
}
