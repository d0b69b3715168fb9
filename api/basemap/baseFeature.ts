import type { Geometry } from 'geojson';
import type { Bounds } from '#common/geo/bounds.ts';

/** Layers of docs/base-tiles.md that an extract fills, and `coast`: coastlines (land on their left), of which the land of `earth` is made. */
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

/** What is drawn of one element of the extract, before it is cut into tiles. */
export interface BaseFeature {
  readonly layer: BaseLayer;
  /** WGS84; points, lines or polygons, single or multi, valid, never a collection. */
  readonly geometry: Exclude<Geometry, { type: 'GeometryCollection' }>;
  /** `kind` and the other fields of docs/base-tiles.md, ready to be written. */
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** First zoom (8–14) whose tiles hold it. */
  readonly minZoom: number;
  /** Where a tile grows too heavy, features of low rank go first; 0–100. */
  readonly rank: number;
}

/** An extract as its base map needs it. */
export interface BaseMapInput {
  /** What the extract claims to cover; outside it the embedded map shows. */
  readonly bounds: Bounds;
  /** ISO date of the data; null = unknown. */
  readonly dataDate: string | null;
  /** Consumed once; streamed, so that memory does not grow with what is drawn but with the nodes it stands on. */
  readonly features: AsyncIterable<BaseFeature>;
}

/** A finished tile. `body` is gzipped. */
export interface BuiltTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly body: Buffer;
  /** The extract draws nothing here: land, sea, and what the embedded map knows are all there is. */
  readonly bare?: true;
}
