import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audience } from '#api/domain/core/audience.ts';
import { audienceOf } from '#api/graphql/core/audience.ts';
import { schema } from '#api/graphql/schema.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { sendOperation } from '../../support/uploads.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';
import { inputOf, sampleMutation, takesFile } from './samples.ts';

// Who may call what, checked against a table: a new route or mutation fails here until it has a row.
const REST: Readonly<Record<string, Audience>> = {
  'GET /api/bundle': 'user',
  'POST /api/user/login': 'anyone',
  'POST /api/user/login-plain': 'anyone',
  'GET /api/user/confirm-login': 'anyone',
  'POST /api/user/login-with-token': 'anyone',
  'POST /api/user/logout': 'anyone',
  'POST /api/user/logout-plain': 'anyone',
  'POST /api/user/register': 'anyone',
  'GET /api/user/confirm-email': 'anyone',
  'POST /api/user/confirm-email': 'anyone',
  'POST /api/user/reset-password': 'anyone',
  'GET /api/user/confirm-reset-password': 'anyone',
  'POST /api/user/set-password': 'user',
  'POST /api/user/set-password-with-token': 'anyone',
  'PUT /api/user/profile': 'user',
  'GET /api/user/profile/:user': 'anyone',
  'GET /api/user/list': 'admin',
  'GET /api/wiki/html/:a/:b': 'anyone',
  'GET /api/oembed': 'anyone',
  'POST /api/user/feedback': 'anyone',
  'POST /api/user/logError': 'anyone',
  'GET /api/user/my-data': 'user',
  'GET /api/user/security-log': 'user',
  'POST /api/user/change-email': 'user',
  'GET /api/user/confirm-new-email': 'anyone',
  'POST /api/user/confirm-new-email': 'anyone',
  'POST /api/user/prove': 'user',
  'POST /api/user/second-factor/start': 'user',
  'POST /api/user/second-factor/confirm': 'user',
  'POST /api/user/second-factor/remove': 'user',
  'POST /api/user/second-factor/recovery-codes': 'user',
  'GET /api/user/security-log/all': 'admin',
  'GET /api/userattractions': 'user',
  'POST /api/userattractions': 'user',
  'PUT /api/userattractions/:id': 'user',
  'DELETE /api/userattractions/:id': 'user',
  'GET /api/userattractions/export.gpx': 'user',
  'GET /api/comments': 'anyone',
  'GET /api/images/new': 'admin',
  'POST /api/images/approve/:id': 'admin',
  'DELETE /api/attractions/:id/hidden': 'admin',
  'PUT /api/attractions/:id/hidden': 'admin',
  'PUT /api/attractions/:id/name': 'admin',
  'POST /api/conditions': 'user',
  'POST /api/conditions/official': 'user',
  'PUT /api/conditions/official/:id': 'user',
  'POST /api/conditions/:id/confirm': 'user',
  'POST /api/conditions/:id/end': 'user',
  'PUT /api/conditions/:id/until': 'admin',
  'PUT /api/conditions/:id/hidden': 'admin',
  'DELETE /api/conditions/:id/hidden': 'admin',
  'POST /api/comments': 'user',
  'PUT /api/comments': 'user',
  'DELETE /api/comments': 'user',
  'GET /api/comments/user/:user': 'anyone',
  'GET /api/comments/last': 'admin',
  'GET /api/comments/my': 'user',
  'POST /api/images/uploadAttractionImage': 'user',
  'POST /api/images/uploadProfileImage': 'user',
  'DELETE /api/images/profileImage': 'user',
  'POST /api/images/delete/:id': 'user',
  'GET /api/images/user/:user': 'anyone',
  'GET /api/images/my': 'user',
  'GET /api/favourites': 'user',
  'POST /api/favourites': 'user',
  'DELETE /api/favourites': 'user',
  'GET /api/favourites/export.gpx': 'user',
  'PUT /api/notes': 'user',
};

