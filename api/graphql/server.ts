import { usePersistedOperations as persistedOperationsPlugin } from '@graphql-yoga/plugin-persisted-operations';
import { execute, parse, type ParseOptions } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { BaseMap } from '#api/domain/baseMap.ts';
import { createContext } from '#api/domain/context.ts';
import type { Database } from '#api/platform/database.ts';
import type { Log } from '#api/platform/log.ts';
import { graphqlContext, type GraphqlContext } from './context.ts';
import { clientError, queryError } from './errors.ts';
import { TOKENS_MAX } from './limits.ts';
import type { PersistedOperations } from './persistedOperations.ts';
import { schema } from './schema.ts';

export const GRAPHQL_PATH = '/graphql';

export interface GraphqlDependencies {
  readonly db: Database;
  readonly log: Log;
  readonly persisted: PersistedOperations;
  readonly baseMap: BaseMap;
}

const shortDocuments: Plugin = {
  onParse: ({ setParseFn }) => setParseFn((source: string, options?: ParseOptions) => parse(source, { ...options, maxTokens: TOKENS_MAX })),
};

export type GraphqlServer = YogaServerInstance<object, GraphqlContext>;

/** The GraphQL door: queries by text or by `documentId`, one per request, within the limits of limits.ts. */
export function createGraphqlServer({ db, log, persisted, baseMap }: GraphqlDependencies): GraphqlServer {
  return createYoga<object, GraphqlContext>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    context: async () => graphqlContext(await createContext(db, log), baseMap),
    maskedErrors: { maskError: (error) => clientError(error, log) },
    logging: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    extraParamNames: ['documentId'],
    // Documents of strangers would fill it; our own are parsed once and were validated when they were committed.
    parserAndValidationCache: false,
    plugins: [
      shortDocuments,
      persistedOperationsPlugin({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        extractPersistedOperationId: (params, request) => documentIdOf(params, request.url),
        getPersistedOperation: (id) => persisted(id)?.document ?? null,
        customErrors: {
          keyNotFound: () => queryError('Send a query, or the documentId of a persisted one.', 'QUERY_MISSING'),
          notFound: () => queryError('No persisted query has this documentId.', 'PERSISTED_QUERY_NOT_FOUND'),
        },
      }),
    ],
  });
}

function documentIdOf(params: object, url: string): string | null {
  if ('documentId' in params && typeof params.documentId === 'string') return params.documentId;
  return new URL(url).searchParams.get('documentId');
}

export interface PersistedRequest {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The data of a persisted query, executed in process; null when it has errors or is not known. */
export async function executePersisted(
  { db, log, persisted, baseMap }: GraphqlDependencies,
  { documentId, variables }: PersistedRequest,
): Promise<Record<string, unknown> | null> {
  const operation = persisted(documentId);
  if (!operation?.isPublic) return null;
  const contextValue = graphqlContext(await createContext(db, log), baseMap);
  const result = await execute({ schema, document: operation.document, variableValues: variables, contextValue });
  if (!result.errors) return result.data ?? null;
  for (const error of result.errors) clientError(error, log);
  return null;
}
