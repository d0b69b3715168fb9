import { commitMutation, type GraphQLTaggedNode } from 'react-relay';
import {
  Environment,
  type MissingFieldHandler,
  type MutationParameters,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { onOwnerChange } from '#web/data/owner.ts';
import { createStore, useStore } from '#web/data/store.ts';
import { fetchAsViewer } from './ownNetwork.ts';

/**
 * An edge that a mutation added has no cursor. It counts as null: a connection that was loaded whole is not loaded
 * again because of it.
 */
const NO_CURSOR: MissingFieldHandler = {
  kind: 'scalar',
  handle: (field) => (field.name === 'cursor' ? null : undefined),
};

function create(): Environment {
  return new Environment({
    network: Network.create(fetchAsViewer),
    store: new Store(new RecordSource()),
    missingFieldHandlers: [NO_CURSOR],
  });
}

/**
 * What belongs to one user has a Relay store of its own, which a change of owner replaces as a whole: nothing of the
 * user before can stay.
 */
const own = createStore(create());
onOwnerChange(() => own.set(create()));

export function ownEnvironment(): Environment {
  return own.get();
}

export function useOwnEnvironment(): Environment {
  return useStore(own, (environment) => environment);
}

/**
 * Sends a mutation with the visitor's session, if there is one. Throws ConnectionError, LimitedError, ServerError;
 * expected failures are in the answer.
 */
export function mutate<T extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: T['variables'],
): Promise<T['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<T>(ownEnvironment(), { mutation, variables, onCompleted: resolve, onError: reject });
  });
}
