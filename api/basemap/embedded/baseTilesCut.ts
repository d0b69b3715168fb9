import type { LegacyFeature } from 'geojson-vt';
import { clipPolygon, clipPolyline } from 'lineclip';

type Ring = [number, number][];

/** The place of a deep tile in the tile it is cut from, and how far lines and areas reach beyond its edge. */
export interface Cut {
  /** Zooms between the two tiles. */
  readonly deeper: number;
  /** Column and row of the deep tile. */
  readonly x: number;
  readonly y: number;
  /** Units of a tile's side, in both tiles. */
  readonly extent: number;
  /** In units of the deep tile. */
  readonly buffer: number;
}

/**
 * Cuts the features of a deep tile from those of a tile above it: the same shapes, enlarged. The result is not cached.
 */
export function cutFeatures(
  features: readonly LegacyFeature[],
  { deeper, x, y, extent, buffer }: Cut,
): LegacyFeature[] {
  const scale = 2 ** deeper;
  const [west, north] = [((x % scale) * extent) / scale, ((y % scale) * extent) / scale];
  const side = extent / scale;
  const margin = buffer / scale;
  const box: [number, number, number, number] = [
    west - margin,
    north - margin,
    west + side + margin,
    north + side + margin,
  ];
  const enlarged = (ring: Ring): Ring =>
    ring.map(([px, py]) => [Math.round((px - west) * scale), Math.round((py - north) * scale)]);
  const isInside = ([px, py]: [number, number]) => px >= west && py >= north && px < west + side && py < north + side;

  return features.flatMap((feature): LegacyFeature[] => {
    if (feature.type === 1) {
      const points = feature.geometry.filter(isInside);
      return points.length > 0 ? [{ ...feature, geometry: enlarged(points) }] : [];
    }
    const parts =
      feature.type === 2
        ? feature.geometry.flatMap((line) => clipPolyline(line, box))
        : clippedRings(feature.geometry, box);
    return parts.length > 0 ? [{ ...feature, geometry: parts.map(enlarged) }] : [];
  });
}

/** Least number of points of a closed ring with an inside. */
const RING_POINTS_MIN = 4;

/**
 * Clips the rings of a polygon. A hole never reaches further than its outer ring, so the clipped holes follow the
 * clipped ring.
 */
function clippedRings(rings: readonly Ring[], box: [number, number, number, number]): Ring[] {
  return rings.flatMap((ring) => {
    const clipped = clipPolygon(ring, box);
    const [first] = clipped;
    const last = clipped.at(-1);
    if (first !== undefined && last !== undefined && (first[0] !== last[0] || first[1] !== last[1]))
      clipped.push(first);
    return clipped.length >= RING_POINTS_MIN ? [clipped] : [];
  });
}
