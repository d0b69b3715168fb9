import { type ListedUser, userCursor, userList } from '#api/domain/users.ts';
import { pageSize, perRow } from './arguments.ts';
import { builder } from './builder.ts';
import { PAGE_MAX } from './limits.ts';
import { RoleEnum } from './viewer.ts';

const ListedUserRef = builder.objectRef<ListedUser>('ListedUser').implement({
  description: 'A user as admins see them.',
  fields: (t) => ({
    blocked: t.expose('blocked', { type: 'DateTime', nullable: true }),
    confirmed: t.expose('confirmed', { type: 'DateTime', nullable: true, description: 'When the e-mail address was confirmed.' }),
    created: t.expose('created', { type: 'DateTime' }),
    description: t.exposeString('description'),
    id: t.exposeID('id'),
    profileImage: t.exposeString('profileImage', { nullable: true }),
    role: t.expose('role', { type: RoleEnum }),
    username: t.exposeString('username'),
  }),
});

const UserConnectionRef = builder.connectionObject({ type: ListedUserRef, name: 'UserConnection' }, { name: 'UserEdge' });

builder.queryField('users', (t) =>
  t.field({
    authScopes: { admin: true },
    type: UserConnectionRef,
    nullable: true,
    description: 'All users, newest first.',
    args: { after: t.arg.string(), first: t.arg.int({ required: true, defaultValue: PAGE_MAX }) },
    complexity: perRow,
    resolve: async (_root, { after, first }, ctx) => {
      const { users, hasNextPage } = await userList(ctx, { first: pageSize(first), after: after ?? null });
      const edges = users.map((node) => ({ cursor: userCursor(node), node }));
      return { edges, pageInfo: { hasNextPage, hasPreviousPage: after != null, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null } };
    },
  }),
);
