import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoKeys } from '#api/domain/photos/files/imageFiles.ts';
import { schema } from '#api/graphql/schema.ts';
import { ask, type Asking, type Request } from '../../support/asked.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { madeFilename, makeImage } from '../../support/made/madeImages.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { fieldQueries, globalId } from '../../support/schemaWalk.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser } from '../../support/visitors.ts';
import { literalsOf } from '../privacy/questions.ts';
import { makeSecret, type Secret } from '../privacy/secret.ts';
import { asUrl, everyRead, madeWebFolder, NOBODY } from '../privacy/walk.ts';

// Photos that wait, were rejected, taken back or deleted, or are of a hidden place: their uploader's and the
// moderators' alone. Everybody else asks for them by every route, every field and every form of an address.
const folder = madeWebFolder();
const CREATED = '2026-04-04T04:04:04.044Z';
/** Row ids that stand nowhere else. */
const FIRST_ID = 1_234_500_000;
const DELETED = madeFilename(904);
const HIDDEN = [
  { seed: 901, attractionId: IDS.museum, state: 'PENDING' },
  { seed: 902, attractionId: IDS.merged, state: 'PENDING' },
  { seed: 903, attractionId: IDS.museum, state: 'REJECTED' },
  { seed: 904, attractionId: IDS.museum, state: 'APPROVED' },
  { seed: 905, attractionId: IDS.hidden, state: 'APPROVED' },
] as const;
const PHOTOS = HIDDEN.map(({ seed, attractionId }) => ({ attractionId, filename: madeFilename(seed) }));
const SHOWN = 906;

let server: TestServer;
let secret: Secret;
let others: readonly Asking[];
let admin: Asking;
let ids: readonly number[];
/** Texts that would reveal one of them. */
let markers: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ webFolder: folder });
  await publishHelsinki(server.db);
  secret = await makeSecret(server.url, server.db);
  await makeUser(server.db, { email: 'matti@example.org', username: 'Matti' });
  await makeUser(server.db, { email: 'admin@example.org', username: 'Valvoja', role: 'ADMIN' });
  const session = async (name: string) => ({
    name,
    cookie: (await loggedIn(server.url, `${name}@example.org`)).cookie(),
  });
  others = [NOBODY, await session('matti')];
  admin = await session('admin');
  await server.db.pool.query(`SELECT setval(pg_get_serial_sequence('image', 'id'), $1)`, [FIRST_ID]);
  const made: number[] = [];
  for (const photo of HIDDEN)
    made.push(
      await makeImage(server.db.pool, server.files, {
        ...photo,
        width: 300,
        height: 200,
        uploaderId: secret.ownerId,
        created: CREATED,
      }),
    );
  ids = made;
  // Its row is gone; the work of deleting its files has yet to be done.
  await server.db.pool.query('DELETE FROM image WHERE filename = $1', [DELETED]);
  const { rows } = await server.db.pool.query<{ blur: string }>('SELECT blur FROM image');
  markers = [
    CREATED.slice(0, 19),
    ...ids.flatMap((id) => [String(id), globalId('Image', id)]),
    ...PHOTOS.map(({ filename }) => filename),
    ...rows.map(({ blur }) => blur),
  ];
  await makeImage(server.db.pool, server.files, {
    seed: SHOWN,
    attractionId: IDS.museum,
    width: 300,
    height: 200,
    uploaderId: secret.ownerId,
  });
}, 90_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Whether an answer holds the public photo, the only one that others may know of. */
async function asked(question: Request): Promise<boolean> {
  const answers = await Promise.all(others.map((who) => ask(server.url, who, question)));
  for (const { head, body } of answers)
    expect([question, markers.filter((marker) => `${head}\n${body}`.includes(marker))]).toEqual([question, []]);
  return answers.every(({ body }) => body.includes(madeFilename(SHOWN)));
}

