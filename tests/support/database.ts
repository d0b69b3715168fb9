import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#api/platform/db/database.ts';

/** Any number: CREATE DATABASE fails while another session copies the template, hence one at a time. */
const TEMPLATE_LOCK = 7_214_101;

export interface TestDatabase {
  readonly db: Database;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/** An empty, migrated database on the real PostgreSQL that `globalSetup.ts` holds. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testServer').template);
}

/** A database without any table. */
export function createBareDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`;
  const url = new URL(server.url);
  // Copying the files takes half of what writing each page to the log takes: nothing waits for the disk here.
  await lockedOnServer(server.ownerUrl, TEMPLATE_LOCK, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${url.username} STRATEGY FILE_COPY`),
  );
  url.pathname = `/${name}`;
  const db = connect(url.href);
  return {
    db,
    drop: async () => {
      await db.close();
      await lockedOnServer(server.ownerUrl, TEMPLATE_LOCK, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      );
    },
  };
}

/** Does some work while no other process holds the lock. */
export async function lockedOnServer(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await work(client);
  } finally {
    await client.end();
  }
}
