/**
 * Lines beside the main line of a route: other ways round, trips aside, ways to it. They are a foreign member
 * `sideLines` of its GeoJSON geometry (RFC 7946, 6.1), in the form of `coordinates` of a MultiLineString, and count in
 * no length.
 */
import type { Geometry, Position } from 'geojson';

export function withSideLines<G extends object>(geometry: G, lines: readonly Position[][]): G {
  return lines.length === 0 ? geometry : { ...geometry, sideLines: lines };
}

/** The lines beside a route; none where it has no such member. */
export function sideLinesOf(geometry: Geometry): Position[][] {
  const lines: unknown = 'sideLines' in geometry ? geometry.sideLines : undefined;
  return Array.isArray(lines) ? lines.filter((line): line is Position[] => Array.isArray(line)) : [];
}
