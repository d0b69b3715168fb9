import { union } from '@turf/turf';
import { type Box, type GridPoint, ringArea } from '../tiles/grid.ts';
import { type CoastPiece, landOfCell } from './cell.ts';
import { dissolve } from './dissolve.ts';
import { even, type Ring } from './halfGrid.ts';

/** Adds the islands to land from elsewhere: coastlines of a cell that are complete are land, whatever is torn beside them. */
export function withIslands(land: readonly Ring[], pieces: readonly CoastPiece[], cell: Box): readonly Ring[] {
  const complete = pieces.filter((piece) => piece.complete);
  const islands = complete.length > 0 ? (landOfCell(cell, complete)?.rings ?? []).filter((ring) => ringArea(ring) > 0) : [];
  if (islands.length === 0) return land;
  if (land.length === 0) return islands;
  const polygons = [...dissolve(land), ...islands.map((ring): [Ring] => [ring])];
  const whole = union({
    type: 'FeatureCollection',
    features: polygons.map((rings) => ({ type: 'Feature', properties: null, geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map((point) => [...point])) } })),
  });
  if (whole === null) return land;
  const parts = whole.geometry.type === 'Polygon' ? [whole.geometry.coordinates] : whole.geometry.coordinates;
  return parts.flatMap((rings) => rings.map((ring, i) => wound(ring.map((point) => onGrid(point, cell)), i === 0)));
}

function onGrid([x = 0, y = 0]: readonly number[], [minX, minY, maxX, maxY]: Box): GridPoint {
  const snapped = (v: number, low: number, high: number) => (Math.abs(v - low) < 0.5 ? low : Math.abs(v - high) < 0.5 ? high : even(v));
  return [snapped(x, minX, maxX), snapped(y, minY, maxY)];
}

function wound(ring: Ring, counterClockwise: boolean): Ring {
  return ringArea(ring) > 0 === counterClockwise ? ring : ring.toReversed();
}
