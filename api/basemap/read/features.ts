import { area } from '@turf/turf';
import type { Position } from 'geojson';
import type { BaseFeature } from '#api/basemap/baseFeature.ts';
import { lineGeometry } from '#api/geometry/geojson.ts';
import { labelPoint } from '#api/geometry/labelPoint.ts';
import { polygonGeometry } from '#api/geometry/microdegreeGeometry.ts';
import { toPosition, type MicrodegreeLine, type MicrodegreePoint } from '#api/geometry/microdegrees.ts';
import type { MicrodegreePolygon } from '#api/geometry/nestRings.ts';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import type { AreaRule } from './areaRules.ts';
import type { BoundaryRule } from './boundaries.ts';
import type { LineRule } from './lineRules.ts';
import type { Look } from './looks.ts';
import type { PointRule } from './pointRules.ts';
import { areaZoom, labelZoom } from './zooms.ts';

/** The size of an area where its name stands. */
interface Extent {
  readonly areaM2: number;
  readonly lat: number;
}

/** A name or a sign. In an area (`extent`), its size may decide the zoom from which it shows. */
export function pointFeature(
  { rule, properties }: Look<PointRule>,
  point: MicrodegreePoint,
  extent: Extent | null = null,
): BaseFeature {
  const { layer, zoom, bySizeFrom, rank } = rule;
  const sized = extent !== null && bySizeFrom !== undefined && (layer === 'earth' || layer === 'water');
  const minZoom = sized ? labelZoom(layer, extent.areaM2, extent.lat, bySizeFrom) : zoom;
  return {
    layer,
    geometry: { type: 'Point', coordinates: toPosition(point) },
    properties: { ...properties, min_zoom: minZoom },
    minZoom: Math.min(minZoom, BASE_TILES_MAX_ZOOM),
    rank,
  };
}

/** The areas of an element and the names inside. The label point is computed only where there is a name. */
export function areaFeatures(
  polygons: readonly MicrodegreePolygon[],
  areas: readonly Look<AreaRule>[],
  points: readonly Look<PointRule>[],
): BaseFeature[] {
  const geometry = polygonGeometry(polygons);
  const extent = { areaM2: area(geometry), lat: toPosition(polygons[0]?.[0][0] ?? [0, 0])[1] };
  if (!(extent.areaM2 > 0)) return [];
  const drawn = areas.map(({ rule, properties }): BaseFeature => ({
    layer: rule.layer,
    geometry,
    properties,
    minZoom: areaZoom(extent.areaM2, extent.lat, rule),
    rank: rule.rank,
  }));
  if (points.length === 0) return drawn;
  const label = labelPoint(polygons);
  return [...drawn, ...points.map((look) => pointFeature(look, label, extent))];
}

/** `lines` run in the way's direction, `backwards` against it. */
export function lineFeature(
  { rule, properties }: Look<LineRule>,
  lines: readonly MicrodegreeLine[],
  backwards: boolean,
): BaseFeature {
  const turned = backwards ? lines.map((line) => line.toReversed()).toReversed() : lines;
  return {
    layer: rule.layer,
    geometry: lineGeometry(positionsOf(turned)),
    properties,
    minZoom: rule.zoom,
    rank: rule.rank,
  };
}

export function borderFeature(
  { kind, zoom, rank }: BoundaryRule,
  level: number,
  lines: readonly MicrodegreeLine[],
): BaseFeature {
  return {
    layer: 'boundaries',
    geometry: lineGeometry(positionsOf(lines)),
    properties: { kind, kind_detail: String(level) },
    minZoom: zoom,
    rank,
  };
}

function positionsOf(lines: readonly MicrodegreeLine[]): Position[][] {
  return lines.map((line) => line.map(toPosition));
}
