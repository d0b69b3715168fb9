import { type Manager, removeManager, setManager } from '#api/domain/moderation/managers.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { ListedUserRef } from './users.ts';

const ManagerRef = builder.objectRef<Manager>('Manager').implement({
  description: 'A user who posts conditions for an organisation.',
  fields: (t) => ({
    municipalities: t.intList({
      description: 'National numbers: 91 is Helsinki.',
      resolve: ({ municipalities }) => [...municipalities],
    }),
    organisation: t.exposeString('organisation'),
    placeIds: t.field({
      type: ['AttractionId'],
      description: 'Places, routes and areas; of an area also all that lies in it.',
      resolve: ({ placeIds }) => [...placeIds],
    }),
  }),
});

builder.objectField(ListedUserRef, 'manager', (t) =>
  t.field({
    type: ManagerRef,
    nullable: true,
    description: 'Where they post conditions, and for whom; null: nowhere.',
    resolve: ({ id }, _args, ctx) => ctx.loaders.manager.load(id),
  }),
);

builder.relayMutationField(
  'setManager',
  {
    inputFields: (t) => ({
      municipalities: t.intList({ required: true, defaultValue: [] }),
      organisation: t.string({ required: true, description: '1–100 characters, shown with what they post.' }),
      placeIds: t.field({ type: ['AttractionId'], required: true, defaultValue: [] }),
      userId: t.id({ required: true, description: '`id` of the ListedUser.' }),
    }),
  },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Lets a user post conditions for an organisation in its area; replaces what they could do before.',
    resolve: async (_root, { input }, ctx) => ({ user: await setManager(ctx, input) }),
  },
  { outputFields: (t) => ({ user: t.expose('user', { type: ListedUserRef }) }) },
);

builder.relayMutationField(
  'removeManager',
  { inputFields: (t) => ({ userId: t.id({ required: true }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Takes that right; what was posted stays until its end.',
    resolve: async (_root, { input }, ctx) => ({ user: await removeManager(ctx, input) }),
  },
  { outputFields: (t) => ({ user: t.expose('user', { type: ListedUserRef }) }) },
);
