import { clipPolyline } from 'lineclip';
import type { NamedPoint } from '#api/basemap/embedded/baseTilesNames.ts';
import { type Box, type GridPoint, ringArea, toGrid, UNITS_PER_PX } from '#api/basemap/grid/baseGrid.ts';
import type { GridFeature, TileShape } from '#api/basemap/grid/gridShape.ts';
import { boxOfRing, even, type Ring } from '#api/basemap/grid/halfGrid.ts';
import { clipRings } from '#api/basemap/land/cutLand.ts';
import { dissolve, type HalfPolygon } from '#api/basemap/land/dissolve.ts';
import { type EmbeddedMap, type EmbeddedShape, near } from '#api/basemap/land/embeddedMap.ts';
import { BASE_TILES_MAX_ZOOM, BASE_TILES_MIN_BUILT_ZOOM, COARSE_WATERS_MAX_ZOOM } from '#common/baseMap.ts';
import { flatOf } from '#common/geo/flatLine.ts';

/** Ranks among the features of an extract; land goes last. */
const RANK = { land: 100, lakes: 70, rivers: 65, borders: 90, names: 95 } as const;
const SMALLEST_LAKE_PX2 = 12;

/** Land as features of every zoom, one for each polygon, so that small islands can be left out one by one. */
export function landFeatures(polygons: readonly HalfPolygon[]): GridFeature[] {
  return polygons.map((polygon) => ({
    layer: 'earth',
    shape: gridShape(polygon),
    properties: { kind: 'earth' },
    minZoom: BASE_TILES_MIN_BUILT_ZOOM,
    rank: RANK.land,
  }));
}

function gridShape(polygon: HalfPolygon): TileShape {
  return { type: 'polygons', polygons: [polygon.map((ring) => flatOf(ring).map((v) => v / 2))] };
}

/**
 * The lakes, rivers, borders and names of the embedded map in those parts of a box where the extract has no data.
 * All in half units.
 */
export function surroundings(embedded: EmbeddedMap, box: Box, outside: readonly Box[]): GridFeature[] {
  if (outside.length === 0) return [];
  const lakes = near(embedded.lakes, box).flatMap(({ lines, properties }) =>
    dissolve(outside.flatMap((part) => clipRings(lines, part))).map((polygon): GridFeature => {
      const shape = gridShape(polygon);
      return {
        layer: 'water',
        shape,
        properties,
        minZoom: firstZoom(Math.abs(ringArea(polygon[0])) / 4),
        maxZoom: COARSE_WATERS_MAX_ZOOM,
        rank: RANK.lakes,
      };
    }),
  );
  const rivers = linesIn(embedded.rivers, box, outside).map(({ shape, properties }): GridFeature => ({
    layer: 'water',
    shape,
    properties,
    minZoom: BASE_TILES_MIN_BUILT_ZOOM,
    maxZoom: COARSE_WATERS_MAX_ZOOM,
    rank: RANK.rivers,
  }));
  const borders = linesIn(embedded.borders, box, outside).map(({ shape, properties }): GridFeature => ({
    layer: 'boundaries',
    shape,
    properties,
    minZoom: BASE_TILES_MIN_BUILT_ZOOM,
    rank: RANK.borders,
  }));
  return [...lakes, ...rivers, ...borders, ...namesIn(embedded, outside)];
}

/** The parts of lines that lie in a box and in one of the parts of it. */
function linesIn(
  shapes: readonly EmbeddedShape[],
  box: Box,
  parts: readonly Box[],
): Pick<GridFeature, 'shape' | 'properties'>[] {
  return near(shapes, box).flatMap(({ lines, properties }) => {
    const drawn = parts
      .flatMap((part) => lines.flatMap((line) => clipLine(line, part)))
      .filter((part) => part.length > 1)
      .map((part) => flatOf(part).map((v) => even(v) / 2));
    return drawn.length > 0 ? [{ shape: { type: 'lines', lines: drawn }, properties }] : [];
  });
}

function clipLine(line: Ring, box: Box): Ring[] {
  const [west, north, east, south] = boxOfRing(line);
  const [minX, minY, maxX, maxY] = box;
  const isOutside = east < minX || west > maxX || south < minY || north > maxY;
  return isOutside ? [] : clipPolyline(line, [minX, minY, maxX, maxY]);
}

const points = new WeakMap<NamedPoint, GridPoint>();

/** Computed once, since each bucket looks through all names. */
function pointOf(name: NamedPoint): GridPoint {
  let point = points.get(name);
  if (point === undefined) points.set(name, (point = toGrid(name.position)));
  return point;
}

function namesIn({ names }: EmbeddedMap, parts: readonly Box[]): GridFeature[] {
  return names.flatMap((name): GridFeature[] => {
    const { properties } = name;
    const [x, y] = pointOf(name);
    if (!parts.some(([minX, minY, maxX, maxY]) => 2 * x >= minX && 2 * x < maxX && 2 * y >= minY && 2 * y < maxY))
      return [];
    const isWater = properties.kind === 'sea' || properties.kind === 'lake';
    const shape: TileShape = { type: 'points', points: [Math.round(x), Math.round(y)] };
    const isCoarse = properties.kind === 'lake';
    return [
      {
        layer: isWater ? 'water' : 'places',
        shape,
        properties,
        minZoom: properties.min_zoom,
        ...(isCoarse && { maxZoom: COARSE_WATERS_MAX_ZOOM }),
        rank: RANK.names,
      },
    ];
  });
}

/** The zoom from which an area (grid units²) covers a dozen pixels. */
function firstZoom(area: number): number {
  const zoom = BASE_TILES_MAX_ZOOM + Math.ceil(Math.log2((SMALLEST_LAKE_PX2 * UNITS_PER_PX ** 2) / area) / 2);
  return Math.min(BASE_TILES_MAX_ZOOM, Math.max(BASE_TILES_MIN_BUILT_ZOOM, zoom));
}
