import { ownAfter, ownCursor } from '#api/domain/contributions/ownContent.ts';
import { isWatching, myWatches, unwatchPlace, watchPlace } from '#api/domain/contributions/watches/watches.ts';
import { type Watch, watchRowsAt } from '#api/domain/contributions/watches/watchesSql.ts';
import { getsWatchMails, setWatchMails } from '#api/domain/contributions/watches/watchMails.ts';
import { asUser } from '#api/domain/core/call.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import { ViewerRef } from '#api/graphql/account/viewer.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { FREE, languageArgument, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { placeNow } from '#api/graphql/core/placeNow.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';

const WatchRef = builder.objectRef<Watch>('Watch').implement({
  description: 'A place of which the viewer is told when a condition begins or ends there.',
  fields: (t) => ({
    attraction: t.field({
      type: AttractionRef,
      nullable: true,
      description: 'Null where it is not public any more.',
      resolve: ({ attractionId }, _args, ctx) => ctx.loaders.place.load(attractionId),
    }),
    attractionId: t.expose('attractionId', { type: 'AttractionId', ...FREE }),
    created: t.expose('created', { type: 'DateTime', ...FREE }),
    name: t.string({
      args: languageArgument,
      description: 'Of the place; where it has vanished, as it was last.',
      resolve: async ({ attractionId, lastName }, { language }, ctx) => {
        const place = await ctx.loaders.place.load(attractionId);
        return place === null ? lastName : placeName(place, language);
      },
    }),
  }),
});

const toEdge = edgeBy(({ created, attractionId }: Watch) => ownCursor({ at: created, attractionId }));

const WatchEdgeRef = builder.edgeObject({ type: WatchRef, name: 'ViewerWatchesEdge' });
const WatchConnectionRef = builder.connectionObject({ type: WatchRef, name: 'ViewerWatchesConnection' }, WatchEdgeRef);

builder.objectFields(ViewerRef, (t) => ({
  isWatching: t.boolean({
    args: { attraction: t.arg({ type: 'AttractionId', required: true }) },
    complexity: 5,
    resolve: async (_viewer, { attraction }, ctx) => {
      const place = await placeNow(attraction, ctx);
      return place !== null && isWatching(ctx, place.id);
    },
  }),
  watchMails: t.boolean({
    description: 'Whether the viewer is mailed once a day what no browser has shown.',
    complexity: 5,
    resolve: (_viewer, _args, ctx) => getsWatchMails(ctx),
  }),
  watches: t.field({
    type: WatchConnectionRef,
    description: 'The last one first.',
    args: pageArguments,
    complexity: (args) => ({ ...perRow(args), field: FIELD_COSTS.ownList }),
    resolve: async (_viewer, page, ctx) =>
      toConnection(await myWatches(asUser(ctx), toPage(page, ownAfter)), page, toEdge),
  }),
}));

builder.relayMutationField(
  'watchPlace',
  { inputFields: (t) => ({ attractionId: t.field({ type: 'AttractionId', required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description:
      'The viewer is told from now on when a condition begins or ends at a place, on a route or in an area. A place ' +
      'that is watched already stays so.',
    resolve: async (_root, { input }, ctx) => ({ attractionId: await watchPlace(ctx, input.attractionId) }),
  },
  {
    outputFields: (t) => ({
      watchEdge: t.field({
        type: WatchEdgeRef,
        nullable: true,
        description: 'Null where another call has ended it in the meantime.',
        resolve: async ({ attractionId }, _args, ctx) => {
          const [watch] = await watchRowsAt(ctx.db.pool, asUser(ctx).viewer.id, [attractionId]);
          return watch === undefined ? null : toEdge(watch);
        },
      }),
    }),
  },
);

builder.relayMutationField(
  'unwatchPlace',
  { inputFields: (t) => ({ attractionId: t.field({ type: 'AttractionId', required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'The viewer is told no more of a place; also of one that has vanished. Nothing there is no failure.',
    resolve: async (_root, { input }, ctx) => ({ attractionId: await unwatchPlace(ctx, input.attractionId) }),
  },
  { outputFields: (t) => ({ unwatchedAttractionId: t.expose('attractionId', { type: 'AttractionId' }) }) },
);

builder.relayMutationField(
  'setWatchMails',
  { inputFields: (t) => ({ on: t.boolean({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Turns the viewer's daily mails about watched places on or off.",
    resolve: async (_root, { input }, ctx) => ({ viewer: await setWatchMails(ctx, input.on) }),
  },
  { outputFields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef }) }) },
);
