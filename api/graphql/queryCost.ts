import { complexityFromQuery } from '@pothos/plugin-complexity';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { QUERY_LIMITS } from './core/queryLimits.ts';
import type { GraphqlContext } from './core/requestContext.ts';

/** The complexity of a query and the most that one may have (core/queryLimits.ts). */
export interface QueryCost {
  readonly requested: number;
  readonly limit: number;
}

type Variables = Readonly<Record<string, unknown>>;

/** The cost of a document with these variables; null for one whose arguments make no sense. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  ctx: GraphqlContext,
): QueryCost | null {
  try {
    const { complexity } = complexityFromQuery(document, { schema, ctx, variables: { ...variables } });
    return { requested: complexity, limit: QUERY_LIMITS.complexity };
  } catch {
    return null;
  }
}

/** Tells the cost of all queries but ours in `extensions.cost`, and by `onCost`. */
export function queryCosts(schema: GraphQLSchema, ours: Pick<WeakSet<DocumentNode>, 'has'>): Plugin<GraphqlContext> {
  return {
    onExecute: ({ args: { document, variableValues, contextValue } }) => {
      const { onCost } = contextValue;
      const cost =
        onCost === null || ours.has(document) ? null : costOf(schema, document, variableValues ?? {}, contextValue);
      if (cost === null) return {};
      onCost?.(cost);
      return {
        onExecuteDone: ({ result, setResult }) => {
          if (!(Symbol.asyncIterator in result)) setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
  };
}
