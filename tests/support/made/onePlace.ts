import type { Place } from '#api/domain/places/places.ts';

/** A museum in Helsinki as the domain reads it, with other values where a test says so. */
export function madePlace(other: Partial<Place> = {}): Place {
  return {
    version: 1,
    id: 5,
    type: 'POINT',
    kind: 'museum',
    category: 'tourism/museum',
    name: 'Linna',
    nameSv: 'Slottet',
    nameEn: null,
    nameSe: null,
    nameLocal: null,
    altNames: [],
    named: true,
    lon: 24.94,
    lat: 60.17,
    bbox: [24.94, 60.17, 24.94, 60.17],
    areaM2: null,
    lengthM: null,
    heightM: null,
    ascentM: null,
    adminFi: ['Helsinki', 'Uusimaa'],
    adminSv: ['Helsingfors', 'Nyland'],
    stars: 3,
    features: 0,
    quality: 45,
    wikidata: null,
    properties: {},
    sources: [],
    parentId: null,
    childCount: 0,
    sourceDate: null,
    ...other,
  };
}
