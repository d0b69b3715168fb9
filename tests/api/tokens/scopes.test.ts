import { rmSync } from 'node:fs';
import { getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audienceOf, TYPE_AUDIENCES } from '#api/graphql/core/audience.ts';
import { MUTATION_SCOPES, VIEWER_SCOPES } from '#api/graphql/core/tokenScopes.ts';
import { schema } from '#api/graphql/schema.ts';
import { declaredScope, ROUTE_SCOPES } from '#api/rest/core/tokenScopes.ts';
import { TOKEN_SCOPES, type TokenScope } from '#common/account/accessTokens.ts';
import { type MadeToken, makeToken } from '../../support/accessTokens.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { madeFilename, makeImage } from '../../support/made/madeImages.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { operationParts, sendForm } from '../../support/uploads.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';
import { inputOf, sampleMutation, takesFile } from '../privacy/samples.ts';
import { makeSecret, type Secret } from '../privacy/secret.ts';
import { madeWebFolder } from '../privacy/walk.ts';

// Issue 25, point 5: the scope walk. Every route and every field is called with a token of each scope and of all of
// them, whose owner is an admin: what the tables do not grant is refused, whatever the scopes are.
const webFolder = madeWebFolder();
let server: TestServer;
let nobody: Visitor;
let secret: Secret;
let tokens: readonly (readonly [scopes: readonly TokenScope[], token: MadeToken])[];
/** All scopes, of an admin and of the owner of the secret. */
let whole: MadeToken;
let ofSecret: MadeToken;
let sessionId: string;

beforeAll(async () => {
  server = await startTestServer({ webFolder });
  await publishHelsinki(server.db);
  secret = await makeSecret(server.url, server.db);
  const admin = await makeUser(server.db, { email: 'admin@example.org', username: 'Admin', role: 'ADMIN' });
  await loggedIn(server.url, 'admin@example.org');
  ({ id: sessionId } = await server.db.prisma.session.findFirstOrThrow({ where: { userId: admin } }));
  const sets = [...TOKEN_SCOPES.map((scope) => [scope]), [...TOKEN_SCOPES]];
  tokens = await Promise.all(sets.map(async (scopes) => [scopes, await makeToken(server.db, admin, scopes)] as const));
  whole = await makeToken(server.db, admin, TOKEN_SCOPES);
  ofSecret = await makeToken(server.db, secret.ownerId, TOKEN_SCOPES);
  nobody = visitorOf(server.url);
}, 120_000);

afterAll(async () => {
  await server.stop();
  rmSync(webFolder, { recursive: true });
});

/** A token whose calls may have changed the account is as good as before: nothing of an account is in reach. */
const granted = (scopes: readonly TokenScope[], needed: TokenScope | 'any' | null) =>
  needed === 'any' || (needed !== null && scopes.includes(needed));

const challenge = (needed: TokenScope | null) =>
  `Bearer error="insufficient_scope"${needed === null ? '' : `, scope="${needed}"`}`;

