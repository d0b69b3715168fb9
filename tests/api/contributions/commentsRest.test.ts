import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { endIdentity } from '../../support/made/madePlaces.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;
let aino: Visitor;
let matti: Visitor;
let admin: Visitor;
let nobody: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
  await makeUser(server.db, { email: 'matti@example.org', username: 'Matti' });
  await makeUser(server.db, { email: 'admin@example.org', username: 'Valvoja', role: 'ADMIN' });
  aino = await loggedIn(server.url, 'aino@example.org');
  matti = await loggedIn(server.url, 'matti@example.org');
  admin = await loggedIn(server.url, 'admin@example.org');
  nobody = visitorOf(server.url);
}, 90_000);

afterAll(() => server.stop());

beforeEach(() => server.db.prisma.comment.deleteMany());

interface Listed {
  readonly id: number;
  readonly text: string;
  readonly username: string | null;
}

async function list(who: Visitor, path: string): Promise<readonly Listed[]> {
  const { status, body } = await who.rest('GET', path);
  expect([path, status, Array.isArray(body)]).toEqual([path, 200, true]);
  return Array.isArray(body) ? body : [];
}

const textsOf = (comments: readonly Listed[]) => comments.map(({ text }) => text);

async function write(who: Visitor, text: string, attractionId: number = IDS.museum): Promise<number> {
  const { status, body } = await who.rest('POST', '/api/comments/', { attractionId, text });
  expect([status, body]).toEqual([200, expect.anything()]);
  return Array.isArray(body) ? body[0].id : 0;
}

const place = (id: number) => `/api/comments/?attractionId=${id}`;

