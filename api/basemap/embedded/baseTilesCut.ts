import type { LegacyFeature } from 'geojson-vt';
import { clipPolygon, clipPolyline } from 'lineclip';

type Ring = [number, number][];

/** Where a deep tile lies in the tile it is cut from, and how far lines and areas reach beyond its edge. */
export interface Cut {
  /** Zooms between the two. */
  readonly deeper: number;
  /** Column and row of the deep tile. */
  readonly x: number;
  readonly y: number;
  /** Units of a tile's side, in both. */
  readonly extent: number;
  /** In units of the deep tile. */
  readonly buffer: number;
}

/** The features of a deep tile, cut from those of the tile above it: the same shapes, enlarged. Keeps nothing of what it has cut. */
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

/** A hole never reaches further than the ring it is in, so that what is left of the holes follows what is left of their ring. */
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
