import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type GraphQLArgument, type GraphQLInputType, getNamedType, isEnumType, isInputObjectType, isInterfaceType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { schema } from '#api/graphql/schema.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { isOwnPlaceId } from '#common/attractionId.ts';
import { mercatorX, mercatorY } from '#common/bounds.ts';
import { allCategories } from '#common/categories/catalogue.ts';
import { KINDS } from '#common/kinds.ts';
import { LANGUAGES } from '#common/languages.ts';
import { PAGE_TABS } from '#common/tabs.ts';
import { ask, type AskedAnswer, type Asking, type Request } from '../support/asked.ts';
import { fieldQueries, globalId, nodeQuery } from '../support/schemaWalk.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { loggedIn, makeUser, type Visitor } from '../support/visitors.ts';
import { publishHelsinki } from './made.ts';
import { HELSINKI, IDS } from './places.ts';

// One user keeps places, notes and favourites; everybody else is asked whether they can see any of it, over every way in that there is:
// the routes and the schema are walked, so that a new one is tried too, and fails here until somebody has thought of what it takes.

/** Words that stand nowhere else. */
const word = (what: string) => `${what}${randomBytes(6).toString('hex')}`;
const PRIVATE = { place: word('Salapaikka'), track: word('Salapolku'), note: word('Salamuistiinpano'), ownNote: word('Omasalaisuus') };
const WHERE = [24.9412347, 60.1712349] as const;
const TIME = '2026-03-03T03:03:33.033Z';
const NEVER_GIVEN = 399_999_999_999_999;

const folder = mkdtempSync(path.join(tmpdir(), 'taival-web-'));
let server: TestServer;
let aino: Visitor;
let ainoId: string;
let ids: { readonly place: number; readonly track: number };
let others: readonly Asking[];
/** What must not be told, whatever is asked. */
let markers: readonly string[];

async function mutate(who: Visitor, mutation: string): Promise<unknown> {
  const { body } = await who.graphql(`mutation { ${mutation} }`);
  expect(JSON.stringify(body)).not.toMatch(/Error|errors/);
  return body;
}

const idIn = (body: unknown) => Number(/"ownPlaceId":(\d+)/.exec(JSON.stringify(body))?.[1]);

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html lang="fi"><head><title>Taival</title></head><body><div id="root"></div></body></html>');
  writeFileSync(path.join(folder, 'notes.txt'), 'Notes\n');
  writeFileSync(path.join(folder, 'languages.json'), '{}');
  writeFileSync(path.join(folder, 'operations.json'), JSON.stringify(ownOperations()));
  server = await startTestServer({ webFolder: folder });
  const { db } = server;
  await publishHelsinki(db);
  ainoId = await makeUser(db, { email: 'aino@example.org', username: 'Aino' });
  await makeUser(db, { email: 'matti@example.org', username: 'Matti' });
  await makeUser(db, { email: 'admin@example.org', username: 'Valvoja', role: 'ADMIN' });
  aino = await loggedIn(server.url, 'aino@example.org');
  const gpx = `<gpx><trk><name>${PRIVATE.track}</name><trkseg><trkpt lat='60.1800017' lon='24.9500013'/><trkpt lat='60.1900017' lon='24.9600013'/></trkseg></trk></gpx>`;
  ids = {
    place: idIn(await mutate(aino, `addOwnPlace(input: { name: "${PRIVATE.place}", lon: ${WHERE[0]}, lat: ${WHERE[1]} }) { __typename ... on AddOwnPlacePayload { ownPlaceEdge { node { ownPlaceId } } } }`)),
    track: idIn(await mutate(aino, `importOwnPlaces(input: { gpx: "${gpx}" }) { __typename ... on ImportOwnPlacesPayload { ownPlaceEdges { node { ownPlaceId } } } }`)),
  };
  expect([ids.place, ids.track].every(isOwnPlaceId)).toBe(true);
  for (const id of [IDS.museum, IDS.tower, ids.place]) await mutate(aino, `setFavourite(input: { attractionId: ${id}, type: BEST }) { __typename }`);
  for (const [id, text] of [[IDS.museum, PRIVATE.note], [ids.place, PRIVATE.ownNote]] as const) await mutate(aino, `saveNote(input: { attractionId: ${id}, text: "${text}" }) { __typename }`);
  await db.prisma.favourite.updateMany({ data: { createdAt: TIME } });
  await db.prisma.note.updateMany({ data: { updatedAt: TIME } });
  await db.prisma.ownPlace.updateMany({ where: { ownerId: ainoId }, data: { createdAt: TIME, updatedAt: TIME } });
  const own = [ids.place, ids.track];
  markers = [
    ...Object.values(PRIVATE), TIME, TIME.slice(0, 19), String(WHERE[0]), String(WHERE[1]), '24.9500013', ...own.map(String),
    ...own.map((id) => globalId('OwnPlace', id)), ...['Favourite', 'Note'].flatMap((type) => [IDS.museum, ids.place].map((id) => globalId(type, `${ainoId}.${id}`))),
  ];
  const cookieOf = async (name: string) => (await loggedIn(server.url, `${name}@example.org`)).cookie();
  others = [{ name: 'nobody', cookie: null }, { name: 'another user', cookie: await cookieOf('matti') }, { name: 'an admin', cookie: await cookieOf('admin') }];
}, 90_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** The client's own queries by their names, as its build writes them. */
function ownOperations(): Record<string, string> {
  const persisted = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path.join(projectRoot, 'web', 'relay', 'persistedQueries.json'), 'utf8')));
  return Object.fromEntries(Object.entries(persisted).flatMap(([id, text]) => [...text.matchAll(/^query (\w+)/gm)].map(([, name = '']) => [name, id])));
}

