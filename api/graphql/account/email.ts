import { changeEmail, confirmNewEmail } from '#api/domain/people/emailChange.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';

builder.relayMutationField(
  'changeEmail',
  { inputFields: (t) => ({ email: t.string({ required: true }), password: t.string({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description:
      "Sends a link to a new address of the viewer's account, and a notice to the present one; nothing changes " +
      'before the link is confirmed.',
    resolve: (_root, { input }, ctx) => changeEmail(ctx, input),
  },
  { outputFields: (t) => ({ email: t.exposeString('email', { description: 'Where the link was sent.' }) }) },
);

builder.relayMutationField(
  'confirmNewEmail',
  { inputFields: (t) => ({ emailToken: t.string({ required: true }) }) },
  {
    authScopes: { anyone: true },
    errors: CALL_ERRORS,
    description:
      'Gives an account its new address by the token of the mail that was sent there. `emailToken` is `taken` when ' +
      'the address has an account by now, else `expired`.',
    resolve: (_root, { input }, ctx) => confirmNewEmail(ctx, input.emailToken),
  },
  { outputFields: (t) => ({ email: t.exposeString('email') }) },
);
