import type { FastifyPluginAsync } from 'fastify';
import type { MapPictures } from '#api/basemap/serve/picture/mapPictures.ts';
import { orBusy } from '#api/domain/core/busy.ts';
import type { Context } from '#api/domain/core/context.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { placeMap } from '#api/domain/places/placeMaps.ts';
import { CACHE, etagOf, sendCached, tagged } from '#api/http/core/caching.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import { parseAttractionId } from '#common/places/attractionId.ts';
import { DRAWN_LOOKS } from '#common/places/placeMap.ts';

export interface PlaceMapOptions {
  readonly draw: MapPictures;
  readonly context: () => Promise<Context>;
  readonly limit: Limiter;
}

const FILE = /^(\d{1,15})_(\w+)\.webp$/;

/** Small maps around places, below /placemaps; 404, not to be cached, where there is no such place or map. */
export const placeMapRoutes: FastifyPluginAsync<PlaceMapOptions> = async (app, { draw, context, limit }) => {
  await publicAccess(app, ['GET', 'HEAD']);
  app.addHook('onRequest', limit);
  app.get<{ Params: { readonly version: string; readonly file: string } }>(
    '/:version/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { version, file } = request.params;
      const [, digits = '', named] = FILE.exec(file) ?? [];
      const id = parseAttractionId(digits);
      const look = DRAWN_LOOKS.find((one) => one === named);
      if (id === null || look === undefined) throw new NotFoundError('notFound');
      const ctx = await context();
      const subject = await placeMap(ctx, id);
      const picture = subject === null ? null : await draw({ ...subject, look }).catch(orBusy('pictures'));
      if (picture === null) throw new NotFoundError('notFound');
      tagged(reply, 'placemaps');
      // A picture for an older page is drawn from newer data than its address says.
      const isAsked = version === String(ctx.version);
      return sendCached(
        request,
        reply.type('image/webp'),
        picture,
        etagOf(picture),
        isAsked ? CACHE.immutable : CACHE.publicData,
      );
    },
  );
};
