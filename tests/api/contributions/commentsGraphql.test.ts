import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;
let aino: Visitor;
let matti: Visitor;
let admin: Visitor;
let nobody: Visitor;
let ainoId: string;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  ainoId = await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
  await makeUser(server.db, { email: 'matti@example.org', username: 'Matti' });
  await makeUser(server.db, { email: 'admin@example.org', username: 'Valvoja', role: 'ADMIN' });
  aino = await loggedIn(server.url, 'aino@example.org');
  matti = await loggedIn(server.url, 'matti@example.org');
  admin = await loggedIn(server.url, 'admin@example.org');
  nobody = visitorOf(server.url);
}, 90_000);

afterAll(() => server.stop());

beforeEach(() => server.db.prisma.comment.deleteMany());

const FAILED = `__typename ... on InvalidInputError { parameterName detail } ... on NotAuthorizedError { reason }
  ... on RateLimitedError { retryAfterS }`;
const ADD = `mutation ($input: AddCommentInput!) { result: addComment(input: $input) { ${FAILED}
  ... on AddCommentPayload { commentEdge { cursor node { id commentId text isEdited author { username }
  attraction { attractionId } } } } } }`;
const EDIT = `mutation ($input: EditCommentInput!) { result: editComment(input: $input) { ${FAILED}
  ... on EditCommentPayload { comment { id text isEdited author { username } } } } }`;
const DELETE = `mutation ($input: DeleteCommentInput!) {
  result: deleteComment(input: $input) { ${FAILED} ... on DeleteCommentPayload { deletedCommentId attractionId } } }`;
const PAGE = `edges { cursor node { id text author { username } attractionId attractionName } }
  pageInfo { hasNextPage endCursor }`;
const OF_PLACE = `query ($id: AttractionId!, $first: Int!, $after: String) {
  attraction(id: $id) { ... on Attraction { page: comments(first: $first, after: $after) { ${PAGE} } } } }`;
const MINE = `query ($first: Int!, $after: String) { viewer {
  page: comments(first: $first, after: $after) { ${PAGE} } } }`;
const LATEST = `query ($first: Int!, $after: String) {
  page: latestComments(first: $first, after: $after) { ${PAGE} } }`;

interface Result {
  readonly __typename: string;
  readonly commentEdge: { readonly node: { readonly id: string; readonly commentId: number } };
}

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string; readonly text: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function data(who: Visitor, query: string, variables: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { status, body } = await who.graphql(query, variables);
  expect([status, body]).toEqual([200, { data: expect.anything() }]);
  return typeof body === 'object' && body !== null && 'data' in body ? Object.assign({}, body.data) : {};
}

const change = async (who: Visitor, query: string, input: object) => (await data(who, query, { input }))['result'];

async function write(who: Visitor, text: string, attractionId: number = IDS.museum): Promise<string> {
  const result = await change(who, ADD, { attractionId, text });
  expect(result).toMatchObject({ __typename: 'AddCommentPayload' });
  return isAdded(result) ? result.commentEdge.node.id : '';
}

function isAdded(result: unknown): result is Result {
  return typeof result === 'object' && result !== null && 'commentEdge' in result;
}

/** All pages of a list, two comments each. */
async function texts(
  who: Visitor,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<readonly string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const found: unknown = pageIn(await data(who, query, { ...variables, first: 2, after }));
    if (!isPage(found)) throw new Error('no page');
    pages.push(found.edges.map(({ node }) => node.text));
    after = found.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
  } while (after !== null);
  return pages;
}

function pageIn(answer: Record<string, unknown>): unknown {
  const holder: unknown = answer['attraction'] ?? answer['viewer'] ?? answer;
  return typeof holder === 'object' && holder !== null && 'page' in holder ? holder.page : null;
}

function isPage(found: unknown): found is Page {
  return typeof found === 'object' && found !== null && 'edges' in found;
}

