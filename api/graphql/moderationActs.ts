import { ACT_TARGETS, ACTIONS, type ListedAct, moderationActs } from '#api/domain/moderationLog.ts';
import { afterMoment, momentCursor } from '#api/domain/cursors.ts';
import { perRow } from './arguments.ts';
import { builder } from './builder.ts';
import { pageArguments, toConnection, toPage } from './connections.ts';

const ActionEnum = builder.enumType('ModerationAction', { values: ACTIONS });
const ActTargetEnum = builder.enumType('ModerationTarget', { values: ACT_TARGETS });

const ActDetailRef = builder.objectRef<{ readonly name: string; readonly value: string }>('ModerationDetail').implement({
  description: 'What an act cannot be understood without.',
  fields: (t) => ({ name: t.exposeString('name', { description: 'Such as `reason`, `name` or `role`.' }), value: t.exposeString('value') }),
});

const ActRef = builder.objectRef<ListedAct>('ModerationAct').implement({
  description: 'What a moderator did.',
  fields: (t) => ({
    actId: t.exposeInt('id'),
    action: t.field({ type: ActionEnum, nullable: true, resolve: ({ action }) => ACTIONS.find((one) => one === action) ?? null }),
    actor: t.exposeString('actor', { nullable: true, description: 'Name of the moderator; null: the account is gone.' }),
    created: t.expose('created', { type: 'DateTime' }),
    detail: t.field({ type: [ActDetailRef], complexity: 0, resolve: ({ detail }) => (typeof detail === 'object' && detail !== null ? Object.entries(detail).map(([name, value]) => ({ name, value: String(value) })) : []) }),
    targetId: t.exposeString('targetId', { description: 'Id of the photo, comment, place, user or case.' }),
    targetKind: t.field({ type: ActTargetEnum, nullable: true, resolve: ({ targetKind }) => ACT_TARGETS.find((one) => one === targetKind) ?? null }),
  }),
});

const ActConnectionRef = builder.connectionObject({ type: ActRef, name: 'ModerationActConnection' }, { name: 'ModerationActEdge' });

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
      targetId: t.arg.string(),
      targetKind: t.arg({ type: ActTargetEnum }),
    },
    complexity: perRow,
    resolve: async (_root, args, ctx) => {
      const filter = { actorId: args.actorId ?? null, action: args.action ?? null, targetKind: args.targetKind ?? null, targetId: args.targetId ?? null };
      return toConnection(await moderationActs(ctx, filter, toPage(args, afterMoment)), args, momentCursor);
    },
  }),
);
