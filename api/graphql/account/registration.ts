import { confirmEmail, resendConfirmation } from '#api/domain/people/confirmation.ts';
import { register } from '#api/domain/people/registration.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';

builder.relayMutationField(
  'register',
  {
    inputFields: (t) => ({
      email: t.string({ required: true }),
      language: t.field({ type: LanguageEnum, required: true, description: 'Of mails.' }),
      password: t.string({ required: true }),
      username: t.string({ required: true }),
    }),
  },
  {
    authScopes: { anyone: true },
    errors: CALL_ERRORS,
    description:
      'Registers an account, which waits for the link of the mail that is sent. An address that waits already may be ' +
      'registered again: each registration has a link of its own, and the first one confirmed ends the others.',
    resolve: (_root, { input }, ctx) => register(ctx, input),
  },
  { outputFields: (t) => ({ email: t.exposeString('email') }) },
);

builder.relayMutationField(
  'resendConfirmation',
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
      'Sends the mail of a registration again, where the address waits for it; the answer is the same for every ' +
      'address.',
    resolve: async (_root, { input }, ctx) => {
      await resendConfirmation(ctx, input);
      return { email: input.email.trim() };
    },
  },
  { outputFields: (t) => ({ email: t.exposeString('email') }) },
);

builder.relayMutationField(
  'confirmEmail',
  { inputFields: (t) => ({ registerToken: t.string({ required: true }) }) },
  {
    authScopes: { anyone: true },
    errors: CALL_ERRORS,
    description:
      'Confirms the address of a registration by the token of its mail. `registerToken` is `exists` when it was ' +
      'done before, else `expired`.',
    resolve: (_root, { input }, ctx) => confirmEmail(ctx, input.registerToken),
  },
  { outputFields: (t) => ({ email: t.exposeString('email') }) },
);
