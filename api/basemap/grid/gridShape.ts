import { clipPolygon, clipPolyline } from 'lineclip';
import type { BaseFeature, BaseLayer } from '#api/basemap/baseFeature.ts';
import { flatBox, type FlatLine, flatOf, pointsOf, withoutRepeats } from '#common/geo/flatLine.ts';
import { type Box, type GridPoint, isWithin, overlap, toGrid } from './baseGrid.ts';

/** A geometry on the grid of base tiles. Rings are closed; the first ring of a polygon is its outer one. */
export type TileShape =
  | { readonly type: 'points'; readonly points: FlatLine }
  | { readonly type: 'lines'; readonly lines: readonly FlatLine[] }
  | { readonly type: 'polygons'; readonly polygons: readonly (readonly FlatLine[])[] };

export type TileLayer = Exclude<BaseLayer, 'coast'>;
export type Properties = BaseFeature['properties'];

const texts = new WeakMap<Properties, string>();

/** Equal properties have equal texts. Many features share an object of properties, which is written out once. */
export function textOf(properties: Properties): string {
  let text = texts.get(properties);
  if (text === undefined) texts.set(properties, (text = JSON.stringify(properties)));
  return text;
}

/** A feature on the grid of the tiles. */
export interface GridFeature {
  readonly layer: TileLayer;
  readonly shape: TileShape;
  readonly properties: Properties;
  readonly minZoom: number;
  /** Last zoom; every one where it is left out. */
  readonly maxZoom?: number;
  readonly rank: number;
}

/** Whether tiles of a zoom hold the feature. */
export function showsAt(
  { minZoom, maxZoom = Infinity }: Pick<GridFeature, 'minZoom' | 'maxZoom'>,
  zoom: number,
): boolean {
  return zoom >= minZoom && zoom <= maxZoom;
}

/** Rounds a geometry to the grid; null where nothing of it is left. */
export function shapeOf(geometry: BaseFeature['geometry']): TileShape | null {
  switch (geometry.type) {
    case 'Point':
      return points([geometry.coordinates]);
    case 'MultiPoint':
      return points(geometry.coordinates);
    case 'LineString':
      return lines([geometry.coordinates]);
    case 'MultiLineString':
      return lines(geometry.coordinates);
    case 'Polygon':
      return polygons([geometry.coordinates]);
    case 'MultiPolygon':
      return polygons(geometry.coordinates);
  }
}

function snapped(positions: readonly (readonly number[])[]): FlatLine {
  const line: number[] = [];
  for (const [lon = 0, lat = 0] of positions) {
    const [x, y] = toGrid([lon, lat]);
    line.push(Math.round(x), Math.round(y));
  }
  return line;
}

function points(positions: readonly (readonly number[])[]): TileShape | null {
  return positions.length > 0 ? { type: 'points', points: snapped(positions) } : null;
}

function lines(parts: readonly (readonly (readonly number[])[])[]): TileShape | null {
  const valid = parts.map((part) => withoutRepeats(snapped(part))).filter((line) => line.length >= LINE_MIN);
  return valid.length > 0 ? { type: 'lines', lines: valid } : null;
}

function polygons(parts: readonly (readonly (readonly (readonly number[])[])[])[]): TileShape | null {
  return polygonsOf(parts.map((rings) => rings.map((ring) => withoutRepeats(snapped(ring)))));
}

/** Numbers of a line of two points, and of a closed ring round something. */
export const LINE_MIN = 4;
export const RING_MIN = 8;

/** Polygons without collapsed rings; a polygon is dropped with its outer ring. */
function polygonsOf(parts: readonly (readonly FlatLine[])[]): TileShape | null {
  const valid = parts.flatMap(([outer, ...holes]) =>
    outer !== undefined && outer.length >= RING_MIN
      ? [[outer, ...holes.filter((hole) => hole.length >= RING_MIN)]]
      : [],
  );
  return valid.length > 0 ? { type: 'polygons', polygons: valid } : null;
}

/** The line without points that repeat the one before. */
export function distinct(line: readonly GridPoint[]): GridPoint[] {
  return line.filter(([x, y], i) => {
    const before = line[i - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });
}

/** The lines of points of any shape: its points as one line, its lines, or its rings. */
export function partsOf(shape: TileShape): readonly FlatLine[] {
  if (shape.type === 'points') return [shape.points];
  return shape.type === 'lines' ? shape.lines : shape.polygons.flat();
}

export function shapeBox(shape: TileShape): Box {
  return flatBox(partsOf(shape));
}

/** The part of a shape in a box, rounded to the grid; null where there is none. `around` is the shape's own box. */
export function clipShape(shape: TileShape, around: Box, box: Box): TileShape | null {
  if (isWithin(around, box)) return shape;
  if (shape.type === 'points') {
    const inside = pointsOf(shape.points).filter(([x, y]) => x >= box[0] && x < box[2] && y >= box[1] && y < box[3]);
    return inside.length > 0 ? { type: 'points', points: flatOf(inside) } : null;
  }
  if (!overlap(around, [box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1])) return null;
  if (shape.type === 'lines') {
    const parts = shape.lines.flatMap((line) => clipLine(line, box));
    return parts.length > 0 ? { type: 'lines', lines: parts } : null;
  }
  return polygonsOf(shape.polygons.map((rings) => rings.map((ring) => clipRing(ring, box))));
}

const rounded = (points: readonly GridPoint[]): FlatLine => withoutRepeats(flatOf(points).map((v) => Math.round(v)));

export function clipLine(line: FlatLine, [minX, minY, maxX, maxY]: Box): FlatLine[] {
  return clipPolyline(pointsOf(line), [minX, minY, maxX, maxY])
    .map(rounded)
    .filter((part) => part.length >= LINE_MIN);
}

function clipRing(ring: FlatLine, [minX, minY, maxX, maxY]: Box): FlatLine {
  const clipped = rounded(clipPolygon(pointsOf(ring).slice(0, -1), [minX, minY, maxX, maxY]));
  return clipped.length < RING_MIN - 2 ? [] : withoutRepeats([...clipped, ...clipped.slice(0, 2)]);
}
