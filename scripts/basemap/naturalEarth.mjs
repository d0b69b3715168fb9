import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInside, polygonsOf, ringBounds } from './geometry.mjs';

/** The box whose lakes and rivers come from Natural Earth: Finland and what is seen around it. */
const FINLAND = [18.5, 59.3, 32.5, 70.5];

/** Whether bounds touch that box. */
export function touchesFinland([west, south, east, north]) {
  return west <= FINLAND[2] && east >= FINLAND[0] && south <= FINLAND[3] && north >= FINLAND[1];
}

/**
 * Lakes and rivers of Natural Earth 1:10,000,000 (public domain): `lakes.geojson` and `rivers.geojson` of `folder`, all
 * that touches the box. Names are left out: some lost their umlauts. Rivers are lines that end at the shore of a lake,
 * with the zoom from which Natural Earth shows them.
 */
export function drawNearWaters(folder) {
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).features;
  const lakes = read('lakes.geojson').flatMap(({ geometry }) => polygonsOf(geometry));
  const isWater = waterTest(lakes);
  return [
    ...lakes.map((coordinates) => feature({ kind: 'lake', coarse: true }, { type: 'Polygon', coordinates })),
    ...read('rivers.geojson').flatMap(({ geometry, properties }) => {
      const coordinates = linesOf(geometry).flatMap((line) => drySections(line, isWater));
      const min_zoom = Math.min(LAST_ZOOM, Math.max(FIRST_ZOOM, Math.ceil(properties.min_zoom ?? LAST_ZOOM)));
      return coordinates.length === 0
        ? []
        : [feature({ kind: 'river', coarse: true, min_zoom }, { type: 'MultiLineString', coordinates })];
    }),
  ];
}

/** Rivers show from one of these zooms on. */
const FIRST_ZOOM = 5;
const LAST_ZOOM = 8;

const linesOf = ({ type, coordinates }) => (type === 'LineString' ? [coordinates] : coordinates);

const feature = (properties, geometry) => ({ type: 'Feature', properties, geometry });

/** A test whether a position lies on a lake, islands not counted. */
function waterTest(lakes) {
  const boxed = lakes.map(([shore]) => ({ shore, bounds: ringBounds(shore) }));
  return ([x, y]) =>
    boxed.some(
      ({ shore, bounds: [west, south, east, north] }) =>
        x > west && x < east && y > south && y < north && isInside([x, y], shore),
    );
}

/** The sections of a river outside lakes, with the segment that reaches the shore: its end lies under the lake. */
function drySections(line, isWater) {
  const sections = [];
  let section = [];
  line.forEach((position, i) => {
    const next = line[i + 1];
    section.push(position);
    if (next !== undefined && !(isWater(position) && isWater(next))) return;
    if (section.length > 1) sections.push(section);
    section = [];
  });
  return sections;
}
