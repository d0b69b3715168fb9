import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { publishMade } from '../../../tests/support/made/madePlaces.ts';
import { type Relay, startRelay } from '../../../tests/support/services/relay.ts';
import { createLog } from '../log.ts';
import { connect, type Database, readerOf } from './database.ts';
import { liveVersion, servingVersion } from './publicSets.ts';
import { withReplicas } from './replicas.ts';

// Two databases stand for a primary and its replica; where they differ, an answer says which of them gave it.
const POLLED = { timeout: 10_000 };

let primary: TestDatabase;
let replica: TestDatabase;
let relay: Relay;
let db: Database;

beforeAll(async () => {
  [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await Promise.all([primary, replica].map(({ db: each }) => publishMade(each, 4, [])));
  await Promise.all(
    [primary, replica].map(({ db: each }, at) =>
      each.pool.query(`CREATE TABLE who AS SELECT ${at === 0 ? `'primary'` : `'replica'`} AS answers`),
    ),
  );
  relay = await startRelay(replica.db.url);
}, 60_000);

afterAll(async () => {
  await relay.cut();
  await Promise.all([primary.drop(), replica.drop()]);
});

beforeEach(async () => {
  db = await withReplicas(connect(primary.db.url), [relay.url], {
    log: createLog('silent'),
    limits: { maxConnections: 4 },
  });
});

afterEach(() => db.close());

const answering = async (from: Database): Promise<string | undefined> =>
  (await from.pool.query<{ answers: string }>('SELECT answers FROM who')).rows[0]?.answers;

test('a caller who is not logged in reads from the replica, with its version, others from the primary', async () => {
  const reader = readerOf(db);
  expect(await answering(reader)).toBe('replica');
  expect(await liveVersion(reader, Date.now())).toBe(4);
  expect(await reader.prisma.$queryRaw`SELECT answers FROM who`).toEqual([{ answers: 'replica' }]);
  expect(await answering(db)).toBe('primary');
});

test('the primary answers a statement that the dying replica does not answer, and the next ones', async () => {
  const reader = readerOf(db);
  const inFlight = reader.pool.query<{ answers: string }>('SELECT answers, pg_sleep(0.3) FROM who');
  // The statement has arrived when the server knows it.
  await expect
    .poll(
      async () =>
        (
          await primary.db.pool.query(
            `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(0.3)%' AND pid <> pg_backend_pid()`,
          )
        ).rowCount,
      POLLED,
    )
    .toBe(1);
  await relay.cut();
  expect((await inFlight).rows[0]?.answers).toBe('primary');
  expect(await reader.prisma.$queryRaw`SELECT answers FROM who`).toEqual([{ answers: 'primary' }]);
  expect(readerOf(db).replica).toBeUndefined();
  await relay.mend();
  await expect.poll(() => answering(readerOf(db)), POLLED).toBe('replica');
});

test('statements that write are done by the primary, in transactions and alone', async () => {
  const name = new URL(replica.db.url).pathname.slice(1);
  await replica.db.pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const reader = readerOf(db);
  await reader.pool.query(`INSERT INTO who VALUES ('alone')`);
  await reader.prisma.$transaction((tx) => tx.$executeRaw`INSERT INTO who VALUES ('together')`);
  const { rows } = await primary.db.pool.query(`DELETE FROM who WHERE answers <> 'primary' RETURNING answers`);
  expect(rows).toEqual([{ answers: 'alone' }, { answers: 'together' }]);
  await replica.db.pool.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
});

test('a replica that lags behind is not asked; a version it lacks comes from the primary', async () => {
  await publishMade(primary.db, 5, []);
  await expect.poll(() => readerOf(db).replica, POLLED).toBeUndefined();
  expect(await liveVersion(readerOf(db), Date.now())).toBe(5);
  expect((await servingVersion(db, 5))?.replica).toBeUndefined();
  expect(await servingVersion(db, 99)).toBeNull();
  await publishMade(replica.db, 5, []);
  await expect.poll(() => readerOf(db).replica, POLLED).toBeDefined();
  expect((await servingVersion(db, 5))?.replica).toBeDefined();
});

test('while the primary is away the replica is read, for photos too', async () => {
  const before = await startRelay(primary.db.url);
  const away = await withReplicas(connect(before.url), [relay.url], {
    log: createLog('silent'),
    limits: { maxConnections: 4 },
  });
  expect(await answering(away.primaryOrReplica ?? away)).toBe('primary');
  await before.cut();
  expect(await answering(away.primaryOrReplica ?? away)).toBe('replica');
  expect(await answering(readerOf(away))).toBe('replica');
  await expect(away.pool.query('SELECT 1')).rejects.toThrow();
  await away.close();
});
