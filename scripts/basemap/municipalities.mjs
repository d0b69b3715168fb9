import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pointOnFeature } from '@turf/turf';
import { polygonsOf, ringArea, round } from './geometry.mjs';

const starter = join(import.meta.dirname, '../../prisma/starter');

/** Zooms from which the borders and the names of municipalities are in the tiles. */
const BORDERS_FROM = 8;
const NAMES_FROM = 9;

/** Borders between the municipalities of the starter set, each once, and none along the coast. */
export function drawMunicipalBorders(tools) {
  const topology = tools.topology({ municipalities: { type: 'FeatureCollection', features: municipalities() } });
  const { coordinates } = tools.mesh(topology, topology.objects.municipalities, (a, b) => a !== b);
  return {
    type: 'Feature',
    properties: { kind: 'locality', kind_detail: '8', min_zoom: BORDERS_FROM },
    geometry: { type: 'MultiLineString', coordinates: round(coordinates) },
  };
}

/** Table of names (`names.tsv` has the same columns) inside those municipalities that no town is named after. */
export function municipalNames() {
  const towns = namesOfTowns();
  const rows = municipalities()
    .filter(({ properties }) => !towns.has(properties.NAMEFIN))
    .map(({ properties: { NAMEFIN, NAMESWE }, geometry }) => {
      const [largest] = polygonsOf(geometry).toSorted(([a], [b]) => ringArea(b) - ringArea(a));
      const { coordinates } = pointOnFeature({ type: 'Polygon', coordinates: largest }).geometry;
      const swedish = NAMESWE === NAMEFIN ? '' : NAMESWE;
      const position = coordinates.map((degrees) => degrees.toFixed(3));
      return ['municipality', NAMEFIN, swedish, '', '', ...position, NAMES_FROM].join('\t');
    });
  return ['kind\tname_fi\tname_sv\tname_en\tname_se\tlon\tlat\tmin_zoom', ...rows.toSorted(), ''].join('\n');
}

const municipalities = () => JSON.parse(readFileSync(join(starter, 'municipalities.geojson'), 'utf8')).features;

function namesOfTowns() {
  const [, ...rows] = readFileSync(join(starter, 'towns.tsv'), 'utf8').trim().split('\n');
  return new Set(rows.map((row) => row.split('\t')[0]));
}
