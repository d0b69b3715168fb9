import { ownAfter, ownCursor } from '#api/domain/contributions/ownContent.ts';
import {
  addOwnPlace,
  deleteOwnPlace,
  ownPlaces,
  renameOwnPlace,
} from '#api/domain/contributions/ownPlaces/ownPlaces.ts';
import type { OwnPlace } from '#api/domain/contributions/ownPlaces/ownPlacesSql.ts';
import { asUser, type CallContext } from '#api/domain/core/call.ts';
import { ViewerRef } from '#api/graphql/account/viewer.ts';
import { FREE, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { AttractionTypeEnum } from '#api/graphql/core/enums.ts';
import { ownNodeId } from '#api/graphql/core/ownNodes.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { FavouriteRef } from '#api/graphql/favourites/favouriteRef.ts';
import { isOwnPlaceId, parseAttractionId } from '#common/places/attractionId.ts';
import { OwnPlaceRef } from './ownPlaceRef.ts';

builder.node(OwnPlaceRef, {
  description: 'A place of the viewer’s own, which nobody else sees: a point, or an imported track.',
  id: { resolve: ({ id }) => id },
  loadMany: (ids, ctx) =>
    Promise.all(
      ids.map((text) => {
        const id = parseAttractionId(text);
        return id === null ? null : ctx.loaders.ownPlace.load(id);
      }),
    ),
  fields: (t) => ({
    bbox: t.expose('bbox', { type: 'Bounds', ...FREE }),
    created: t.expose('created', { type: 'DateTime', ...FREE }),
    geometry: t.field({
      type: 'GeoJSON',
      complexity: FIELD_COSTS.ownGeometry,
      description: 'A point’s position, or the whole of a track.',
      resolve: (place, _args, ctx) => ctx.loaders.ownGeometry.load(place),
    }),
    lengthM: t.exposeFloat('lengthM', { ...FREE, nullable: true, description: 'Metres; null for points.' }),
    line: t.field({
      type: t.listRef(t.listRef('Position')),
      nullable: true,
      complexity: FIELD_COSTS.ownLine,
      description: 'A track to draw, simplified to 300 positions: its parts between gaps. Null for points.',
      resolve: (place, _args, ctx) => ctx.loaders.ownLine.load(place),
    }),
    name: t.exposeString('name', FREE),
    ownPlaceId: t.expose('id', { type: 'AttractionId', ...FREE }),
    pos: t.field({ type: 'Position', ...FREE, description: 'A track’s start.', resolve: ({ lon, lat }) => [lon, lat] }),
    type: t.expose('type', { type: AttractionTypeEnum, ...FREE }),
    updated: t.expose('updated', { type: 'DateTime', ...FREE }),
  }),
});

export const toOwnPlaceEdge = edgeBy(({ created, id }: OwnPlace) => ownCursor({ at: created, attractionId: id }));

export const OwnPlaceEdgeRef = builder.edgeObject({ type: OwnPlaceRef, name: 'ViewerOwnPlacesEdge' });
const OwnPlaceConnectionRef = builder.connectionObject(
  { type: OwnPlaceRef, name: 'ViewerOwnPlacesConnection' },
  OwnPlaceEdgeRef,
);

builder.objectFields(ViewerRef, (t) => ({
  ownPlace: t.field({
    type: OwnPlaceRef,
    nullable: true,
    args: { id: t.arg({ type: 'AttractionId', required: true }) },
    resolve: (_viewer, { id }, ctx) => ctx.loaders.ownPlace.load(id),
  }),
  ownPlaces: t.field({
    type: OwnPlaceConnectionRef,
    description: 'Newest first.',
    args: pageArguments,
    complexity: perRow,
    resolve: async (_viewer, page, ctx) =>
      toConnection(await ownPlaces(ctx, toPage(page, ownAfter)), page, toOwnPlaceEdge),
  }),
}));

builder.objectFields(FavouriteRef, (t) => ({
  ownPlace: t.field({
    type: OwnPlaceRef,
    nullable: true,
    description: 'Null of public places.',
    resolve: ({ attractionId }, _args, ctx) =>
      isOwnPlaceId(attractionId) ? ctx.loaders.ownPlace.load(attractionId) : null,
  }),
}));

builder.relayMutationField(
  'addOwnPlace',
  {
    inputFields: (t) => ({
      lat: t.float({ required: true }),
      lon: t.float({ required: true }),
      name: t.string({ required: true, description: 'At most 100 characters; empty: the coordinates.' }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description:
      'Adds a place that only the viewer sees, inside Finland. Sent twice with one clientMutationId, it is done once.',
    resolve: async (_root, { input: { name, lon, lat, clientMutationId } }, ctx) =>
      toOwnPlaceEdge(
        await addOwnPlace(ctx, { name, position: [lon, lat], clientMutationId: clientMutationId ?? null }),
      ),
  },
  { outputFields: (t) => ({ ownPlaceEdge: t.field({ type: OwnPlaceEdgeRef, resolve: (edge) => edge }) }) },
);

builder.relayMutationField(
  'renameOwnPlace',
  {
    inputFields: (t) => ({
      id: t.field({ type: 'AttractionId', required: true }),
      name: t.string({ required: true, description: 'At most 100 characters; empty: the coordinates.' }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Renames an own place.',
    resolve: (_root, { input }, ctx) => renameOwnPlace(ctx, input),
  },
  { outputFields: (t) => ({ ownPlace: t.field({ type: OwnPlaceRef, resolve: (place) => place }) }) },
);

/** Global id of the favourite or note that a deleted place had; null where it had none. */
function removedId(type: 'Favourite' | 'Note', wasThere: boolean, attractionId: number, ctx: CallContext) {
  return wasThere ? { type, id: ownNodeId({ userId: asUser(ctx).viewer.id, attractionId }) } : null;
}

builder.relayMutationField(
  'deleteOwnPlace',
  { inputFields: (t) => ({ id: t.field({ type: 'AttractionId', required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Deletes an own place with its favourite and its note, for good.',
    resolve: (_root, { input }, ctx) => deleteOwnPlace(ctx, input.id),
  },
  {
    outputFields: (t) => ({
      deletedOwnPlaceId: t.globalID({ resolve: ({ id }) => ({ type: OwnPlaceRef, id }) }),
      removedFavouriteId: t.globalID({
        nullable: true,
        resolve: ({ id, hadFavourite }, _args, ctx) => removedId('Favourite', hadFavourite, id, ctx),
      }),
      removedNoteId: t.globalID({
        nullable: true,
        resolve: ({ id, hadNote }, _args, ctx) => removedId('Note', hadNote, id, ctx),
      }),
    }),
  },
);
