import { fetchQuery, type GraphQLTaggedNode } from 'react-relay';
import { createOperationDescriptor, getRequest, type Variables } from 'relay-runtime';
import type { Language } from '#common/languages.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';

/** A page of a connection, as every query of own content selects it. */
interface Page<Node> {
  readonly __id: string;
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly endCursor: string | null | undefined; readonly hasNextPage: boolean };
}

/** A connection of the user's own content. */
export interface OwnPages<Answer, Node> {
  readonly query: GraphQLTaggedNode;
  /** Variables of the page that begins after a cursor; null: the first page. */
  readonly variables: (after: string | null, language: Language) => Variables;
  /** The connection in an answer; undefined where nobody is logged in. */
  readonly page: (answer: Answer) => Page<Node> | undefined;
  /** Gets all nodes, once they are loaded and after every change of them in the Relay store. */
  readonly show: (nodes: readonly Node[]) => void;
  /**
   * Gets the error where they could not be loaded; `isOver` says later whether the user or the language has changed
   * since.
   */
  readonly fail: (error: unknown, isOver: () => boolean) => void;
}

export interface FollowedPages {
  /** Loads all pages in a language and follows them. Ends with what it returns. */
  readonly follow: (language: Language) => () => void;
  /** Id of the connection in the user's Relay store, for the edge directives of mutations; none before it is loaded. */
  readonly connections: () => readonly string[];
}

/**
 * Loads all pages into the user's Relay store, retains them there and follows them while the store is theirs (DESIGN
 * §5: what is mine is loaded with the viewer once).
 */
export function ownPages<Answer, Node>(pages: OwnPages<Answer, Node>): FollowedPages {
  let connection: string | null = null;
  return {
    follow: (language) =>
      follow(pages, language, (page) => {
        connection = page?.__id ?? null;
        pages.show((page?.edges ?? []).map(({ node }) => node));
      }),
    connections: () => (connection === null ? [] : [connection]),
  };
}

function follow<Answer, Node>(
  { query, variables, page, fail }: OwnPages<Answer, Node>,
  language: Language,
  show: (page: Page<Node> | undefined) => void,
): () => void {
  type Operation = { readonly variables: Variables; readonly response: Answer };
  const environment = ownEnvironment();
  const operation = createOperationDescriptor(getRequest(query), variables(null, language));
  const retained = environment.retain(operation);
  let subscription: { readonly dispose: () => void } | null = null;
  let stopped = false;
  const isOver = () => stopped || environment !== ownEnvironment();
  const read = () =>
    fetchQuery<Operation>(environment, query, variables(null, language), { fetchPolicy: 'store-or-network' }).subscribe(
      { next: (answer) => isOver() || show(page(answer)), error: () => undefined },
    );

  async function load(): Promise<void> {
    for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
      after = await fetchQuery<Operation>(environment, query, variables(after, language), {
        networkCacheConfig: { force: true },
      })
        .toPromise()
        .then((answer) => (answer === undefined ? null : nextCursor(page(answer))));
      if (isOver()) return;
    }
    subscription = environment.subscribe(environment.lookup(operation.fragment), read);
    read();
  }

  load().catch((error: unknown) => isOver() || fail(error, isOver));
  return () => {
    stopped = true;
    subscription?.dispose();
    retained.dispose();
  };
}

function nextCursor(page: Page<unknown> | undefined): string | null {
  return page?.pageInfo.hasNextPage === true ? (page.pageInfo.endCursor ?? null) : null;
}
