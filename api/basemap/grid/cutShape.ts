import GeoJSONVT, { type RawFeature } from 'geojson-vt';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { type Box, EXTENT, isWithin, TILE_BUFFER } from './baseGrid.ts';
import { flatArea, flatBox, type FlatLine, withoutRepeats } from './flatLine.ts';
import {
  geometryOf,
  type GridFeature,
  LINE_MIN,
  type Properties,
  RING_MIN,
  showsAt,
  type TileLayer,
} from './gridShape.ts';

/** A part of a feature in one tile: its geometry in tile units, as the encoder takes it. */
export interface TilePart {
  readonly layer: TileLayer;
  /** 1 points, 2 lines, 3 polygons. */
  readonly type: 1 | 2 | 3;
  /**
   * Points, each a line of its own; lines; or closed rings, outer ones clockwise on the screen and before their holes.
   */
  readonly lines: readonly FlatLine[];
  readonly properties: Properties;
  readonly rank: number;
}

/** The library's type of a point that is alone. */
const SINGLE_POINT = 4;

/** Tolerance of simplifying, tile units: 3/8 of a pixel. */
const TOLERANCE = 3;

/**
 * Prepares features to be cut into tiles, each from its first zoom on: simplified once, so that neighbouring tiles fit
 * together.
 */
export function cutter(features: readonly GridFeature[]): (tile: TileAddress) => TilePart[] {
  const index = new GeoJSONVT(
    {
      type: 'FeatureCollection',
      features: features.map(({ shape }, feature) => ({
        type: 'Feature',
        geometry: geometryOf(shape),
        properties: { feature },
      })),
    },
    {
      maxZoom: BASE_TILES_MAX_ZOOM,
      indexMaxZoom: 0,
      indexMaxPoints: 0,
      tolerance: TOLERANCE,
      extent: EXTENT,
      buffer: TILE_BUFFER,
    },
  );
  return ({ z, x, y }) =>
    (index.getTileRaw(z, x, y)?.features ?? []).flatMap((cut) => {
      const number = cut.tags?.['feature'];
      const feature = typeof number === 'number' ? features[number] : undefined;
      if (feature === undefined || !showsAt(feature, z)) return [];
      const lines = tidy(cut);
      return lines.length === 0
        ? []
        : [
            {
              layer: feature.layer,
              type: cut.type === SINGLE_POINT ? 1 : cut.type,
              lines,
              properties: feature.properties,
              rank: feature.rank,
            },
          ];
    });
}

/**
 * Cleans the lines of a cut feature. A point stays in one tile only, so that its label does not show twice; repeated
 * points and collapsed lines and rings are dropped.
 */
function tidy(cut: RawFeature): FlatLine[] {
  if (cut.type === SINGLE_POINT) return isInTile(cut.x, cut.y) ? [[cut.x, cut.y]] : [];
  if (cut.type === 1) return pointsIn(cut.geometry);
  const lines = cut.geometry.map((line) => withoutRepeats(Array.from(line)));
  if (cut.type === 2) return lines.filter((line) => line.length >= LINE_MIN);
  const rings: FlatLine[] = [];
  let outer: Box | null = null;
  for (const ring of lines) {
    const area = ring.length < RING_MIN ? 0 : flatArea(ring);
    if (area === 0) continue;
    // A clockwise ring is an outer ring. A ring that runs the other way and is not inside it is no hole, but an outer
    // ring that simplifying has turned over.
    const box = flatBox([ring]);
    if (area < 0) outer = box;
    else if (outer === null || !isWithin(box, outer)) continue;
    rings.push(ring);
  }
  return rings;
}

const isInTile = (x: number, y: number): boolean => x >= 0 && x < EXTENT && y >= 0 && y < EXTENT;

function pointsIn(flat: Int16Array | Int32Array): FlatLine[] {
  const points: FlatLine[] = [];
  for (let i = 0; i < flat.length; i += 2) {
    const [x, y] = [flat[i] ?? 0, flat[i + 1] ?? 0];
    if (isInTile(x, y)) points.push([x, y]);
  }
  return points;
}
