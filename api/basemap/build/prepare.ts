import { UNITS_PER_PX } from '#api/basemap/grid/baseGrid.ts';
import type { GridFeature, TileLayer, TileShape } from '#api/basemap/grid/gridShape.ts';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import { flatArea, type FlatLine } from '#common/geo/flatLine.ts';

/**
 * Areas smaller than this on the screen, pixels², are left out as specks; islands stay longer. The last zoom leaves out
 * nothing, because deeper zooms are drawn from it.
 */
const SPECK_PX2 = 3;
const ISLET_PX2 = 1;

/**
 * Points and areas that show up to `lastZoom`; the polygons of an area are divided by the zoom from which each is more
 * than a speck.
 */
export function labelsAndAreas(features: readonly GridFeature[], lastZoom: number): GridFeature[] {
  return features.flatMap((feature) => {
    if (feature.minZoom > lastZoom || feature.shape.type === 'lines') return [];
    return feature.shape.type === 'points'
      ? [feature]
      : byFirstZoom(feature, feature.shape.polygons).filter(({ minZoom }) => minZoom <= lastZoom);
  });
}

/** Whether any polygon of a shape shows at a zoom. */
export function isSeen(layer: TileLayer, shape: TileShape, zoom: number): boolean {
  return shape.type !== 'polygons' || shape.polygons.some(([outer = []]) => firstZoom(layer, outer) <= zoom);
}

function byFirstZoom(feature: GridFeature, polygons: readonly (readonly FlatLine[])[]): GridFeature[] {
  const [only] = polygons;
  if (polygons.length === 1 && only !== undefined)
    return [{ ...feature, minZoom: Math.max(feature.minZoom, firstZoom(feature.layer, only[0] ?? [])) }];
  const zooms = polygons.map(([outer = []]) => Math.max(feature.minZoom, firstZoom(feature.layer, outer)));
  return [...new Set(zooms)].map((minZoom) => ({
    ...feature,
    minZoom,
    shape: { type: 'polygons', polygons: polygons.filter((_, i) => zooms[i] === minZoom) },
  }));
}

/** The zoom from which a ring is more than a speck; the last one draws all. */
function firstZoom(layer: TileLayer, ring: FlatLine): number {
  const least = (layer === 'earth' ? ISLET_PX2 : SPECK_PX2) * UNITS_PER_PX ** 2;
  const area = Math.abs(flatArea(ring));
  return area === 0
    ? BASE_TILES_MAX_ZOOM
    : Math.min(BASE_TILES_MAX_ZOOM, BASE_TILES_MAX_ZOOM + Math.ceil(Math.log2(least / area) / 2));
}