const MUTATIONS: Readonly<Record<string, Audience>> = {
  addComment: 'user',
  addOwnPlace: 'user',
  addPushDevice: 'user',
  addWebhook: 'user',
  approveImages: 'admin',
  blockUser: 'admin',
  clearProfile: 'admin',
  closeReport: 'admin',
  confirmCondition: 'user',
  confirmSecondFactor: 'user',
  changeEmail: 'user',
  confirmEmail: 'anyone',
  confirmNewEmail: 'anyone',
  deleteAccount: 'user',
  deleteComment: 'user',
  deleteImage: 'user',
  deleteOwnPlace: 'user',
  deleteProfileImage: 'user',
  editComment: 'user',
  editCondition: 'user',
  endCondition: 'user',
  extendCondition: 'admin',
  hideAttraction: 'admin',
  hideCondition: 'admin',
  importOwnPlaces: 'user',
  logClientError: 'anyone',
  login: 'anyone',
  loginWithToken: 'anyone',
  logout: 'anyone',
  makeAccessToken: 'user',
  markHelpShown: 'user',
  proveIdentity: 'user',
  register: 'anyone',
  removeSecondFactor: 'user',
  renewRecoveryCodes: 'user',
  rejectImages: 'admin',
  postCondition: 'user',
  report: 'user',
  reportCondition: 'user',
  removeFavourite: 'user',
  removeManager: 'admin',
  removePushDevice: 'user',
  removeWebhook: 'user',
  renameOwnPlace: 'user',
  requestPasswordReset: 'anyone',
  resendConfirmation: 'anyone',
  revokeAccessToken: 'user',
  revokeOtherSessions: 'user',
  revokeSession: 'user',
  rollBackDataSet: 'admin',
  saveNote: 'user',
  sendFeedback: 'anyone',
  restoreAttraction: 'admin',
  restoreCondition: 'admin',
  setAlternativeName: 'admin',
  setCover: 'admin',
  setFavourite: 'user',
  setLanguage: 'user',
  setManager: 'admin',
  setPassword: 'user',
  setPasswordWithToken: 'anyone',
  setRole: 'admin',
  setWatchMails: 'user',
  startDataUpdate: 'admin',
  startSecondFactor: 'user',
  stopImport: 'admin',
  switchReadOnly: 'admin',
  unblockUser: 'admin',
  undoModerationAct: 'admin',
  unwatchPlace: 'user',
  updateProfile: 'user',
  uploadImage: 'user',
  uploadProfileImage: 'user',
  watchPlace: 'user',
};

/** The queries for admins alone: name → an operation that asks it. */
const GUARDED_QUERIES: Readonly<Record<string, string>> = {
  alternativeNames: '{ alternativeNames { edges { node { name } } } }',
  clientErrors: '{ clientErrors { edges { node { message } } } }',
  dataSets: '{ dataSets { edges { node { reason } } } }',
  feedback: '{ feedback { text contact } }',
  feedbacks: '{ feedbacks { edges { node { text } } } }',
  hiddenAttractions: '{ hiddenAttractions { edges { node { reason } } } }',
  importRuns: '{ importRuns { edges { node { source } } } }',
  isReadOnly: '{ isReadOnly }',
  installation: '{ installation { database { version } queues { queue } imports { source } } }',
  latestComments: '{ latestComments { edges { node { text } } } }',
  moderationActs: '{ moderationActs { edges { node { action } } } }',
  moderationImages: '{ moderationImages { edges { node { reason } } } }',
  municipalityData: '{ municipalityData { code } }',
  newImageCount: '{ newImageCount }',
  openReportCount: '{ openReportCount }',
  reportCases: '{ reportCases { edges { node { count } } } }',
  securityEvents: '{ securityEvents { edges { node { kind } } } }',
  unreadableHours: '{ unreadableHours { hours } }',
  users: '{ users { edges { node { username role } } } }',
};

let server: TestServer;
/** Begins a session, which the call may end. */
let as: Readonly<Record<'nobody' | 'user' | 'admin', () => Promise<Visitor>>>;
/** Sessions for calls that are refused or only read. */
let lasting: Readonly<Record<'nobody' | 'user' | 'admin', Visitor>>;
let ids: { readonly user: string; readonly other: string };

