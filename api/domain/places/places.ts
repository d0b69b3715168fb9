import type { Kind } from '#common/catalogue/kinds.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';

type PlaceType = 'POINT' | 'PATH' | 'AREA';
export type PlaceRelation = 'INSIDE' | 'ALONG';

/** Public data of one place in one data-set version. Lengths are metres, areas m², positions WGS84. */
export interface Place {
  readonly version: number;
  readonly id: number;
  readonly type: PlaceType;
  readonly kind: Kind;
  readonly category: string;
  readonly name: string;
  readonly nameSv: string | null;
  readonly nameEn: string | null;
  readonly nameSe: string | null;
  readonly nameLocal: string | null;
  readonly altNames: readonly string[];
  /** False when the place carries its category's name. */
  readonly named: boolean;
  readonly lon: number;
  readonly lat: number;
  readonly bbox: Bounds;
  readonly areaM2: number | null;
  readonly lengthM: number | null;
  readonly adminFi: readonly string[];
  readonly adminSv: readonly string[];
  readonly stars: number;
  readonly quality: number;
  readonly properties: PlaceProperties;
  /** Its Wikidata item, `Q…`. */
  readonly wikidata: string | null;
  /** The records it was made of, the most preferred first; `url` is the source's own page of the record. */
  readonly sources: readonly { readonly source: string; readonly ref: string; readonly url?: string }[];
  readonly parentId: number | null;
  readonly childCount: number;
  /** ISO date. */
  readonly sourceDate: string | null;
}

/** Columns of `place p` under the names of `Place`. */
export const PLACE_COLUMNS = `p.version, p.id, p.type, p.kind, p.category, p.name, p.name_sv AS "nameSv", p.name_en AS "nameEn",
  p.name_se AS "nameSe", p.name_local AS "nameLocal", p.alt_names AS "altNames", p.named, p.lon, p.lat, p.bbox, p.area_m2 AS "areaM2",
  p.length_m AS "lengthM", p.admin_fi AS "adminFi", p.admin_sv AS "adminSv", p.stars, p.quality, p.properties, p.wikidata, p.sources,
  p.parent_id AS "parentId", p.child_count AS "childCount", p.source_date AS "sourceDate"`;

/**
 * What anyone may see of `place p`: all of a version but what moderators have hidden since it was published.
 * Index: attraction_edit (attraction_id).
 */
export const VISIBLE = `NOT EXISTS (SELECT 1 FROM attraction_edit hidden WHERE hidden.attraction_id = p.id AND hidden.kind = 'HIDDEN')`;

export function positionOf({ lon, lat }: Pick<Place, 'lon' | 'lat'>): Position {
  return [lon, lat];
}
