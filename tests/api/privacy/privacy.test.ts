import { rmSync } from 'node:fs';
import { isInterfaceType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '#api/graphql/schema.ts';
import { createLog } from '#api/platform/log.ts';
import { ask, type AskedAnswer, type Asking, type Request } from '../../support/asked.ts';
import { outsideAt } from '../../support/callers.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { madeEncyclopedia } from '../../support/made/madeEncyclopedia.ts';
import { madeWeather } from '../../support/made/madeWeather.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { fieldQueries, globalId, nodeQuery } from '../../support/schemaWalk.ts';
import { startUpstream, type Upstream } from '../../support/services/upstream.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser } from '../../support/visitors.ts';
import { settled } from '../changes/mirror.ts';
import { inputOf, literalsOf } from './questions.ts';
import { makeSecret, type Secret, shownToOwner } from './secret.ts';
import { asUrl, everyRead, madeWebFolder, NOBODY } from './walk.ts';

// One user has places, notes and favourites; everybody else asks for them over every way in that there is. Routes and
// schema are walked, so that a new one is tried too, and fails here until it has sample parameters.

const NEVER_GIVEN = 399_999_999_999_999;

const folder = madeWebFolder();
let server: TestServer;
let weather: Upstream;
let encyclopedia: Upstream;
let secret: Secret;
let others: readonly Asking[];

beforeAll(async () => {
  weather = await startUpstream(madeWeather());
  encyclopedia = await startUpstream(madeEncyclopedia());
  server = await startTestServer({
    webFolder: folder,
    outside: outsideAt(
      { fmiUrl: weather.url, wikipediaUrl: encyclopedia.url, wikidataUrl: encyclopedia.url },
      createLog('silent'),
    ),
  });
  await publishHelsinki(server.db);
  secret = await makeSecret(server.url, server.db);
  await makeUser(server.db, { email: 'matti@example.org', username: 'Matti' });
  await makeUser(server.db, { email: 'admin@example.org', username: 'Valvoja', role: 'ADMIN' });
  others = [NOBODY, await session('matti'), await session('admin')];
}, 90_000);

afterAll(async () => {
  await server.stop();
  weather.close();
  encyclopedia.close();
  rmSync(folder, { recursive: true });
});

async function session(name: string): Promise<Asking> {
  return { name, cookie: (await loggedIn(server.url, `${name}@example.org`)).cookie() };
}

async function isLoggedIn(who: Asking): Promise<boolean> {
  const { body } = await ask(server.url, who, { path: asUrl('{ viewer { id } }') });
  return !body.includes('"viewer":null');
}

const textOf = (question: Request) => `${decodeURIComponent(question.path)} ${JSON.stringify(question.body ?? '')}`;
/** The parts of the secret that an answer reveals, without those that the question itself holds. */
const revealedIn = ({ head, body }: AskedAnswer, question: Request) =>
  secret.markers.filter((marker) => `${head}\n${body}`.includes(marker) && !textOf(question).includes(marker));
/** The same with an id that was never given in place of the secret ones. */
const twinOf = (text: string) =>
  text.replaceAll(String(secret.place), String(NEVER_GIVEN)).replaceAll(String(secret.track), String(NEVER_GIVEN));

/**
 * Asks as everybody else: an own place's id gets the same answer as an id that was never given. Returns the
 * answers, that of a visitor without a session first.
 */
async function askedByOthers(question: Request): Promise<AskedAnswer[]> {
  return Promise.all(
    others.map(async (who) => {
      const answer = await ask(server.url, who, question);
      expect([who.name, question, revealedIn(answer, question), answer.status < 500]).toEqual([
        who.name,
        question,
        [],
        true,
      ]);
      const twin = { path: twinOf(question.path) };
      if (twin.path === question.path) return answer;
      const other = await ask(server.url, who, twin);
      expect([who.name, question, answer.status, twinOf(answer.body)]).toEqual([
        who.name,
        question,
        other.status,
        other.body,
      ]);
      return answer;
    }),
  );
}

describe('the private data of a user', () => {
  test('is shown to its owner, with all of its marks', async () => {
    const owner = { name: 'Aino', cookie: secret.owner.cookie() };
    const query = `{ viewer { ownPlaces { edges { node { id ownPlaceId name pos created line } } }
      favourites { edges { node { id created } } } notes { edges { node { id text updated } } } } }`;
    const answers = [
      await ask(server.url, owner, { path: asUrl(query) }),
      await ask(server.url, owner, { path: '/api/bundle' }),
      await ask(server.url, owner, { path: `/api/query/attractions/${secret.place}` }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(secret.markers.filter((marker) => !answers.some(({ body }) => body.includes(marker)))).toEqual([]);
    expect([answers[2]?.head, answers[2]?.body]).toEqual([
      expect.stringContaining('cache-control: private, no-store'),
      expect.stringContaining(secret.words.ownNote),
    ]);
  });

  // Issue "What people add": What one keeps for oneself is told to nobody else, over any path, tile, page or field
  test('is shown to nobody else by any path that is read', async () => {
    // Two answers are compared: between them the feed of changes must not learn of these places.
    await settled(server);
    for (const [url, asked] of await everyRead(server, secret)) {
      const statuses = new Set<number>();
      for (let at = 0; at < asked.length; at += 8) {
        const found = await Promise.all(asked.slice(at, at + 8).map((one) => askedByOthers({ path: one })));
        for (const { status } of found.flat()) statuses.add(status);
      }
      // Each way was really gone, but for photos, pictures of profiles, heights and the component of
      // embeds, of which there are none.
      const isEmpty =
        url.endsWith('/:attractionId/:file') || /^\/(?:profiles|tiles\/elevation|embed\/taival-map)\b/.test(url);
      const isGone = [200, 302, 303].some((status) => statuses.has(status)) || isEmpty;
      expect([url, isGone]).toEqual([url, true]);
    }
  }, 240_000);

  // Issue "What people add": What one keeps for oneself is told to nobody else, over any path, tile, page or field
  test('is shown to nobody else by any field of the schema', async () => {
    const queries = fieldQueries(schema, (argument) => literalsOf(argument, secret));
    expect(queries.length).toBeGreaterThan(150);
    const codes = new Set<string>();
    for (const { query } of queries) {
      const [answer] = await askedByOthers({ path: asUrl(query) });
      for (const [, code = ''] of answer?.body.matchAll(/"code":"(\w+)"/g) ?? []) codes.add(code);
    }
    // Nothing was refused for its form or its size.
    expect([...codes].filter((code) => code !== 'INVALID_INPUT' && code !== 'NOT_AUTHORIZED')).toEqual([]);
  }, 240_000);

  // Issue "What people add": What one keeps for oneself is told to nobody else, over any path, tile, page or field
  test('is nobody else’s by any id of any type', async () => {
    const node = schema.getType('Node');
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
    const { place, track, ownerId } = secret;
    const { id: sessionId } = await server.db.prisma.session.findFirstOrThrow({ where: { userId: ownerId } });
    expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(['Favourite', 'Note', 'OwnPlace', 'Viewer']));
    for (const type of types) {
      // Everybody may know a user's profile.
      const inner = [
        place,
        track,
        sessionId,
        ...[place, track, IDS.museum].map((id) => `${ownerId}.${id}`),
        ...(type.name === 'Profile' ? [] : [ownerId]),
      ];
      const variables = { ids: inner.map((id) => globalId(type.name, id)) };
      for (const who of others) {
        const { body } = await ask(server.url, who, {
          path: '/graphql',
          method: 'POST',
          body: { query: nodeQuery(type), variables },
        });
        expect([who.name, type.name, body]).toEqual([
          who.name,
          type.name,
          expect.stringContaining(JSON.stringify({ nodes: inner.map(() => null) })),
        ]);
      }
    }
  });

  // Issue "What people add": What one keeps for oneself is told to nobody else, over any path, tile, page or field
  test('is neither shown nor changed by any call of another user or an admin', async () => {
    const before = await shownToOwner(secret);
    const body = {
      attractionId: secret.place,
      id: 1,
      commentId: 1,
      name: 'x',
      text: 'x',
      type: 'BAD',
      pos: [24.9, 60.2],
      description: 'x',
    };
    const routes = server.app
      .declaredRoutes()
      .filter(({ method, url }) => !['GET', 'HEAD'].includes(method) && url !== '/graphql');
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args: [input] }) =>
      input === undefined
        ? { query: `mutation { ${name} { __typename } }` }
        : {
            query: `mutation ($input: ${String(input.type)}) { ${name}(input: $input) { __typename } }`,
            variables: { input: inputOf(input.type, 'input', secret) },
          },
    );
    const calls: Request[] = [
      ...routes.flatMap(({ method, url }) =>
        [secret.place, secret.track].map((id) => ({ method, path: url.replace(':id', String(id)), body })),
      ),
      ...mutations.map((mutation) => ({ method: 'POST', path: '/graphql', body: mutation })),
    ];
    expect(calls.length).toBeGreaterThan(50);
    for (const name of ['matti', 'admin']) {
      let who = await session(name);
      for (const call of calls) {
        // Some calls end the session: the next one needs another.
        if (!(await isLoggedIn(who))) who = await session(name);
        const answer = await ask(server.url, who, call);
        expect([name, call, revealedIn(answer, call), answer.status < 500]).toEqual([name, call, [], true]);
      }
    }
    expect(await shownToOwner(secret)).toEqual(before);
  }, 240_000);
});
