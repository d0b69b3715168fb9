import { fetchQuery, type GraphQLTaggedNode } from 'react-relay';
import { createOperationDescriptor, getRequest, type OperationType } from 'relay-runtime';
import { ownEnvironment } from './ownEnvironment.ts';

/** A connection of what is the user's own. */
export interface OwnPages<T extends OperationType> {
  readonly query: GraphQLTaggedNode;
  /** Of the page that begins after a cursor; null: of the first. */
  readonly variables: (after: string | null) => T['variables'];
  /** Where the next page begins; null where the answer ends with the last one. */
  readonly next: (answer: T['response']) => string | null;
  /** Is told all of it, once it has come and after every change. */
  readonly tell: (answer: T['response']) => void;
  /** Is told why it did not come; `isOver` says later whether that is of interest still. */
  readonly failed: (error: unknown, isOver: () => boolean) => void;
}

/**
 * Loads all pages into the user's store, keeps them there and follows them while the store is theirs (DESIGN §5: what is mine is loaded
 * with the viewer once). Ends with what it returns.
 */
export function followOwn<T extends OperationType>({ query, variables, next, tell, failed }: OwnPages<T>): () => void {
  const environment = ownEnvironment();
  const operation = createOperationDescriptor(getRequest(query), variables(null));
  const kept = environment.retain(operation);
  let stopped = false;
  const isOver = () => stopped || environment !== ownEnvironment();
  const read = () =>
    fetchQuery<T>(environment, query, variables(null), { fetchPolicy: 'store-or-network' }).subscribe({
      next: (answer) => isOver() || tell(answer),
      error: () => undefined,
    });

  async function load(): Promise<void> {
    for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
      const answer: T['response'] = await fetchQuery<T>(environment, query, variables(after), {
        networkCacheConfig: { force: true },
      }).toPromise();
      if (isOver()) return;
      after = next(answer);
    }
    subscription = environment.subscribe(environment.lookup(operation.fragment), read);
    read();
  }

  let subscription: { readonly dispose: () => void } | null = null;
  load().catch((error: unknown) => isOver() || failed(error, isOver));
  return () => {
    stopped = true;
    subscription?.dispose();
    kept.dispose();
  };
}
