import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import { joinLines } from '../../joinLines.ts';
import { EXTENT, type GridPoint, ringArea } from './grid.ts';
import type { GridFeature, Properties, TileLayer } from './shape.ts';

/** Pixels of a tile's side on the screen. */
const TILE_PX = 512;

/** From which zoom a field is written; before it nothing shows it, and lines that differ in it alone are one. */
const FIELDS_FROM: Readonly<Partial<Record<TileLayer, Readonly<Record<string, number>>>>> = {
  roads: { name: 12, 'name:fi': 12, 'name:sv': 12, 'name:en': 12, oneway: 13, lit: 14, surface: 12, access: 12, is_bridge: 12, is_link: 11 },
  water: { intermittent: 12 },
};
/** Ferries are few, and followed by their names. */
const FERRY_NAMES_FROM = 10;

/** Areas smaller than this on the screen are specks, pixels²; islands stay longer. Deeper zooms are drawn from the last: it keeps all. */
const SPECK_PX2 = 3;
const ISLET_PX2 = 1;

/** The features of a zoom: without fields and specks that nobody sees there, equal lines joined end to end. */
export function prepare(features: readonly GridFeature[], zoom: number): GridFeature[] {
  const shown = features.filter(({ minZoom }) => minZoom <= zoom).flatMap((feature) => withoutSpecks(slimmed(feature, zoom), zoom));
  return joined(shown);
}

function slimmed(feature: GridFeature, zoom: number): GridFeature {
  const from = FIELDS_FROM[feature.layer];
  if (from === undefined || feature.shape.type === 'points') return feature;
  const isFerry = feature.properties['kind'] === 'ferry';
  const isWritten = (field: string) => zoom >= (from[field] ?? 0) || (isFerry && field.startsWith('name') && zoom >= FERRY_NAMES_FROM);
  const fields = Object.keys(feature.properties);
  if (fields.every(isWritten)) return feature;
  const properties: Properties = Object.fromEntries(Object.entries(feature.properties).filter(([field]) => isWritten(field)));
  return { ...feature, properties };
}

function withoutSpecks(feature: GridFeature, zoom: number): GridFeature[] {
  const { shape, layer } = feature;
  if (shape.type !== 'polygons' || zoom >= BASE_TILES_MAX_ZOOM) return [feature];
  const unitsPerPx = (EXTENT / TILE_PX) * 2 ** (BASE_TILES_MAX_ZOOM - zoom);
  const least = (layer === 'earth' ? ISLET_PX2 : SPECK_PX2) * unitsPerPx ** 2;
  const isSeen = (ring: readonly GridPoint[]) => Math.abs(ringArea(ring)) >= least;
  const polygons = shape.polygons.flatMap(([outer, ...holes]) => (outer !== undefined && isSeen(outer) ? [[outer, ...holes.filter(isSeen)]] : []));
  return polygons.length > 0 ? [{ ...feature, shape: { type: 'polygons', polygons } }] : [];
}

/** Lines that say which way they run. */
function isDirected({ layer, properties }: GridFeature): boolean {
  return layer === 'earth' || properties['oneway'] !== undefined;
}

function joined(features: readonly GridFeature[]): GridFeature[] {
  const groups = new Map<string, { readonly first: GridFeature; rank: number; readonly lines: GridPoint[][] }>();
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
    joinLines(parts).map((line): GridFeature => ({ ...first, rank, shape: { type: 'lines', lines: [line.map(([x, y]): GridPoint => [x, y])] } })),
  );
  return [...others, ...lines];
}
