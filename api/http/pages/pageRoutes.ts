import type { FastifyInstance } from 'fastify';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import { forEverybody } from '#api/rest/core/audience.ts';
import { manifestRoutes } from './manifest.ts';
import { openPages, type PageOptions } from './pages.ts';
import { shareRoutes } from './share.ts';
import { readShell } from './shell.ts';
import { sitemapRoutes } from './sitemap.ts';
import { staticFiles } from './staticFiles.ts';
import { workerRoutes } from './worker.ts';

/** The built client: its pages and files, its service worker, and what search engines and other apps ask for. */
export async function pageRoutes(
  app: FastifyInstance,
  options: PageOptions & { readonly limitPage: Limiter },
): Promise<void> {
  const { context, publicUrl, isEmbeddable, tilesUrl, webFolder, limitPage } = options;
  const page = await openPages(options);
  const shell = await readShell(options);
  await app.register(async (scope) => {
    forEverybody(scope);
    await sitemapRoutes(scope, { context, publicUrl, isEmbeddable, limitPage });
    await manifestRoutes(scope);
    await workerRoutes(scope, { webFolder, shell, tilesUrl });
    await scope.register(shareRoutes, { publicUrl });
    await staticFiles(scope, { webFolder, page, shell, limitPage });
  });
}
