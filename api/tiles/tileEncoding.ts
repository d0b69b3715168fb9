import { EXTENT, AREAS, LayerWriter, LINES, POINTS, type Tags, tileOf } from '#api/platform/vectorTile/layerWriter.ts';
import { category } from '#common/catalogue/catalogue.ts';
import type { FlatLine } from '#common/geo/flatLine.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { toWorld } from '#common/geo/worldShape.ts';
import { TOP_ITEM_ABOVE_STARS } from '#common/limits.ts';
import { isClosedForNow } from '#common/places/placeFacts.ts';
import { decodeShape } from './tileBands.ts';
import { clippedLines, clippedRings, toTile } from './tileGeometry.ts';
import type { TilePlace } from './tilesSql.ts';

/**
 * The zoom from which all names show; before it only those of top items, and of places that have shown for so many
 * zooms.
 */
const LABELS_FROM_ZOOM = 12;
const LABEL_DELAY = 2;

/**
 * Mapbox Vector Tile of the places in the given order, with the layers and properties that
 * web/map/layers/tileFeature.ts reads.
 */
export function encodeTile(tile: TileAddress, places: readonly TilePlace[]): Uint8Array {
  const areas = new LayerWriter('areas');
  const lines = new LayerWriter('lines');
  const points = new LayerWriter('points');
  for (const place of places) {
    const tags = tagsOf(place, tile.z);
    const point = toTile(tile, ...toWorld([place.lon, place.lat]));
    if (point.every((n) => n >= 0 && n < EXTENT)) points.add(POINTS, [point], tags);
    if (!place.shape) continue;
    const shape = decodeShape(place.shape);
    if (shape.type === 'AREA') addTo(areas, AREAS, clippedRings(tile, shape), tags);
    else {
      // The main line of a route, and as a feature of their own the lines beside it.
      addTo(lines, LINES, clippedLines(tile, shape, false), tags);
      addTo(lines, LINES, clippedLines(tile, shape, true), { ...tags, side: 1 });
    }
  }
  return tileOf([areas, lines, points]);
}

function addTo(layer: LayerWriter, type: typeof LINES | typeof AREAS, lines: readonly FlatLine[], tags: Tags): void {
  if (lines.length > 0) layer.add(type, lines, tags);
}

/** All properties in one literal, so that all objects have one hidden class: thousands are made for each tile. */
function tagsOf(place: TilePlace, z: number): Tags {
  const { family, icon } = category(place.category);
  return {
    id: place.id,
    name: place.name,
    sv: place.name_sv && place.name_sv !== place.name ? place.name_sv : null,
    en: place.name_en && place.name_en !== place.name ? place.name_en : null,
    kind: place.kind,
    category: place.category,
    family,
    icon,
    stars: place.stars,
    type: place.type,
    label:
      place.named && (z >= LABELS_FROM_ZOOM || place.stars > TOP_ITEM_ABOVE_STARS || place.min_zoom <= z - LABEL_DELAY)
        ? 1
        : 0,
    closed: place.status && isClosedForNow({ facts: { status: place.status } }) ? 1 : null,
    features: place.features === 0 ? null : place.features,
    hours: place.hours,
  };
}
