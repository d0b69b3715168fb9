import type { FastifyInstance } from 'fastify';
import type { Doors } from '#api/http/core/doors.ts';
import type { Config } from '#api/platform/config.ts';
import { isEmbeddable } from '#api/platform/configEmbeds.ts';
import { embedRoutes } from './embedRoutes.ts';
import { oembedRoutes } from './oembed.ts';
import { shortLinks } from './shortLinks.ts';

interface SharingOptions extends Partial<Pick<Config, 'embedAncestors' | 'homeView'>> {
  /** Folder of the built client; null: there are no embeds. */
  readonly webFolder: string | null;
}

/** Routes for other sites and signs that show parts of the service: short links, oEmbed, embeds. */
export async function sharingRoutes(
  app: FastifyInstance,
  { baseMap, context, limiters, published, publicUrl }: Doors,
  { embedAncestors = '*', homeView = null, webFolder }: SharingOptions,
): Promise<void> {
  await app.register(shortLinks, { prefix: '/p', context, publicUrl, limitPage: limiters.page });
  if (isEmbeddable(embedAncestors))
    await app.register(oembedRoutes, { prefix: '/api/oembed', context, publicUrl, limitRead: limiters.read });
  if (webFolder === null) return;
  await app.register(embedRoutes, {
    prefix: '/embed',
    context,
    published,
    baseMap,
    webFolder,
    homeView,
    // The share dialog of our own pages shows a preview.
    ancestors: ancestorsOf(embedAncestors),
    limitPage: limiters.page,
  });
}

function ancestorsOf(embedAncestors: string): string {
  if (embedAncestors === '*') return '*';
  return isEmbeddable(embedAncestors) ? `'self' ${embedAncestors}` : "'self'";
}
