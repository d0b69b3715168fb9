import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#api/platform/config.ts';
import { connect, servingLimits } from '#api/platform/db/database.ts';
import { createLog } from '#api/platform/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { type Relay, startRelay } from '../../support/services/relay.ts';
import { type Answer, loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';
import { makeWebFolder, operationIds } from '../../support/webFolder.ts';

// One server with the limits of serving, whose database is busy, locked, full, silent or away.
const CONNECTIONS = 3;
const POLLED = { timeout: 20_000 };

const OPERATIONS = operationIds();
const webFolder = makeWebFolder();

let database: TestDatabase;
let relay: Relay;
let server: RunningServer;
let nobody: Visitor;
let aino: Visitor;
let eino: Visitor;

beforeAll(async () => {
  database = await createTestDatabase();
  await publishHelsinki(database.db);
  for (const username of ['Aino', 'Eino'])
    await makeUser(database.db, { email: `${username.toLowerCase()}@example.org`, username });
  relay = await startRelay(database.db.url);
  const config = readConfig({
    PORT: '0',
    BASEMAP: 'embedded',
    ROLE: 'web',
    RATE_LIMITS: 'off',
    DATA_DIR: '.data/test-outages',
    DATABASE_TIMEOUT: '1',
  });
  const db = connect(relay.url, { ...servingLimits(config), maxConnections: CONNECTIONS });
  server = await startServer(config, { db, log: createLog('silent'), webFolder });
  nobody = visitorOf(server.url);
  [aino, eino] = await Promise.all([
    loggedIn(server.url, 'aino@example.org'),
    loggedIn(server.url, 'eino@example.org'),
  ]);
}, 60_000);

afterAll(async () => {
  await server.close();
  await relay.cut();
  await database.drop();
  rmSync(webFolder, { recursive: true });
});

const LIST = `/api/query/attractions?bbox=${HELSINKI.join(',')}`;
const DETAIL = `/api/query/attractions/${IDS.museum}`;
const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { __typename } }`;
const comment = (visitor: Visitor, text: string) =>
  visitor.rest('POST', '/api/comments/', { attractionId: IDS.museum, text });

/** What programs read of an answer: may the same be asked again, and when? */
const said = ({ status, headers, body }: Answer) => [status, body, headers.get('retry-after')];
const UNAVAILABLE = [503, { message: 'unavailable' }, '5'];

/** Does work while a table is locked, as by a statement of an operator. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const lock = await database.db.pool.connect();
  try {
    await lock.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return await work();
  } finally {
    await lock.query('ROLLBACK');
    lock.release();
  }
}

/** Waits until so many statements of this database are held up by a lock. */
const heldUp = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await database.db.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length;
    }, POLLED)
    .toBe(count);

describe('a locked table', () => {
  test('is answered 503 by both doors, reads and writes', async () => {
    const answers = await whileLocked('comment', () =>
      Promise.all([
        comment(aino, 'Hei'),
        nobody.rest('GET', `/api/comments/?attractionId=${IDS.museum}`),
        eino.graphql(COMMENT, { input: { attractionId: IDS.museum, text: 'Hei' } }),
      ]),
    );
    const [byRest, read, byGraphql] = answers;
    expect([said(byRest), said(read)]).toEqual([UNAVAILABLE, UNAVAILABLE]);
    expect([byGraphql.status, byGraphql.headers.get('retry-after')]).toEqual([503, '5']);
    expect(byGraphql.body).toMatchObject({
      errors: [{ message: 'unavailable', extensions: { code: 'UNAVAILABLE', reason: 'down', retryAfterS: 5 } }],
    });
    expect((await comment(aino, 'Hei')).status).toBe(200);
  });

  test('whose statements hold all connections delays no question whether the server is ready', async () => {
    await whileLocked('place', async () => {
      const slow = Array.from({ length: 2 * CONNECTIONS }, () => nobody.rest('GET', DETAIL));
      await heldUp(CONNECTIONS);
      const ready = nobody.rest('GET', '/readyz');
      const first = await Promise.race([ready, ...slow]);
      expect([first.status, first.body]).toEqual([200, { status: 'ready' }]);
      expect((await Promise.all(slow)).map(said)).toEqual(slow.map(() => UNAVAILABLE));
    });
    expect((await nobody.rest('GET', LIST)).status).toBe(200);
  });
});

test('a full disk of the database is answered 507, and nothing of the write is there', async () => {
  await database.db.pool.query(`
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON comment FOR EACH ROW EXECUTE FUNCTION full_disk()`);
  expect(said(await comment(aino, 'Täynnä'))).toEqual([507, { message: 'full' }, '300']);
  const byGraphql = await aino.graphql(COMMENT, { input: { attractionId: IDS.museum, text: 'Täynnä' } });
  expect([byGraphql.status, byGraphql.headers.get('retry-after')]).toEqual([507, '300']);
  expect(byGraphql.body).toMatchObject({ errors: [{ message: 'full', extensions: { code: 'UNAVAILABLE' } }] });
  await database.db.pool.query('DROP TRIGGER full_disk ON comment');
  expect(await database.db.prisma.comment.count({ where: { text: 'Täynnä' } })).toBe(0);
});

test('a database that was replaced by an empty one is answered 503, until the right one is back', async () => {
  const answers = () =>
    Promise.all([
      nobody.rest('GET', DETAIL),
      comment(aino, 'Tyhjä'),
      visitorOf(server.url).rest('POST', '/api/user/login', { email: 'aino@example.org', password: 'x' }),
      nobody.graphql('{ categories { name } profile(username: "Aino") { username } }'),
      nobody.rest('GET', '/readyz'),
    ]);
  await database.db.pool.query('ALTER SCHEMA public RENAME TO former; CREATE SCHEMA public');
  try {
    expect((await answers()).map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  } finally {
    await database.db.pool.query('DROP SCHEMA public; ALTER SCHEMA former RENAME TO public');
  }
  await expect
    .poll(async () => (await answers()).map(({ status }) => status), POLLED)
    .toEqual([200, 200, 401, 200, 200]);
  expect(await database.db.prisma.comment.count({ where: { text: 'Tyhjä' } })).toBeGreaterThan(0);
});

/** What visitors open again and again: a page, an answer to the program, tiles of both kinds. */
const CACHED = [
  `/v/place/${IDS.museum}?lang=en`,
  `/graphql?${new URLSearchParams({ documentId: OPERATIONS['MapSlotQuery'] ?? '', variables: '{}' })}`,
  '/tiles/attractions/2/all/10/583/296.mvt',
  '/healthz',
];

describe.each([
  ['away', () => relay.cut()],
  ['silent', async () => relay.silence()],
])('while the database is %s', (_what, fail) => {
  const statuses = (paths: readonly string[]) =>
    Promise.all(paths.map(async (asked) => (await nobody.rest('GET', asked)).status));

  beforeAll(async () => {
    expect(await statuses(CACHED)).toEqual(CACHED.map(() => 200));
    await fail();
  });
  afterAll(() => relay.mend());

  test('cached answers can still be read, and the process says that it is not ready', async () => {
    expect(await statuses(CACHED)).toEqual(CACHED.map(() => 200));
    expect((await nobody.rest('GET', '/readyz')).status).toBe(503);
  });

  test('a page that is not cached is the program without data; other reads and all writes are 503', async () => {
    const answers = await Promise.all([
      nobody.rest('GET', `/v/place/${IDS.fortress}`),
      nobody.rest('GET', DETAIL),
      comment(aino, 'Poissa'),
      visitorOf(server.url).rest('POST', '/api/user/login', { email: 'aino@example.org', password: 'x' }),
      eino.graphql(COMMENT, { input: { attractionId: IDS.museum, text: 'Poissa' } }),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      answers.map(() => [503, '5']),
    );
    const [page] = answers;
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<div id="root">');
  });

  test('afterwards all is as before within ten seconds, and nothing that was refused has been done', async () => {
    await relay.mend();
    await expect.poll(() => statuses(['/readyz', DETAIL]), { timeout: 10_000 }).toEqual([200, 200]);
    await expect.poll(async () => (await comment(aino, 'Taas')).status, { timeout: 10_000 }).toBe(200);
    expect(await database.db.prisma.comment.count({ where: { text: 'Poissa' } })).toBe(0);
  });
});
