import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { QUEUES } from '#api/domain/jobs/deferredWork.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { openJobs } from '#api/platform/db/jobs.ts';
import { joinEmbedded } from '#api/platform/db/postgres/embedded.ts';
import { createLog } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Connection URLs of the server that the suites share, as the role that the product works as and as one that may
     * make databases, and the name of the migrated database that theirs are copies of.
     */
    readonly testServer: { readonly url: string; readonly ownerUrl: string; readonly template: string };
  }
}

const DATA_DIR = path.join(projectRoot, '.data', 'test');

/**
 * Holds one PostgreSQL through the whole run (`TEST_DATABASE_URL`'s, else an embedded one) with a template: migrated,
 * with the tables of deferred work.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'] ?? null;
  const embedded = outside === null ? await joinEmbedded(DATA_DIR) : null;
  const server = await openDatabase({ databaseUrl: outside, dataDir: DATA_DIR });
  const ownerUrl = embedded?.ownerUrl ?? server.url;
  if (embedded !== null) await settings(ownerUrl);
  const template = `template_${process.pid}_${randomBytes(5).toString('hex')}`;
  const url = new URL(server.url);
  await owning(ownerUrl, `CREATE DATABASE ${template} OWNER ${url.username}`);
  url.pathname = `/${template}`;
  const migrated = await openDatabase({ databaseUrl: url.href, dataDir: DATA_DIR });
  const jobs = await openJobs({ db: migrated, log: createLog('silent'), queues: QUEUES, pollS: 60 });
  await jobs.stop();
  await migrated.close();
  project.provide('testServer', { url: server.url, ownerUrl, template });
  return async () => {
    await owning(ownerUrl, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.close();
    await embedded?.leave();
  };
}

/**
 * The content is worth nothing after the run: nothing waits for the disk. The kernel copies the files of the template,
 * which takes half the work of reading and writing them.
 */
function settings(url: string): Promise<void> {
  return owning(
    url,
    'ALTER SYSTEM SET fsync = off',
    'ALTER SYSTEM SET synchronous_commit = off',
    'ALTER SYSTEM SET full_page_writes = off',
    'ALTER SYSTEM SET file_copy_method = clone',
    'SELECT pg_reload_conf()',
  );
}

/** Sends statements one by one: some of them run in no transaction with others. */
async function owning(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
