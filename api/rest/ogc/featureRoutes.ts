import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { tagBy } from '#api/rest/core/entityText.ts';
import { publicDataUntil } from '#api/rest/core/publicData.ts';
import type { Language } from '#common/languages.ts';
import { type Collection, FILTER_NAMES } from './collections.ts';
import { conditionItem, conditionItems } from './conditionItems.ts';
import { GEOJSON, HTML, type Link, link, withParameters } from './links.ts';
import { wantsPage } from './negotiation.ts';
import { OGC_PATH, type OgcOptions } from './options.ts';
import { collectionPath, featurePath, items, type ItemsQuery, oneFeature } from './parameters.ts';
import { type Item, type Items, placeItem, placeItems } from './placeItems.ts';
import { checkedCollection, leadToPage } from './shared.ts';

const SCHEMAS = {
  items: {
    summary: 'Features of a collection, in pages',
    params: collectionPath,
    querystring: items,
    response: { 200: z.unknown() },
  },
  item: { summary: 'One feature', params: featurePath, querystring: oneFeature, response: { 200: z.unknown() } },
};

/** Conditions contain names of users too, which change without a new data set. */
const BY_VERSION = { isByVersion: ({ url }: FastifyRequest) => !url.includes('/collections/conditions/') };

/** The features of collections. Caches store them as other public data. */
export const featureRoutes: FastifyPluginAsyncZod<OgcOptions> = async (app, options) => {
  const { context, limitRead, limitFeatures, publicUrl } = options;

  app.get(
    '/collections/:collectionId/items',
    { onRequest: limitFeatures, config: BY_VERSION, schema: SCHEMAS.items },
    async ({ params, query, headers, url }, reply) => {
      const collection = checkedCollection(params.collectionId);
      checkFilters(collection, query);
      if (wantsPage(query.f, headers.accept)) return leadToPage(reply, publicUrl + collection.page);
      const ctx = await context();
      const found = await itemsOf(ctx, collection, query);
      const links = pageLinks(new URL(publicUrl + url), found, collection, publicUrl);
      return sendPage(reply, ctx, found, links);
    },
  );
  app.get(
    '/collections/:collectionId/items/:featureId',
    { onRequest: limitRead, schema: SCHEMAS.item },
    async ({ params, query, headers, url }, reply) => {
      const collection = checkedCollection(params.collectionId);
      const ctx = await context();
      const found = await itemOf(ctx, collection, params.featureId, query.lang);
      const itemsUrl = `${publicUrl + OGC_PATH}/collections/${collection.id}/items`;
      if ('movedTo' in found) return leadToMerged(reply, `${itemsUrl}/${found.movedTo}`, new URL(publicUrl + url));
      const own = publicUrl + (collection.of.features === 'places' ? `/v/place/${params.featureId}` : collection.page);
      if (wantsPage(query.f, headers.accept)) return leadToPage(reply, `${own}?lang=${query.lang}`);
      const links = [
        link('self', publicUrl + url, GEOJSON, 'This feature'),
        link('alternate', own, HTML, 'Its page'),
        link('collection', itemsUrl.slice(0, -'/items'.length), 'application/json', collection.title),
      ];
      // Programs ask for it when the feed of changes lists it: a cache must not answer its earlier state.
      return geoJson(reply, ctx)
        .header('cache-control', 'no-cache')
        .send(`${found.feature.slice(0, -1)},"links":${JSON.stringify(links)}}`);
    },
  );
};

async function itemOf(ctx: Context, { of }: Collection, id: string, language: Language): Promise<Item> {
  return of.features === 'places'
    ? placeItem(ctx, of, id, language)
    : { feature: await conditionItem(ctx, id, language) };
}

/** Redirects to the place that the asked one was merged into; records of one place may be of two places tomorrow. */
function leadToMerged(reply: FastifyReply, address: string, { search }: URL): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(address + search, 301);
}

/** Throws InvalidInputError for a filter that the collection does not have. */
function checkFilters({ filters }: Collection, query: ItemsQuery): void {
  const strange = FILTER_NAMES.find((name) => query[name] !== undefined && !filters.includes(name));
  if (strange !== undefined) throw new InvalidInputError(strange, 'unknown');
}

function itemsOf(ctx: Context, { of }: Collection, query: ItemsQuery): Promise<Items> {
  return of.features === 'places' ? placeItems(ctx, of, query) : conditionItems(ctx, query);
}

function pageLinks(url: URL, { next }: Items, { id, title, page }: Collection, publicUrl: string): Link[] {
  return [
    link('self', url.href, GEOJSON, title),
    link('alternate', publicUrl + page, HTML, title),
    link('collection', `${publicUrl + OGC_PATH}/collections/${id}`, 'application/json', title),
    ...(next === null ? [] : [link('next', withParameters(url, { after: next }), GEOJSON, 'Next page')]),
  ];
}

function sendPage(
  reply: FastifyReply,
  ctx: Context,
  { features, matched }: Items,
  links: readonly Link[],
): FastifyReply {
  const counted = `"numberReturned":${features.length}${matched === null ? '' : `,"numberMatched":${matched}`}`;
  const content = `${counted},"links":${JSON.stringify(links)},"features":[${features.join(',\n')}]}\n`;
  const head = `{"type":"FeatureCollection","timeStamp":"${ctx.now.toISOString()}",`;
  return tagBy(geoJson(reply, ctx), content).send(head + content);
}

function geoJson(reply: FastifyReply, ctx: Context): FastifyReply {
  return reply
    .type(GEOJSON)
    .header('vary', 'accept')
    .header('content-crs', '<http://www.opengis.net/def/crs/OGC/1.3/CRS84>')
    .header('cache-control', publicDataUntil(ctx));
}