test('the private data of a user at a place is read only with its scope', async () => {
  const seed = 7;
  await makeImage(server.db.pool, server.files, {
    attractionId: IDS.museum,
    seed,
    state: 'PENDING',
    uploaderId: secret.ownerId,
    width: 8,
    height: 6,
  });
  const known = [...Object.values(secret.words), madeFilename(seed)];
  const read = async (headers: Record<string, string>) => {
    const paths = [
      `/api/query/attractions/${IDS.museum}`,
      `/api/query/attractions/${secret.place}`,
      `/api/query/attractions/${secret.track}`,
    ];
    const answers = await Promise.all(paths.map((path) => fetch(server.url + path, { headers })));
    const images = await nobody.graphql(
      `{ attraction(id: ${IDS.museum}) { ... on Attraction { images(first: 9) { edges { node { filename } } } } } }`,
      {},
      headers,
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const file = await fetch(`${server.url}/images/${IDS.museum}/${madeFilename(seed)}.jpg`, { headers });
    return {
      words: [...texts, JSON.stringify(images.body)].map((text) => known.filter((one) => text.includes(one))),
      file: file.status,
    };
  };
  const { headers } = await makeToken(server.db, secret.ownerId, ['read', 'contribute']);
  expect(await read(headers)).toEqual({ words: [[], [], [], []], file: 404 });
  const photo = madeFilename(seed);
  expect(await read(ofSecret.headers)).toEqual({
    words: [[secret.words.note, photo], [secret.words.place, secret.words.ownNote], [secret.words.track], [photo]],
    file: 200,
  });
});

describe('REST', () => {
  test('the table has no row without a route', () => {
    const routes = new Set(server.app.declaredRoutes().map(({ method, url }) => `${method} ${url}`));
    const OF_STAFF = /staff-login/;
    expect(Object.keys(ROUTE_SCOPES).filter((row) => !routes.has(row) && !OF_STAFF.test(row))).toEqual([]);
  });

  test('every route that is not for reading has a row', () => {
    const unsafe = server.app.declaredRoutes().filter(({ method }) => method !== 'GET' && method !== 'HEAD');
    expect(unsafe.filter(({ method, url }) => !Object.hasOwn(ROUTE_SCOPES, `${method} ${url}`))).toEqual([]);
  });

  test('no route for admins has a scope, and none for users is read by everybody', () => {
    const wrong = server.app.declaredRoutes().filter(({ method, url, audience }) => {
      const scope = declaredScope({ method, url });
      return (audience === 'admin' && scope !== null) || (audience === 'user' && scope === 'read');
    });
    expect(wrong).toEqual([]);
  });

  test('every route answers or refuses each token as its row says', async () => {
    // `/share` leads every failure to a page by its own redirect.
    const routes = server.app.declaredRoutes().filter(({ method, url }) => method !== 'HEAD' && url !== '/share');
    for (const { method, url } of routes) {
      const declared = declaredScope({ method, url });
      const needed = declared === undefined ? 'read' : declared;
      const path = url.replace(/:[a-zA-Z0-9]+/g, '1').replace('*', 'x');
      for (const [scopes, { headers }] of tokens) {
        const answer = await nobody.rest(method, path, method === 'GET' ? undefined : {}, headers);
        const where = [method, url, scopes.join()];
        if (granted(scopes, needed)) {
          expect([...where, answer.status]).not.toEqual([...where, 401]);
          expect([...where, answer.body]).not.toEqual([...where, { message: 'insufficientScope' }]);
          continue;
        }
        // OGC API words its failures by its own standard.
        expect([...where, answer.status, JSON.stringify(answer.body)]).toEqual([
          ...where,
          403,
          expect.stringContaining('"insufficientScope"'),
        ]);
        expect(answer.headers.get('www-authenticate')).toBe(challenge(needed === 'any' ? null : needed));
      }
    }
  });

  test('a refused call has changed nothing', async () => {
    expect(await server.db.prisma.session.count({ where: { id: sessionId } })).toBe(1);
  });
});

/** Refusals that a call with the needed scope never gets. */
const REFUSED = expect.stringMatching(/INSUFFICIENT_SCOPE|ANONYMOUS/);

const refusal = (scope: TokenScope | null) => ({ extensions: { code: 'INSUFFICIENT_SCOPE', scope } });

describe('GraphQL', () => {
  test('the tables have no row without a field', () => {
    const fieldsOf = (name: string) => {
      const type = schema.getType(name);
      return isObjectType(type) ? Object.keys(type.getFields()).sort() : [];
    };
    expect(Object.keys(MUTATION_SCOPES).sort()).toEqual(fieldsOf('Mutation'));
    expect(Object.keys(VIEWER_SCOPES).sort()).toEqual(fieldsOf('Viewer'));
  });

  test('no mutation of admins has a scope', () => {
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(fields.filter((field) => audienceOf(field) === 'admin' && MUTATION_SCOPES[field.name] !== null)).toEqual([]);
  });

  test.each(Object.entries(MUTATION_SCOPES))('%s needs %s', async (name, needed) => {
    const { query, variables } = sampleMutation(name);
    for (const [scopes, { headers }] of tokens) {
      const { status, body } = takesFile(name)
        ? await sendForm(
            server.url,
            nobody,
            '/graphql',
            operationParts(query, inputOf(variables), Buffer.from('x')),
            headers,
          )
        : await nobody.graphql(query, variables, headers);
      if (granted(scopes, needed)) {
        expect([scopes, JSON.stringify(body)]).not.toEqual([scopes, REFUSED]);
        continue;
      }
      const scope = needed === 'any' ? null : needed;
      expect([scopes, status, body]).toMatchObject([scopes, 403, { errors: [refusal(scope)] }]);
    }
  });

  test('every query for admins is refused to each token, and every other one needs its scope', async () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    for (const field of fields.filter(({ args }) => args.every((one) => !String(one.type).endsWith('!')))) {
      const needed = audienceOf(field) === 'admin' ? null : field.name === 'viewer' ? 'own' : 'read';
      const select = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
      for (const [scopes, { headers }] of tokens) {
        const { body } = await nobody.graphql(`{ ${field.name} ${select} }`, {}, headers);
        const where = [field.name, scopes.join()];
        if (granted(scopes, needed)) expect([where, JSON.stringify(body)]).not.toEqual([where, REFUSED]);
        else expect([where, body]).toMatchObject([where, { errors: [refusal(needed)] }]);
      }
    }
  });

  test.each(Object.entries(VIEWER_SCOPES))('Viewer.%s needs %s', async (name, needed) => {
    const type = schema.getType('Viewer');
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (field === undefined) throw new Error(`no field ${name}`);
    const values: Readonly<Record<string, string>> = { endpoint: '"x"' };
    const given = field.args
      .filter((one) => String(one.type).endsWith('!') && one.defaultValue === undefined)
      .map((one) => `${one.name}: ${values[one.name] ?? secret.place}`);
    const select = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
    const query = `{ viewer { ${name} ${given.length === 0 ? '' : `(${given.join()})`} ${select} } }`;
    for (const [scopes, { headers }] of tokens) {
      const { body } = await nobody.graphql(query, {}, headers);
      const where = scopes.join();
      if (granted(scopes, 'own') && granted(scopes, needed)) expect([where, body]).not.toHaveProperty([1, 'errors']);
      else expect([where, body]).toMatchObject([where, { errors: [refusal(scopes.includes('own') ? null : 'own')] }]);
    }
  });

  // By an interface no field names the type that stands behind an id.
  test('nothing of somebody is reached by its id without the scope', async () => {
    const ids = [
      globalId('Viewer', secret.ownerId),
      globalId('OwnPlace', secret.place),
      globalId('Favourite', `${secret.ownerId}.${secret.place}`),
      globalId('Note', `${secret.ownerId}.${secret.place}`),
    ];
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`;
    for (const scopes of [['read'], ['contribute'], ['read', 'contribute']] as const) {
      const { headers } = await makeToken(server.db, secret.ownerId, scopes);
      const { body } = await nobody.graphql(query, { ids }, headers);
      expect(secret.markers.filter((marker) => JSON.stringify(body).includes(marker))).toEqual([]);
      expect(JSON.stringify(body)).not.toContain(globalId('Viewer', secret.ownerId));
    }
    const { body } = await nobody.graphql(query, { ids }, ofSecret.headers);
    expect(body).toMatchObject({ data: { nodes: ids.map((id) => ({ id })) } });
  });

  test('the session, the mail address and the log of the account are read by no token', async () => {
    const session = { ids: [globalId('Session', sessionId)] };
    const asked = await nobody.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', session, whole.headers);
    expect(asked.body).toMatchObject({ errors: [refusal(null)] });
    for (const field of ['email', 'sessions { agent }', 'accessTokens { name }']) {
      const { body } = await nobody.graphql(`{ viewer { ${field} } }`, {}, ofSecret.headers);
      expect(body).toMatchObject({ data: { viewer: null }, errors: [refusal(null)] });
    }
  });

  test('every type of users or admins says what it needs', () => {
    expect(Object.keys(TYPE_AUDIENCES).filter((name) => !isObjectType(schema.getType(name)))).toEqual([]);
    expect(isInputObjectType(schema.getType('MakeAccessTokenInput'))).toBe(true);
  });
});

test('an admin’s token has a user’s rights', async () => {
  const { body } = await nobody.graphql('{ viewer { role } }', {}, whole.headers);
  expect(body).toEqual({ data: { viewer: { role: 'USER' } } });
  const comment = { attractionId: secret.place, id: 1, text: 'x' };
  expect((await nobody.rest('PUT', '/api/comments', comment, whole.headers)).status).toBe(404);
});
