import { union } from '@turf/turf';
import type { Feature, Polygon, Position } from 'geojson';
import { type Box, type GridPoint, ringArea, wound } from '#api/basemap/grid/baseGrid.ts';
import { even, type Ring } from '#api/basemap/grid/halfGrid.ts';
import { type CoastPiece, landOfCell } from './cell.ts';
import { dissolve, type HalfPolygon } from './dissolve.ts';

/**
 * Adds the islands of a cell to land from elsewhere: complete coastlines are land even where another one beside them is
 * torn.
 */
export function withIslands(land: readonly Ring[], pieces: readonly CoastPiece[], cell: Box): readonly Ring[] {
  const complete = pieces.filter((piece) => piece.complete);
  const islands =
    complete.length > 0 ? (landOfCell(cell, complete)?.rings ?? []).filter((ring) => ringArea(ring) > 0) : [];
  if (islands.length === 0) return land;
  if (land.length === 0) return islands;
  const whole = united([...dissolve(land), ...islands.map((ring): HalfPolygon => [ring])]);
  if (whole === null) return [...land, ...islands];
  return whole.flatMap((rings) =>
    rings.map((ring, i) =>
      wound(
        ring.map((point) => onGrid(point, cell)),
        i === 0,
      ),
    ),
  );
}

/**
 * The union of polygons; null where the library cannot unite them. Drawn over each other they look almost the same, and
 * no import should fail because of one cell.
 */
function united(polygons: readonly HalfPolygon[]): Position[][][] | null {
  const features = polygons.map((rings): Feature<Polygon> => ({
    type: 'Feature',
    properties: null,
    geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map((point) => [...point])) },
  }));
  try {
    const geometry = union({ type: 'FeatureCollection', features })?.geometry;
    if (geometry === undefined) return null;
    return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  } catch {
    return null;
  }
}

function onGrid([x = 0, y = 0]: Position, [minX, minY, maxX, maxY]: Box): GridPoint {
  const snapped = (v: number, low: number, high: number) =>
    Math.abs(v - low) < 0.5 ? low : Math.abs(v - high) < 0.5 ? high : even(v);
  return [snapped(x, minX, maxX), snapped(y, minY, maxY)];
}
