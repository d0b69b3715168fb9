import path from 'node:path';
import type pg from 'pg';
import { connect, type Database } from '#api/platform/db/database.ts';
import { joinEmbedded } from '#api/platform/db/postgres/embedded.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { projectRoot } from '#api/platform/paths.ts';

export interface ProductStores {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly files: Files;
}

/** Database and files of a running product, for what no door of it offers. `dataDir` as `startProduct` has it. */
export async function withStores<T>(dataDir: string, work: (stores: ProductStores) => Promise<T>): Promise<T> {
  const folder = path.resolve(projectRoot, dataDir);
  const embedded = await joinEmbedded(folder);
  const db = connect(embedded.url, { maxConnections: 2 });
  try {
    return await work({ db, pool: db.pool, files: await openFiles({ dataDir: folder, bucket: null }) });
  } finally {
    await db.close();
    await embedded.leave();
  }
}
