import { usePersistedOperations as persistedOperationsPlugin } from '@graphql-yoga/plugin-persisted-operations';
import { type DocumentNode, execute, getOperationAST } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import { createCall, type Services } from '#api/domain/core/call.ts';
import { asDomainError, OutOfServiceError } from '#api/domain/core/errors.ts';
import { type CompiledQueries, compiledQueries } from './compiledQueries.ts';
import { clientError, queryError } from './core/maskedErrors.ts';
import { refuseChangesNow } from './core/refusedChanges.ts';
import {
  graphqlContext,
  type GraphqlContext,
  type MultipartRequest,
  publicScope,
  type RequestScope,
} from './core/requestContext.ts';
import { cacheByText, DOCUMENTS_BYTES, dropRefused, ERRORS_BYTES } from './documentCache.ts';
import type { PersistedOperations } from './persistedOperations.ts';
import { maskedErrors, mutationsOnPrimary, noForeignMutations, shortDocuments } from './plugins.ts';
import { queryCosts, reportCost } from './queryCost.ts';
import { schema } from './schema.ts';

export const GRAPHQL_PATH = '/graphql';

export interface GraphqlDependencies {
  readonly services: Services;
  readonly persisted: PersistedOperations;
  readonly baseMap: BaseMap;
}

/** Takes the operation of a multipart request from the HTTP route, which has parsed it already. */
const multipartOperations: Plugin<object, RequestScope> = {
  onRequestParse: ({ serverContext: { upload }, setRequestParser }) => {
    if (upload !== null) setRequestParser(() => paramsOf(upload.operations));
  },
};

const CHECKS = [
  multipartOperations,
  shortDocuments,
  noForeignMutations,
  refuseChangesNow,
  mutationsOnPrimary,
  maskedErrors,
];

/** Counts what is executed without errors, so that queries asked again and again are compiled. */
function countUses(compiled: CompiledQueries<GraphqlContext>): Plugin<GraphqlContext> {
  return {
    onExecute: ({ args: { document, variableValues, contextValue } }) => ({
      onExecuteDone: ({ result }) => {
        if ('data' in result && result.errors === undefined)
          compiled.used(document, variableValues ?? {}, contextValue);
      },
    }),
  };
}

/** Takes the operation of a `documentId`, and adds it to `ours`; any other operation may be sent by its text. */
function openOperations(persisted: PersistedOperations, ours: WeakSet<DocumentNode>): Plugin {
  return persistedOperationsPlugin({
    allowArbitraryOperations: true,
    skipDocumentValidation: true,
    extractPersistedOperationId: (params, request) => documentIdOf(params, request.url),
    getPersistedOperation: (id) => {
      const document = persisted(id)?.document ?? null;
      if (document !== null) ours.add(document);
      return document;
    },
    customErrors: {
      keyNotFound: () => queryError('Send a query, or the documentId of a persisted one.', 'QUERY_MISSING'),
      notFound: () => queryError('No persisted query has this documentId.', 'PERSISTED_QUERY_NOT_FOUND'),
    },
  });
}

/** A query by the parameters that every client sends. */
export interface AskedQuery {
  readonly query: string | null;
  readonly documentId: string | null;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface GraphqlServer extends Pick<YogaServerInstance<RequestScope, GraphqlContext>, 'fetch'> {
  /**
   * Answers a query that is asked again and again, as JSON; null for any other, and where the answer has errors: then
   * `fetch` answers.
   */
  answerAgain(asked: AskedQuery, scope: RequestScope): Promise<string | null>;
}

/** The GraphQL server: one query per request, by text or by `documentId`, within the limits of core/queryLimits.ts. */
export function createGraphqlServer({ services, persisted, baseMap }: GraphqlDependencies): GraphqlServer {
  const compiled = compiledQueries<GraphqlContext>(schema);
  const documents = cacheByText<DocumentNode>(DOCUMENTS_BYTES);
  const ours = new WeakSet<DocumentNode>();
  const yoga = createYoga<RequestScope, GraphqlContext>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    context: (scope) => graphqlContext(scope, baseMap),
    // For failures before there is a context; our plugin has masked all others.
    maskedErrors: { maskError: (error) => clientError(error, services.log, null) },
    logging: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    extraParamNames: ['documentId'],
    // Integrators send the same few documents again and again; ours were parsed and validated when they were committed.
    parserAndValidationCache: { documentCache: documents, errorCache: cacheByText(ERRORS_BYTES) },
    plugins: [
      ...CHECKS,
      dropRefused(documents),
      countUses(compiled),
      queryCosts(schema, ours),
      openOperations(persisted, ours),
    ],
  });
  return {
    fetch: yoga.fetch,
    answerAgain: async ({ query, documentId, operationName, variables }, scope) => {
      const document = query === null ? persisted(documentId ?? '')?.document : documents.get(query);
      if (document === undefined || getOperationAST(document, operationName) == null) return null;
      const contextValue = graphqlContext(scope, baseMap);
      const data = await compiled.dataOf(document, variables, contextValue);
      if (data === null) return null;
      const cost = query === null ? null : reportCost(schema, document, variables, contextValue);
      return JSON.stringify(cost === null ? { data } : { data, extensions: { cost } });
    },
  };
}

function paramsOf({ query, operationName, variables, ...rest }: MultipartRequest['operations']): GraphQLParams {
  const isGiven = typeof variables === 'object' && variables !== null;
  return {
    ...rest,
    ...(query !== undefined && { query }),
    ...(operationName != null && { operationName }),
    ...(isGiven && { variables: { ...variables } }),
  };
}

function documentIdOf(params: object, url: string): string | null {
  if ('documentId' in params && typeof params.documentId === 'string') return params.documentId;
  return new URL(url).searchParams.get('documentId');
}

function isOutage(error: unknown): error is OutOfServiceError {
  return error instanceof OutOfServiceError;
}

export interface PersistedRequest {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Id of the request that it is asked for: failures are logged by it. */
  readonly requestId: string;
}

/**
 * Executes a persisted query in this process. Answers its data; null when it has errors or its id is unknown. Throws
 * OutOfServiceError.
 */
export async function executePersisted(
  { services, persisted, baseMap }: GraphqlDependencies,
  { documentId, variables, requestId }: PersistedRequest,
): Promise<Record<string, unknown> | null> {
  const operation = persisted(documentId);
  if (!operation?.isPublic) return null;
  const contextValue = graphqlContext(publicScope(await createCall(services)), baseMap);
  const result = await execute({ schema, document: operation.document, variableValues: variables, contextValue });
  if (!result.errors) return result.data ?? null;
  for (const error of result.errors) clientError(error, services.log, requestId);
  const outage = result.errors.map(({ originalError }) => asDomainError(originalError)).find(isOutage);
  if (outage !== undefined) throw outage;
  return null;
}
