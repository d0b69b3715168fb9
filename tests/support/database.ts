import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { connect, type Database, openDatabase } from '#api/platform/database.ts';
import { projectRoot } from '#api/platform/paths.ts';

/** The suites share one embedded server of their own; each test file gets a database cloned from a migrated template. */
const TEST_DATA_DIR = path.join(projectRoot, '.data', 'test');
const TEMPLATE_LOCK = 7_214_101;

export interface TestDatabase {
  readonly db: Database;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/** An empty, migrated database on a real PostgreSQL (`TEST_DATABASE_URL`'s server, else the embedded one). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await openDatabase({ databaseUrl: process.env['TEST_DATABASE_URL'] ?? null, dataDir: TEST_DATA_DIR });
  const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`;
  await withLock(server.url, (client) => client.query(`CREATE DATABASE ${name}`));
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const migrated = await openDatabase({ databaseUrl: url.href, dataDir: TEST_DATA_DIR });
  await migrated.close();
  const db = connect(url.href);
  return {
    db,
    drop: async () => {
      await db.close();
      await withLock(server.url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
      await server.close();
    },
  };
}

/** CREATE DATABASE fails while another session uses the template, hence one at a time. */
async function withLock(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await work(client);
  } finally {
    await client.end();
  }
}
