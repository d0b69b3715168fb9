import type { Geometry } from 'geojson';
import type { Bounds } from '#common/geo/bounds.ts';

/**
 * Layers of docs/base-tiles.md that an extract fills, and `coast`: coastlines (land on their left), of which the land
 * of `earth` is made.
 */
export const BASE_LAYERS = [
  'coast',
  'earth',
  'water',
  'landuse',
  'buildings',
  'roads',
  'power',
  'boundaries',
  'places',
  'pois',
] as const;
export type BaseLayer = (typeof BASE_LAYERS)[number];

/** One element of the extract as it is drawn, before it is cut into tiles. */
export interface BaseFeature {
  readonly layer: BaseLayer;
  /** WGS84; points, lines or polygons, single or multi, valid, never a collection. */
  readonly geometry: Exclude<Geometry, { type: 'GeometryCollection' }>;
  /** `kind` and the other fields of docs/base-tiles.md, as they are written to tiles. */
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** First zoom (8–14) whose tiles hold the feature. */
  readonly minZoom: number;
  /** 0–100; features of low rank are left out first where a tile is too heavy. */
  readonly rank: number;
}

/** The content of an extract from which base tiles are made. */
export interface BaseMapInput {
  /** The box that the extract covers; outside it the embedded map shows. */
  readonly bounds: Bounds;
  /** ISO date of the data; null = unknown. */
  readonly dataDate: string | null;
  /** Read once, as a stream: memory grows with the nodes that the features stand on, not with the features. */
  readonly features: AsyncIterable<BaseFeature>;
}

/** A finished tile. `body` is gzipped. */
export interface BuiltTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly body: Buffer;
  /** The extract draws nothing in this tile: it shows land, sea and the features of the embedded map alone. */
  readonly bare?: true;
}
