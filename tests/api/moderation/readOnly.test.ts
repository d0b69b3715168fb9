import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { PASSWORD, visitorOf } from '../../support/visitors.ts';
import { act, acts, ask, FORBIDDEN, type Moderation, startModeration } from './asked.ts';

let on: Moderation;

beforeAll(async () => {
  on = await startModeration();
}, 90_000);

afterAll(() => on.server.stop());

const turn = (isOn: boolean) => act(on.admin, 'switchReadOnly', { isOn }, 'isReadOnly');

afterEach(() => turn(false));

const REFUSED = { status: 503, body: { message: 'readOnly' } };
const FAVOURITE = `mutation { setFavourite(input: { attractionId: ${IDS.museum}, type: GOOD }) { __typename } }`;

describe('while nobody may change anything', () => {
  test('reading goes on', async () => {
    await turn(true);
    expect((await on.nobody.rest('GET', `/api/query/attractions/${IDS.museum}`)).status).toBe(200);
    expect((await on.aino.rest('GET', '/api/bundle')).status).toBe(200);
    expect(await ask(on.admin, '{ isReadOnly }')).toEqual({ isReadOnly: true });
  });

  test('strangers read the other fields of a query that asks for it', async () => {
    const { body } = await on.nobody.graphql('{ isReadOnly dataSet { version } }');
    expect(body).toMatchObject({
      data: { isReadOnly: null, dataSet: { version: expect.any(Number) } },
      errors: [{ path: ['isReadOnly'] }],
    });
  });

  test('mutations fail with one code and say when to come back', async () => {
    await turn(true);
    const answer = await on.aino.graphql(FAVOURITE);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(answer.body).toEqual({
      errors: [{ message: 'readOnly', extensions: { code: 'READ_ONLY', retryAfterS: 60 } }],
    });
    await turn(false);
    expect((await on.aino.graphql(FAVOURITE)).status).toBe(200);
  });

  test('a mutation in a fragment, or beside one that goes on, is refused too', async () => {
    await turn(true);
    for (const text of [
      `mutation { ...rest } fragment rest on Mutation { logout { __typename } }`,
      `mutation { logout { __typename } ${FAVOURITE.slice('mutation {'.length)}`,
    ])
      expect((await on.aino.graphql(text)).status).toBe(503);
    expect((await on.aino.rest('GET', '/api/bundle')).status).toBe(200);
  });

  test.each([
    ['POST', '/api/favourites', { attractionId: IDS.museum }],
    ['DELETE', '/api/userattractions/300000000000001', undefined],
    ['POST', '/api/user/register', { email: 'uusi@example.org', username: 'Uusi', password: PASSWORD }],
    ['POST', '/api/user/feedback', { text: 'Hei' }],
  ])('%s %s is refused', async (method, path, body) => {
    await turn(true);
    expect(await on.aino.rest(method, path, body)).toMatchObject(REFUSED);
  });

  test('users can log in and out', async () => {
    await turn(true);
    const visitor = visitorOf(on.server.url);
    const login = await visitor.rest('POST', '/api/user/login', { email: 'matti@example.org', password: PASSWORD });
    expect(login.status).toBe(200);
    expect((await visitor.rest('POST', '/api/user/logout')).status).toBe(200);
  });
});

describe('the switch', () => {
  test('is for admins, has no further effect when set twice, and is logged', async () => {
    expect(await act(on.aino, 'switchReadOnly', { isOn: true })).toEqual(FORBIDDEN);
    expect([await turn(true), await turn(true), await turn(false)]).toMatchObject([
      { isReadOnly: true },
      { isReadOnly: true },
      { isReadOnly: false },
    ]);
    expect((await acts(on.admin)).slice(0, 2)).toMatchObject([
      { action: 'OPEN_FOR_CHANGES', targetKind: 'SERVICE' },
      { action: 'CLOSE_FOR_CHANGES', targetKind: 'SERVICE' },
    ]);
  });
});