const asText = ({ path: asked, body }: Request) => `${decodeURIComponent(asked)} ${JSON.stringify(body ?? '')}`;
/** What of it an answer tells; what the question said is no secret. */
const toldIn = ({ head, body }: AskedAnswer, question: Request) => markers.filter((marker) => `${head}\n${body}`.includes(marker) && !asText(question).includes(marker));

/** Asks as everybody else. Whoever asks for an own place by its id is told what they are told of an id that was never given. */
async function nothingToldBy(question: Request): Promise<number[]> {
  const twin = (text: string) => text.replaceAll(String(ids.place), String(NEVER_GIVEN)).replaceAll(String(ids.track), String(NEVER_GIVEN));
  const own = asText(question).includes(String(ids.place)) || asText(question).includes(String(ids.track));
  return Promise.all(
    others.map(async (who) => {
      const answer = await ask(server.url, who, question);
      expect([who.name, question, toldIn(answer, question)]).toEqual([who.name, question, []]);
      expect([who.name, question, answer.status < 500]).toEqual([who.name, question, true]);
      if (own && question.method === undefined) {
        const other = await ask(server.url, who, { path: twin(question.path), ...(question.body !== undefined && { body: JSON.parse(twin(JSON.stringify(question.body))) }) });
        expect([who.name, question, answer.status, twin(answer.body)]).toEqual([who.name, question, other.status, other.body]);
      }
      return answer.status;
    }),
  );
}

/** Tile columns and rows over a place. */
function tileOver([lon, lat]: readonly [number, number], zoom: number): string {
  const world = 2 * Math.PI * 6_378_137;
  const [x, y] = [mercatorX(lon) / world + 0.5, 0.5 - mercatorY(lat) / world];
  return [zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom)].join('/');
}

const zooms = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** What may stand in a path or a query for a parameter of that name. */
function samplesOf(name: string): readonly string[] | null {
  const samples: Readonly<Record<string, readonly (string | number)[]>> = {
    id: [ids.place, ids.track, IDS.museum], attractionId: [ids.place, IDS.museum], user: ['Aino', 'aino'], x: ['categories', 'sources', 'version'], lang: LANGUAGES, token: ['x'],
    q: [PRIVATE.place, PRIVATE.place.slice(0, 6), PRIVATE.track, PRIVATE.note, 'oma paikka', 'museo'], bbox: [HELSINKI.join(','), '24.9,60.1,25,60.2'],
    lon: [24.94], lat: [60.17], attractionKind: KINDS, category: ['own', 'tourism/museum'], type: ['BEST', 'TODO'],
  };
  return samples[name]?.map(String) ?? null;
}

