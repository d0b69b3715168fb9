import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import { type MercatorBox, toMercatorBox } from '#common/geo/mercator.ts';
import { fromTileGrid, type TileAddress } from '#common/geo/tileGrid.ts';
import { bandOfZoom } from './tileBands.ts';

/** The places that a tile shows, and so which of the three thinnings it follows. */
export type TileView =
  | { readonly by: 'all' }
  | { readonly by: 'kind'; readonly kind: string }
  /** The keys that a category stands for. */
  | { readonly by: 'category'; readonly categories: readonly string[] };

export interface TilePlace {
  readonly id: number;
  readonly type: 'POINT' | 'PATH' | 'AREA';
  readonly kind: string;
  readonly category: string;
  readonly name: string;
  readonly name_sv: string | null;
  readonly name_en: string | null;
  readonly named: boolean;
  readonly lon: number;
  readonly lat: number;
  readonly stars: number;
  readonly min_zoom: number;
  /** The fact `status` of common/places/placeFacts.ts; null where nothing is known. */
  readonly status: readonly string[] | null;
  /** Bits of common/places/features.ts. */
  readonly features: number;
  /** Id of its pattern of opening hours; null where none are known. */
  readonly hours: number | null;
  /** Bytes of tileBands.ts; null for points. */
  readonly shape: Uint8Array | null;
}

/** Tiles overlap by this part of their side, so that line ends and area edges do not show at the seams. */
export const TILE_BUFFER = 1 / 64;

/** A tile with its buffer, as the places' `bounds` are. */
export function tileBox({ z, x, y }: TileAddress): MercatorBox {
  const [west, north] = fromTileGrid([x - TILE_BUFFER, y - TILE_BUFFER], z);
  const [east, south] = fromTileGrid([x + 1 + TILE_BUFFER, y + 1 + TILE_BUFFER], z);
  return toMercatorBox([west, south, east, north]);
}

/** Places of a tile, best first. Index: place (bounds) GiST, partial by the zoom from which a view shows a place. */
export function tilePlaces(
  pool: Pool,
  { version, ...tile }: TileAddress & { readonly version: number },
  view: TileView,
  limit: number,
): Promise<TilePlace[]> {
  const { z } = tile;
  const { column, condition, value } = filterOf(view);
  return rowsOf(
    pool,
    `SELECT p.id, p.type, p.kind, p.category, p.name, p.name_sv, p.name_en, p.named, p.lon, p.lat, p.stars,
       p.${column} AS min_zoom, p.properties #> '{facts,status}' AS status, p.features, p.hours, s.shape
     FROM (SELECT * FROM place
           WHERE version = $1 AND bounds && box(point($2, $3), point($4, $5)) AND ${column} <= ${z} ${condition}
           ORDER BY quality DESC, id LIMIT $6) p
     LEFT JOIN place_shape s ON s.version = $1 AND s.id = p.id AND s.band = $7
     ORDER BY p.quality DESC, p.id`,
    [version, ...tileBox(tile), limit, bandOfZoom(z), ...value],
  );
}

/**
 * Conditions of a view. The zoom stands in the text of the statement, not in a parameter: only then the planner can see
 * that a partial index serves it.
 */
function filterOf(view: TileView): {
  readonly column: string;
  readonly condition: string;
  readonly value: readonly unknown[];
} {
  if (view.by === 'kind') return { column: 'min_zoom_kind', condition: 'AND kind = $8', value: [view.kind] };
  if (view.by === 'category')
    return { column: 'min_zoom_category', condition: 'AND category = ANY($8::text[])', value: [view.categories] };
  return { column: 'min_zoom', condition: '', value: [] };
}