beforeAll(async () => {
  server = await startTestServer();
  ids = {
    user: await makeUser(server.db, { email: 'user@example.org', username: 'Käyttäjä' }),
    other: await makeUser(server.db, { email: 'other@example.org', username: 'Toinen' }),
  };
  await makeUser(server.db, { email: 'admin@example.org', username: 'Admin', role: 'ADMIN' });
  as = {
    nobody: async () => visitorOf(server.url),
    user: () => loggedIn(server.url, 'user@example.org'),
    admin: () => loggedIn(server.url, 'admin@example.org'),
  };
  lasting = { nobody: await as.nobody(), user: await as.user(), admin: await as.admin() };
});

afterAll(() => server.stop());

/** The answers to callers without the right. */
const REFUSALS = {
  nobody: { status: 401, message: 'anonymous', reason: 'ANONYMOUS' },
  user: { status: 403, message: 'forbidden', reason: 'FORBIDDEN' },
} as const;

describe('REST', () => {
  // SPEC §7: The calls of /api/user and /api/bundle
  test('has no route below /api that is not in the table, and no table row without a route', () => {
    const below = server.app
      .declaredRoutes()
      .filter(
        ({ method, url }) =>
          method !== 'HEAD' && url.startsWith('/api/') && !url.startsWith('/api/query/') && url !== '/api/openapi.json',
      )
      .map(({ method, url, audience }) => [`${method} ${url}`, audience]);
    expect(Object.fromEntries(below)).toEqual(REST);
  });

  test('has nothing outside of it that is not for everybody', () => {
    expect(
      server.app
        .declaredRoutes()
        .filter(
          ({ url, audience }) => audience !== 'anyone' && !Object.keys(REST).some((row) => row.endsWith(` ${url}`)),
        ),
    ).toEqual([]);
  });

  // SPEC §6: Logged in: change password, profile description; visitors view profiles, register, log in, reset
  test.each(Object.entries(REST).filter(([, audience]) => audience !== 'anyone'))(
    '%s is refused to those who are not %s',
    async (row, audience) => {
      const [method = '', path = ''] = row.split(' ');
      for (const who of audience === 'admin' ? (['nobody', 'user'] as const) : (['nobody'] as const)) {
        const { status, body } = await lasting[who].rest(method, path, method === 'GET' ? undefined : {});
        expect([who, status, body]).toEqual([who, REFUSALS[who].status, { message: REFUSALS[who].message }]);
      }
      const allowed = await (
        await as[audience === 'admin' ? 'admin' : 'user']()
      ).rest(method, path, method === 'GET' ? undefined : {});
      expect([200, 400]).toContain(allowed.status);
    },
  );

  test.each(Object.entries(REST).filter(([, audience]) => audience === 'anyone'))(
    '%s is refused to nobody',
    async (row) => {
      const [method = '', path = ''] = row.split(' ');
      const { status } = await visitorOf(server.url).rest(
        method,
        path.replace(':user', 'Toinen'),
        method === 'GET' ? undefined : {},
      );
      expect([200, 303, 400, 415]).toContain(status);
    },
  );
});

