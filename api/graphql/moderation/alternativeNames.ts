import { afterRow, rowCursor } from '#api/domain/core/cursors.ts';
import { alternativeNames } from '#api/domain/moderation/alternativeNameList.ts';
import type { AlternativeName } from '#api/domain/moderation/alternativeNameListSql.ts';
import { setAlternativeName } from '#api/domain/moderation/alternativeNames.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { placeNow } from '#api/graphql/core/placeNow.ts';

const AlternativeNameRef = builder.objectRef<AlternativeName>('AlternativeName').implement({
  description: 'A name that admins gave a place.',
  fields: (t) => ({
    attraction: t.field({
      type: AttractionRef,
      nullable: true,
      description: 'The place, or the one that took it in; null where it is not public any more.',
      resolve: ({ attractionId }, _args, ctx) => placeNow(attractionId, ctx),
    }),
    attractionId: t.expose('attractionId', {
      type: 'AttractionId',
      description: 'The place it was given to; may be an id that was merged.',
    }),
    attractionName: t.exposeString('attractionName', { description: 'The last name known of the place.' }),
    created: t.expose('created', { type: 'DateTime' }),
    name: t.exposeString('name'),
    nameId: t.exposeInt('id'),
  }),
});

const AlternativeNameConnectionRef = builder.connectionObject(
  { type: AlternativeNameRef, name: 'AlternativeNameConnection' },
  { name: 'AlternativeNameEdge' },
);

builder.queryField('alternativeNames', (t) =>
  t.field({
    authScopes: { admin: true },
    type: AlternativeNameConnectionRef,
    nullable: true,
    description: 'Newest first.',
    args: {
      ...pageArguments,
      attractionId: t.arg({ type: 'AttractionId' }),
      text: t.arg.string({
        required: true,
        defaultValue: '',
        description: 'Part of the name, or of the name of the place, in any case.',
      }),
    },
    complexity: perRow,
    resolve: async (_root, args, ctx) =>
      toConnection(
        await alternativeNames(
          ctx,
          { text: args.text, attractionId: args.attractionId ?? null },
          toPage(args, afterRow),
        ),
        args,
        edgeBy(rowCursor),
      ),
  }),
);

builder.relayMutationField(
  'setAlternativeName',
  {
    inputFields: (t) => ({
      attractionId: t.field({ type: 'AttractionId', required: true }),
      name: t.string({ description: '2–100 characters; null takes it away.' }),
    }),
  },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Gives a place another name, by which it is found at once and after every import.',
    resolve: async (_root, { input }, ctx) => ({
      place: (await setAlternativeName(ctx, { attractionId: input.attractionId, name: input.name ?? null })).place,
    }),
  },
  { outputFields: (t) => ({ attraction: t.expose('place', { type: AttractionRef }) }) },
);
