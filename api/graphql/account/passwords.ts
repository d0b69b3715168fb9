import { requestPasswordReset, setPassword, setPasswordWithToken } from '#api/domain/people/passwords.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';
import { ViewerRef } from './viewer.ts';

builder.relayMutationField(
  'requestPasswordReset',
  {
    inputFields: (t) => ({
      email: t.string({ required: true }),
      language: t.field({ type: LanguageEnum, required: true }),
    }),
  },
  {
    authScopes: { anyone: true },
    errors: CALL_ERRORS,
    description:
      'Sends a link for a new password, where the address has an account; the answer is the same for every address.',
    resolve: async (_root, { input }, ctx) => {
      await requestPasswordReset(ctx, input);
      return { email: input.email.trim() };
    },
  },
  { outputFields: (t) => ({ email: t.exposeString('email') }) },
);

builder.relayMutationField(
  'setPassword',
  { inputFields: (t) => ({ oldPassword: t.string({ required: true }), password: t.string({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Changes the viewer's password: all sessions end, this one goes on with a new token.",
    resolve: async (_root, { input }, ctx) => {
      const { viewer, session } = await setPassword(ctx, input);
      ctx.door.start(session);
      return { viewer };
    },
  },
  { outputFields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef }) }) },
);

builder.relayMutationField(
  'setPasswordWithToken',
  { inputFields: (t) => ({ password: t.string({ required: true }), resetToken: t.string({ required: true }) }) },
  {
    authScopes: { anyone: true },
    errors: CALL_ERRORS,
    description: 'Sets a new password by the token of a mailed link, once; all sessions of the account end.',
    resolve: async (_root, { input }, ctx) => {
      const device = await setPasswordWithToken(ctx, input);
      ctx.door.end();
      ctx.door.know(device);
      return { done: true };
    },
  },
  { outputFields: (t) => ({ done: t.exposeBoolean('done') }) },
);
