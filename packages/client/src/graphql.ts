import type { Geometry } from 'geojson';
import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './__generated__/graphql.ts';

export { type FragmentOf, readFragment, type ResultOf, type VariablesOf } from 'gql.tada';

/** Makes a query of its text; its answer and its variables are typed by the schema of the service. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    AttractionId: number;
    /** West, south, east, north. */
    Bounds: readonly [number, number, number, number];
    /** `2026-11-26` */
    Date: string;
    /** ISO 8601, in UTC. */
    DateTime: string;
    GeoJSON: Geometry;
    /** Longitude, latitude. */
    Position: readonly [number, number];
    Upload: Blob;
  };
}>();
