import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CACHE, etagOf, sendCached } from '#api/http/core/caching.ts';
import { SHELL_HEADER } from '#common/offline/cachedPage.ts';
import type { Shell } from './shell.ts';

export interface WorkerOptions {
  /** Folder of the built client. */
  readonly webFolder: string;
  readonly shell: Shell;
  /** Where the worker asks for tiles first; null: at this server. */
  readonly tilesUrl: string | null;
}

/** The placeholders that `web/build/worker.ts` writes for the shell's tag and for where tiles are. */
const TAG = '{shell-tag}';
const TILES = '{tiles-url}';

/**
 * `/shell.html`: the page that the service worker shows without a network. `/sw.js`: the worker with the tag of that
 * page and the operator's TILES_URL in it, so that browsers install a new worker when the build or the settings change.
 */
export async function workerRoutes(
  app: FastifyInstance,
  { webFolder, tilesUrl, shell: { html, tag } }: WorkerOptions,
): Promise<void> {
  const etag = etagOf(html);
  const route = { schema: { hide: true } };
  app.get('/shell.html', route, (request, reply) =>
    sendCached(request, reply.type('text/html; charset=utf-8').header(SHELL_HEADER, tag), html, etag, CACHE.revalidate),
  );

  const file = path.join(webFolder, 'sw.js');
  // A development build of the client has no worker.
  if (!existsSync(file)) return;
  const worker = (await readFile(file, 'utf8')).replaceAll(TAG, tag).replaceAll(TILES, tilesUrl ?? '');
  const workerTag = etagOf(worker);
  app.get('/sw.js', route, (request, reply) =>
    sendCached(request, reply.type('text/javascript; charset=utf-8'), worker, workerTag, CACHE.revalidate),
  );
}
