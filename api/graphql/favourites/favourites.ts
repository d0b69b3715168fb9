import {
  favouriteCountsFor,
  favouritesAt,
  myFavourites,
  removeFavourite,
  setFavourite,
} from '#api/domain/contributions/favourites.ts';
import type { Favourite } from '#api/domain/contributions/favouritesSql.ts';
import { ownAfter, ownCursor } from '#api/domain/contributions/ownContent.ts';
import { asUser } from '#api/domain/core/call.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import { ViewerRef } from '#api/graphql/account/viewer.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { CategoryRef } from '#api/graphql/categories/category.ts';
import { FREE, languageArgument, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { ownNodeId, ownNodes } from '#api/graphql/core/ownNodes.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { category } from '#common/catalogue/catalogue.ts';
import { FavouriteCountsRef, FavouriteRef, FavouriteTypeEnum } from './favouriteRef.ts';

builder.node(FavouriteRef, {
  description: 'What the viewer thinks of a place; one for each place.',
  id: { resolve: ownNodeId },
  loadMany: (ids, ctx) => ownNodes(ids, ctx, (placeIds) => favouritesAt(ctx, placeIds)),
  fields: (t) => ({
    attraction: t.field({
      type: AttractionRef,
      nullable: true,
      description: 'Null where it is not public any more, and of own places.',
      resolve: ({ attractionId }, _args, ctx) => ctx.loaders.place.load(attractionId),
    }),
    attractionId: t.expose('attractionId', { type: 'AttractionId', ...FREE }),
    category: t.field({
      type: CategoryRef,
      description: 'Of the place; where it has vanished, as it was last.',
      resolve: async ({ attractionId, lastCategory }, _args, ctx) =>
        category((await ctx.loaders.place.load(attractionId))?.category ?? lastCategory),
    }),
    created: t.expose('created', { type: 'DateTime', ...FREE, description: 'When it got its type.' }),
    name: t.string({
      args: languageArgument,
      description: 'Of the place; where it has vanished, as it was last.',
      resolve: async ({ attractionId, lastName }, { language }, ctx) => {
        const place = await ctx.loaders.place.load(attractionId);
        return place === null ? lastName : placeName(place, language);
      },
    }),
    pos: t.field({
      type: 'Position',
      ...FREE,
      description: 'Of the place, as it was last.',
      resolve: ({ lon, lat }) => [lon, lat],
    }),
    type: t.expose('type', { type: FavouriteTypeEnum, ...FREE }),
  }),
});

const toEdge = edgeBy(({ created, attractionId }: Favourite) => ownCursor({ at: created, attractionId }));

const FavouriteEdgeRef = builder.edgeObject({ type: FavouriteRef, name: 'ViewerFavouritesEdge' });
const FavouriteConnectionRef = builder.connectionObject(
  { type: FavouriteRef, name: 'ViewerFavouritesConnection' },
  FavouriteEdgeRef,
);

builder.objectFields(ViewerRef, (t) => ({
  favourites: t.field({
    type: FavouriteConnectionRef,
    description: 'Newest first; of own places too.',
    args: pageArguments,
    complexity: (args) => ({ ...perRow(args), field: FIELD_COSTS.ownList }),
    resolve: async (_viewer, page, ctx) =>
      toConnection(await myFavourites(asUser(ctx), toPage(page, ownAfter)), page, toEdge),
  }),
}));

builder.objectFields(AttractionRef, (t) => ({
  favouriteCounts: t.field({
    type: FavouriteCountsRef,
    description: 'How many users gave each type.',
    resolve: ({ id }, _args, ctx) => ctx.loaders.favouriteCounts.load(id),
  }),
}));

builder.relayMutationField(
  'setFavourite',
  {
    inputFields: (t) => ({
      attractionId: t.field({ type: 'AttractionId', required: true }),
      onlyNew: t.boolean({
        required: true,
        defaultValue: false,
        description: 'A place that is a favourite already keeps its type.',
      }),
      type: t.field({ type: FavouriteTypeEnum, required: true }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description:
      "Makes a place the viewer's favourite, or gives it another type. Sent twice with one clientMutationId, it is " +
      'done once.',
    resolve: async (_root, { input }, ctx) =>
      setFavourite(ctx, { ...input, clientMutationId: input.clientMutationId ?? null }),
  },
  {
    outputFields: (t) => ({
      attraction: t.field({
        type: AttractionRef,
        nullable: true,
        description: 'Null of own places.',
        resolve: ({ attractionId }, _args, ctx) => ctx.loaders.place.load(attractionId),
      }),
      favouriteCounts: t.field({
        type: FavouriteCountsRef,
        resolve: ({ attractionId }, _args, ctx) => favouriteCountsFor(ctx, attractionId),
      }),
      favouriteEdge: t.field({ type: FavouriteEdgeRef, resolve: toEdge }),
    }),
  },
);

builder.relayMutationField(
  'removeFavourite',
  { inputFields: (t) => ({ attractionId: t.field({ type: 'AttractionId', required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description:
      'Takes a favourite away, also of a place that has vanished. Nothing there is no failure. Sent twice with one ' +
      'clientMutationId, it is done once.',
    resolve: (_root, { input }, ctx) =>
      removeFavourite(ctx, { ...input, clientMutationId: input.clientMutationId ?? null }),
  },
  {
    outputFields: (t) => ({
      attraction: t.field({
        type: AttractionRef,
        nullable: true,
        description: 'Null of own places and where it is not public any more.',
        resolve: ({ attractionId }, _args, ctx) => ctx.loaders.place.load(attractionId),
      }),
      favouriteCounts: t.field({
        type: FavouriteCountsRef,
        resolve: ({ attractionId }, _args, ctx) => favouriteCountsFor(ctx, attractionId),
      }),
      removedFavouriteId: t.globalID({
        nullable: true,
        description: 'Null where there was none.',
        resolve: ({ attractionId, wasThere }, _args, ctx) =>
          wasThere ? { type: FavouriteRef, id: ownNodeId({ userId: asUser(ctx).viewer.id, attractionId }) } : null,
      }),
    }),
  },
);
