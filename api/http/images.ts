import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#api/platform/database.ts';
import type { Files } from '#api/platform/files.ts';
import { ANYONE, mayReadImage } from '#api/domain/images.ts';
import { NotFoundError } from '#api/domain/errors.ts';
import { parseAttractionId } from '#common/attractionId.ts';
import { imagePath, readImageFile, type ThumbFormat, thumbPath } from '#common/imageFiles.ts';
import { CACHE, isCurrent } from './caching.ts';
import { publicAccess } from './publicAccess.ts';

export interface ImageOptions {
  readonly db: Database;
  readonly files: Files;
  /** What lies below the prefix. */
  readonly of: 'images' | 'thumbs';
}

const TYPES: Readonly<Record<ThumbFormat, string>> = { jpg: 'image/jpeg', avif: 'image/avif' };

interface ImageParams {
  readonly attractionId: string;
  readonly file: string;
}

/** Photos below /images, or their thumbnails below /thumbs (SPEC §3). What is not there, or not for everybody, is 404 alike and not kept. */
export const imageRoutes: FastifyPluginAsync<ImageOptions> = async (app, { db, files, of }) => {
  await publicAccess(app, ['GET', 'HEAD']);
  app.get<{ Params: ImageParams }>('/:attractionId/:file', { schema: { hide: true } }, async ({ params, headers }, reply) => {
    const attractionId = parseAttractionId(params.attractionId);
    const file = readImageFile(params.file);
    if (attractionId === null || file === null || (file.size === null ? 'images' : 'thumbs') !== of) throw new NotFoundError('notFound');
    const { filename, size, format } = file;
    if (!(await mayReadImage({ db }, ANYONE, attractionId, filename))) throw new NotFoundError('notFound');
    const name = { attractionId, filename };
    const key = (size === null ? imagePath(name) : thumbPath(name, size, format)).slice(1);
    // A row whose file is not there yet, or not any more.
    if (!(await files.exists(key))) throw new NotFoundError('notFound');
    const { contentLength, etag } = await files.getMetaData(key);
    reply.header('etag', etag).header('cache-control', CACHE.approvedImage);
    if (isCurrent(headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(TYPES[format]).header('content-length', contentLength).send(await files.getStream(key));
  });
};
