import type { MadePlace } from '../../support/made/madePlaces.ts';
import { PLACES } from '../../support/made/placesOfHelsinki.ts';

/** A square; holes go the other way round, which GDAL would turn else. */
const ring = (west: number, south: number, size: number, isHole = false) => {
  const [east, north] = [west + size, south + size].map((edge) => Number(edge.toFixed(6)));
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ].map(([x = 0, y = 0]) => [x, y]);
  return isHole ? corners.toReversed() : corners;
};

/** The made Helsinki, and geometries of each other type. Texts hold what formats have to quote. */
export const SHAPES: readonly MadePlace[] = [
  ...PLACES,
  {
    id: 101,
    name: 'Lampi, "syvä"\nja kylmä',
    category: 'boundary/national_park',
    position: [24.61, 60.41],
    geometry: { type: 'Polygon', coordinates: [ring(24.6, 60.4, 0.02), ring(24.605, 60.405, 0.005, true)] },
    areaM2: 1e6,
    sources: [{ source: 'lipas', ref: '7' }],
    wikidata: 'Q1',
    heightM: 12.5,
    adminFi: ['Vihti', 'Uusimaa'],
    features: ['dogs', 'free'],
  },
  {
    id: 102,
    name: 'Saaristo',
    category: 'boundary/national_park',
    position: [24.2, 60.05],
    geometry: {
      type: 'MultiPolygon',
      coordinates: [[ring(24.2, 60.05, 0.01)], [ring(24.25, 60.05, 0.02), ring(24.255, 60.055, 0.004, true)]],
    },
  },
  {
    id: 103,
    name: 'Kaksi polkua',
    category: 'route/hiking',
    position: [24.3, 60.3],
    geometry: {
      type: 'MultiLineString',
      coordinates: [
        [
          [24.3, 60.3],
          [24.31, 60.31],
          [24.32, 60.3],
        ],
        [
          [24.4, 60.3],
          [24.41, 60.31],
        ],
      ],
    },
    lengthM: 3000,
  },
  // Enough for an index of three levels.
  ...Array.from({ length: 300 }, (_, at): MadePlace => ({
    id: 1000 + at,
    name: `Penkki ${at}`,
    category: 'amenity/cafe',
    position: [(260 + (at % 20)) / 10, (610 + Math.floor(at / 20)) / 10],
  })),
];