/** Paths that are not in the OpenAPI document, by their route. */
async function hiddenPaths(): Promise<Readonly<Record<string, readonly string[]>>> {
  const files = [ids.place, IDS.museum].flatMap((id) => [`${id}/x.jpg`, `${id}/x_100sq.jpg`]);
  const pages = [...PAGE_TABS.map((tab) => `/v/${tab}`), '/v/map', '/v/place', '/v/place/category-own', '/v/place/museum', '/v/profile/Aino', '/v/favourites', '/v/home', `/?attraction=${ids.place}`];
  const ofPlaces = [ids.place, ids.track, IDS.museum].flatMap((id) => [`/v/place/${id}`, `/v/map/${id}`, `/v/place/${id}?lang=en`, `/v/map/${id}?pos=14,24.94,60.17`]);
  const map = await ask(server.url, others[0] ?? { name: 'nobody', cookie: null }, { path: '/graphql?query={dataSet{baseTiles{tiles}}}' });
  const [, baseVersion = ''] = /\/tiles\/base\/([^/]+)\//.exec(map.body) ?? [];
  const views = ['all', ...KINDS, ...allCategories().map(({ slug }) => slug)];
  return {
    '/healthz': ['/healthz'], '/readyz': ['/readyz'], '/graphql': ['/graphql?query={dataSet{version}}'], '/api/openapi.json': ['/api/openapi.json'],
    '/images/:attractionId/:file': files.map((file) => `/images/${file}`), '/thumbs/:attractionId/:file': files.map((file) => `/thumbs/${file}`),
    '/tiles/attractions/:version/:view/:z/:x/:y.mvt': [2, 1].flatMap((version) => (version === 2 ? views : ['all']).flatMap((view) => zooms(4, 14).map((z) => `/tiles/attractions/${version}/${view}/${tileOver(WHERE, z)}.mvt`))),
    '/tiles/base/:version/:z/:x/:y.mvt': zooms(0, 14).map((z) => `/tiles/base/${baseVersion}/${tileOver(WHERE, z)}.mvt`),
    '/robots.txt': ['/robots.txt'], '/sitemap.xml': ['/sitemap.xml'], '/sitemaps/pages.xml': ['/sitemaps/pages.xml'], '/sitemaps/:file': ['/sitemaps/places-1.xml'],
    '/*': ['/notes.txt', `/${ids.place}`], '/': ['/', '/?lang=sv'], '/v': ['/v'], '/v/*': [...pages, ...ofPlaces],
  };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
}

const documented = z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({ parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false) })).default([]) }).loose())) });