describe('a comment', () => {
  // SPEC §3: Comment: id, attractionId, attractionName, attractionCategory, username (empty means own comment),
  //   profileImage, text, created, updated
  test('is added, and the list of the place is answered, the newest first', async () => {
    await write(matti, 'Hieno museo');
    const { status, headers, body } = await aino.rest('POST', '/api/comments/', {
      attractionId: IDS.museum,
      text: '  Suljettu\nmaanantaisin ',
    });
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        attractionId: IDS.museum,
        attractionName: 'Linnoitusmuseo',
        attractionCategory: 'tourism/museum',
        username: '',
        profileImage: null,
        text: 'Suljettu\nmaanantaisin',
        created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        updated: expect.any(String),
      },
      expect.objectContaining({ username: 'Matti', text: 'Hieno museo' }),
    ]);
  });

  // SPEC §3: Comment: id, attractionId, attractionName, attractionCategory, username (empty means own comment),
  //   profileImage, text, created, updated
  test('has the name of its author, which is empty towards themselves alone', async () => {
    await write(aino, 'Minun');
    for (const [who, username] of [
      [aino, ''],
      [matti, 'Aino'],
      [admin, 'Aino'],
      [nobody, 'Aino'],
    ] as const) {
      expect((await list(who, place(IDS.museum)))[0]?.username).toBe(username);
    }
  });

  // SPEC §4: Comment: viewing, editing (saved, list returned replaced)
  test('is changed, with the list answered; the same text again is no change', async () => {
    const id = await write(aino, 'Ensin');
    await write(matti, 'Toinen');
    const before = await server.db.prisma.comment.findUniqueOrThrow({ where: { id } });
    await aino.rest('PUT', '/api/comments/', { attractionId: IDS.museum, id, text: 'Ensin ' });
    expect((await server.db.prisma.comment.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(before.updatedAt);
    const { status, body } = await aino.rest('PUT', '/api/comments/', { attractionId: IDS.museum, id, text: 'Sitten' });
    expect([status, body]).toEqual([
      200,
      [expect.objectContaining({ text: 'Toinen' }), expect.objectContaining({ id, text: 'Sitten', username: '' })],
    ]);
    const after = await server.db.prisma.comment.findUniqueOrThrow({ where: { id } });
    expect([after.createdAt, after.updatedAt > before.updatedAt]).toEqual([before.createdAt, true]);
  });

  // SPEC §7: POST, PUT, DELETE, GET /api/comments/
  test('is deleted by a payload in body or query, with the list answered; a second time it is not there', async () => {
    const [first, second, third] = [await write(aino, 'Yksi'), await write(aino, 'Kaksi'), await write(aino, 'Kolme')];
    const byBody = await aino.rest('DELETE', '/api/comments/', { attractionId: IDS.museum, commentId: first });
    expect([byBody.status, byBody.body]).toEqual([
      200,
      [expect.objectContaining({ id: third }), expect.objectContaining({ id: second })],
    ]);
    const byQuery = await aino.rest('DELETE', `/api/comments/?attractionId=${IDS.museum}&commentId=${second}`);
    expect([byQuery.status, byQuery.body]).toEqual([200, [expect.objectContaining({ id: third })]]);
    const again = await aino.rest('DELETE', '/api/comments/', { attractionId: IDS.museum, commentId: first });
    expect([again.status, again.body]).toEqual([404, { message: 'notFound' }]);
  });

  // SPEC §6: Edit and delete of own comments; admins see the latest, edit and delete any
  test('of an admin’s choosing is changed and deleted by them; of others by nobody', async () => {
    const id = await write(aino, 'Oma');
    const change = { attractionId: IDS.museum, id, text: 'Muutettu' };
    const remove = { attractionId: IDS.museum, commentId: id };
    for (const [who, status, message] of [
      [matti, 403, 'forbidden'],
      [nobody, 401, 'anonymous'],
    ] as const) {
      expect(await who.rest('PUT', '/api/comments/', change)).toMatchObject({ status, body: { message } });
      expect(await who.rest('DELETE', '/api/comments/', remove)).toMatchObject({ status, body: { message } });
    }
    expect(textsOf(await list(nobody, place(IDS.museum)))).toEqual(['Oma']);
    expect(await admin.rest('PUT', '/api/comments/', change)).toMatchObject({
      status: 200,
      body: [{ text: 'Muutettu', username: 'Aino' }],
    });
    expect(await admin.rest('DELETE', '/api/comments/', remove)).toMatchObject({ status: 200, body: [] });
  });

  test('of one place is not changed or deleted as of another', async () => {
    const id = await write(aino, 'Museosta');
    expect(await aino.rest('PUT', '/api/comments/', { attractionId: IDS.cafe, id, text: 'x' })).toMatchObject({
      status: 404,
    });
    expect(await aino.rest('DELETE', '/api/comments/', { attractionId: IDS.cafe, commentId: id })).toMatchObject({
      status: 404,
    });
    expect(textsOf(await list(nobody, place(IDS.museum)))).toEqual(['Museosta']);
  });

  test('cannot be added by somebody without a session', async () => {
    expect(await nobody.rest('POST', '/api/comments/', { attractionId: IDS.museum, text: 'Hei' })).toMatchObject({
      status: 401,
      body: { message: 'anonymous' },
    });
  });
});

