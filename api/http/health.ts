import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#api/platform/db/database.ts';
import { appliedMigrations } from '#api/platform/db/migrations.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { forEverybody } from '#api/rest/core/audience.ts';
import { CACHE } from './core/caching.ts';

/** `/healthz`: the process answers. `/readyz`: the database, or a replica, does, and every migration is applied. */
export async function healthRoutes(app: FastifyInstance, { db }: { readonly db: Database }): Promise<void> {
  const entries = await readdir(path.join(projectRoot, 'prisma', 'migrations'), { withFileTypes: true });
  const migrations = entries.filter((entry) => entry.isDirectory()).length;

  forEverybody(app);
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', CACHE.never);
    return { status: 'ok' };
  });

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', CACHE.never);
    const ready = await isReady(db.careful ?? db, migrations);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'notReady' });
  });
}

async function isReady({ pool }: Database, migrations: number): Promise<boolean> {
  try {
    return (await appliedMigrations(pool)) >= migrations;
  } catch {
    return false;
  }
}
