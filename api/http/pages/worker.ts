import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CACHE, etagOf, sendCached } from '#api/http/core/caching.ts';
import type { Shell } from './shell.ts';

export interface WorkerOptions {
  /** Folder of the built client. */
  readonly webFolder: string;
  readonly shell: Shell;
}

/** What `web/build/worker.ts` leaves to be filled in. */
const TAG = '{shell-tag}';

/**
 * `/shell.html`: the page which the service worker shows where there is no network. `/sw.js`: the worker with the tag
 * of that page in it, so that other settings are a new worker as another build is.
 */
export async function workerRoutes(
  app: FastifyInstance,
  { webFolder, shell: { html, tag } }: WorkerOptions,
): Promise<void> {
  const etag = etagOf(html);
  const route = { schema: { hide: true } };
  app.get('/shell.html', route, (request, reply) =>
    sendCached(request, reply.type('text/html; charset=utf-8'), html, etag, CACHE.revalidate),
  );

  const file = path.join(webFolder, 'sw.js');
  // A client that was built by itself has none.
  if (!existsSync(file)) return;
  const worker = (await readFile(file, 'utf8')).replaceAll(TAG, tag);
  const workerTag = etagOf(worker);
  app.get('/sw.js', route, (request, reply) =>
    sendCached(request, reply.type('text/javascript; charset=utf-8'), worker, workerTag, CACHE.revalidate),
  );
}
