import { roundCorners } from './curves.mjs';
import {
  KM_PER_DEGREE,
  distanceKm,
  featureCollection,
  isInside,
  polygonsOf,
  ringArea,
  ringBounds,
  round,
  shrink,
} from './geometry.mjs';
import { withSketchedIslands } from './islands.mjs';
import { finland, isInNorthernEurope, isNearFinland, zoneAt } from './zones.mjs';

const crumbKm = 4;

/** Åland is a country of its own in the source, and part of Finland there too: drawn once. */
const isDrawn = (country) => country.properties.A3 !== 'ALA';

/**
 * Land of the world as one feature per country, full detail in Finland. Lakes are filled (they are drawn on top of the
 * land, from `lakes.mjs`), so islands in lakes are left out too: they are holes of the lakes. Neighbours have exactly
 * the same borders. Returns `{ land, borders }`; `borders` are those between other countries than Finland.
 */
export function drawLand(countries, tools) {
  const filled = countries
    .filter(isDrawn)
    .map(fillLakes)
    .filter((country) => country.geometry.coordinates.length > 0);
  const topology = tools.presimplify(tools.topology({ countries: featureCollection(filled) }), cornerKm2);
  loosenByZone(topology, arcsOf(topology, 'FIN'));
  const simple = tools.simplify(topology, 1);
  simple.arcs = simple.arcs.map((arc) => (arc.some(isNearFinland) ? roundCorners(arc.map(([x, y]) => [x, y])) : arc));
  const { features } = tools.feature(simple, simple.objects.countries);
  return {
    land: features
      .map(tidy)
      .map(withSketchedIslands)
      .filter((country) => country.geometry.coordinates.length > 0),
    borders: foreignBorders(simple, tools),
  };
}

function fillLakes(country) {
  const outer = polygonsOf(country.geometry).map(([ring]) => ({
    ring,
    bounds: ringBounds(ring),
    area: ringArea(ring),
  }));
  outer.sort((a, b) => b.area - a.area);
  const chosen = [];
  for (const candidate of outer) {
    const [x, y] = candidate.ring[0];
    const around = ({ bounds: b, ring }) => x > b[0] && x < b[2] && y > b[1] && y < b[3] && isInside([x, y], ring);
    const smallest = country.properties.A3 === 'FIN' ? finland.island : zoneAt([x, y]).island;
    if (candidate.area >= smallest && !chosen.some(around)) chosen.push(candidate);
  }
  return {
    type: 'Feature',
    properties: { country: country.properties.A3 },
    geometry: { type: 'MultiPolygon', coordinates: chosen.map(({ ring }) => [ring]) },
  };
}

const cornerKm2 = ([[x1, y1], [x2, y2], [x3, y3]]) =>
  (Math.abs((x1 - x3) * (y2 - y1) - (x1 - x2) * (y3 - y1)) / 2) * KM_PER_DEGREE ** 2 * shrink(y2);

function arcsOf(topology, country) {
  const { arcs } = topology.objects.countries.geometries.find((geometry) => geometry.properties.country === country);
  return new Set(arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc)));
}

/** Turns each corner's area into a multiple of what its zone asks for, so that one threshold serves the whole world. */
function loosenByZone(topology, finnishArcs) {
  topology.arcs.forEach((arc, index) => {
    for (const corner of arc) {
      const wanted = finnishArcs.has(index) ? finland.corner : zoneAt(corner).corner;
      corner[2] = wanted === 0 ? Infinity : corner[2] / wanted;
    }
  });
}

function tidy(country) {
  const coordinates = country.geometry.coordinates.filter(([ring]) => ring.length >= 4 && ringArea(ring) > 0);
  return { ...country, geometry: { type: 'MultiPolygon', coordinates: round(coordinates) } };
}

/** Borders of the countries around, in one piece each side of a lake; crumbs beside rivers are left out. */
function foreignBorders(topology, tools) {
  const isForeign = (a, b) => a !== b && a.properties.country !== 'FIN' && b.properties.country !== 'FIN';
  const { coordinates } = tools.mesh(topology, topology.objects.countries, isForeign);
  return coordinates
    .filter((line) => isInNorthernEurope(line[0]) && distanceKm(line[0], line.at(-1)) > crumbKm)
    .map(round);
}
