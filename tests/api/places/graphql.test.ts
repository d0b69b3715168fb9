import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUERY_LIMITS } from '#api/graphql/core/queryLimits.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { publishMade } from '../../support/made/madePlaces.ts';
import { EMPTY_BOUNDS, HELSINKI, IDS, PLACES } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const LIST_ID = 'a'.repeat(64);
const FAILING_ID = 'b'.repeat(64);
const PERSISTED = {
  [LIST_ID]: `query List($bounds: Bounds!, $kind: Kind) { attractionLists(bounds: $bounds, kind: $kind) {
    best { attractionId } } }`,
  [FAILING_ID]: 'query Failing { attractions(first: 0) { edges { cursor } } dataSet { version } }',
};

const folder = mkdtempSync(path.join(tmpdir(), 'taival-graphql-'));
let server: TestServer;

beforeAll(async () => {
  const file = path.join(folder, 'persistedQueries.json');
  writeFileSync(file, JSON.stringify(PERSISTED));
  server = await startTestServer({ persistedQueries: { file, watch: false } });
  await publishHelsinki(server.db);
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { body } = await post({ query, variables });
  expect(body.errors).toBeUndefined();
  return body.data;
}

async function failure(query: string, variables: Record<string, unknown> = {}) {
  const { body } = await post({ query, variables });
  return body.errors?.[0];
}

const get = (parameters: Record<string, string>, headers: Record<string, string> = { accept: 'application/json' }) =>
  fetch(`${server.url}/graphql?${new URLSearchParams(parameters)}`, { headers });

const globalId = (type: string, id: number | string) => Buffer.from(`${type}:${id}`).toString('base64');

describe('attraction', () => {
  // Issue "Relief" 3: in GraphQL, REST, GPX
  test('answers the profile of a route, and none of other places', async () => {
    const heights = `attractionId heightM ascentM relief { ascentM descentM highestM lowestM steepestPercent
      steepestFromM minutes source profile { stepM heightsM breaks } }`;
    const data = await ask(
      `query ($trail: AttractionId!, $museum: AttractionId!) {
        trail: attraction(id: $trail) { ... on Attraction { ${heights} } }
        museum: attraction(id: $museum) { ... on Attraction { ${heights} } } }`,
      { trail: IDS.trail, museum: IDS.museum },
    );
    expect(data.trail).toMatchObject({ heightM: 12.5, ascentM: 31 });
    expect(data.trail.relief).toMatchObject({ ascentM: 31, descentM: 30, minutes: 30, source: 'MODEL' });
    expect(data.trail.relief.profile).toMatchObject({ stepM: 1118, breaks: [] });
    expect(data.trail.relief.profile.heightsM).toHaveLength(12);
    expect(data.museum).toMatchObject({ heightM: null, ascentM: null, relief: null });
  });

  test('answers all fields of a place', async () => {
    const data = await ask(
      `query ($id: AttractionId!) { attraction(id: $id) { ... on Attraction {
        id attractionId type kind name(language: sv) named names { language text }
          admin(language: en) areaM2 lengthM bbox pos quality2 stars sourceDate
        childCount childrenRelation distanceKm(from: [24.985, 60.145]) geometry aliases
        category { key slug name(language: en) icon family kind primary group { key } }
        properties { artistName wikipedia www description(language: sv) { language text } openingHours { state text } }
        sources { ref recordUrl source { key licence licenceUrl attribution recordCount } }
        children { edges { relation metresAlong node { attractionId } } pageInfo { hasNextPage } }
        parent { attractionId }
      } } }`,
      { id: IDS.fortress },
    );
    expect(data.attraction).toMatchObject({
      id: globalId('Attraction', IDS.fortress),
      attractionId: IDS.fortress,
      type: 'AREA',
      kind: 'hiking',
      name: 'Fästningsön',
      admin: ['Helsinki', 'Uusimaa'],
      areaM2: 1_850_000,
      lengthM: null,
      bbox: [24.97, 60.14, 25, 60.15],
      sourceDate: '2026-05-04',
      childCount: 2,
      childrenRelation: 'INSIDE',
      distanceKm: 0,
      geometry: { type: 'Polygon' },
      category: {
        key: 'boundary/national_park',
        slug: 'boundary-national_park',
        name: 'National park',
        kind: 'hiking',
      },
      properties: {
        artistName: 'A. Rakentaja',
        www: null,
        description: { language: 'fi', text: 'Saari' },
        openingHours: { state: 'OPEN', text: '24/7' },
      },
      sources: [
        { ref: '503', recordUrl: null, source: { key: 'lipas', licence: 'CC BY 4.0' } },
        { ref: 'way/1', recordUrl: 'https://www.openstreetmap.org/way/1', source: { key: 'osm', licence: 'ODbL 1.0' } },
      ],
      parent: null,
    });
    expect(data.attraction.names).toEqual([
      { language: 'fi', text: 'Linnoitussaari' },
      { language: 'sv', text: 'Fästningsön' },
      { language: 'en', text: 'Fortress Island' },
    ]);
    expect(data.attraction.children.edges).toEqual([
      { relation: 'INSIDE', metresAlong: null, node: { attractionId: IDS.museum } },
      { relation: 'INSIDE', metresAlong: null, node: { attractionId: IDS.cafe } },
    ]);
  });

  test('a nameless place has the name of its category in each language', async () => {
    const data = await ask(
      `query ($id: AttractionId!) { attraction(id: $id) { ... on Attraction {
        named fi: name sv: name(language: sv) } } }`,
      { id: IDS.shelter },
    );
    expect(data.attraction).toEqual({ named: false, fi: 'Laavu', sv: 'Vindskydd' });
  });

  test('free text in place of opening hours leaves the state unknown', async () => {
    const data = await ask(
      `query ($id: AttractionId!) { attraction(id: $id) { ... on Attraction {
        properties { openingHours { state text } } } } }`,
      { id: IDS.cafe },
    );
    expect(data.attraction.properties.openingHours).toEqual({ state: 'UNKNOWN', text: 'kesällä' });
  });

  test('the children of a route come in their order, in pages', async () => {
    const page = (after: string | null) =>
      ask(
        `query ($id: AttractionId!, $after: String) { attraction(id: $id) {
          ... on Attraction { childrenRelation children(first: 1, after: $after) {
          edges { metresAlong relation node { attractionId } }
            pageInfo { hasNextPage hasPreviousPage endCursor } } } } }`,
        { id: IDS.trail, after },
      );
    const first = (await page(null)).attraction;
    expect(first).toMatchObject({
      childrenRelation: 'ALONG',
      children: {
        edges: [{ metresAlong: 1500.5, relation: 'ALONG', node: { attractionId: IDS.shelter } }],
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
      },
    });
    const second = (await page(first.children.pageInfo.endCursor)).attraction;
    expect(second.children).toMatchObject({
      edges: [{ node: { attractionId: IDS.tower } }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
  });

  test('nearby are the nearest by great circle, without itself and what lies in it', async () => {
    const data = await ask(
      `query ($id: AttractionId!) { attraction(id: $id) { ... on Attraction { nearby(first: 3) { attractionId } } } }`,
      { id: IDS.fortress },
    );
    expect(data.attraction.nearby.map((row: { attractionId: number }) => row.attractionId)).toEqual(
      [IDS.toilet, IDS.trail, IDS.shelter].toSorted((a, b) => km(a) - km(b)),
    );

    function km(id: number): number {
      const [lon = 0, lat = 0] = PLACES.find((place) => place.id === id)?.position ?? [];
      return Math.hypot((lon - 24.985) * Math.cos((60.17 * Math.PI) / 180), lat - 60.145);
    }
  });

  test('a merged id answers with its new place, a vanished one with its last name, others with nothing', async () => {
    const data = await ask(
      `query ($merged: AttractionId!, $gone: AttractionId!, $own: AttractionId!, $hidden: AttractionId!) {
        merged: attraction(id: $merged) { ...A } gone: attraction(id: $gone) { ...A } own: attraction(id: $own) { ...A }
        hidden: attraction(id: $hidden) { ...A } unsaved: attraction(id: -1) { ...A }
      } fragment A on AttractionAnswer { __typename ... on Attraction { attractionId }
        ... on GoneAttraction { attractionId lastName } ... on UnknownAttraction { unknown: attractionId } }`,
      { merged: IDS.mergedTwice, gone: IDS.gone, own: IDS.own, hidden: IDS.hidden },
    );
    expect(data).toEqual({
      merged: { __typename: 'Attraction', attractionId: IDS.museum },
      gone: { __typename: 'GoneAttraction', attractionId: IDS.gone, lastName: 'Vanha kioski' },
      own: { __typename: 'UnknownAttraction', unknown: IDS.own },
      hidden: { __typename: 'GoneAttraction', attractionId: IDS.hidden, lastName: 'Piilotettu museo' },
      unsaved: { __typename: 'UnknownAttraction', unknown: -1 },
    });
  });
});

describe('lists', () => {
  test('closest come only where nothing is best', async () => {
    const lists = (bounds: readonly number[]) =>
      ask(
        `query ($bounds: Bounds!) { attractionLists(bounds: $bounds, kind: museum) { best { attractionId }
          closest { attractionId } } }`,
        { bounds },
      );
    expect(await lists(HELSINKI)).toEqual({ attractionLists: { best: [{ attractionId: IDS.museum }], closest: [] } });
    expect(await lists(EMPTY_BOUNDS)).toEqual({
      attractionLists: { best: [], closest: [{ attractionId: IDS.museum }, { attractionId: IDS.farMuseum }] },
    });
  });

  test('an unknown category gives two empty lists', async () => {
    const data = await ask(
      `query ($bounds: Bounds!) { attractionLists(bounds: $bounds, category: "ufo") { best { attractionId }
        closest { attractionId } } }`,
      { bounds: HELSINKI },
    );
    expect(data.attractionLists).toEqual({ best: [], closest: [] });
  });

  test('attractions page through everything once, by quality', async () => {
    const seen: number[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 10; pages++) {
      const data = await ask(
        `query ($after: String) { attractions(first: 3, after: $after) { edges { node { attractionId quality2 } }
          pageInfo { hasNextPage endCursor } } }`,
        { after },
      );
      seen.push(...data.attractions.edges.map((edge: { node: { attractionId: number } }) => edge.node.attractionId));
      if (!data.attractions.pageInfo.hasNextPage) break;
      after = data.attractions.pageInfo.endCursor;
    }
    const visible = PLACES.filter((place) => place.id !== IDS.hidden);
    expect(seen).toEqual(visible.toSorted((a, b) => (b.quality ?? 0) - (a.quality ?? 0)).map((place) => place.id));
  });

  test('a cursor of another data set has expired', async () => {
    const other = await startTestServer();
    try {
      await publishMade(other.db, 7, PLACES);
      const response = await fetch(`${other.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ attractions(first: 1) { pageInfo { endCursor } } }' }),
      });
      const { data } = await response.json();
      const error = await failure('query ($after: String) { attractions(after: $after) { edges { cursor } } }', {
        after: data.attractions.pageInfo.endCursor,
      });
      expect(error.extensions).toEqual({ code: 'INVALID_INPUT', parameterName: 'after', detail: 'expired' });
    } finally {
      await other.stop();
    }
  }, 60_000);

  test.each([
    '',
    'x',
    Buffer.from('[2]').toString('base64url'),
    Buffer.from('[2,"a",1]').toString('base64url'),
    'A'.repeat(5000),
  ])('%.10s is no cursor', async (after) => {
    const error = await failure('query ($after: String) { attractions(after: $after) { edges { cursor } } }', {
      after,
    });
    expect(error.extensions).toEqual({ code: 'INVALID_INPUT', parameterName: 'after', detail: 'invalid' });
  });

  test('a cursor of numbers that no database holds gives no failure', async () => {
    const { dataSet } = await ask('{ dataSet { version } }');
    const after = Buffer.from(JSON.stringify([dataSet.version, 1e-320, 5])).toString('base64url');
    expect(await ask('query ($after: String) { attractions(after: $after) { edges { cursor } } }', { after })).toEqual({
      attractions: { edges: [] },
    });
  });

  test.each([0, -1, 101])('%d rows are no page', async (first) => {
    const error = await failure('query ($first: Int!) { attractions(first: $first) { edges { cursor } } }', { first });
    expect(error.extensions).toEqual({ code: 'INVALID_INPUT', parameterName: 'first', detail: 'outOfRange' });
  });
});

describe('search', () => {
  test('finds a place in its languages under a header', async () => {
    const data = await ask(
      `{ search(query: "fästningsmuseet", language: sv) { __typename ... on SearchHeader { header }
        ... on SearchAttraction { matchedName attraction { attractionId name(language: sv) } } } }`,
    );
    expect(data.search[0]).toEqual({ __typename: 'SearchHeader', header: 'ATTRACTIONS' });
    expect(data.search[1]).toMatchObject({
      __typename: 'SearchAttraction',
      attraction: { attractionId: IDS.museum, name: 'Fästningsmuseet' },
    });
  });

  test('reads a coordinate, and finds nothing under two characters', async () => {
    const data = await ask(
      `{ one: search(query: "a") { __typename } position: search(query: "60.17 N 24.94 E") {
        ... on SearchPosition { name pos } } }`,
    );
    expect(data).toEqual({ one: [], position: [{ name: '60.17000, 24.94000', pos: [24.94, 60.17] }] });
  });
});

describe('reference data', () => {
  test('categories by kind, and one by key or slug', async () => {
    const data = await ask(
      `{ categories(kind: wc) { key kind } bySlug: category(slug: "tourism-museum") { key }
        byKey: category(key: "tourism/museum") { slug } none: category(slug: "ufo") { key } }`,
    );
    expect(new Set(data.categories.map((row: { kind: string }) => row.kind))).toEqual(new Set(['wc']));
    expect(data).toMatchObject({ bySlug: { key: 'tourism/museum' }, byKey: { slug: 'tourism-museum' }, none: null });
  });

  test('the data set has its version, counts and sources', async () => {
    const data = await ask(
      `{ dataSet { version placeCount publishedAt kindCounts { kind count } highlights { natureSites trails sights }
        sources { key importedAt dataDate } } }`,
    );
    expect(data.dataSet).toMatchObject({
      version: 2,
      placeCount: 9,
      highlights: { natureSites: 2, trails: 1, sights: 1 },
    });
    expect(data.dataSet.sources).toContainEqual({
      key: 'osm',
      importedAt: '2026-05-05T10:00:00.000Z',
      dataDate: '2026-05-04',
    });
  });
});

describe('node', () => {
  test('answers every type by its global id', async () => {
    const ids = [
      globalId('Attraction', IDS.museum),
      globalId('Category', 'tourism/museum'),
      globalId('DataSet', 2),
      globalId('DataSource', 'osm'),
    ];
    const data = await ask(`query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`, { ids });
    expect(data.nodes).toEqual(
      ['Attraction', 'Category', 'DataSet', 'DataSource'].map((type, index) => ({ __typename: type, id: ids[index] })),
    );
  });

  test.each([
    ['a hidden place', 'Attraction', IDS.hidden],
    ['a place of somebody’s own', 'Attraction', IDS.own],
    ['a vanished place', 'Attraction', IDS.gone],
    ['a place of another data set', 'Attraction', IDS.rolledBack],
    ['a number that is none', 'Attraction', 'x'],
    ['a huge number', 'Attraction', '9'.repeat(40)],
    ['another data set', 'DataSet', 1],
    ['a data set that is no number', 'DataSet', 'x'],
    ['a data set of a huge number', 'DataSet', '9'.repeat(40)],
    ['an unknown category', 'Category', 'ufo'],
    ['an unknown source', 'DataSource', 'ufo'],
  ])('answers nothing for %s', async (_what, type, id) => {
    expect(await ask('query ($id: ID!) { node(id: $id) { id } }', { id: globalId(type, id) })).toEqual({ node: null });
  });
});

describe('limits', () => {
  test('a query that is too deep is refused', async () => {
    const deep = (levels: number): string => (levels === 0 ? 'attractionId' : `parent { ${deep(levels - 1)} }`);
    const error = await failure(
      `query ($id: AttractionId!) { attraction(id: $id) { ... on Attraction { ${deep(20)} } } }`,
      { id: IDS.museum },
    );
    expect(error).toMatchObject({ message: expect.stringContaining('depth'), extensions: { code: 'QUERY_TOO_LARGE' } });
  });

  test('a query that multiplies lists is refused', async () => {
    const error = await failure(
      '{ attractions(first: 100) { edges { node { children(first: 100) { edges { node { name } } } } } } }',
    );
    expect(error.extensions.code).toBe('QUERY_TOO_LARGE');
  });

  test('a query of many fields is refused', async () => {
    const error = await failure(`{ dataSet { ${'version '.repeat(QUERY_LIMITS.breadth)} } }`);
    expect(error.extensions.code).toBe('QUERY_TOO_LARGE');
  });

  test.each([
    ['searches', 10, 'search(query: "laavu") { __typename }'],
    ['lists', 20, 'attractionLists(bounds: [19, 59, 32, 71]) { best { id } }'],
    ['pages', 20, 'attractions(first: 1) { edges { cursor } }'],
    ['favourites of one’s own', 20, 'viewer { favourites(first: 1) { edges { cursor } } }'],
    ['notes of one’s own', 20, 'viewer { notes(first: 1) { edges { cursor } } }'],
    ['lines of one’s own tracks', 30, 'viewer { ownPlaces(first: 100) { edges { node { line } } } }'],
  ])('a query of many %s, each of which walks an index, is refused', async (_what, times, field) => {
    const error = await failure(`{ ${Array.from({ length: times }, (_, i) => `a${i}: ${field}`).join(' ')} }`);
    expect(error?.extensions.code).toBe('QUERY_TOO_LARGE');
  });

  test('a query for the neighbours of many places is refused', async () => {
    const error = await failure('{ attractions(first: 70) { edges { node { nearby(first: 100) { id } } } } }');
    expect(error?.extensions.code).toBe('QUERY_TOO_LARGE');
  });

  test('a long document is refused before it is validated', async () => {
    const { status, body } = await post({ query: `{ ${'dataSet { version } '.repeat(900)} }` });
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain('token');
  });

  test('a huge body is refused', async () => {
    const { status, body } = await post({ query: '{ dataSet { version } }', variables: { x: 'y'.repeat(200_000) } });
    expect([status, body]).toEqual([413, { message: 'tooLarge' }]);
  });

  test('several operations in one request are refused', async () => {
    expect((await post([{ query: '{ dataSet { version } }' }, { query: '{ dataSet { version } }' }])).status).toBe(400);
  });

  test('introspection works', async () => {
    const data = await ask(
      `{ __schema { queryType { fields { name type { kind ofType { name kind ofType { name } } }
        args { name type { name } } } } } }`,
    );
    expect(data.__schema.queryType.fields.length).toBeGreaterThan(8);
  });

  test('introspection that goes round in circles is refused', async () => {
    const round = (times: number): string => (times === 0 ? 'name' : `fields { type { ${round(times - 1)} } }`);
    expect((await post({ query: `{ __schema { types { ${round(6)} } } }` })).status).toBe(400);
  });

  test.each([
    ['bounds', '{ attractionLists(bounds: [25, 60, 24, 61]) { best { id } } }'],
    ['bounds', '{ attractionLists(bounds: "24,60,25,61") { best { id } } }'],
    ['position', '{ search(query: "ab", near: [24, 91]) { __typename } }'],
    ['attraction id', '{ attraction(id: 1.5) { __typename } }'],
    ['attraction id', '{ attraction(id: -2) { __typename } }'],
    ['attraction id', '{ attraction(id: 9007199254740993) { __typename } }'],
  ])('%s that is none is refused with a reason: %s', async (what, query) => {
    const { status, body } = await post({ query });
    expect(status).toBe(400);
    expect(body.errors[0].message.toLowerCase()).toContain(what);
  });

  test.each(['', '{', '[]', '"x"', '{"query": 1}', '{}'])('the body %s is refused', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|at \w+ \(/);
  });
});

describe('persisted queries', () => {
  const variables = JSON.stringify({ bounds: HELSINKI, kind: 'museum' });

  test('are answered to GET for every cache, and not again while nothing changed', async () => {
    const response = await get({ documentId: LIST_ID, variables });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { attractionLists: { best: [{ attractionId: IDS.museum }] } } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const etag = response.headers.get('etag') ?? '';
    const again = await get({ documentId: LIST_ID, variables }, { accept: 'application/json', 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await get({ documentId: LIST_ID, variables: JSON.stringify({ bounds: HELSINKI, kind: 'cafe' }) });
    expect(other.headers.get('etag')).not.toBe(etag);
  });

  test('are made once for all who ask the same, and again for the next version', async () => {
    const sights = JSON.stringify({ bounds: HELSINKI, kind: 'attraction' });
    const first = await (await get({ documentId: LIST_ID, variables: sights })).text();
    await server.db.pool.query(`UPDATE place SET kind = 'none' WHERE kind = 'attraction'`);
    expect(await (await get({ documentId: LIST_ID, variables: sights })).text()).toBe(first);
    // Without a live set, no answer of another one is used: a cached answer belongs to the version it was made from.
    await server.db.pool.query(`UPDATE data_set SET state = 'RETIRED', reason = 'was live' WHERE state = 'LIVE'`);
    const next = () => get({ documentId: LIST_ID, variables: sights }).then((answer) => answer.text());
    await expect.poll(next, { timeout: 5000 }).not.toBe(first);
    await server.db.pool.query(`UPDATE data_set SET state = 'LIVE' WHERE reason = 'was live'`);
    await server.db.pool.query(`UPDATE place SET kind = 'attraction' WHERE kind = 'none'`);
    await expect.poll(next, { timeout: 5000 }).toBe(first);
  });

  test('are answered to POST, and cached by nobody', async () => {
    const { body, headers } = await post({ documentId: LIST_ID, variables: JSON.parse(variables) });
    expect(body.data.attractionLists.best).toEqual([{ attractionId: IDS.museum }]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('with an error are cached by nobody', async () => {
    const response = await get({ documentId: FAILING_ID });
    expect((await response.json()).errors).toHaveLength(1);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('etag')).toBeNull();
  });

  test('with an unknown id are refused', async () => {
    const response = await get({ documentId: 'c'.repeat(64) });
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  test.each(['variables', 'extensions'])(
    'with %s that are no JSON are refused, without a word in the log',
    async (parameter) => {
      const response = await get({ documentId: LIST_ID, [parameter]: 'somebody’s search' });
      expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  test('sent beside another query text never make that cacheable', async () => {
    const response = await get({ documentId: LIST_ID, query: '{ dataSet { version } }' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the door', () => {
  test('answers a query of anyone by GET, cached by nobody', async () => {
    const response = await get({ query: '{ dataSet { version } }' });
    expect(await response.json()).toMatchObject({ data: { dataSet: { version: 2 } } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('refuses to change anything by GET', async () => {
    const response = await get({ query: 'mutation { x }' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test('lets pages of any origin ask', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.status).toBeLessThan(300);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('content-type');
  });

  test('shows a browser an editor that needs no other host', async () => {
    const response = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(html).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+' blob:;/);
  }, 30_000);

  test('asked for nothing, says what to send', async () => {
    const response = await get({});
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('QUERY_MISSING');
  });

  test('answers an unexpected failure by nothing but the id of its log entry', async () => {
    const broken = await startTestServer();
    try {
      await publishMade(broken.db, 1, PLACES);
      await broken.db.pool.query('ALTER TABLE place RENAME COLUMN stars TO s');
      const response = await fetch(`${broken.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ attractions { edges { cursor } } }' }),
      });
      const { errors } = await response.json();
      expect(errors[0]).toMatchObject({
        message: 'Unexpected error.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', errorId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      });
      expect(JSON.stringify(errors)).not.toMatch(/stars|place|select/i);
    } finally {
      await broken.stop();
    }
  }, 60_000);
});
