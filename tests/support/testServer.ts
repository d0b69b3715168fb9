import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ownBaseMap } from '#api/domain/baseMapOwn.ts';
import { openBaseTiles } from '#api/domain/baseTiles.ts';
import { buildApp, type AppOptions } from '#api/http/app.ts';
import { type Files, openFiles } from '#api/platform/files.ts';
import { createLog } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface TestServer extends TestDatabase {
  readonly app: FastifyInstance;
  /** Origin of a real HTTP server on a free port. */
  readonly url: string;
  /** Empty, of its own. */
  readonly files: Files;
  /** Stops the server and drops its database. */
  stop(): Promise<void>;
}

/** The product's server on an empty, migrated database of its own, without rate limits unless asked for. */
export async function startTestServer(options: Partial<Omit<AppOptions, 'db' | 'files'>> = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'taival-test-'));
  const files = openFiles(dataDir);
  const app = await buildApp({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: false, trustProxy: 0 },
    db: database.db,
    files,
    log: createLog('silent'),
    baseMap: ownBaseMap(database.db, await openBaseTiles(projectRoot)),
    publicUrl: 'https://taival.example',
    webFolder: null,
    persistedQueries: { file: path.join(projectRoot, 'web', 'relay', 'persistedQueries.json'), watch: false },
    ...options,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...database,
    app,
    url,
    files,
    stop: async () => {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