describe('the text', () => {
  // SPEC §5: Comment: max 500; empty after trim 'Syötä viesti'; Enter submits
  test.each([
    ['a'.repeat(500), 200, expect.anything()],
    [` ${'ä'.repeat(500)}\n`, 200, expect.anything()],
    ['a'.repeat(501), 400, { parameterName: 'text', detail: 'tooLong' }],
    ['', 400, { parameterName: 'text', detail: 'tooShort' }],
    [' \n\t ', 400, { parameterName: 'text', detail: 'tooShort' }],
    ['a\u0000b', 400, { parameterName: 'text', detail: 'invalidCharacters' }],
    [5, 400, { parameterName: 'text', detail: 'invalid' }],
    [undefined, 400, { parameterName: 'text', detail: 'missing' }],
  ])('%# is taken or refused alike, when added and when changed', async (text, status, body) => {
    expect(await aino.rest('POST', '/api/comments/', { attractionId: IDS.museum, text })).toMatchObject({
      status,
      body,
    });
    const id = await write(aino, 'Ennen');
    expect(await aino.rest('PUT', '/api/comments/', { attractionId: IDS.museum, id, text })).toMatchObject({
      status,
      body,
    });
  });

  test('of an author whose name is no text is refused with the part of the address', async () => {
    expect(await nobody.rest('GET', '/api/comments/user/%E4')).toMatchObject({
      status: 400,
      body: { parameterName: 'path', detail: 'invalid' },
    });
  });

  // SPEC §7: POST, PUT, DELETE, GET /api/comments/
  test.each(['POST', 'PUT', 'DELETE'])('that is no JSON is refused (%s)', async (method) => {
    expect(await aino.rest(method, '/api/comments/', '{"attractionId": 2, "te')).toMatchObject({
      status: 400,
      body: { parameterName: 'body', detail: 'invalid' },
    });
    expect(await aino.rest(method, '/api/comments/', '"text"')).toMatchObject({
      status: 400,
      body: { detail: 'missing' },
    });
  });

  test('is shown as it was written, whatever it looks like', async () => {
    const text = '<script>alert(1)</script> ${x} \\ "; DROP TABLE comment; -- 🦌';
    await write(aino, text);
    expect(textsOf(await list(nobody, place(IDS.museum)))).toEqual([text]);
  });
});

