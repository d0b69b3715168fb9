import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Database, openPool } from '#api/platform/db/database.ts';
import { appliedMigrations } from '#api/platform/db/migrations.ts';
import { inTime } from '#api/platform/inTime.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { forEverybody } from '#api/rest/core/audience.ts';
import { CACHE } from './core/caching.ts';
import type { Limiter } from './core/rateLimits.ts';

/** A database that has not answered for so long, ms, counts as not ready. */
const PROBE_MS = 2000;
/** The same, ms, with a replica that is asked after it. */
const LONGEST_MS = 4000;

export interface HealthOptions {
  readonly db: Database;
  readonly limitReady?: Limiter;
}

/**
 * `/healthz`: the process answers. `/readyz`: the database, or a replica, does, every migration is applied, and the
 * process was not asked to stop.
 */
export async function healthRoutes(app: FastifyInstance, { db, limitReady }: HealthOptions): Promise<void> {
  const isReady = await readiness(app, db);

  forEverybody(app);
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', CACHE.never);
    return { status: 'ok' };
  });

  app.get(
    '/readyz',
    { ...(limitReady && { onRequest: limitReady }), schema: { hide: true } },
    async (_request, reply) => {
      reply.header('cache-control', CACHE.never);
      const ready = !app.isLeaving && (await isReady());
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'notReady' });
    },
  );
}

/**
 * Asks on a connection of its own, since a busy pool does not mean that the server is down. Callers at the same time
 * share one answer: all of them together take one connection.
 */
async function readiness(app: FastifyInstance, db: Database): Promise<() => Promise<boolean>> {
  const entries = await readdir(path.join(projectRoot, 'prisma', 'migrations'), { withFileTypes: true });
  const migrations = entries.filter((entry) => entry.isDirectory()).length;
  const probe = openPool(db.pool.options.connectionString ?? db.url, {
    maxConnections: 1,
    waitMs: PROBE_MS,
    answerMs: PROBE_MS,
    pooled: true,
  });
  app.addHook('onClose', () => probe.end());
  const ask = async () => {
    const applied = await appliedMigrations(probe).catch(() =>
      db.primaryOrReplica ? appliedMigrations(db.primaryOrReplica.pool) : 0,
    );
    return applied >= migrations;
  };
  let asking: Promise<boolean> | null = null;
  return () => {
    asking ??= inTime(ask(), LONGEST_MS)
      .catch(() => false)
      .finally(() => {
        asking = null;
      });
    return asking;
  };
}
