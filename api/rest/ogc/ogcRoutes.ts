import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { COLLECTIONS, collectionJson } from './collections.ts';
import { answerExceptions } from './exceptions.ts';
import { featureRoutes } from './featureRoutes.ts';
import { HTML, link, OPENAPI } from './links.ts';
import { wantsPage } from './negotiation.ts';
import { openApiDocument } from './openApi.ts';
import { OGC_PATH, type OgcOptions } from './options.ts';
import { anyPage, collectionPath } from './parameters.ts';
import { checkedCollection, leadToPage } from './shared.ts';

const PART_1 = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf';

/** The conformance classes of OGC API Features Part 1 that are held to; pages of our own are no class `html`. */
const CONFORMANCE = ['core', 'geojson', 'oas30'].map((name) => `${PART_1}/${name}`);

const SCHEMAS = {
  landing: { summary: 'OGC API Features: landing page', querystring: anyPage, response: { 200: z.unknown() } },
  conformance: { summary: 'Conformance classes', querystring: anyPage, response: { 200: z.unknown() } },
  api: { summary: 'This API as an OpenAPI 3.0 document', querystring: anyPage, response: { 200: z.unknown() } },
  collections: { summary: 'Collections of features', querystring: anyPage, response: { 200: z.unknown() } },
  collection: {
    summary: 'One collection',
    params: collectionPath,
    querystring: anyPage,
    response: { 200: z.unknown() },
  },
};

/** OGC API Features, Part 1: Core (OGC 17-069r4), below `OGC_PATH`. */
export const ogcRoutes: FastifyPluginAsyncZod<OgcOptions> = async (app, options) => {
  const { limitRead: onRequest, publicUrl, log } = options;
  const root = publicUrl + OGC_PATH;
  answerExceptions(app, log);

  app.get('/', { onRequest, schema: SCHEMAS.landing }, async ({ query, headers }, reply) => {
    if (wantsPage(query.f, headers.accept)) return leadToPage(reply, `${publicUrl}/`);
    return reply.header('vary', 'accept').send(landingJson(root, publicUrl));
  });
  app.get('/conformance', { onRequest, schema: SCHEMAS.conformance }, async () => ({ conformsTo: CONFORMANCE }));
  app.get('/api', { onRequest, schema: SCHEMAS.api }, async (_request, reply) =>
    // As bytes: of a text Fastify would write the type in another form, which GDAL does not know.
    reply.header('content-type', OPENAPI).send(Buffer.from(JSON.stringify(openApiDocument(root)))),
  );
  app.get('/collections', { onRequest, schema: SCHEMAS.collections }, async ({ query, headers }, reply) => {
    if (wantsPage(query.f, headers.accept)) return leadToPage(reply, `${publicUrl}/v/place`);
    return reply.header('vary', 'accept').send({
      links: [
        link('self', `${root}/collections`, 'application/json', 'Collections'),
        link('alternate', `${publicUrl}/v/place`, HTML, 'Places'),
      ],
      collections: COLLECTIONS.map((one) => collectionJson(one, root, publicUrl)),
    });
  });
  app.get(
    '/collections/:collectionId',
    { onRequest, schema: SCHEMAS.collection },
    async ({ params, query, headers }, reply) => {
      const collection = checkedCollection(params.collectionId);
      if (wantsPage(query.f, headers.accept)) return leadToPage(reply, publicUrl + collection.page);
      return reply.header('vary', 'accept').send(collectionJson(collection, root, publicUrl));
    },
  );
  await app.register(featureRoutes, options);
};

function landingJson(root: string, publicUrl: string) {
  return {
    title: 'Taival',
    description: "Finland's outdoor places and trip destinations, routes and the conditions at them.",
    attribution: `Sources and their licences: ${publicUrl}/api/query/data/sources`,
    links: [
      link('self', root, 'application/json', 'This document'),
      link('alternate', `${publicUrl}/`, HTML, 'Taival'),
      link('service-desc', `${root}/api`, OPENAPI, 'The API as an OpenAPI document'),
      link('service-doc', `${publicUrl}/v/developers`, HTML, 'For developers'),
      link('conformance', `${root}/conformance`, 'application/json', 'Conformance classes'),
      link('data', `${root}/collections`, 'application/json', 'Collections'),
      link('license', `${publicUrl}/api/query/data/sources`, 'application/json', 'Sources and their licences'),
      ...['attractions', 'base'].map((name) =>
        link('describedby', `${root}/tiles/${name}/tilejson.json`, 'application/json', `Vector tiles: ${name}`),
      ),
    ],
  };
}
