import { blockUser, clearProfile, setUserRole, unblockUser } from '#api/domain/moderation/userModeration.ts';
import { type ListedUser, userCursor, userList } from '#api/domain/people/users.ts';
import { RoleEnum } from '#api/graphql/account/viewer.ts';
import { perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';

export const ListedUserRef = builder.objectRef<ListedUser>('ListedUser').implement({
  description: 'A user as admins see them.',
  fields: (t) => ({
    approvedImageCount: t.int({
      resolve: async ({ id }, _args, ctx) => (await ctx.loaders.userActivity.load(id)).approvedImageCount,
    }),
    blocked: t.expose('blocked', { type: 'DateTime', nullable: true }),
    commentCount: t.int({
      resolve: async ({ id }, _args, ctx) => (await ctx.loaders.userActivity.load(id)).commentCount,
    }),
    confirmed: t.expose('confirmed', {
      type: 'DateTime',
      nullable: true,
      description: 'When the e-mail address was confirmed.',
    }),
    created: t.expose('created', { type: 'DateTime' }),
    description: t.exposeString('description'),
    id: t.exposeID('id'),
    imageCount: t.int({
      description: 'Photos in any state.',
      resolve: async ({ id }, _args, ctx) => (await ctx.loaders.userActivity.load(id)).imageCount,
    }),
    lastSeen: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When one of their sessions was last used; null where none is left.',
      resolve: async ({ id }, _args, ctx) => (await ctx.loaders.userActivity.load(id)).lastSeen,
    }),
    profileImage: t.exposeString('profileImage', { nullable: true }),
    rejectedImageCount: t.int({
      resolve: async ({ id }, _args, ctx) => (await ctx.loaders.userActivity.load(id)).rejectedImageCount,
    }),
    role: t.expose('role', { type: RoleEnum }),
    username: t.exposeString('username'),
  }),
});

const UserConnectionRef = builder.connectionObject(
  { type: ListedUserRef, name: 'UserConnection' },
  { name: 'UserEdge' },
);

builder.queryField('users', (t) =>
  t.field({
    authScopes: { admin: true },
    type: UserConnectionRef,
    nullable: true,
    description: 'Users, newest first, but before all the one whose whole name is searched for.',
    args: {
      ...pageArguments,
      isBlocked: t.arg.boolean(),
      role: t.arg({ type: RoleEnum }),
      search: t.arg.string({
        required: true,
        defaultValue: '',
        description: 'Part of the user name, or the whole e-mail address, in any case.',
      }),
    },
    complexity: perRow,
    resolve: async (_root, args, ctx) => {
      const filter = { search: args.search, role: args.role ?? null, isBlocked: args.isBlocked ?? null };
      return toConnection(
        await userList(
          ctx,
          toPage(args, (after) => after),
          filter,
        ),
        args,
        edgeBy(userCursor),
      );
    },
  }),
);

builder.relayMutationField(
  'blockUser',
  {
    inputFields: (t) => ({
      reason: t.string({
        required: true,
        defaultValue: '',
        description: 'Told to the user at a login, and kept in the log; at most 500 characters.',
      }),
      userId: t.id({ required: true, description: '`id` of the ListedUser.' }),
    }),
  },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Ends the sessions of a user, who cannot log in any more; what they have written stays.',
    resolve: async (_root, { input }, ctx) => ({ user: await blockUser(ctx, input) }),
  },
  { outputFields: (t) => ({ user: t.expose('user', { type: ListedUserRef }) }) },
);

builder.relayMutationField(
  'clearProfile',
  { inputFields: (t) => ({ userId: t.id({ required: true, description: '`id` of the ListedUser.' }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: "Removes the picture and the description of a user's profile; the account stays as it is.",
    resolve: async (_root, { input }, ctx) => ({ user: await clearProfile(ctx, input) }),
  },
  { outputFields: (t) => ({ user: t.expose('user', { type: ListedUserRef }) }) },
);

builder.relayMutationField(
  'unblockUser',
  { inputFields: (t) => ({ userId: t.id({ required: true }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Lets a user log in again.',
    resolve: async (_root, { input }, ctx) => ({ user: await unblockUser(ctx, input) }),
  },
  { outputFields: (t) => ({ user: t.expose('user', { type: ListedUserRef }) }) },
);

builder.relayMutationField(
  'setRole',
  { inputFields: (t) => ({ role: t.field({ type: RoleEnum, required: true }), userId: t.id({ required: true }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: "Gives or takes the right of admins; not one's own.",
    resolve: async (_root, { input }, ctx) => ({ user: await setUserRole(ctx, input) }),
  },
  { outputFields: (t) => ({ user: t.expose('user', { type: ListedUserRef }) }) },
);
