import type { MultiPolygon, Polygon } from 'geojson';
import type { Bounds } from '#common/geo/bounds.ts';

export type AdminLevel = 'REGION' | 'MUNICIPALITY';

/** A municipality or region with its boundary (table `admin_area`). */
export interface AdminAreaRecord {
  /** National code: `091`, regions `R01`. */
  readonly code: string;
  readonly level: AdminLevel;
  readonly nameFi: string;
  readonly nameSv: string;
  readonly bbox: Bounds;
  /** WGS84, valid, at most 6 decimals. */
  readonly geometry: Polygon | MultiPolygon;
}
