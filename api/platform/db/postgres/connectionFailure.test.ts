import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { type Relay, startRelay } from '../../../../tests/support/services/relay.ts';
import { connect, type Database } from '../database.ts';
import { isConnectionFailure } from './connectionFailure.ts';

let database: TestDatabase;
let relay: Relay;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  relay = await startRelay(database.db.url);
  db = connect(relay.url);
}, 60_000);

afterAll(async () => {
  await db.close();
  await database.drop();
});

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** Ends the other sessions of the database, as a server does that shuts down. */
const endSessions = () =>
  database.db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

test('a session that ends within a transaction is a failure of the connection, by SQL and by Prisma', async () => {
  const inPrisma = db.prisma.$transaction(async (tx) => {
    await tx.user.count();
    await endSessions();
    await tx.user.count();
  });
  expect(isConnectionFailure(await failure(inPrisma))).toBe(true);
  const client = await db.pool.connect();
  client.on('error', () => undefined);
  await endSessions();
  expect(isConnectionFailure(await failure(client.query('SELECT 1')))).toBe(true);
  client.release(true);
});

test('a server that cannot be reached is a failure of the connection', async () => {
  await relay.cut();
  for (const work of [
    () => db.pool.query('SELECT 1'),
    () => db.prisma.user.count(),
    () => db.prisma.$queryRaw`SELECT 1`,
    () => db.prisma.$transaction((tx) => tx.user.count()),
  ])
    expect(isConnectionFailure(await failure(work()))).toBe(true);
});

test('neither a fault in a statement nor a failure of the store is a failure of the connection', async () => {
  await relay.mend();
  expect(isConnectionFailure(await failure(db.pool.query('SELECT nothing')))).toBe(false);
  expect(isConnectionFailure(await failure(db.prisma.$queryRaw`SELECT nothing`))).toBe(false);
  const ofTheStore = new Error('cannot write', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
  expect(isConnectionFailure(ofTheStore)).toBe(false);
});
