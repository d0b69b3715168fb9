import SchemaBuilder from '@pothos/core';
import ComplexityPlugin, { type ComplexityErrorKind, type ComplexityResult } from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import type { Geometry } from 'geojson';
import type { Bounds, Position } from '#common/bounds.ts';
import type PrismaTypes from '#api/platform/generated/pothos.ts';
import { getDatamodel } from '#api/platform/generated/pothos.ts';
import type { GraphqlContext } from './context.ts';
import { queryError } from './errors.ts';
import { QUERY_LIMITS } from './limits.ts';

interface SchemaTypes {
  Context: GraphqlContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  Scalars: {
    AttractionId: { Input: number; Output: number };
    Bounds: { Input: Bounds; Output: Bounds };
    Date: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    GeoJSON: { Input: Geometry; Output: Geometry };
    ID: { Input: string; Output: string | number };
    Position: { Input: Position; Output: Position };
  };
}

function tooLarge(kind: ComplexityErrorKind, { complexity, depth, breadth }: ComplexityResult): Error {
  const limits = `depth ${QUERY_LIMITS.depth}, breadth ${QUERY_LIMITS.breadth}, complexity ${QUERY_LIMITS.complexity}`;
  return queryError(`The query is too large in ${kind.toLowerCase()}: it has depth ${depth}, breadth ${breadth}, complexity ${complexity}; the limits are ${limits}.`, 'QUERY_TOO_LARGE');
}

/** The schema's builder; types stand in the files beside it and are gathered by schema.ts. */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ErrorsPlugin, ComplexityPlugin, PrismaPlugin, RelayPlugin],
  defaultFieldNullability: false,
  errors: { directResult: true, defaultTypes: [] },
  complexity: { defaultComplexity: 1, defaultListMultiplier: 5, limit: QUERY_LIMITS, complexityError: tooLarge },
  prisma: { client: (ctx) => ctx.db.prisma, dmmf: getDatamodel(), onUnusedQuery: null },
  relay: {
    edgesFieldOptions: { nullable: { list: false, items: false }, complexity: { field: 0, multiplier: 1 } },
    nodeFieldOptions: { nullable: false },
    nodesQueryOptions: { complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }) },
  },
});

builder.queryType();
