import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { MockEnvironment } from 'relay-test-utils';

/**
 * Starts a query as a route's loader does, and answers it at once. `variables` must name every variable of the
 * operation.
 */
export function answered<T extends OperationType>(
  environment: MockEnvironment,
  query: GraphQLTaggedNode,
  variables: T['variables'],
  data: Record<string, unknown>,
): PreloadedQuery<T> {
  environment.mock.queueOperationResolver(() => ({ data }));
  environment.mock.queuePendingOperation(query, variables);
  return loadQuery<T>(environment, query, variables);
}
