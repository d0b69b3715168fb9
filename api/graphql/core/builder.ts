import SchemaBuilder from '@pothos/core';
import ComplexityPlugin, { type ComplexityErrorKind, type ComplexityResult } from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type { Geometry } from 'geojson';
import type { FileUpload } from 'graphql-upload-minimal';
import { NotAuthorizedError } from '#api/domain/core/errors.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { queryError } from './maskedErrors.ts';
import { QUERY_LIMITS } from './queryLimits.ts';
import type { GraphqlContext } from './requestContext.ts';

interface SchemaTypes {
  Context: GraphqlContext;
  /** The callers whom a field admits; every query and mutation declares them. */
  AuthScopes: { anyone: boolean; user: boolean; admin: boolean };
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
    /** The file of a multipart request. */
    Upload: { Input: Promise<FileUpload>; Output: never };
  };
}

function tooLarge(kind: ComplexityErrorKind, { complexity, depth, breadth }: ComplexityResult): Error {
  const limits = `depth ${QUERY_LIMITS.depth}, breadth ${QUERY_LIMITS.breadth}, complexity ${QUERY_LIMITS.complexity}`;
  return queryError(
    `The query is too large in ${kind.toLowerCase()}: it has depth ${depth}, breadth ${breadth}, ` +
      `complexity ${complexity}; the limits are ${limits}.`,
    'QUERY_TOO_LARGE',
  );
}

/** The schema's builder. Each noun's folder adds its types; schema.ts imports them all. */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, ComplexityPlugin, RelayPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultTypes: [],
    defaultUnionOptions: { name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result` },
  },
  scopeAuth: {
    authScopes: ({ viewer }) => ({ anyone: true, user: viewer !== null, admin: viewer?.role === 'ADMIN' }),
    unauthorizedError: (_parent, { viewer }) => new NotAuthorizedError(viewer === null ? 'anonymous' : 'forbidden'),
  },
  complexity: { defaultComplexity: 1, defaultListMultiplier: 5, limit: QUERY_LIMITS, complexityError: tooLarge },
  relay: {
    clientMutationId: 'optional',
    nodeQueryOptions: { authScopes: { anyone: true } },
    edgesFieldOptions: { nullable: { list: false, items: false }, complexity: { field: 0, multiplier: 1 } },
    nodeFieldOptions: { nullable: false },
    nodesQueryOptions: {
      authScopes: { anyone: true },
      complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
    },
  },
});

builder.queryType();
builder.mutationType();
