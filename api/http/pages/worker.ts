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

/** The placeholder that `web/build/worker.ts` writes for the shell's tag. */
const TAG = '{shell-tag}';

/**
 * `/shell.html`: the page that the service worker shows without a network. `/sw.js`: the worker with the tag of that
 * page in it, so that browsers install a new worker when the build or the settings change.
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
  // A development build of the client has no worker.
  if (!existsSync(file)) return;
  const worker = (await readFile(file, 'utf8')).replaceAll(TAG, tag);
  const workerTag = etagOf(worker);
  app.get('/sw.js', route, (request, reply) =>
    sendCached(request, reply.type('text/javascript; charset=utf-8'), worker, workerTag, CACHE.revalidate),
  );
}
