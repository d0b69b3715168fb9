import { EXTENT } from '#api/basemap/grid/baseGrid.ts';
import { flatArea, type FlatLine } from '#api/basemap/grid/flatLine.ts';
import {
  type GridFeature,
  type Properties,
  showsAt,
  type TileLayer,
  type TileShape,
} from '#api/basemap/grid/gridShape.ts';
import { joinFlatLines } from '#api/geometry/joinLines.ts';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import { TILE_PX } from '#common/geo/tileGrid.ts';

/**
 * The zoom from which a field is written; before it nothing shows the field, and lines that differ in it alone are
 * joined.
 */
const FIELDS_FROM: Readonly<Partial<Record<TileLayer, Readonly<Record<string, number>>>>> = {
  roads: {
    name: 12,
    'name:fi': 12,
    'name:sv': 12,
    'name:en': 12,
    oneway: 13,
    lit: 14,
    surface: 12,
    access: 12,
    is_bridge: 12,
    is_link: 11,
  },
  water: { intermittent: 12 },
};
/** Ferry lines have their names from this zoom on: they are few, and followed by their names. */
const FERRY_NAMES_FROM = 10;

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

/** The lines of a zoom, without the fields that nothing shows there; lines with equal fields are joined end to end. */
export function linesOf(features: readonly GridFeature[], zoom: number): GridFeature[] {
  return joined(
    features.flatMap((feature) =>
      feature.shape.type === 'lines' && showsAt(feature, zoom) ? [slimmed(feature, zoom)] : [],
    ),
  );
}

/** Whether any polygon of a shape shows at a zoom. */
export function isSeen(layer: TileLayer, shape: TileShape, zoom: number): boolean {
  return shape.type !== 'polygons' || shape.polygons.some(([outer = []]) => firstZoom(layer, outer) <= zoom);
}

function byFirstZoom(feature: GridFeature, polygons: readonly (readonly FlatLine[])[]): GridFeature[] {
  const zooms = polygons.map(([outer = []]) => Math.max(feature.minZoom, firstZoom(feature.layer, outer)));
  return [...new Set(zooms)].map((minZoom) => ({
    ...feature,
    minZoom,
    shape: { type: 'polygons', polygons: polygons.filter((_, i) => zooms[i] === minZoom) },
  }));
}

/** The zoom from which a ring is more than a speck; the last one draws all. */
function firstZoom(layer: TileLayer, ring: FlatLine): number {
  const least = (layer === 'earth' ? ISLET_PX2 : SPECK_PX2) * (EXTENT / TILE_PX) ** 2;
  const area = Math.abs(flatArea(ring));
  return area === 0
    ? BASE_TILES_MAX_ZOOM
    : Math.min(BASE_TILES_MAX_ZOOM, BASE_TILES_MAX_ZOOM + Math.ceil(Math.log2(least / area) / 2));
}

function slimmed(feature: GridFeature, zoom: number): GridFeature {
  const from = FIELDS_FROM[feature.layer];
  if (from === undefined) return feature;
  const isFerry = feature.properties['kind'] === 'ferry';
  const isWritten = (field: string) =>
    zoom >= (from[field] ?? 0) || (isFerry && field.startsWith('name') && zoom >= FERRY_NAMES_FROM);
  const fields = Object.keys(feature.properties);
  if (fields.every(isWritten)) return feature;
  const properties: Properties = Object.fromEntries(
    Object.entries(feature.properties).filter(([field]) => isWritten(field)),
  );
  return { ...feature, properties };
}

/** Whether the direction of the line has a meaning. */
function isDirected({ layer, properties }: GridFeature): boolean {
  return layer === 'earth' || properties['oneway'] !== undefined;
}

function joined(features: readonly GridFeature[]): GridFeature[] {
  const groups = new Map<string, { readonly first: GridFeature; rank: number; readonly lines: FlatLine[] }>();
  const others: GridFeature[] = [];
  for (const feature of features) {
    if (feature.shape.type !== 'lines' || isDirected(feature)) {
      others.push(feature);
      continue;
    }
    const key = `${feature.layer} ${JSON.stringify(feature.properties)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: feature, rank: feature.rank, lines: [...feature.shape.lines] });
    else {
      group.rank = Math.max(group.rank, feature.rank);
      group.lines.push(...feature.shape.lines);
    }
  }
  const lines = [...groups.values()].flatMap(({ first, rank, lines: parts }) =>
    joinFlatLines(parts).map((line): GridFeature => ({
      ...first,
      rank,
      shape: { type: 'lines', lines: [line] },
    })),
  );
  return [...others, ...lines];
}
