import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addOwnPlace,
  deleteOwnPlace,
  ownPlaces,
  renameOwnPlace,
} from '#api/domain/contributions/ownPlaces/ownPlaces.ts';
import { exportedOwnPlaces, type OwnPlaceWithGeometry } from '#api/domain/contributions/ownPlaces/ownPlacesExport.ts';
import { attractionBody } from '#api/rest/attractions/attractionJson.ts';
import { gpxChunks, type GpxPlace, sendGpx } from '#api/rest/attractions/gpx.ts';
import { type GpxWords, pageOf } from '#api/rest/attractions/gpxPlaces.ts';
import { body, optionalText } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forUsers } from '#api/rest/core/audience.ts';
import { code, text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { id, lang } from '#api/rest/core/parameters.ts';
import { category, categoryName } from '#common/catalogue/catalogue.ts';
import type { Language } from '#common/languages.ts';
import { OWN_PLACES_MAX } from '#common/limits.ts';
import { ownPlaceJson } from './ownPlaceJson.ts';

export interface OwnPlaceOptions extends AccountOptions {
  /** Origin of the links in files, without a slash at its end. */
  readonly publicUrl: string;
}

const REFUSED = { 400: invalidBody, 401: messageBody, 403: messageBody, 429: messageBody } as const;
const one = z.object({ id });

const degrees = z.number(code('invalid'));
const pos = z
  .tuple([degrees, degrees], { error: ({ input }) => code(input === undefined ? 'missing' : 'invalid') })
  .describe('[lon, lat], WGS84 degrees, inside Finland.');

const NAMES = { fi: 'Omat paikat', sv: 'Egna platser', en: 'My places' } as const satisfies Readonly<
  Record<Language, string>
>;

const ROUTES = {
  list: forUsers({
    summary: 'My own places, newest first',
    response: { 200: z.array(attractionBody), 401: messageBody },
  }),
  add: forUsers({
    summary: 'Add a place that only its owner sees',
    body: body({
      name: optionalText.describe('At most 100 characters; empty: the coordinates.'),
      category: text.pipe(z.literal('own', code('unknown'))).default('own'),
      pos,
    }),
    response: { 200: attractionBody, ...REFUSED },
  }),
  rename: forUsers({
    summary: 'Rename an own place',
    params: one,
    body: body({ name: text.describe('At most 100 characters; empty: the coordinates.') }),
    response: { 200: attractionBody, ...REFUSED, 404: messageBody },
  }),
  remove: forUsers({
    summary: 'Delete an own place with its favourite and its note',
    params: one,
    response: { 200: z.object({}), ...REFUSED, 404: messageBody },
  }),
  exported: forUsers({
    summary: 'My own places as a GPX 1.1 file, streamed',
    description:
      'Points as waypoints, tracks as tracks with a segment for each part between gaps. Imported, it makes the ' +
      'same places.',
    querystring: z.object({ lang }),
    response: {
      200: { description: 'A GPX document.', content: { 'application/gpx+xml': { schema: z.unknown() } } },
      400: invalidBody,
      401: messageBody,
      429: messageBody,
    },
  }),
};

/** The documented paths of own places (SPEC §7), below /api/userattractions. */
export const ownPlaceRoutes: FastifyPluginAsyncZod<OwnPlaceOptions> = async (app, { door, publicUrl }) => {
  const ctxOf = contextOfCalls(app, door);

  app.get('/', ROUTES.list, async (call) => {
    const { rows } = await ownPlaces(ctxOf(call), { first: OWN_PLACES_MAX, after: null });
    return rows.map(ownPlaceJson);
  });
  app.post('/', ROUTES.add, async (call) => {
    const { name, pos: position } = call.body;
    return ownPlaceJson(await addOwnPlace(ctxOf(call), { name, position, clientMutationId: null }));
  });
  app.put('/:id', ROUTES.rename, async (call) => {
    const { id: placeId } = call.params;
    return ownPlaceJson(await renameOwnPlace(ctxOf(call), { id: placeId, name: call.body.name }));
  });
  app.delete('/:id', ROUTES.remove, async (call) => {
    await deleteOwnPlace(ctxOf(call), call.params.id);
    return {};
  });
  app.get('/export.gpx', ROUTES.exported, async (call, reply) => {
    const { lang: language } = call.query;
    const file = { name: `Taival: ${NAMES[language]}`, description: null, link: `${publicUrl}/v/favourites` };
    const places = gpxPlaces(await exportedOwnPlaces(ctxOf(call)), { publicUrl, language });
    return sendGpx(reply, 'taival-own-places.gpx', gpxChunks(file, places));
  });
};

async function* gpxPlaces(
  batches: AsyncIterable<readonly OwnPlaceWithGeometry[]>,
  { publicUrl, language }: GpxWords,
): AsyncGenerator<GpxPlace[]> {
  const type = categoryName(category('own'), language);
  for await (const batch of batches) {
    yield batch.map(({ place, geometry }) => ({
      name: place.name,
      type,
      description: null,
      link: pageOf(publicUrl, place),
      geometry,
      position: [place.lon, place.lat],
      sources: [],
    }));
  }
}
