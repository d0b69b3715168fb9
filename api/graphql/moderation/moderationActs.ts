import { afterCreated, createdCursor } from '#api/domain/core/cursors.ts';
import { moderationActs } from '#api/domain/moderation/moderationActs.ts';
import type { ActRow } from '#api/domain/moderation/moderationActsSql.ts';
import { ACT_TARGETS, ACTIONS } from '#api/domain/moderation/records/moderationLog.ts';
import { undoAct } from '#api/domain/moderation/undoActs.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { FREE, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { placeNow } from '#api/graphql/core/placeNow.ts';
import { ListedUserRef } from './users.ts';

const ActionEnum = builder.enumType('ModerationAction', { values: ACTIONS });
const ActTargetEnum = builder.enumType('ModerationTarget', { values: ACT_TARGETS });

const ActDetailRef = builder
  .objectRef<{ readonly name: string; readonly value: string }>('ModerationDetail')
  .implement({
    description: 'What an act cannot be understood without.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Such as `reason`, `name` or `role`.' }),
      value: t.exposeString('value'),
    }),
  });

/** Names and values of an act's stored JSON object, without what is stored for undoing it alone. */
function detailsOf(stored: unknown): { readonly name: string; readonly value: string }[] {
  return typeof stored === 'object' && stored !== null
    ? Object.entries(stored)
        .filter(([name]) => name !== 'before' && name !== 'beforeNames')
        .map(([name, value]) => ({ name, value: String(value) }))
    : [];
}

const ActRef = builder.objectRef<ActRow>('ModerationAct').implement({
  description: 'What a moderator did.',
  fields: (t) => ({
    actId: t.exposeInt('id'),
    action: t.field({
      type: ActionEnum,
      nullable: true,
      resolve: ({ action }) => ACTIONS.find((one) => one === action) ?? null,
    }),
    actor: t.exposeString('actor', {
      nullable: true,
      description: 'Name of the moderator; null: the account is gone.',
    }),
    attraction: t.field({
      type: AttractionRef,
      nullable: true,
      description:
        'The place it is about, or the one that took that in; null where that, or the photo or comment, is not ' +
        'there any more.',
      resolve: ({ attractionId }, _args, ctx) => (attractionId === null ? null : placeNow(attractionId, ctx)),
    }),
    created: t.expose('created', { type: 'DateTime' }),
    detail: t.field({
      type: [ActDetailRef],
      ...FREE,
      resolve: ({ detail }) => detailsOf(detail),
    }),
    targetId: t.exposeString('targetId', { description: 'Id of the photo, comment, place, user or case.' }),
    targetKind: t.field({
      type: ActTargetEnum,
      nullable: true,
      resolve: ({ targetKind }) => ACT_TARGETS.find((one) => one === targetKind) ?? null,
    }),
    user: t.field({
      type: ListedUserRef,
      nullable: true,
      description: 'Whom it is about: the user, or who added the photo or comment; null where any of them is gone.',
      resolve: ({ userId }, _args, ctx) => (userId === null ? null : ctx.loaders.listedUser.load(userId)),
    }),
  }),
});

builder.objectField(ActRef, 'attractionName', (t) =>
  t.exposeString('attractionName', {
    ...FREE,
    nullable: true,
    description: 'The last name known of the place it is about, also of a hidden one.',
  }),
);

builder.objectField(ActRef, 'isUndoable', (t) =>
  t.boolean({
    ...FREE,
    description:
      'Whether `undoModerationAct` knows its opposite, and no later act names the same target. It may still fail, as ' +
      'for a place that has been merged since.',
    resolve: (act, _args, ctx) => ctx.loaders.isUndoable.load(act),
  }),
);

const ActConnectionRef = builder.connectionObject(
  { type: ActRef, name: 'ModerationActConnection' },
  { name: 'ModerationActEdge' },
);

builder.queryField('moderationActs', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ActConnectionRef,
    nullable: true,
    description: 'The log of what moderators did, newest first.',
    args: {
      ...pageArguments,
      action: t.arg({ type: ActionEnum }),
      actorId: t.arg.id({ description: '`id` of a ListedUser.' }),
      attractionId: t.arg({
        type: 'AttractionId',
        description: 'The place it is about, with all that was merged into it.',
      }),
      since: t.arg({ type: 'DateTime', description: 'Done at this time or later.' }),
      targetId: t.arg.string(),
      targetKind: t.arg({ type: ActTargetEnum }),
      until: t.arg({ type: 'DateTime', description: 'Done before this time.' }),
      userId: t.arg.id({ description: '`id` of the ListedUser it is about.' }),
    },
    complexity: perRow,
    resolve: async (_root, args, ctx) => {
      const filter = {
        actorId: args.actorId ?? null,
        action: args.action ?? null,
        attractionId: args.attractionId ?? null,
        from: args.since ?? null,
        targetKind: args.targetKind ?? null,
        targetId: args.targetId ?? null,
        until: args.until ?? null,
        userId: args.userId ?? null,
      };
      return toConnection(await moderationActs(ctx, filter, toPage(args, afterCreated)), args, edgeBy(createdCursor));
    },
  }),
);

builder.relayMutationField(
  'undoModerationAct',
  { inputFields: (t) => ({ actId: t.int({ required: true }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description:
      'Undoes what a moderator did by the opposite act, unless a later act has changed the same thing ' +
      '(InvalidInputError `expired`) or there is no opposite (`invalid`).',
    resolve: async (_root, { input: { actId } }, ctx) => {
      await undoAct(ctx, actId);
      return { actId };
    },
  },
  { outputFields: (t) => ({ actId: t.exposeInt('actId') }) },
);
