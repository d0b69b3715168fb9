import { expect } from 'vitest';
import { z } from 'zod';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

/** The made Helsinki with two users, two moderators and somebody without an account. */
export interface Moderation {
  readonly server: TestServer;
  readonly aino: Visitor;
  readonly matti: Visitor;
  readonly admin: Visitor;
  readonly other: Visitor;
  readonly nobody: Visitor;
  readonly ids: Readonly<Record<'aino' | 'matti' | 'admin' | 'other', string>>;
}

export async function startModeration(): Promise<Moderation> {
  const server = await startTestServer();
  await publishHelsinki(server.db);
  const ids = {
    aino: await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' }),
    matti: await makeUser(server.db, { email: 'matti@example.org', username: 'Matti' }),
    admin: await makeUser(server.db, { email: 'admin@example.org', username: 'Valvoja', role: 'ADMIN' }),
    other: await makeUser(server.db, { email: 'toinen@example.org', username: 'Toinen', role: 'ADMIN' }),
  };
  const [aino, matti, admin, other] = [
    await loggedIn(server.url, 'aino@example.org'),
    await loggedIn(server.url, 'matti@example.org'),
    await loggedIn(server.url, 'admin@example.org'),
    await loggedIn(server.url, 'toinen@example.org'),
  ];
  return { server, ids, aino, matti, admin, other, nobody: visitorOf(server.url) };
}

export const FAILED = `__typename ... on InvalidInputError { parameterName detail } ... on NotAuthorizedError { reason }
  ... on RateLimitedError { retryAfterS }`;
export const ANONYMOUS = { __typename: 'NotAuthorizedError', reason: 'ANONYMOUS' };
export const FORBIDDEN = { __typename: 'NotAuthorizedError', reason: 'FORBIDDEN' };
export const NOT_FOUND = { __typename: 'NotFoundError' };
export const invalid = (parameterName: string, detail: string) => ({
  __typename: 'InvalidInputError',
  parameterName,
  detail,
});

const answer = z.object({ data: z.record(z.string(), z.unknown()) });

/** What a query answers; anything but an answer without errors fails. */
export async function ask(
  who: Visitor,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { status, body } = await who.graphql(query, variables);
  expect([status, body]).toEqual([200, { data: expect.anything() }]);
  return answer.parse(body).data;
}

/** What a mutation answers: its payload, or why not. `wanted` is selected of the payload. */
export async function act(who: Visitor, name: string, input: Record<string, unknown>, wanted = ''): Promise<unknown> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const select = wanted === '' ? '' : ` ... on ${type}Payload { ${wanted} }`;
  return (
    await ask(who, `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { ${FAILED}${select} } }`, {
      input,
    })
  )['result'];
}

/** Every page of a connection, each of `first` rows. `before` runs before each page but the first. */
export async function pagesOf(
  who: Visitor,
  field: string,
  args: string,
  node: string,
  first: number,
  before: () => Promise<unknown> = async () => null,
): Promise<unknown[][]> {
  const page = z.object({
    edges: z.array(z.object({ node: z.unknown() })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  });
  const pages: unknown[][] = [];
  let after: string | null = null;
  do {
    if (after !== null) await before();
    const found: z.output<typeof page> = page.parse(
      (
        await ask(
          who,
          `query ($first: Int!, $after: String) {
            page: ${field}(first: $first, after: $after${args === '' ? '' : `, ${args}`}) { edges { node { ${node} } }
            pageInfo { hasNextPage endCursor } } }`,
          { first, after },
        )
      )['page'],
    );
    pages.push(found.edges.map((edge) => edge.node));
    after = found.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
  } while (after !== null);
  return pages;
}

/** The log, newest first. */
export async function acts(who: Visitor, args = ''): Promise<unknown[]> {
  return (
    await pagesOf(who, 'moderationActs', args, 'action actor targetKind targetId detail { name value }', 100)
  ).flat();
}
