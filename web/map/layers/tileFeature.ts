import type { Feature, Geometry, Point } from 'geojson';
import type { Language } from '#common/languages.ts';

/** Properties of a place in an attraction tile, as api/tiles/tileEncoding.ts writes them. */
export interface TileProperties {
  readonly layerName: 'areas' | 'lines' | 'points';
  readonly id: number;
  readonly name: string;
  readonly sv?: string;
  readonly en?: string;
  readonly kind: string;
  readonly category: string;
  readonly family: string;
  readonly icon: string;
  readonly stars: number;
  readonly type: 'POINT' | 'PATH' | 'AREA';
  readonly label: 0 | 1;
  /** Lines beside the main line of a route. */
  readonly side?: 1;
  /** Closed for the time being. */
  readonly closed?: 1;
  /** Bits of common/places/features.ts; none where it is left out. */
  readonly features?: number;
  /** Id of its pattern of opening hours; unknown where it is left out. */
  readonly hours?: number;
}

export type TileFeature = Feature<Geometry, TileProperties>;
export type TilePoint = Feature<Point, TileProperties>;

export function isPoint(feature: TileFeature): feature is TilePoint {
  return feature.geometry.type === 'Point';
}

/** The name in the visitor's language, the Finnish or local one where there is none. */
export function nameIn({ name, sv, en }: Pick<TileProperties, 'name' | 'sv' | 'en'>, language: Language): string {
  return { fi: name, sv: sv ?? name, en: en ?? name }[language];
}

/** The features of a loaded tile. */
export function featuresOf(data: unknown): TileFeature[] {
  return Array.isArray(data) ? data.filter(isTileFeature) : [];
}

/** A part of what a tile shows, as it is drawn and can be pointed at. */
export interface DrawnShape {
  readonly properties: TileProperties;
}

export function isDrawnShape(value: unknown): value is DrawnShape {
  return (
    typeof value === 'object' &&
    value !== null &&
    'properties' in value &&
    value.properties !== null &&
    typeof value.properties === 'object' &&
    'id' in value.properties
  );
}

export function isTileFeature(value: unknown): value is TileFeature {
  return isDrawnShape(value) && 'geometry' in value;
}
