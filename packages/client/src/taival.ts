import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './__generated__/rest.ts';
import { changes, type ChangesPage } from './changes.ts';
import { type Collection, feature, type Feature, type FeatureQuery, features } from './features.ts';
import { ask, type Query, type VariablesArgument } from './query.ts';
import { sender, type SendOptions } from './send.ts';

export type { Change, ChangesPage } from './changes.ts';
export { dataOf } from './dataOf.ts';
export { TaivalError } from './error.ts';
export type { Collection, Feature, FeatureQuery } from './features.ts';

export type Language = 'fi' | 'sv' | 'en';

export interface TaivalOptions extends SendOptions {
  /** Origin of the service: `https://taival.example`. */
  readonly url: string;
  /** Of names and texts where a call names none; Finnish by default. GraphQL fields have arguments of their own. */
  readonly language?: Language;
}

/**
 * The service. All calls throw TaivalError when they are refused, fail or find no service; one that the caller's signal
 * ended throws the reason of the signal.
 */
export interface Taival {
  /** All paths of REST, by the client of openapi-fetch; `dataOf` takes the data of a call. */
  readonly rest: Client<paths>;
  /** The features of a collection one by one, over all pages. */
  features<Name extends Collection>(
    collection: Name,
    query?: FeatureQuery<Name>,
  ): AsyncGenerator<Feature<Name>, void, undefined>;
  /** A feature by its id; null where there is none. */
  feature<Name extends Collection>(collection: Name, id: number): Promise<Feature<Name> | null>;
  /** What changed since `to.at` of an earlier page; without it no changes, but where the data are now. */
  changes(since?: string): AsyncGenerator<ChangesPage, void, undefined>;
  /** The data of a GraphQL query that `graphql` of `@taival/client/graphql` made. */
  query<Answer, Variables>(
    query: Query<Answer, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Promise<Answer>;
}

/** A client of the service at `url`. */
export function createTaival({ url: address, language = 'fi', ...options }: TaivalOptions): Taival {
  const url = new URL(address).origin;
  const send = sender(options);
  const rest = createClient<paths>({ baseUrl: url, fetch: send });
  rest.use({ onRequest: ({ request }) => inLanguage(request, language) });
  const asking = { url, send, language };
  return {
    rest,
    features: (collection, query) => features(asking, collection, query),
    feature: (collection, id) => feature(asking, collection, id),
    changes: (since) => changes(rest, since),
    query: (query, ...[variables]) => ask(asking, query, variables),
  };
}

/** The same reading call with the language, where it names none. */
function inLanguage(request: Request, language: Language): Request | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || language === 'fi' || url.searchParams.has('lang')) return undefined;
  url.searchParams.set('lang', language);
  return new Request(url, request);
}