/** The least a documented path takes, and each of its parameters with each sample. */
function documentedPaths(url: string, parameters: readonly Parameter[]): string[] {
  const known = parameters.map(({ name, ...rest }) => {
    const samples = samplesOf(name);
    if (samples === null) throw new Error(`no sample for the parameter ${name} of ${url}`);
    return { name, samples, ...rest };
  });
  const paths = known.filter(({ in: place }) => place === 'path').reduce((all, { name, samples }) => all.flatMap((one) => samples.map((sample) => one.replace(`:${name}`, encodeURIComponent(sample)))), [url]);
  const query = known.filter(({ in: place }) => place === 'query');
  const written = (given: readonly (readonly [string, string])[]) => (given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, value]))}`);
  const least = query.flatMap(({ name, samples, required }) => (required ? [[name, samples[0] ?? ''] as const] : []));
  const more = query.flatMap(({ name, samples }) => samples.map((sample) => [...least.filter(([other]) => other !== name), [name, sample] as const, ...(name === 'lon' ? [['lat', '60.17'] as const] : []), ...(name === 'lat' ? [['lon', '24.94'] as const] : [])]));
  return paths.flatMap((one) => [least, ...more].map((given) => one + written(given)));
}

const sample = (argument: GraphQLArgument): readonly string[] | null => {
  const quoted = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text));
  const samples: Readonly<Record<string, readonly string[]>> = {
    after: [], before: [], first: ['5'], id: [String(IDS.museum), String(ids.place), String(ids.track)], attractionId: [String(IDS.museum), String(ids.place)], bounds: [JSON.stringify(HELSINKI)],
    category: ['"tourism/museum"', '"own"'], key: ['"own"'], slug: ['"own"'], kind: KINDS, language: LANGUAGES, near: ['[24.94, 60.17]'], from: ['[24.94, 60.17]'], primary: ['false'],
    query: quoted([PRIVATE.place, PRIVATE.place.slice(0, 6), PRIVATE.track, PRIVATE.note, 'museo']), username: ['"Aino"'],
  };
  return samples[argument.name] ?? null;
};

/** A value of an input, with Aino's ids wherever an id is taken. */
function inputOf(type: GraphQLInputType, name: string): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.fromEntries(Object.values(named.getFields()).filter((field) => isNonNullType(field.type)).map((field) => [field.name, inputOf(field.type, field.name)]));
  if (isEnumType(named)) return named.getValues()[0]?.value;
  const values: Readonly<Record<string, unknown>> = { AttractionId: ids.place, ID: globalId('OwnPlace', ids.place), Int: 1, Float: 60.2, Boolean: false };
  return name === 'lon' ? 24.9 : (values[named.name] ?? 'x');
}

/** What Aino has, as she is told it. */
async function kept(): Promise<unknown> {
  const { body } = await aino.graphql('{ viewer { ownPlaces(first: 10) { edges { node { name pos } } } favourites { edges { node { type attractionId } } } notes { edges { node { text attractionId } } } } }');
  return body;
}

describe('what one keeps for oneself', () => {
  test('is told to oneself, by all of its marks', async () => {
    const own = { name: 'Aino', cookie: aino.cookie() };
    const query = '{ viewer { ownPlaces { edges { node { id ownPlaceId name pos created line } } } favourites { edges { node { id created } } } notes { edges { node { id text updated } } } } }';
    const answers = [await ask(server.url, own, { path: '/graphql', method: 'POST', body: { query } }), await ask(server.url, own, { path: '/api/bundle' }), await ask(server.url, own, { path: `/api/query/attractions/${ids.place}` })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const isTold = (marker: string) => answers.some(({ body }) => body.includes(marker));
    expect(markers.filter((marker) => !isTold(marker))).toEqual([]);
  });

  test('is told to nobody else by any path that is read', async () => {
    const { paths } = documented.parse(JSON.parse(JSON.stringify(server.app.swagger())));
    const hidden = await hiddenPaths();
    const routes = [...new Set(server.app.declaredRoutes().filter(({ method }) => method === 'GET').map(({ url }) => url))];
    for (const url of routes) {
      const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.['get'];
      const asked = operation === undefined ? hidden[url] : documentedPaths(url, operation.parameters);
      if (asked === undefined) throw new Error(`nobody has thought of how ${url} is asked`);
      const statuses = new Set<number>();
      for (let at = 0; at < asked.length; at += 8) for (const found of await Promise.all(asked.slice(at, at + 8).map((one) => nothingToldBy({ path: one })))) found.forEach((status) => statuses.add(status));
      // Each way was really gone: something was answered, or there is nothing behind it in these tests.
      const empty = ['/images/:attractionId/:file', '/thumbs/:attractionId/:file'].includes(url);
      expect([url, asked.length > 0, empty || statuses.has(200) || statuses.has(303)]).toEqual([url, true, true]);
    }
  }, 240_000);

  test('is told to nobody else by any field of the schema', async () => {
    const queries = fieldQueries(schema, sample);
    expect(queries.length).toBeGreaterThan(150);
    for (const { query } of queries) await nothingToldBy({ path: `/graphql?${new URLSearchParams({ query })}` });
    const refusals = new Set<string>();
    for (const { query } of queries) for (const [, code = ''] of (await ask(server.url, { name: 'nobody', cookie: null }, { path: `/graphql?${new URLSearchParams({ query })}` })).body.matchAll(/"code":"(\w+)"/g)) refusals.add(code);
    expect([...refusals].filter((code) => !['INVALID_INPUT', 'NOT_AUTHORIZED'].includes(code))).toEqual([]);
  }, 240_000);

  test('is nobody else’s by any id of any type', async () => {
    const node = schema.getType('Node');
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
    const session = await server.db.prisma.session.findFirstOrThrow({ where: { userId: ainoId } });
    const inner = [ids.place, ids.track, session.id, `${ainoId}.${ids.place}`, `${ainoId}.${IDS.museum}`, `${ainoId}.${ids.track}`];
    expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(['Favourite', 'Note', 'OwnPlace', 'Viewer']));
    for (const type of types) {
      const variables = { ids: [...inner, ...(type.name === 'Viewer' ? [ainoId] : [])].map((id) => globalId(type.name, id)) };
      for (const who of others) {
        const { body } = await ask(server.url, who, { path: '/graphql', method: 'POST', body: { query: nodeQuery(type), variables } });
        expect([who.name, type.name, body]).toEqual([who.name, type.name, JSON.stringify({ data: { nodes: variables.ids.map(() => null) } })]);
      }
    }
  });

  test('is neither told nor touched by anything that another user or an admin has done', async () => {
    const before = await kept();
    const unsafe = server.app.declaredRoutes().filter(({ method, url }) => !['GET', 'HEAD'].includes(method) && url !== '/graphql');
    const body = { attractionId: ids.place, id: 1, commentId: 1, name: 'x', text: 'x', type: 'BAD', pos: [24.9, 60.2], description: 'x' };
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args }) => ({
      method: 'POST',
      path: '/graphql',
      body: args[0] === undefined ? { query: `mutation { ${name} { __typename } }` } : { query: `mutation ($input: ${String(args[0].type)}) { ${name}(input: $input) { __typename } }`, variables: { input: inputOf(args[0].type, 'input') } },
    }));
    const calls: Request[] = [...unsafe.flatMap(({ method, url }) => [ids.place, ids.track].map((id) => ({ method, path: url.replace(':id', String(id)), body }))), ...mutations];
    expect(calls.length).toBeGreaterThan(50);
    for (const call of calls) {
      for (const name of ['matti', 'admin']) {
        const cookie = (await loggedIn(server.url, `${name}@example.org`)).cookie();
        const answer = await ask(server.url, { name, cookie }, call);
        expect([name, call, toldIn(answer, call), answer.status < 500]).toEqual([name, call, [], true]);
      }
    }
    expect(await kept()).toEqual(before);
  }, 240_000);
});