describe('adding a comment', () => {
  test('answers its edge, with the cursor that the list has', async () => {
    const result = await change(aino, ADD, { attractionId: IDS.merged, text: ' Hieno ', clientMutationId: 'one' });
    expect(result).toEqual({
      __typename: 'AddCommentPayload',
      commentEdge: {
        cursor: expect.any(String),
        node: {
          id: expect.any(String),
          commentId: expect.any(Number),
          text: 'Hieno',
          isEdited: false,
          author: { username: 'Aino' },
          attraction: { attractionId: IDS.museum },
        },
      },
    });
    const listed = await data(nobody, OF_PLACE, { id: IDS.museum, first: 1 });
    expect(listed).toMatchObject({
      attraction: { page: { edges: [{ cursor: isAdded(result) ? Reflect.get(result.commentEdge, 'cursor') : '' }] } },
    });
  });

  // SPEC §7: POST, PUT, DELETE, GET /api/comments/
  test('sent twice at once with one clientMutationId is done once, and both are answered the same', async () => {
    const input = { attractionId: IDS.museum, text: 'Vain kerran', clientMutationId: 'twice' };
    const [first, second] = await Promise.all([change(aino, ADD, input), change(aino, ADD, input)]);
    expect(first).toMatchObject({ __typename: 'AddCommentPayload' });
    expect(second).toEqual(first);
    expect(await change(aino, ADD, input)).toEqual(first);
    expect(await server.db.prisma.comment.count()).toBe(1);
    expect(await change(matti, ADD, input)).not.toEqual(first);
    expect(await server.db.prisma.comment.count()).toBe(2);
  });

  test('without a clientMutationId is done each time', async () => {
    await write(aino, 'Sama');
    await write(aino, 'Sama');
    expect(await server.db.prisma.comment.count()).toBe(2);
  });

  test('that has been deleted since does not come back by the same id', async () => {
    const input = { attractionId: IDS.museum, text: 'Poistettu', clientMutationId: 'gone' };
    const added = await change(aino, ADD, input);
    await change(aino, DELETE, { id: isAdded(added) ? added.commentEdge.node.id : '' });
    expect(await change(aino, ADD, input)).toEqual({ __typename: 'NotFoundError' });
    expect(await server.db.prisma.comment.count()).toBe(0);
  });

  test.each([
    [{ text: ' ' }, { __typename: 'InvalidInputError', parameterName: 'text', detail: 'tooShort' }],
    [{ text: 'a'.repeat(501) }, { __typename: 'InvalidInputError', parameterName: 'text', detail: 'tooLong' }],
    [
      { clientMutationId: 'x'.repeat(101) },
      { __typename: 'InvalidInputError', parameterName: 'clientMutationId', detail: 'tooLong' },
    ],
    [{ attractionId: IDS.gone }, { __typename: 'NotFoundError' }],
    [{ attractionId: IDS.own }, { __typename: 'NotFoundError' }],
    [{ attractionId: -1 }, { __typename: 'NotFoundError' }],
  ])('with %j is refused', async (fault, refusal) => {
    expect(await change(aino, ADD, { attractionId: IDS.museum, text: 'Hei', ...fault })).toEqual(refusal);
    expect(await server.db.prisma.comment.count()).toBe(0);
  });

  test('by somebody whose account an earlier call has deleted makes nothing', async () => {
    await makeUser(server.db, { email: 'poistuva@example.org', username: 'Poistuva' });
    const leaving = await loggedIn(server.url, 'poistuva@example.org');
    const calls = `mutation ($password: String!, $input: AddCommentInput!) {
      first: deleteAccount(input: { password: $password }) { __typename }
      result: addComment(input: $input) { ${FAILED} } }`;
    expect(
      await data(leaving, calls, {
        password: 'metsäPolku7',
        input: { attractionId: IDS.museum, text: 'Myöhässä', clientMutationId: 'late' },
      }),
    ).toEqual({
      first: { __typename: 'DeleteAccountPayload' },
      result: { __typename: 'NotAuthorizedError', reason: 'ANONYMOUS' },
    });
  });
});

