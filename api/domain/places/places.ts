import { categoryOf, categoryOfSlug } from '#common/catalogue/catalogue.ts';
import { categoriesMeant } from '#common/catalogue/groups.ts';
import type { Kind } from '#common/catalogue/kinds.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';
import type { SourcePart } from '#common/places/sourceParts.ts';

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
  /** Metres above the sea; null where no height is known. */
  readonly heightM: number | null;
  /** Metres up along a route; null where it has no relief. */
  readonly ascentM: number | null;
  readonly adminFi: readonly string[];
  readonly adminSv: readonly string[];
  readonly stars: number;
  readonly quality: number;
  readonly properties: PlaceProperties;
  /** Its Wikidata item, `Q…`. */
  readonly wikidata: string | null;
  /** The records it was made of, the most preferred first; `url` is the source's own page of the record. */
  readonly sources: readonly {
    readonly source: string;
    readonly ref: string;
    readonly url?: string;
    /** ISO date of the record's last change at its source. */
    readonly date?: string | null;
    /** Parts that the place has from this record, where it was made of several. */
    readonly parts?: readonly SourcePart[];
  }[];
  readonly parentId: number | null;
  /** Bits of `common/places/features.ts`. */
  readonly features: number;
  readonly childCount: number;
  /** ISO date. */
  readonly sourceDate: string | null;
}

export function positionOf({ lon, lat }: Pick<Place, 'lon' | 'lat'>): Position {
  return [lon, lat];
}

/** Key of a category given by key or slug; null when there is none. */
export function categoryKey(keyOrSlug: string): string | null {
  return (categoryOf(keyOrSlug) ?? categoryOfSlug(keyOrSlug))?.key ?? null;
}

/** Keys of the categories that are asked for by the key or slug of one; null when there is none. */
export function categoriesAsked(keyOrSlug: string): readonly string[] | null {
  const key = categoryKey(keyOrSlug);
  return key === null ? null : categoriesMeant(key);
}
