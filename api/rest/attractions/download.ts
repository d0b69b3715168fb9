import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#api/domain/core/context.ts';
import { geometriesOf, livePlace } from '#api/domain/places/attractions.ts';
import type { Place } from '#api/domain/places/places.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { id, lang } from '#api/rest/core/parameters.ts';
import type { Language } from '#common/languages.ts';
import { normalise } from '#common/search/normalise.ts';
import { placeFeature } from './geojson.ts';
import { gpxOf } from './gpx.ts';
import { gpxPlacesOf, type GpxWords, pageOf } from './gpxPlaces.ts';
import { creditsOf } from './sourcesJson.ts';

export interface DownloadOptions {
  /** The context of one request. */
  readonly context: () => Promise<Context>;
  /** Throws RateLimitedError when the address has asked too often. */
  readonly limitRead: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Origin of the links in the files, without a slash at its end. */
  readonly publicUrl: string;
}

const FAULTS = { 400: invalidBody, 404: messageBody, 429: messageBody } as const;

const NAME_MAX = 60;

const asked = { params: z.object({ id }), querystring: z.object({ lang }) };

const SCHEMAS = {
  gpx: {
    summary: 'One attraction as a GPX 1.1 file',
    description:
      'A point as a waypoint, a route as a track with a segment for each part between gaps, an area as a track of ' +
      'its closed borders. Ids as of the attraction itself.',
    ...asked,
    response: {
      200: { description: 'A GPX document.', content: { 'application/gpx+xml': { schema: z.string() } } },
      ...FAULTS,
    },
  },
  geojson: {
    summary: 'One attraction as a GeoJSON Feature',
    description:
      'Properties as in the FeatureCollection of many, with the page of the attraction and the credits of its ' +
      'sources. Ids as of the attraction itself.',
    ...asked,
    response: {
      200: { description: 'A Feature.', content: { 'application/geo+json': { schema: z.unknown() } } },
      ...FAULTS,
    },
  },
};

/** Downloads of one place, in formats that maps, watches and navigators open. */
export const downloadRoutes: FastifyPluginAsyncZod<DownloadOptions> = async (app, options) => {
  const { context, limitRead: onRequest, publicUrl } = options;

  app.get('/attractions/:id.gpx', { onRequest, schema: SCHEMAS.gpx }, async ({ params, query }, reply) => {
    const ctx = await context();
    const place = await livePlace(ctx, params.id);
    const gpx = (await gpxPlacesOf(ctx, [place], { publicUrl, language: query.lang })).map(gpxOf).join('');
    return asFile(reply, place, query.lang, 'gpx', 'application/gpx+xml; charset=utf-8').send(gpx);
  });
  app.get('/attractions/:id.geojson', { onRequest, schema: SCHEMAS.geojson }, async ({ params, query }, reply) => {
    const ctx = await context();
    const place = await livePlace(ctx, params.id);
    const feature = await creditedFeature(ctx, place, { publicUrl, language: query.lang });
    return asFile(reply, place, query.lang, 'geojson', 'application/geo+json; charset=utf-8').send(feature);
  });
};

async function creditedFeature(ctx: Context, place: Place, { publicUrl, language }: GpxWords): Promise<string> {
  const [[geometry], credits] = await Promise.all([geometriesOf(ctx, [place]), creditsOf(ctx, place)]);
  const text = geometry === undefined ? null : JSON.stringify(geometry);
  return placeFeature({ ...place, geometry: text }, language, { link: pageOf(publicUrl, place), credits });
}

/** Sends the answer as a file that has the place's name, in letters that every file system can store. */
function asFile(reply: FastifyReply, place: Place, language: Language, extension: string, type: string): FastifyReply {
  const words = normalise(placeName(place, language))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX);
  const name = [words, place.id].join('-').replace(/^-+|-(?=-)/g, '');
  return reply.type(type).header('content-disposition', `attachment; filename="${name}.${extension}"`);
}