describe('changing and deleting', () => {
  test('is for the author and for admins', async () => {
    const id = await write(aino, 'Alkuperäinen');
    expect(await change(matti, EDIT, { id, text: 'x' })).toEqual({
      __typename: 'NotAuthorizedError',
      reason: 'FORBIDDEN',
    });
    expect(await change(nobody, EDIT, { id, text: 'x' })).toEqual({
      __typename: 'NotAuthorizedError',
      reason: 'ANONYMOUS',
    });
    expect(await change(aino, EDIT, { id, text: ' Muutettu ' })).toEqual({
      __typename: 'EditCommentPayload',
      comment: { id, text: 'Muutettu', isEdited: false, author: { username: 'Aino' } },
    });
    expect(await change(admin, EDIT, { id, text: 'Siistitty' })).toMatchObject({
      comment: { text: 'Siistitty', author: { username: 'Aino' } },
    });
    expect(await change(matti, DELETE, { id })).toEqual({ __typename: 'NotAuthorizedError', reason: 'FORBIDDEN' });
    expect(await change(admin, DELETE, { id })).toEqual({
      __typename: 'DeleteCommentPayload',
      deletedCommentId: id,
      attractionId: IDS.museum,
    });
    for (const query of [EDIT, DELETE])
      expect(await change(aino, query, { id, ...(query === EDIT && { text: 'x' }) })).toEqual({
        __typename: 'NotFoundError',
      });
  });

  test('by an id of no comment finds nothing', async () => {
    for (const id of [
      'x',
      '',
      'Comment:1',
      btoa('Comment:999999'),
      btoa(`Comment:${2 ** 31}`),
      btoa('Profile:1'),
      btoa('Comment:1:2'),
    ]) {
      expect([id, await change(aino, EDIT, { id, text: 'x' }), await change(aino, DELETE, { id })]).toEqual([
        id,
        { __typename: 'NotFoundError' },
        { __typename: 'NotFoundError' },
      ]);
    }
  });

  test('with a text that a comment cannot have is refused', async () => {
    const id = await write(aino, 'Ennen');
    for (const [text, detail] of [
      ['  ', 'tooShort'],
      ['a'.repeat(501), 'tooLong'],
    ] as const) {
      expect(await change(aino, EDIT, { id, text })).toEqual({
        __typename: 'InvalidInputError',
        parameterName: 'text',
        detail,
      });
    }
  });

  // SPEC §3, §9: An asterisk is shown if updated differs from created by more than 60 s
  test('marks it when that is more than a minute after it was written', async () => {
    const id = await write(aino, 'Ennen');
    const written = (ago: string) =>
      server.db.pool.query(`UPDATE comment SET created_at = now() - $1::interval, updated_at = now() - $1::interval`, [
        ago,
      ]);
    await written('59 seconds');
    expect(await change(aino, EDIT, { id, text: 'Heti' })).toMatchObject({ comment: { isEdited: false } });
    await written('2 minutes');
    expect(await change(aino, EDIT, { id, text: 'Myöhemmin' })).toMatchObject({ comment: { isEdited: true } });
  });
});