describe('the place', () => {
  // SPEC §7: POST, PUT, DELETE, GET /api/comments/
  test.each([
    [999_999_999, 404, { message: 'notFound' }],
    [IDS.gone, 404, { message: 'gone' }],
    [IDS.rolledBack, 404, { message: 'notFound' }],
    [IDS.hidden, 404, { message: 'gone' }],
    [IDS.own, 404, { message: 'notFound' }],
    [-1, 400, { parameterName: 'attractionId', detail: 'invalid' }],
    [2.5, 400, { parameterName: 'attractionId', detail: 'invalid' }],
    [2 ** 53, 400, { parameterName: 'attractionId', detail: 'invalid' }],
    ['2; DROP', 400, { parameterName: 'attractionId', detail: 'invalid' }],
    [undefined, 400, { parameterName: 'attractionId', detail: 'missing' }],
  ])('%s takes none, and has none', async (attractionId, status, body) => {
    expect(await aino.rest('POST', '/api/comments/', { attractionId, text: 'Hei' })).toMatchObject({ status, body });
    expect(
      await nobody.rest('GET', attractionId === undefined ? '/api/comments/' : place(Number(attractionId))),
    ).toMatchObject({ status });
    expect(await server.db.prisma.comment.count()).toBe(0);
  });

  // Issue "What people add": Own places take no comments (RULINGS 23)
  test('of a user’s own takes none: its owner gets a 400, others a 404', async () => {
    const { id } = await server.db.prisma.user.findFirstOrThrow({ where: { username: 'Aino' } });
    const own = IDS.own + 1;
    await server.db.prisma.attraction.create({
      data: { id: own, ownerId: id, name: 'Oma', category: 'own', lon: 24.9, lat: 60.1 },
    });
    await server.db.prisma.ownPlace.create({ data: { id: own, ownerId: id, name: 'Oma', lon: 24.9, lat: 60.1 } });
    expect(await aino.rest('POST', '/api/comments/', { attractionId: own, text: 'Hei' })).toMatchObject({
      status: 400,
      body: { parameterName: 'attractionId', detail: 'invalid' },
    });
    for (const who of [matti, admin])
      expect(await who.rest('POST', '/api/comments/', { attractionId: own, text: 'Hei' })).toMatchObject({
        status: 404,
      });
  });

  test('that another was merged into has its comments too, and takes new ones by either id', async () => {
    await write(aino, 'Museossa');
    await server.db.prisma.comment.create({
      data: { attractionId: IDS.mergedTwice, text: 'Ennen yhdistämistä', createdAt: new Date('2026-01-01') },
    });
    await write(matti, 'Vanhalla osoitteella', IDS.merged);
    const expected = ['Vanhalla osoitteella', 'Museossa', 'Ennen yhdistämistä'];
    for (const id of [IDS.museum, IDS.merged, IDS.mergedTwice])
      expect(textsOf(await list(nobody, place(id)))).toEqual(expected);
    expect(await server.db.prisma.comment.count({ where: { attractionId: IDS.museum } })).toBe(2);
    const old = await server.db.prisma.comment.findFirstOrThrow({ where: { attractionId: IDS.mergedTwice } });
    expect(
      await admin.rest('PUT', '/api/comments/', { attractionId: IDS.museum, id: old.id, text: 'Siistitty' }),
    ).toMatchObject({
      status: 200,
      body: [{}, {}, { attractionId: IDS.museum, attractionName: 'Linnoitusmuseo', text: 'Siistitty' }],
    });
  });

  test('that has vanished still has its comments in their authors’ lists, who may change and delete them', async () => {
    const { id: authorId } = await server.db.prisma.user.findFirstOrThrow({ where: { username: 'Aino' } });
    const { id } = await server.db.prisma.comment.create({
      data: { attractionId: IDS.gone, authorId, text: 'Hyvä kahvi' },
    });
    expect(await list(aino, '/api/comments/my/')).toMatchObject([
      { id, attractionId: IDS.gone, attractionName: 'Vanha kioski', attractionCategory: 'amenity/cafe' },
    ]);
    expect(
      await aino.rest('PUT', '/api/comments/', { attractionId: IDS.gone, id, text: 'Oli hyvä kahvi' }),
    ).toMatchObject({ status: 200, body: [{ text: 'Oli hyvä kahvi' }] });
    expect(await aino.rest('DELETE', '/api/comments/', { attractionId: IDS.gone, commentId: id })).toMatchObject({
      status: 200,
      body: [],
    });
  });

  test('that is hidden, or merged into a hidden one, shows its comments to their author and admins alone', async () => {
    const { id: authorId } = await server.db.prisma.user.findFirstOrThrow({ where: { username: 'Aino' } });
    await server.db.prisma.comment.create({ data: { attractionId: IDS.hidden, authorId, text: 'Salassa' } });
    await endIdentity(server.db, 77, 'Vanha', IDS.hidden);
    await server.db.prisma.comment.create({
      data: { attractionId: 77, authorId, text: 'Salaan yhdistetty', createdAt: new Date('2026-01-01') },
    });
    const both = ['Salassa', 'Salaan yhdistetty'];
    for (const [who, seen] of [
      [nobody, []],
      [matti, []],
      [aino, both],
      [admin, both],
    ] as const)
      expect(textsOf(await list(who, '/api/comments/user/Aino'))).toEqual(seen);
    expect(textsOf(await list(aino, '/api/comments/my/'))).toEqual(both);
    expect(textsOf(await list(admin, '/api/comments/last/'))).toEqual(both);
  });
});

