import Flatbush from 'flatbush';
import { KM_PER_DEGREE, distanceKm, shrink } from './geometry.mjs';

const gapKm = 1.3;
const halfWidthKm = 0.12;

/**
 * Narrow polygons over the short gaps between the pieces of a river, which the source lost at its grid lines: nearest
 * corners first, and only between pieces that are not connected yet. Longer gaps stay: their course would be invented.
 */
export function bridgeGaps(pieces) {
  const group = pieces.map((_, i) => i);
  const rootOf = (i) => (group[i] === i ? i : (group[i] = rootOf(group[i])));
  return gapsBetween(pieces).flatMap(({ from, to, fromPiece, toPiece }) => {
    const [a, b] = [rootOf(fromPiece), rootOf(toPiece)];
    if (a === b) return [];
    group[a] = b;
    return [[bridge(from, to)]];
  });
}

/** The shortest gap of each pair of near pieces, shortest first. */
function gapsBetween(pieces) {
  const corners = pieces.flatMap(({ rings: [shore] }, piece) =>
    shore.slice(1).map((position) => ({ position, piece })),
  );
  const index = new Flatbush(corners.length);
  for (const {
    position: [x, y],
  } of corners)
    index.add(x, y);
  index.finish();
  const shortest = new Map();
  for (const { position: from, piece: fromPiece } of corners) {
    const dy = gapKm / KM_PER_DEGREE;
    const dx = dy / shrink(from[1]);
    for (const near of index.search(from[0] - dx, from[1] - dy, from[0] + dx, from[1] + dy)) {
      const { position: to, piece: toPiece } = corners[near];
      const km = distanceKm(from, to);
      const pair = `${fromPiece}-${toPiece}`;
      if (fromPiece < toPiece && km <= gapKm && km < (shortest.get(pair)?.km ?? Infinity))
        shortest.set(pair, { km, from, to, fromPiece, toPiece });
    }
  }
  return [...shortest.values()].sort((a, b) => a.km - b.km);
}

function bridge([x1, y1], [x2, y2]) {
  const k = shrink(y1);
  const length = Math.hypot((x2 - x1) * k, y2 - y1) || 1;
  const side = halfWidthKm / KM_PER_DEGREE / length;
  const [sx, sy] = [(-(y2 - y1) * side) / k, (x2 - x1) * k * side];
  return [
    [x1 + sx, y1 + sy],
    [x2 + sx, y2 + sy],
    [x2 - sx, y2 - sy],
    [x1 - sx, y1 - sy],
    [x1 + sx, y1 + sy],
  ];
}