describe('the lists', () => {
  test('come in pages that neither repeat nor leave out any, also of the same millisecond, newest first', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await write(aino, text);
    await write(matti, 'muu', IDS.cafe);
    await server.db.pool.query(`UPDATE comment SET created_at = '2026-11-01T10:00:00Z' WHERE text IN ('2', '3', '4')`);
    await server.db.pool.query(`UPDATE comment SET created_at = '2026-11-02T10:00:00Z' WHERE text = '5'`);
    await server.db.pool.query(`UPDATE comment SET created_at = '2026-10-01T10:00:00Z' WHERE text = '1'`);
    const pages = [['5', '4'], ['3', '2'], ['1']];
    expect(await texts(nobody, OF_PLACE, { id: IDS.museum })).toEqual(pages);
    expect(await texts(aino, MINE)).toEqual(pages);
    expect((await texts(admin, LATEST)).flat()).toEqual(['muu', '5', '4', '3', '2', '1']);
    expect((await texts(matti, MINE)).flat()).toEqual(['muu']);
  });

  // SPEC §6: Edit and delete of own comments; admins see the latest, edit and delete any
  test('of the latest are for admins alone', async () => {
    for (const [who, reason] of [
      [nobody, 'anonymous'],
      [matti, 'forbidden'],
    ] as const) {
      expect((await who.graphql(LATEST, { first: 5 })).body).toMatchObject({
        data: { page: null },
        errors: [{ extensions: { code: 'NOT_AUTHORIZED', reason } }],
      });
    }
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ first: 2, after: 'nonsense' }, 'after'],
    [{ first: 2, after: btoa('[0,1e15,1]') }, 'after'],
    [{ first: 2, after: btoa('[0,1,1.5]') }, 'after'],
  ])('refuse %j', async (page, parameterName) => {
    const answers = [
      await nobody.graphql(OF_PLACE, { id: IDS.museum, ...page }),
      await aino.graphql(MINE, page),
      await admin.graphql(LATEST, page),
    ];
    for (const { body } of answers)
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'INVALID_INPUT', parameterName } }] });
  });

  // SPEC §2: Home: my comments
  test('name the place, the last known name where it has vanished', async () => {
    await server.db.prisma.comment.create({
      data: { attractionId: IDS.gone, authorId: ainoId, text: 'Ennen', createdAt: new Date('2026-01-01') },
    });
    await write(aino, 'Nyt', IDS.merged);
    const query = `query { viewer { comments { edges { node {
      text attractionId attractionName(language: sv) attraction { attractionId } } } } } }`;
    expect(await data(aino, query, {})).toEqual({
      viewer: {
        comments: {
          edges: [
            {
              node: {
                text: 'Nyt',
                attractionId: IDS.museum,
                attractionName: 'Fästningsmuseet',
                attraction: { attractionId: IDS.museum },
              },
            },
            { node: { text: 'Ennen', attractionId: IDS.gone, attractionName: 'Vanha kioski', attraction: null } },
          ],
        },
      },
    });
  });
});

test('a comment is found by its node id, at a hidden place by its author and admins only', async () => {
  const { id } = await server.db.prisma.comment.create({
    data: { attractionId: IDS.hidden, authorId: ainoId, text: 'Salassa' },
  });
  const open = await write(aino, 'Julkinen');
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Comment { text author { username } } } }';
  const ids = [open, btoa(`Comment:${id}`), btoa('Comment:999999999'), btoa('Comment:9999999999'), btoa('Comment:x')];
  const shown = { text: 'Julkinen', author: { username: 'Aino' } };
  for (const who of [nobody, matti])
    expect(await data(who, query, { ids })).toEqual({ nodes: [shown, null, null, null, null] });
  for (const who of [aino, admin])
    expect(await data(who, query, { ids })).toEqual({
      nodes: [shown, { text: 'Salassa', author: { username: 'Aino' } }, null, null, null],
    });
});

test('thirty comments an hour are all that one user may write; changing them is counted apart', async () => {
  const limited = await startTestServer({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
  });
  await publishHelsinki(limited.db);
  for (const name of ['yksi', 'kaksi']) await makeUser(limited.db, { email: `${name}@example.org`, username: name });
  const one = await loggedIn(limited.url, 'yksi@example.org');
  const other = await loggedIn(limited.url, 'kaksi@example.org');
  const answers: unknown[] = [];
  for (let time = 0; time < 31; time += 1)
    answers.push(await change(one, ADD, { attractionId: IDS.museum, text: `${time}` }));
  expect(answers.slice(0, 30).every(isAdded)).toBe(true);
  expect(answers[30]).toEqual({ __typename: 'RateLimitedError', retryAfterS: expect.any(Number) });
  expect(
    await change(one, EDIT, { id: isAdded(answers[0]) ? answers[0].commentEdge.node.id : '', text: 'Toisin' }),
  ).toMatchObject({ __typename: 'EditCommentPayload' });
  await write(other, 'Muut saavat');
  await limited.stop();
});