describe('the lists', () => {
  // SPEC §7: GET /api/comments/user/{user}, /last/, /my/
  test('of a user are those of the name in any case, and of nobody not found', async () => {
    await write(aino, 'Yksi');
    await write(matti, 'Muu', IDS.cafe);
    await write(aino, 'Kaksi', IDS.tower);
    expect(
      (await list(nobody, '/api/comments/user/aINO?lang=sv')).map(({ text, username }) => [text, username]),
    ).toEqual([
      ['Kaksi', 'Aino'],
      ['Yksi', 'Aino'],
    ]);
    expect((await list(aino, '/api/comments/user/Aino')).map(({ username }) => username)).toEqual(['', '']);
    expect(await list(nobody, '/api/comments/user/Valvoja')).toEqual([]);
    for (const name of ['Eiketaan', '%00', 'a b'])
      expect(await nobody.rest('GET', `/api/comments/user/${name}`)).toMatchObject({
        status: 404,
        body: { message: 'notFound' },
      });
  });

  // SPEC §7: GET /api/comments/user/{user}, /last/, /my/
  test('of the latest are for admins, the own ones for each user', async () => {
    await write(aino, 'Yksi');
    await write(matti, 'Kaksi', IDS.cafe);
    expect(textsOf(await list(admin, '/api/comments/last/'))).toEqual(['Kaksi', 'Yksi']);
    expect(await matti.rest('GET', '/api/comments/last/')).toMatchObject({
      status: 403,
      body: { message: 'forbidden' },
    });
    expect(textsOf(await list(matti, '/api/comments/my/'))).toEqual(['Kaksi']);
    for (const path of ['/api/comments/last/', '/api/comments/my/'])
      expect(await nobody.rest('GET', path)).toMatchObject({ status: 401, body: { message: 'anonymous' } });
  });

  test('name the places in the language that was asked for', async () => {
    await write(aino, 'Hej');
    expect(await list(aino, '/api/comments/my/?lang=sv')).toMatchObject([{ attractionName: 'Fästningsmuseet' }]);
    expect(await list(nobody, `${place(IDS.museum)}&lang=sv`)).toMatchObject([{ attractionName: 'Fästningsmuseet' }]);
    expect(await nobody.rest('GET', `${place(IDS.museum)}&lang=de`)).toMatchObject({
      status: 400,
      body: { parameterName: 'lang', detail: 'unknown' },
    });
  });

  test('stand in the detail of a place', async () => {
    await write(aino, 'Hieno');
    const { body } = await nobody.rest('GET', `/api/query/attractions/${IDS.merged}?lang=sv`);
    expect(body).toMatchObject({
      comments: [{ text: 'Hieno', username: 'Aino', attractionId: IDS.museum, attractionName: 'Fästningsmuseet' }],
    });
  });

  test('are documented', async () => {
    const { body } = await nobody.rest('GET', '/api/openapi.json');
    expect(body).toMatchObject({
      paths: {
        '/api/comments': { get: {}, post: { requestBody: {} }, put: { requestBody: {} }, delete: { requestBody: {} } },
        '/api/comments/user/{user}': {},
        '/api/comments/last': {},
        '/api/comments/my': {},
      },
    });
  });
});

test('what somebody wrote outlives their account, without their name; before, they can take it along', async () => {
  await makeUser(server.db, { email: 'lahtija@example.org', username: 'Lähtijä' });
  const leaving = await loggedIn(server.url, 'lahtija@example.org');
  await write(leaving, 'Jää tänne');
  expect((await leaving.rest('GET', '/api/user/my-data')).body).toMatchObject({
    comments: [{ attractionId: IDS.museum, text: 'Jää tänne' }],
  });
  const { body } = await leaving.graphql(
    'mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename } }',
    { password: 'metsäPolku7' },
  );
  expect(body).toEqual({ data: { deleteAccount: { __typename: 'DeleteAccountPayload' } } });
  expect(await list(nobody, place(IDS.museum))).toMatchObject([
    { text: 'Jää tänne', username: null, profileImage: null },
  ]);
  expect(
    await matti.rest('DELETE', '/api/comments/', {
      attractionId: IDS.museum,
      commentId: (await list(matti, place(IDS.museum)))[0]?.id,
    }),
  ).toMatchObject({ status: 403 });
});

test('a closed account shows no name', async () => {
  const id = await makeUser(server.db, { email: 'suljettu@example.org', username: 'Suljettu' });
  await write(await loggedIn(server.url, 'suljettu@example.org'), 'Kirjoitin');
  await server.db.prisma.user.update({ where: { id }, data: { blockedAt: new Date() } });
  expect(await list(nobody, place(IDS.museum))).toMatchObject([{ text: 'Kirjoitin', username: null }]);
  expect(await nobody.rest('GET', '/api/comments/user/Suljettu')).toMatchObject({ status: 404 });
});
