import { type DocumentNode, print } from '@0no-co/graphql.web';
import { graphqlError } from './error.ts';
import type { Send } from './send.ts';

/** A GraphQL query that knows the types of its answer and variables, as `graphql` of `@taival/client/graphql` makes. */
export type Query<Answer, Variables> = Pick<DocumentNode, 'kind' | 'definitions'> & {
  __apiType?: (variables: Variables) => Answer;
};

/** Variables are left out where the query has none that it needs. */
export type VariablesArgument<Variables> = {} extends Variables ? [variables?: Variables] : [variables: Variables];

interface Answered<Answer> {
  readonly data?: Answer | null;
  readonly errors?: readonly Parameters<typeof graphqlError>[0][];
}

/** The data of a query. Throws TaivalError when a part of it could not be answered. */
export async function ask<Answer, Variables>(
  { url, send }: { readonly url: string; readonly send: Send },
  query: Query<Answer, Variables>,
  variables: Variables | undefined,
): Promise<Answer> {
  const request = new Request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: print(query), variables }),
  });
  const response = await send(request);
  const { data, errors }: Answered<Answer> = await response.json();
  const [fault] = errors ?? [];
  if (fault !== undefined) throw graphqlError(fault, response);
  if (data == null) throw graphqlError({ message: 'no data' }, response);
  return data;
}
