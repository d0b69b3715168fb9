import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownBaseMap } from '#api/basemap/serve/baseMapOwn.ts';
import { openBaseTiles } from '#api/basemap/serve/baseTiles.ts';
import { NO_ELEVATION } from '#api/elevation/elevation.ts';
import { buildApp } from '#api/http/app.ts';
import { openOutside } from '#api/outside/outside.ts';
import { connect } from '#api/platform/db/database.ts';
import { openFiles } from '#api/platform/files/files.ts';
import { createLog } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { NO_ARCHIVES } from '#api/platform/pmtiles/storedArchives.ts';
import { openApiDocument } from '#api/rest/ogc/openApi.ts';
import { OGC_PATH } from '#api/rest/ogc/options.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';

/** Nothing listens there: describing the routes asks no database. */
const NOWHERE = 'http://127.0.0.1:9';
const PUBLIC_URL = 'https://taival.example';

// Writes the OpenAPI documents as a server answers them into a folder, without a server or a database.
const [folder = 'dist/openapi'] = process.argv.slice(2);
if (folder.startsWith('-')) {
  console.error('Usage: node dist/server/printOpenApi.js [FOLDER]');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const [name, document] of Object.entries({
  rest: await restDocument(),
  ogc: openApiDocument(PUBLIC_URL + OGC_PATH),
}))
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(document));

async function restDocument() {
  const log = createLog('silent');
  const db = connect('postgresql://127.0.0.1:9/none');
  const app = await buildApp({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: false, trustProxy: 0 },
    db,
    files: await openFiles({ dataDir: path.join(tmpdir(), 'taival-without-files'), bucket: null }),
    jobs: { enqueue: () => Promise.reject(new Error('nothing is enqueued here')) },
    log,
    outside: openOutside({
      config: { fmiUrl: NOWHERE, wikipediaUrl: NOWHERE, wikidataUrl: NOWHERE, publicUrl: null },
      log,
    }),
    elevation: NO_ELEVATION,
    baseMap: ownBaseMap(db, await openBaseTiles(projectRoot)),
    archives: NO_ARCHIVES,
    publicUrl: PUBLIC_URL,
    webFolder: null,
    persistedQueries: { file: path.join(projectRoot, 'web', 'data', 'relay', 'persistedQueries.json'), watch: false },
  });
  try {
    await app.ready();
    return app.swagger();
  } finally {
    await app.close();
    await db.close();
  }
}
