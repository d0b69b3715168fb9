/** What our tests use of relay-test-utils, which ships no types. */
declare module 'relay-test-utils' {
  import type { Environment, GraphQLResponse, GraphQLTaggedNode, OperationDescriptor, Variables } from 'relay-runtime';

  export interface MockEnvironment extends Environment {
    readonly mock: {
      readonly getAllOperations: () => readonly OperationDescriptor[];
      readonly getMostRecentOperation: () => OperationDescriptor;
      readonly findOperation: (find: (operation: OperationDescriptor) => boolean) => OperationDescriptor;
      readonly isLoading: (request: OperationDescriptor['request']['node'], variables: Variables) => boolean;
      readonly queueOperationResolver: (
        resolver: (operation: OperationDescriptor) => GraphQLResponse | Error | null,
      ) => void;
      readonly queuePendingOperation: (query: GraphQLTaggedNode, variables: Variables) => void;
      readonly resolve: (operation: OperationDescriptor, response: GraphQLResponse) => void;
      readonly reject: (operation: OperationDescriptor, error: Error) => void;
      readonly rejectMostRecentOperation: (error: Error) => void;
    };
  }

  export function createMockEnvironment(): MockEnvironment;
}
