import { deleteAccount } from '#api/domain/people/accountData.ts';
import { markHelpShown, setLanguage, updateProfile } from '#api/domain/people/profiles.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';
import { ViewerRef } from './viewer.ts';

builder.relayMutationField(
  'updateProfile',
  { inputFields: (t) => ({ description: t.string({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Changes the description of the viewer's profile.",
    resolve: async (_root, { input }, ctx) => ({ viewer: await updateProfile(ctx, input) }),
  },
  { outputFields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef }) }) },
);

builder.relayMutationField(
  'setLanguage',
  { inputFields: (t) => ({ language: t.field({ type: LanguageEnum, required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Sets the language of the viewer's mails.",
    resolve: async (_root, { input }, ctx) => ({ viewer: await setLanguage(ctx, input.language) }),
  },
  { outputFields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef }) }) },
);

builder.relayMutationField(
  'markHelpShown',
  null,
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Remembers that the viewer has seen the help.',
    resolve: async (_root, _args, ctx) => ({ viewer: await markHelpShown(ctx) }),
  },
  { outputFields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef }) }) },
);

builder.relayMutationField(
  'deleteAccount',
  { inputFields: (t) => ({ password: t.string({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Deletes the viewer's account and everything personal, at once and for good.",
    resolve: async (_root, { input }, ctx) => {
      await deleteAccount(ctx, input);
      ctx.door.end();
      return { viewer: null };
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({
        type: ViewerRef,
        nullable: true,
        description: 'Null: nobody is logged in.',
        resolve: () => null,
      }),
    }),
  },
);
