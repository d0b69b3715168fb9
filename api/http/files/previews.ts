import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { orBusy } from '#api/domain/core/busy.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { keyOf } from '#api/domain/photos/files/imageFiles.ts';
import { photoTag } from '#api/domain/photos/files/purges.ts';
import { ANYONE, mayReadImage } from '#api/domain/photos/images.ts';
import { CACHE, etagOf, sendCached, tagged } from '#api/http/core/caching.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Files } from '#api/platform/files/files.ts';
import { previewOf } from '#api/platform/files/pictures.ts';
import { readIfThere } from '#api/platform/files/readIfThere.ts';
import { parseAttractionId } from '#common/places/attractionId.ts';
import { imagePath, readImageFile } from '#common/places/imageFiles.ts';
import type { ImageOptions } from './images.ts';

/** Memory for pictures that several networks ask for when a link is shared: some 150 kB each. */
const CACHE_BYTES = 8 * 2 ** 20;

/**
 * Pictures of shared links, below /previews: public photos cut to 1200 × 630 px, made when they are asked for and not
 * stored. 404, not to be cached, for all others.
 */
export const previewRoutes: FastifyPluginAsync<Pick<ImageOptions, 'db' | 'files' | 'limit'>> = async (
  app,
  { db, files, limit },
) => {
  const previewAt = previewsOf(files);
  await publicAccess(app, ['GET', 'HEAD']);
  app.addHook('onRequest', limit);
  app.get<{ Params: { readonly attractionId: string; readonly file: string } }>(
    '/:attractionId/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const attractionId = parseAttractionId(request.params.attractionId);
      const file = readImageFile(request.params.file);
      if (attractionId === null || file === null || file.size !== null) throw new NotFoundError('notFound');
      const { filename } = file;
      if (!(await mayReadImage({ db }, ANYONE, attractionId, filename))) throw new NotFoundError('notFound');
      const picture = await previewAt(keyOf(imagePath({ attractionId, filename })));
      tagged(reply.type('image/jpeg'), photoTag(filename));
      return sendCached(request, reply, picture, etagOf(picture), CACHE.approvedImage);
    },
  );
};

/**
 * A function that answers the preview of the photo with a key, a JPEG. It throws NotFoundError without such a file,
 * RateLimitedError while too many are being made.
 */
export function previewsOf(files: Files, cacheBytes = CACHE_BYTES): (key: string) => Promise<Buffer> {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: (picture) => picture.byteLength,
    fetchMethod: async (key) => {
      const photo = await readIfThere(files, key);
      if (photo === null) throw new NotFoundError('notFound');
      return previewOf(photo).catch(orBusy('pictures'));
    },
    // A finished picture may evict those in flight: their callers get them all the same.
    ignoreFetchAbort: true,
  });
  return (key) => cache.forceFetch(key);
}
