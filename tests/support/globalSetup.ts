import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { QUEUES } from '#api/domain/jobs/deferredWork.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { openJobs } from '#api/platform/db/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Connection URL of the server that the suites share, and the name of the migrated database that theirs are
     * copies of.
     */
    readonly testServer: { readonly url: string; readonly template: string };
  }
}

const DATA_DIR = path.join(projectRoot, '.data', 'test');

/**
 * Holds one PostgreSQL through the whole run (`TEST_DATABASE_URL`'s, else an embedded one) with a template: migrated,
 * with the tables of deferred work.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'] ?? null;
  const server = await openDatabase({ databaseUrl: outside, dataDir: DATA_DIR });
  // Its content is worth nothing after the run: nothing waits for the disk.
  if (outside === null) await settings(server.url, ['fsync', 'synchronous_commit', 'full_page_writes']);
  const template = `template_${process.pid}_${randomBytes(5).toString('hex')}`;
  await server.pool.query(`CREATE DATABASE ${template}`);
  const url = new URL(server.url);
  url.pathname = `/${template}`;
  const migrated = await openDatabase({ databaseUrl: url.href, dataDir: DATA_DIR });
  const jobs = await openJobs({ db: migrated, log: createLog('silent'), queues: QUEUES, pollS: 60 });
  await jobs.stop();
  await migrated.close();
  project.provide('testServer', { url: server.url, template });
  return async () => {
    await server.pool.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.close();
  };
}

async function settings(url: string, off: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const name of off) await client.query(`ALTER SYSTEM SET ${name} = off`);
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
}
