import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ownBaseMap } from '#api/basemap/serve/baseMapOwn.ts';
import { openBaseTiles } from '#api/basemap/serve/baseTiles.ts';
import { QUEUES, startWork } from '#api/domain/jobs/deferredWork.ts';
import { openElevation } from '#api/elevation/openElevation.ts';
import { buildApp, type AppOptions } from '#api/http/app.ts';
import { type Jobs, openJobs } from '#api/platform/db/jobs.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { createLog } from '#api/platform/log.ts';
import { openMailer } from '#api/platform/mail.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { storedArchives } from '#api/platform/pmtiles/storedArchives.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { nothingOutside } from './callers.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { PERSISTED_QUERIES } from './webFolder.ts';

export interface TestServer extends TestDatabase {
  readonly app: FastifyInstance;
  /** Origin of a real HTTP server on a free port. */
  readonly url: string;
  /** Empty, of its own. */
  readonly files: Files;
  /** Where mails lie, as `.eml`; none before `startMailing`. */
  readonly outbox: string;
  /** Does what calls put off, such as sending mails: by default into the outbox. */
  startMailing(options?: {
    readonly smtpUrl?: string;
    readonly feedbackTo?: string;
    readonly cdnPurgeUrl?: string;
  }): Promise<void>;
  /** Stops the server and drops its database. */
  stop(): Promise<void>;
}

/**
 * The product's server on an empty, migrated database of its own, without rate limits unless asked for. Port 0 is a
 * free one.
 */
export async function startTestServer(
  options: Partial<Omit<AppOptions, 'db' | 'jobs'>> = {},
  port = 0,
): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'taival-test-'));
  const files = options.files ?? (await openFiles({ dataDir, bucket: null }));
  const log = options.log ?? createLog('silent');
  const publicUrl = options.publicUrl ?? 'https://taival.example';
  const jobs: Jobs = await openJobs({ db: database.db, log, queues: QUEUES, pollS: 0.5 });
  const archives = storedArchives(files, { log });
  const app = await buildApp({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: false, trustProxy: 0 },
    db: database.db,
    files,
    jobs,
    log,
    outside: nothingOutside(log),
    elevation: await openElevation({ db: database.db, files, config: { elevationUrl: null }, log, archives }),
    baseMap: ownBaseMap(database.db, await openBaseTiles(projectRoot), archives),
    archives,
    publicUrl,
    webFolder: null,
    persistedQueries: { file: PERSISTED_QUERIES, watch: false },
    ...options,
  });
  const url = await app.listen({ host: '127.0.0.1', port });
  return {
    ...database,
    app,
    url,
    files,
    outbox: path.join(dataDir, 'outbox'),
    startMailing: async ({ smtpUrl, feedbackTo, cdnPurgeUrl } = {}) => {
      const mailer = openMailer({ smtpUrl: smtpUrl ?? null, mailFrom: 'Taival <no-reply@taival.example>', dataDir });
      await startWork(jobs, {
        db: database.db,
        files,
        mailer,
        publicUrl,
        feedbackTo: feedbackTo ?? null,
        cdnPurgeUrl: cdnPurgeUrl ?? null,
        log,
        commons: null,
        conditionReaders: [],
        webhookOrigins: options.installation?.webhookOrigins ?? [],
      });
    },
    stop: async () => {
      await app.close();
      await jobs.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
