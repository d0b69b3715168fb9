import { simplify } from '@turf/turf';
import Flatbush from 'flatbush';
import { KM_PER_DEGREE, isInside, ringArea, ringBounds, round, shrink } from './geometry.mjs';
import { bridgeGaps } from './rivers.mjs';
import { redrawShores } from './shores.mjs';
import { finland, isNearFinland, zoneAt } from './zones.mjs';

/**
 * Lakes and wide rivers, biggest first. The source generalised them on a coarse grid, which shows as steps, right
 * angles and gaps; in and around Finland their shores are redrawn (`shores.mjs`), elsewhere only big lakes are kept, as
 * they are. `land` is that of `drawLand`, `tools` are d3's `blur2` and `contours`.
 */
export function drawLakes([rivers, lakes], land, tools) {
  const isInFinland = insideOf(land.find((country) => country.properties.country === 'FIN'));
  const isFinnish = ({ middle, rings, area }) =>
    area > finland.piece && isNearFinland(middle) && (isInFinland(middle) || isInFinland(rings[0][0]));
  const lakePieces = lakes.coordinates
    .map(asPiece)
    .filter((piece) => piece.area >= zoneAt(piece.middle).lake || isFinnish(piece));
  const riverPieces = rivers.coordinates.map(asPiece).filter(isFinnish);
  const bridges = bridgeGaps(riverPieces).map(asPiece);
  const near = lakePieces.filter((piece) => isNearFinland(piece.middle));
  const far = lakePieces.filter((piece) => !isNearFinland(piece.middle));
  return [
    ...groupsWithin(near, 0.15).flatMap((group) => redrawn(group, 'lake', lakeShore(group), finland.lake, tools)),
    ...groupsWithin([...riverPieces, ...bridges], 0.05).flatMap((group) =>
      redrawn(group, 'river', riverShore, finland.river, tools),
    ),
    ...far.map(thinned),
  ].sort((a, b) => ringArea(b.geometry.coordinates[0]) - ringArea(a.geometry.coordinates[0]));
}

/** Enough blur for the source's steps in big lakes, little enough for small ones to survive. */
const lakeShore = (group) => ({
  blurKm: Math.min(0.4, 0.18 * Math.sqrt(group.reduce((sum, piece) => sum + piece.area, 0))),
});

/** A low level keeps narrow rivers whole, and draws them a little too wide. */
const riverShore = { blurKm: 0.18, level: 0.25 };

function insideOf(country) {
  const rings = country.geometry.coordinates.map(([ring]) => ({ ring, bounds: ringBounds(ring) }));
  return (position) =>
    rings.some(({ ring, bounds: [west, south, east, north] }) => {
      const [x, y] = position;
      return x > west && x < east && y > south && y < north && isInside(position, ring);
    });
}

function asPiece(rings) {
  const bounds = ringBounds(rings[0]);
  return {
    rings,
    bounds,
    middle: [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2],
    area: ringArea(rings[0]),
  };
}

/** Groups of pieces whose bounds come within twice the reach of each other. */
function groupsWithin(pieces, reachKm) {
  const grown = pieces.map(({ bounds: [west, south, east, north] }) => {
    const dy = reachKm / KM_PER_DEGREE;
    const dx = dy / shrink(north);
    return [west - dx, south - dy, east + dx, north + dy];
  });
  const index = new Flatbush(pieces.length);
  for (const bounds of grown) index.add(...bounds);
  index.finish();
  const seen = new Set();
  const groupFrom = (start) => {
    const members = [start];
    seen.add(start);
    for (const member of members) {
      for (const other of index.search(...grown[member], (i) => !seen.has(i))) {
        seen.add(other);
        members.push(other);
      }
    }
    return members.map((i) => pieces[i]);
  };
  return pieces.flatMap((_, i) => (seen.has(i) ? [] : [groupFrom(i)]));
}

function redrawn(group, kind, shore, smallestKm2, tools) {
  return redrawShores(
    group.map((piece) => piece.rings),
    shore,
    tools,
  )
    .map((rings) => rings.filter((ring, i) => ringArea(ring) >= (i > 0 ? finland.island : smallestKm2)))
    .filter((rings) => rings.length > 0)
    .map((rings) => feature(kind, rings, 0.00006));
}

function thinned({ rings: [shore, ...islands], middle }) {
  const zone = zoneAt(middle);
  return feature(
    'lake',
    [shore, ...islands.filter((ring) => ringArea(ring) >= zone.island)],
    Math.sqrt(zone.corner) / KM_PER_DEGREE / 2,
  );
}

function feature(kind, coordinates, toleranceDegrees) {
  const geometry = simplify({ type: 'Polygon', coordinates }, { tolerance: toleranceDegrees, highQuality: true });
  return {
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'Polygon', coordinates: round(geometry.coordinates) },
  };
}
