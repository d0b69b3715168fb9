import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import { bandOfZoom } from '#api/tiles/tileBands.ts';
import { tileBox, type TilePlace } from '#api/tiles/tilesSql.ts';
import type { MercatorBox } from '#common/geo/mercator.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';

/** A place as the tiles of several views and zooms need it. `min_zoom` is of all places. */
export interface BlockPlace extends TilePlace {
  readonly min_zoom_kind: number;
  readonly min_zoom_category: number;
  readonly bounds: MercatorBox;
}

/**
 * Places that any tile within the block shows at the zoom, best first as tiles have them, with the shapes of its band.
 * Index: place (bounds) GiST, partial by the zoom.
 */
export function placesOfBlock(
  pool: Pool,
  { version, ...block }: TileAddress & { readonly version: number },
  zoom: number,
): Promise<BlockPlace[]> {
  return rowsOf(
    pool,
    `SELECT p.id, p.type, p.kind, p.category, p.name, p.name_sv, p.name_en, p.named, p.lon, p.lat, p.stars,
       p.min_zoom, p.min_zoom_kind, p.min_zoom_category, p.properties #> '{facts,status}' AS status, p.features,
       p.hours, s.shape,
       ARRAY[(p.bounds[1])[0], (p.bounds[1])[1], (p.bounds[0])[0], (p.bounds[0])[1]] AS bounds
     FROM place p LEFT JOIN place_shape s ON s.version = $1 AND s.id = p.id AND s.band = $6
     WHERE p.version = $1 AND p.bounds && box(point($2, $3), point($4, $5)) AND p.min_zoom_category <= ${zoom}
     ORDER BY p.quality DESC, p.id`,
    [version, ...tileBox(block), bandOfZoom(zoom)],
  );
}

/** The box that all places of a version lie in; null where it has none. */
export async function boxOfVersion(pool: Pool, version: number): Promise<MercatorBox | null> {
  const [row] = await rowsOf<{ readonly box: MercatorBox }>(
    pool,
    `SELECT ARRAY[min((bounds[1])[0]), min((bounds[1])[1]), max((bounds[0])[0]), max((bounds[0])[1])] AS box
     FROM place WHERE version = $1 HAVING count(*) > 0`,
    [version],
  );
  return row?.box ?? null;
}