describe('GraphQL', () => {
  test('has no mutation that is not in the table, and no table row without a mutation', () => {
    const declared = Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => [
      field.name,
      audienceOf(field),
    ]);
    expect(Object.fromEntries(declared)).toEqual(MUTATIONS);
  });

  test('has no other query that is not for everybody', () => {
    const guarded = Object.values(schema.getQueryType()?.getFields() ?? {})
      .map((field) => [field.name, audienceOf(field)] as const)
      .filter(([, audience]) => audience !== 'anyone');
    expect(Object.fromEntries(guarded)).toEqual(
      Object.fromEntries(Object.keys(GUARDED_QUERIES).map((name) => [name, 'admin'])),
    );
  });

  // SPEC §6: Logged in: change password, profile description; visitors view profiles, register, log in, reset
  test.each(Object.entries(MUTATIONS))('%s is for %s', async (name, audience) => {
    const { query, variables } = sampleMutation(name);
    const nobody = visitorOf(server.url);
    // Mutations with a file come as a form.
    const { status, body } = takesFile(name)
      ? await sendOperation(server.url, nobody, query, inputOf(variables), Buffer.from('x'))
      : await nobody.graphql(query, variables);
    expect(status).toBe(200);
    const refused = (reason: string) => ({ data: { [name]: { __typename: 'NotAuthorizedError', reason } } });
    if (audience === 'anyone') expect(body).not.toEqual(refused('ANONYMOUS'));
    else expect(body).toEqual(refused('ANONYMOUS'));
    if (audience === 'admin') expect((await lasting.user.graphql(query, variables)).body).toEqual(refused('FORBIDDEN'));
  });

  test.each(Object.entries(GUARDED_QUERIES))('%s is for admins', async (name, query) => {
    for (const who of ['nobody', 'user'] as const) {
      const { body } = await lasting[who].graphql(query);
      expect([who, body]).toMatchObject([
        who,
        { data: { [name]: null }, errors: [{ extensions: { code: 'NOT_AUTHORIZED', reason: REFUSALS[who].message } }] },
      ]);
    }
    expect((await lasting.admin.graphql(query)).body).toEqual({ data: { [name]: expect.anything() } });
  });

  test('a node of a session or an account is answered to its owner alone', async () => {
    const user = await as.user();
    const other = await loggedIn(server.url, 'other@example.org');
    const { id: otherSession } = await server.db.prisma.session.findFirstOrThrow({ where: { userId: ids.other } });
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on Viewer { email } ... on Session { agent }
      ... on Profile { username } } }`;
    const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64');
    const asked = {
      ids: [
        globalId('Viewer', ids.other),
        globalId('Session', otherSession),
        globalId('Profile', ids.other),
        globalId('Profile', 'x'),
        globalId('Session', 'x'),
      ],
    };
    const profile = { __typename: 'Profile', username: 'Toinen' };
    for (const who of [await as.nobody(), user, await as.admin()])
      expect((await who.graphql(query, asked)).body).toEqual({ data: { nodes: [null, null, profile, null, null] } });
    expect((await other.graphql(query, asked)).body).toMatchObject({
      data: {
        nodes: [{ __typename: 'Viewer', email: 'other@example.org' }, { __typename: 'Session' }, profile, null, null],
      },
    });
  });
});

describe('a page of another site', () => {
  // Issue 20, L6: `OPTIONS /api/user/login` says `*`
  test.each(Object.keys(REST).filter((row) => !/\/api\/(?:wiki\/|oembed$)/.test(row)))(
    'gets no permission by a preflight to call %s',
    async (row) => {
      const [, path = ''] = row.split(' ');
      const { headers } = await visitorOf(server.url).rest('OPTIONS', path, undefined, {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  const FOREIGN: readonly Readonly<Record<string, string>>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  const OURS: readonly Readonly<Record<string, string>>[] = [
    {},
    { origin: 'https://taival.example' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ];

  test.each(FOREIGN)('is refused by every unsafe route, before anything is read (%j)', async (headers) => {
    for (const row of Object.keys(REST).filter((one) => !one.startsWith('GET'))) {
      const [method = '', path = ''] = row.split(' ');
      const { status, body } = await lasting.user.rest(method, path, '{broken', headers);
      expect([row, status, body]).toEqual([row, 403, { message: 'crossSite' }]);
    }
  });

  test.each(FOREIGN)('has no mutation done (%j)', async (headers) => {
    const user = await as.user();
    const cookie = user.cookie();
    const { status, body } = await user.graphql('mutation { logout { __typename } }', {}, headers);
    expect([status, body]).toMatchObject([403, { errors: [{ extensions: { code: 'CROSS_SITE' } }] }]);
    expect((await visitorOf(server.url, cookie).rest('GET', '/api/bundle')).status).toBe(200);
  });

  test.each(FOREIGN)('may ask what everybody may, and learns nothing of the visitor (%j)', async (headers) => {
    const { status, body } = await (
      await as.user()
    ).graphql('{ viewer { email } profile(username: "Toinen") { username } }', {}, headers);
    expect([status, body]).toEqual([200, { data: { viewer: null, profile: { username: 'Toinen' } } }]);
  });

  test.each(OURS)('is not: %j', async (headers) => {
    expect((await (await as.user()).rest('POST', '/api/user/logout', undefined, headers)).status).toBe(200);
    expect((await (await as.user()).graphql('mutation { logout { __typename } }', {}, headers)).body).toEqual({
      data: { logout: { __typename: 'LogoutPayload' } },
    });
  });
});
