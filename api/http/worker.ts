import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '#common/languages.ts';
import { CACHE, etagOf, sendCached } from './caching.ts';
import { renderDocument } from './document.ts';
import { DESCRIPTIONS, PRODUCT_NAME } from './pageTexts.ts';

export interface WorkerOptions {
  /** Folder of the built client. */
  readonly webFolder: string;
  readonly publicUrl: string;
  /** The client's settings. */
  readonly clientConfig: unknown;
}

/** What `web/build/worker.ts` leaves to be filled in. */
const TAG = '{shell-tag}';

/**
 * `/shell.html`: the page with the operator's settings and without answers, which the service worker shows where there is no network. `/sw.js`: the
 * worker with the tag of that page in it, so that other settings are a new worker as another build is.
 */
export async function workerRoutes(app: FastifyInstance, { webFolder, publicUrl, clientConfig }: WorkerOptions): Promise<void> {
  const template = await readFile(path.join(webFolder, 'index.html'), 'utf8');
  const shell = shellOf(template, publicUrl, clientConfig);
  const shellTag = etagOf(shell);
  const route = { schema: { hide: true } };
  app.get('/shell.html', route, (request, reply) => sendCached(request, reply.type('text/html; charset=utf-8'), shell, shellTag, CACHE.revalidate));

  const file = path.join(webFolder, 'sw.js');
  // A client that was built by itself has none.
  if (!existsSync(file)) return;
  const worker = (await readFile(file, 'utf8')).replaceAll(TAG, shellTag.replace(/[^\w-]/g, ''));
  const workerTag = etagOf(worker);
  app.get('/sw.js', route, (request, reply) => sendCached(request, reply.type('text/javascript; charset=utf-8'), worker, workerTag, CACHE.revalidate));
}

/** In no language yet: the program takes the one that the visitor has chosen. */
function shellOf(template: string, publicUrl: string, config: unknown): string {
  const language = DEFAULT_LANGUAGE;
  const head = { status: 200, title: PRODUCT_NAME, description: DESCRIPTIONS[language], type: 'website', picture: null, address: null, shared: null } as const;
  return renderDocument(template, { head, language, asked: null, publicUrl, config, data: [], texts: null, early: '' });
}
