import type { LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';

/** Lines as one GeoJSON geometry: a LineString where there is one line, else a MultiLineString. */
export function lineGeometry(lines: Position[][]): LineString | MultiLineString {
  const [only] = lines;
  return only !== undefined && lines.length === 1
    ? { type: 'LineString', coordinates: only }
    : { type: 'MultiLineString', coordinates: lines };
}

/**
 * Polygons (closed rings, the outline first, then its holes) as one GeoJSON geometry: a Polygon where there is one,
 * else a MultiPolygon.
 */
export function areaGeometry(polygons: Position[][][]): Polygon | MultiPolygon {
  const [only] = polygons;
  return only !== undefined && polygons.length === 1
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons };
}
