import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import type { Database } from '#api/platform/db/database.ts';

const caches = new WeakMap<Database, LRUCache<number, { readonly isStarter: boolean }, Database>>();

/** Whether nothing but the starter set has been published. Asked of the database once for each data set. */
export async function isStarterSet({ db, version }: Pick<Context, 'db' | 'version'>): Promise<boolean> {
  const cache =
    caches.get(db) ??
    new LRUCache({
      max: 4,
      fetchMethod: async (of, _stale, { context: { prisma } }) => {
        const row = await prisma.dataSet.findUnique({ where: { version: of }, select: { reason: true } });
        return { isStarter: /^import starter\b/.test(row?.reason ?? '') };
      },
    });
  caches.set(db, cache);
  return (await cache.fetch(version, { context: db }))?.isStarter ?? false;
}
