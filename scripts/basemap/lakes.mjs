import { simplify } from '@turf/turf';
import { KM_PER_DEGREE, ringArea, ringBounds, round } from './geometry.mjs';
import { touchesFinland } from './naturalEarth.mjs';
import { zoneAt } from './zones.mjs';

/** Big lakes of the rest of the world, coarser the farther away; those in and around Finland are Natural Earth's. */
export function drawFarLakes([, lakes]) {
  return lakes.coordinates
    .map((rings) => ({ rings, bounds: ringBounds(rings[0]), area: ringArea(rings[0]) }))
    .filter(({ bounds, area }) => !touchesFinland(bounds) && area >= zoneAt(middleOf(bounds)).lake)
    .map(thinned);
}

const middleOf = ([west, south, east, north]) => [(west + east) / 2, (south + north) / 2];

function thinned({ rings: [shore, ...islands], bounds }) {
  const zone = zoneAt(middleOf(bounds));
  const coordinates = [shore, ...islands.filter((ring) => ringArea(ring) >= zone.island)];
  const tolerance = Math.sqrt(zone.corner) / KM_PER_DEGREE / 2;
  const geometry = simplify({ type: 'Polygon', coordinates }, { tolerance, highQuality: true });
  return {
    type: 'Feature',
    properties: { kind: 'lake', coarse: true },
    geometry: { type: 'Polygon', coordinates: round(geometry.coordinates) },
  };
}
