import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type CallContext, ownViewer } from '#api/domain/core/call.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { hasProfileImage } from '#api/domain/people/profiles.ts';
import { keyOf } from '#api/domain/photos/files/imageFiles.ts';
import { photoTag } from '#api/domain/photos/files/purges.ts';
import { ANYONE, mayReadImage } from '#api/domain/photos/images.ts';
import { imageViewer } from '#api/domain/photos/imagesSql.ts';
import { isBearerCall } from '#api/http/core/bearer.ts';
import { CACHE, isCurrent, tagged } from '#api/http/core/caching.ts';
import { cookies } from '#api/http/core/calls.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Files } from '#api/platform/files/files.ts';
import { parseAttractionId } from '#common/places/attractionId.ts';
import {
  imagePath,
  profileImagePath,
  readImageFile,
  readProfileFile,
  type ThumbFormat,
  thumbPath,
} from '#common/places/imageFiles.ts';

export interface ImageOptions {
  readonly db: Database;
  readonly files: Files;
  readonly limit: Limiter;
  /** The kind of files below the prefix. */
  readonly of: 'images' | 'thumbs';
  /** Context of a request that may have a session; without a viewer for pages of other sites. */
  readonly callOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

const TYPES: Readonly<Record<ThumbFormat, string>> = { jpg: 'image/jpeg', avif: 'image/avif' };

interface ImageParams {
  readonly attractionId: string;
  readonly file: string;
}

/**
 * Photos below /images, or thumbnails below /thumbs (SPEC §3). 404, not to be cached, also for photos that the caller
 * may not see.
 */
export const imageRoutes: FastifyPluginAsync<ImageOptions> = async (app, { db, files, of, callOf, limit }) => {
  await publicAccess(app, ['GET', 'HEAD']);
  app.addHook('onRequest', limit);
  await cookies(app);
  app.get<{ Params: ImageParams }>('/:attractionId/:file', { schema: { hide: true } }, async (request, reply) => {
    const { params, headers } = request;
    const attractionId = parseAttractionId(params.attractionId);
    const file = readImageFile(params.file);
    if (attractionId === null || file === null || (file.size === null ? 'images' : 'thumbs') !== of)
      throw new NotFoundError('notFound');
    const { filename, size, format } = file;
    const name = { attractionId, filename };
    const isPublic = await mayReadImage({ db }, ANYONE, attractionId, filename);
    // Only uploaders and admins see pending photos: requests without a cookie or a token need no second statement.
    if (
      !isPublic &&
      ((headers.cookie === undefined && !isBearerCall(request)) ||
        !(await mayReadImage({ db }, imageViewer(ownViewer(await callOf(request, reply))), attractionId, filename)))
    )
      throw new NotFoundError('notFound');
    return sendFile(reply, {
      files,
      tag: isPublic ? photoTag(filename) : null,
      key: keyOf(size === null ? imagePath(name) : thumbPath(name, size, format)),
      format,
      ifNoneMatch: isPublic ? headers['if-none-match'] : undefined,
      cacheControl: isPublic ? CACHE.approvedImage : CACHE.own,
    });
  });
};

/** Pictures of profiles, below /profiles (SPEC §3): public from the upload on, deleted with the profile. */
export const profileImageRoutes: FastifyPluginAsync<Pick<ImageOptions, 'db' | 'files' | 'limit'>> = async (
  app,
  { db, files, limit },
) => {
  await publicAccess(app, ['GET', 'HEAD']);
  app.addHook('onRequest', limit);
  app.get<{ Params: Pick<ImageParams, 'file'> }>(
    '/:file',
    { schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const file = readProfileFile(params.file);
      if (file === null || !(await hasProfileImage({ db }, file.filename))) throw new NotFoundError('notFound');
      return sendFile(reply, {
        files,
        tag: photoTag(file.filename),
        key: keyOf(profileImagePath(file)),
        format: file.format,
        ifNoneMatch: headers['if-none-match'],
        cacheControl: CACHE.approvedImage,
      });
    },
  );
};

interface SentFile {
  readonly files: Files;
  /** Null: no shared cache may have it. */
  readonly tag: string | null;
  readonly key: string;
  readonly format: ThumbFormat;
  readonly ifNoneMatch: string | undefined;
  readonly cacheControl: string;
}

async function sendFile(
  reply: FastifyReply,
  { files, tag, key, format, ifNoneMatch, cacheControl }: SentFile,
): Promise<FastifyReply> {
  // The row may be there before its file, or after it.
  if (!(await files.exists(key))) throw new NotFoundError('notFound');
  const { contentLength, etag } = await files.getMetaData(key);
  reply.header('etag', etag).header('cache-control', cacheControl);
  if (tag !== null) tagged(reply, tag);
  if (isCurrent(ifNoneMatch, etag)) return reply.code(304).send();
  return reply
    .type(TYPES[format])
    .header('content-length', contentLength)
    .send(await files.getStream(key));
}
