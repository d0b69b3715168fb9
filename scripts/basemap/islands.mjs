import { ringBounds } from './geometry.mjs';

/**
 * Islands that people ask for and the source lacks or shows as a crumb somewhere else: sketched by hand, right to about
 * 150 m. An imported OpenStreetMap extract replaces them with the real ones. Outer rings, lon/lat.
 */
const SKETCHED = [
  // Läntinen Pihlajasaari
  [
    [24.9085, 60.1385],
    [24.9096, 60.1374],
    [24.9118, 60.1367],
    [24.914, 60.1362],
    [24.9166, 60.1371],
    [24.9181, 60.139],
    [24.9184, 60.1407],
    [24.9161, 60.1416],
    [24.9131, 60.1413],
    [24.9104, 60.1404],
    [24.9085, 60.1385],
  ],
  // Itäinen Pihlajasaari
  [
    [24.9199, 60.1404],
    [24.9208, 60.1391],
    [24.924, 60.1388],
    [24.9262, 60.1401],
    [24.9256, 60.1416],
    [24.9226, 60.142],
    [24.9199, 60.1404],
  ],
];

const overlap = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Puts the sketched islands into the Finnish land, in place of what the source has there. */
export function withSketchedIslands(country) {
  if (country.properties.country !== 'FIN') return country;
  const boxes = SKETCHED.map(ringBounds);
  const isReplaced = ([ring]) => ring.length < 40 && boxes.some((box) => overlap(box, ringBounds(ring)));
  const remaining = country.geometry.coordinates.filter((polygon) => !isReplaced(polygon));
  return {
    ...country,
    geometry: { ...country.geometry, coordinates: [...remaining, ...SKETCHED.map((ring) => [ring])] },
  };
}
