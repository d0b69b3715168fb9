import { afterRow, rowCursor } from '#api/domain/core/cursors.ts';
import { hiddenPlaces, hidePlace, restorePlace } from '#api/domain/moderation/hiddenPlaces.ts';
import type { HiddenPlace } from '#api/domain/moderation/hiddenPlacesSql.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';

const HiddenAttractionRef = builder.objectRef<HiddenPlace>('HiddenAttraction').implement({
  description: 'A place that an admin has hidden from everybody.',
  fields: (t) => ({
    attractionId: t.expose('attractionId', {
      type: 'AttractionId',
      description: 'The id that was hidden; the place may have been merged since.',
    }),
    attractionName: t.exposeString('attractionName', { description: 'The last name known of the place.' }),
    hidden: t.expose('hidden', { type: 'DateTime', description: 'When.' }),
    hiddenBy: t.exposeString('hiddenBy', {
      nullable: true,
      description: 'Name of the admin; null: the account is gone.',
    }),
    reason: t.exposeString('reason', { description: 'Why; empty where nobody wrote it.' }),
  }),
});

const HiddenAttractionConnectionRef = builder.connectionObject(
  { type: HiddenAttractionRef, name: 'HiddenAttractionConnection' },
  { name: 'HiddenAttractionEdge' },
);

builder.queryField('hiddenAttractions', (t) =>
  t.field({
    authScopes: { admin: true },
    type: HiddenAttractionConnectionRef,
    nullable: true,
    description: 'Places that admins have hidden, the last one first.',
    args: {
      ...pageArguments,
      attractionId: t.arg({ type: 'AttractionId', description: 'The place with this id, whichever it was hidden by.' }),
      text: t.arg.string({
        required: true,
        defaultValue: '',
        description: 'Part of a name of the place, in any case.',
      }),
    },
    complexity: perRow,
    resolve: async (_root, args, ctx) =>
      toConnection(
        await hiddenPlaces(ctx, { attractionId: args.attractionId ?? null, text: args.text }, toPage(args, afterRow)),
        args,
        edgeBy(rowCursor),
      ),
  }),
);

builder.relayMutationField(
  'hideAttraction',
  {
    inputFields: (t) => ({
      attractionId: t.field({ type: 'AttractionId', required: true }),
      reason: t.string({ required: true, description: '1–500 characters, for the log of admins.' }),
    }),
  },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description:
      'Hides a place from everybody: at once in lists, search and details, on the map with the next version.',
    resolve: async (_root, { input }, ctx) => ({
      hidden: await hidePlace(ctx, { attractionId: input.attractionId, reason: input.reason }),
    }),
  },
  { outputFields: (t) => ({ hiddenAttraction: t.expose('hidden', { type: HiddenAttractionRef }) }) },
);

builder.relayMutationField(
  'restoreAttraction',
  { inputFields: (t) => ({ attractionId: t.field({ type: 'AttractionId', required: true }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Shows a hidden place again: at once in lists, search and details, on the map with the next version.',
    resolve: async (_root, { input }, ctx) => ({ place: await restorePlace(ctx, input) }),
  },
  {
    outputFields: (t) => ({
      attraction: t.expose('place', {
        type: AttractionRef,
        nullable: true,
        description: 'Null where the data set of today has no such place.',
      }),
    }),
  },
);
