import { complexityFromQuery } from '@pothos/plugin-complexity';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { QUERY_LIMITS } from './core/queryLimits.ts';
import type { GraphqlContext } from './core/requestContext.ts';

/** The complexity of a query and the most that one may have (core/queryLimits.ts). */
interface QueryCost {
  readonly requested: number;
  readonly limit: number;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Reports the cost of a document with these variables by `onCost`, and answers it; null where it is not wanted, and
 * where the arguments make no sense.
 */
export function reportCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  ctx: GraphqlContext,
): QueryCost | null {
  if (ctx.onCost === null) return null;
  try {
    const { complexity } = complexityFromQuery(document, { schema, ctx, variables: { ...variables } });
    const cost = { requested: complexity, limit: QUERY_LIMITS.complexity };
    ctx.onCost(cost);
    return cost;
  } catch {
    return null;
  }
}

/** Reports the cost of all queries but ours in `extensions.cost`, and by `onCost`. */
export function queryCosts(schema: GraphQLSchema, ours: Pick<WeakSet<DocumentNode>, 'has'>): Plugin<GraphqlContext> {
  return {
    onExecute: ({ args: { document, variableValues, contextValue } }) => {
      const cost = ours.has(document) ? null : reportCost(schema, document, variableValues ?? {}, contextValue);
      if (cost === null) return {};
      return {
        onExecuteDone: ({ result, setResult }) => {
          if (!(Symbol.asyncIterator in result)) setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
  };
}
