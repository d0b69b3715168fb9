import { type Profile, profileByName, profilesById } from '#api/domain/people/profiles.ts';
import { FREE } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';

export const ProfileRef = builder.objectRef<Profile>('Profile');

builder.node(ProfileRef, {
  description: 'What everybody may know of a user.',
  id: { resolve: ({ id }) => id },
  loadMany: (ids, ctx) => profilesById(ctx, ids),
  fields: (t) => ({
    created: t.expose('created', { type: 'DateTime', ...FREE }),
    description: t.exposeString('description', FREE),
    profileImage: t.exposeString('profileImage', {
      ...FREE,
      nullable: true,
      description: "Name of the picture's files.",
    }),
    username: t.exposeString('username', FREE),
  }),
});

builder.queryField('profile', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: ProfileRef,
    nullable: true,
    description: 'Null when nobody has the name, in any case.',
    args: { username: t.arg.string({ required: true }) },
    resolve: (_root, { username }, ctx) => profileByName(ctx, username),
  }),
);
