import { boxPolygon, type MadePlace } from './madePlaces.ts';
import { madeRelief } from './madeRelief.ts';

/** Bounds around the made places of Helsinki. */
export const HELSINKI = [24.8, 60.1, 25.1, 60.25] as const;
/** Bounds where nothing is. */
export const EMPTY_BOUNDS = [27, 62, 27.1, 62.1] as const;

export const IDS = {
  fortress: 50_000_000_000_001,
  museum: 2,
  trail: 7_000_000_000_003,
  shelter: 4,
  tower: 5,
  cafe: 6,
  toilet: 7,
  farMuseum: 8,
  gone: 9,
  merged: 10,
  mergedTwice: 11,
  circle: 12,
  hidden: 13,
  rolledBack: 14,
  own: 300_000_000_000_001,
} as const;

/** A small made-up Helsinki: an area with children, a route with shelters along it, and single places. */
export const PLACES: readonly MadePlace[] = [
  {
    id: IDS.fortress,
    name: 'Linnoitussaari',
    nameSv: 'Fästningsön',
    nameEn: 'Fortress Island',
    category: 'boundary/national_park',
    position: [24.985, 60.145],
    geometry: boxPolygon([24.97, 60.14, 25.0, 60.15]),
    quality: 80,
    areaM2: 1_850_000,
    adminFi: ['Helsinki', 'Uusimaa'],
    adminSv: ['Helsingfors', 'Nyland'],
    properties: {
      description: 'Saari',
      description_en: 'An island',
      wikipedia: 'fi:Linnoitussaari',
      openingHours: '24/7',
      artist_name: 'A. Rakentaja',
    },
    sources: [
      { source: 'lipas', ref: '503' },
      { source: 'osm', ref: 'way/1', url: 'https://www.openstreetmap.org/way/1' },
    ],
    children: [IDS.museum, IDS.cafe],
  },
  {
    id: IDS.museum,
    name: 'Linnoitusmuseo',
    nameSv: 'Fästningsmuseet',
    category: 'tourism/museum',
    position: [24.988, 60.147],
    quality: 40,
  },
  {
    id: IDS.trail,
    name: 'Rantareitti',
    category: 'route/hiking',
    position: [24.9, 60.2],
    // From the middle of the bounds northwards out of them and back on the other side of their corner.
    geometry: {
      type: 'LineString',
      coordinates: [
        [24.9, 60.2],
        [24.95, 60.24],
        [25.3, 60.4],
      ],
    },
    quality: 60,
    lengthM: 12_300,
    features: ['ascentMax50', 'ascentMax100', 'ascentMax200', 'ascentMax400'],
    heightM: 12.5,
    relief: madeRelief([10, 14, 20, 32, 45, 41, 30, 26, 25, 18, 12, 11], 1118),
    children: [
      [IDS.tower, 8000],
      [IDS.shelter, 1500.5],
    ],
  },
  { id: IDS.shelter, name: 'Laavu', named: false, category: 'shelter/lean_to', position: [24.92, 60.215], quality: 20 },
  { id: IDS.tower, name: 'Näkötorni', category: 'tourism/viewpoint', position: [24.95, 60.24], quality: 30 },
  {
    id: IDS.cafe,
    name: 'Kahvila Valli',
    category: 'amenity/cafe',
    position: [24.984, 60.144],
    quality: 25,
    properties: { openingHours: 'kesällä' },
  },
  { id: IDS.toilet, name: 'Käymälä', named: false, category: 'amenity/toilets', position: [24.95, 60.17], quality: 3 },
  { id: IDS.farMuseum, name: 'Pohjoinen museo', category: 'tourism/museum', position: [25.5, 65.0], quality: 45 },
  { id: IDS.hidden, name: 'Piilotettu museo', category: 'tourism/museum', position: [24.94, 60.17], quality: 99 },
];
