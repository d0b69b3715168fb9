import { afterCreated, createdCursor } from '#api/domain/core/cursors.ts';
import { type SecurityEvent, securityEvents } from '#api/domain/security/eventLists.ts';
import { SecurityEventEnum, SecurityEventRef } from '#api/graphql/account/securityEvents.ts';
import { perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { ListedUserRef } from './users.ts';

const ListedEventRef = builder.objectRef<SecurityEvent>('ListedSecurityEvent').implement({
  description: 'What happened to an account, as admins see it.',
  interfaces: [SecurityEventRef],
  fields: (t) => ({
    user: t.field({
      type: ListedUserRef,
      nullable: true,
      description: 'Null: failed logins with addresses that have no account.',
      resolve: ({ userId }, _args, ctx) => (userId === null ? null : ctx.loaders.listedUser.load(userId)),
    }),
  }),
});

const ListedEventConnectionRef = builder.connectionObject(
  { type: ListedEventRef, name: 'ListedSecurityEventConnection' },
  { name: 'ListedSecurityEventEdge' },
);

builder.queryField('securityEvents', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ListedEventConnectionRef,
    nullable: true,
    description: 'The security log of all accounts, newest first.',
    args: {
      ...pageArguments,
      event: t.arg({ type: SecurityEventEnum }),
      userId: t.arg.id({ description: '`id` of the ListedUser it is about.' }),
    },
    complexity: perRow,
    resolve: async (_root, { event, userId, ...page }, ctx) =>
      toConnection(
        await securityEvents(ctx, { userId: userId ?? null, kind: event ?? null }, toPage(page, afterCreated)),
        page,
        edgeBy(createdCursor),
      ),
  }),
);
