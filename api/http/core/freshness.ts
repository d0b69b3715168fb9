import type { FastifyInstance } from 'fastify';
import type { Database } from '#api/platform/db/database.ts';
import { readSetsAnew } from '#api/platform/db/publicSets.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A user who hides or deletes something does not find it on cached pages and answers of this process afterwards: the
 * public sets are read anew before the next one. Other processes read them within a second.
 */
export function showChangesAtOnce(app: FastifyInstance, db: Database): void {
  app.addHook('onSend', async ({ method }, { statusCode }) => {
    // A refused request changes nothing: a flood of them is no reason to ask the database.
    if (!READS.has(method) && statusCode < 400) readSetsAnew(db);
  });
}
