import { commitMutation, type GraphQLTaggedNode } from 'react-relay';
import {
  type CacheConfig,
  Environment,
  type MissingFieldHandler,
  type MutationParameters,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { createStore, useStore } from '#web/data/store.ts';
import { forgetFavourites } from '#web/features/favourites/favourites.ts';
import { forgetNotes } from '#web/features/notes/notes.ts';
import { forgetOwnPlaces } from '#web/features/ownPlaces/ownPlacesStore.ts';
import { forgetWaiting } from '#web/features/photos/photosStore.ts';
import { fetchAsViewer } from './ownNetwork.ts';

/** An edge that a mutation made has no cursor, and needs none: what was loaded whole is not asked for again because of it. */
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

/** What belongs to one user has a store of its own: at a login or logout it goes as a whole, and nothing of it can stay. */
const own = createStore(create());

export function ownEnvironment(): Environment {
  return own.get();
}

export function useOwnEnvironment(): Environment {
  return useStore(own, (environment) => environment);
}

/** Begins anew with an empty store. */
export function forgetOwnData(): void {
  own.set(create());
  forgetFavourites();
  forgetNotes();
  forgetOwnPlaces();
  forgetWaiting();
}

/** Sends a mutation with the visitor's session, if there is one. Throws ConnectionError, LimitedError, ServerError; what is expected to fail is in the answer. */
export function mutate<T extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: T['variables'],
  cacheConfig: CacheConfig = {},
): Promise<T['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<T>(ownEnvironment(), { mutation, variables, cacheConfig, onCompleted: resolve, onError: reject });
  });
}
