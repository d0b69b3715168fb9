import type { Geometry, Position } from 'geojson';

/** A position on the ground. */
export type XY = [x: number, y: number];

/** The polygons of an area, each with its outer ring before its holes; none of anything else. */
export function polygonsOf(geometry: Geometry): XY[][][] {
  switch (geometry.type) {
    case 'Polygon':
      return [geometry.coordinates.map(onGround)];
    case 'MultiPolygon':
      return geometry.coordinates.map((rings) => rings.map(onGround));
    default:
      return [];
  }
}

/** The lines of a route, or the rings of an area; none of a point. */
export function linesOf(geometry: Geometry): XY[][] {
  switch (geometry.type) {
    case 'LineString':
      return [onGround(geometry.coordinates)];
    case 'MultiLineString':
      return geometry.coordinates.map(onGround);
    default:
      return polygonsOf(geometry).flat();
  }
}

/** A line without its heights: deck.gl would draw it above the ground, beside the line of the base map. */
export function onGround(line: readonly Position[]): XY[] {
  return line.map(([x = 0, y = 0]) => [x, y]);
}