describe('a photo that is not public', () => {
  // Issue "What people add": A pending or rejected photo is unreachable for others by any URL or query
  test('is shown to nobody else by any path that is read, though public photos are', async () => {
    const showing = new Set<string>();
    for (const [route, all] of await everyRead(server, secret)) {
      // Tiles of every view show the same of a place: some of them are enough.
      const paths = route.startsWith('/tiles/') ? all.filter((_path, at) => at % 20 === 0) : all;
      for (let at = 0; at < paths.length; at += 8) {
        const found = await Promise.all(paths.slice(at, at + 8).map((path) => asked({ path })));
        if (found.includes(true)) showing.add(route);
      }
    }
    expect([...showing]).toEqual(
      expect.arrayContaining(['/api/query/attractions/:id', '/api/images/user/:user', '/v/*']),
    );
  }, 240_000);

  // Issue "What people add": A pending or rejected photo is unreachable for others by any URL or query
  test('is shown to nobody else by any field of the schema', async () => {
    let shown = 0;
    for (const { query } of fieldQueries(schema, (argument) => literalsOf(argument, secret)))
      if (await asked({ path: asUrl(query) })) shown += 1;
    expect(shown).toBeGreaterThan(2);
    const list = 'images(first: 20) { edges { node { id imageId filename blur created } } }';
    for (const id of [IDS.museum, IDS.merged, IDS.hidden])
      await asked({ path: asUrl(`{ attraction(id: ${id}) { ... on Attraction { ${list} } } }`) });
    expect(
      await asked({
        path: asUrl(
          `{ attraction(id: ${IDS.museum}) { ... on Attraction { ${list} } } profile(username: "Aino") { ${list} } }`,
        ),
      }),
    ).toBe(true);
  }, 240_000);

  test('is nobody else’s by its id, to read, to report or to delete', async () => {
    for (const id of ids) {
      const gid = globalId('Image', id);
      const calls = [
        {
          query: 'query ($id: ID!) { node(id: $id) { __typename } nodes(ids: [$id]) { __typename } }',
          variables: { id: gid },
        },
        ...['deleteImage', 'report'].map((name) => ({
          query: `mutation { ${name}(input: { id: "${gid}"${name === 'report' ? ', reason: "x"' : ''} }) {
            __typename } }`,
        })),
      ];
      const bodies = await Promise.all(
        others.flatMap((who) =>
          calls.map(async (body) => (await ask(server.url, who, { method: 'POST', path: '/graphql', body })).body),
        ),
      );
      const [found, ...refused] = [
        JSON.stringify({ data: { node: null, nodes: [null] } }),
        'NotAuthorizedError',
        'NotAuthorizedError',
      ];
      // What a query cost says nothing of what it found.
      const bare = bodies.map((body) => body.replace(/,"extensions":\{"cost":\{[^}]*\}\}/, ''));
      expect(bare.map((body) => body.replace(/^.*"__typename":"(\w+)".*$/, '$1'))).toEqual([
        found,
        ...refused,
        found,
        'NotFoundError',
        'NotFoundError',
      ]);
    }
  });

  // Issue "What people add": A pending or rejected photo is unreachable for others by any URL or query
  test('has no file for anybody else under any form of its addresses', async () => {
    const paths = PHOTOS.flatMap((photo) => photoKeys(photo).flatMap((key) => formsOf(key)));
    expect(paths.length).toBeGreaterThan(300);
    const headers: readonly Readonly<Record<string, string>>[] = [
      {},
      { range: 'bytes=0-99' },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
      { 'if-range': '"x"', range: 'bytes=0-' },
    ];
    for (const { cookie } of others) {
      for (const [at, path] of paths.entries()) {
        const answers = [
          await raw('GET', path, cookie, headers[at % headers.length] ?? {}),
          await raw('HEAD', path, cookie, headers[(at + 1) % headers.length] ?? {}),
        ];
        for (const { status, type, content } of answers)
          expect([
            path,
            [206, 304].includes(status),
            type.startsWith('image/'),
            content.subarray(0, 3).toString('hex') === 'ffd8ff' || content.includes('ftypavif'),
          ]).toEqual([path, false, false, false]);
      }
    }
    // The files are there, for those who may have them.
    for (const photo of PHOTOS.filter(({ filename }) => filename !== DELETED))
      for (const key of photoKeys(photo)) expect((await raw('GET', `/${key}`, admin.cookie, {})).status).toBe(200);
  }, 120_000);
});

/** How somebody might write the address of a file. */
function formsOf(key: string): string[] {
  const [root = '', place = '', file = ''] = key.split('/');
  const encoded = `%${(file.codePointAt(0) ?? 0).toString(16)}${file.slice(1)}`;
  return [
    `/${key}`,
    `//${key}`,
    `/${root}//${place}/${file}`,
    `/${root}/${place}/${encoded}`,
    `/${root}/${place}/${file.toUpperCase()}`,
    `/${root.toUpperCase()}/${place}/${file}`,
    `/${root}/${place}/./${file}`,
    `/${root}/${place}/../${place}/${file}`,
    `/assets/..%2f${key}`,
    `/${root}/${place}%2f${file}`,
    `/${key}/`,
    `/${key}?v=1`,
    `/${key}.`,
    `/${key};x`,
    `/${key}%20`,
    `/${root}/0${place}/${file}`,
    `/${root}/+${place}/${file}`,
    `/${root}\\${place}\\${file}`,
    `/profiles/${file}`,
    `/${root === 'images' ? 'thumbs' : 'images'}/${place}/${file}`,
  ];
}

/** Sent as it stands: no client puts the path in order. */
function raw(
  method: string,
  path: string,
  cookie: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly type: string; readonly content: Buffer }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request(
      { hostname, port, method, path, headers: { ...headers, ...(cookie !== null && { cookie }) } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            content: Buffer.concat(chunks),
          }),
        );
      },
    )
      .once('error', reject)
      .end();
  });
}
