import { asUser } from '#api/domain/core/call.ts';
import { proveIdentity } from '#api/domain/people/proof.ts';
import {
  confirmSecondFactor,
  recoveryCodesLeft,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactorSetup,
  startSecondFactor,
} from '#api/domain/people/secondFactor.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { ViewerRef } from './viewer.ts';

builder.objectFields(ViewerRef, (t) => ({
  hasSecondFactor: t.exposeBoolean('hasSecondFactor', { description: 'Logins ask for a code of an app too.' }),
  needsSecondFactor: t.exposeBoolean('needsSecondFactor', {
    description: 'An admin who has to set up a second factor first; until then `role` is that of a user.',
  }),
  recoveryCodesLeft: t.int({ resolve: (_viewer, _args, ctx) => recoveryCodesLeft(asUser(ctx)) }),
}));

const SetupRef = builder.objectRef<SecondFactorSetup>('SecondFactorSetup').implement({
  description: 'What an app that shows codes (TOTP) is set up with.',
  fields: (t) => ({
    address: t.exposeString('address', { description: '`otpauth://…`' }),
    picture: t.exposeString('picture', { description: 'The address as a QR code: a data URL.' }),
    secret: t.exposeString('secret', { description: 'In base32, for those who type it.' }),
  }),
});

/** The password, and a code where a second factor is in use. */
const proofFields = builder.inputType('IdentityProof', {
  fields: (t) => ({
    code: t.string({ required: true, defaultValue: '', description: 'Of the app, or a recovery code.' }),
    password: t.string({ required: true, defaultValue: '' }),
  }),
});

builder.relayMutationField(
  'proveIdentity',
  { inputFields: (t) => ({ proof: t.field({ type: proofFields, required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Gives the password or a code anew, for what asks for it (`PROOF_NEEDED`) within the next 15 minutes.',
    resolve: async (_root, { input }, ctx) => ({ viewer: await proveIdentity(ctx, input.proof) }),
  },
  { outputFields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef }) }) },
);

builder.relayMutationField(
  'startSecondFactor',
  { inputFields: (t) => ({ proof: t.field({ type: proofFields, required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Begins to set up a second factor; one in use works until the new one is confirmed.',
    resolve: async (_root, { input }, ctx) => ({ setup: await startSecondFactor(ctx, input.proof) }),
  },
  { outputFields: (t) => ({ setup: t.expose('setup', { type: SetupRef }) }) },
);

builder.relayMutationField(
  'confirmSecondFactor',
  { inputFields: (t) => ({ code: t.string({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Puts the second factor into use by a code of the app; all other sessions end.',
    resolve: (_root, { input }, ctx) => confirmSecondFactor(ctx, input),
  },
  {
    outputFields: (t) => ({
      recoveryCodes: t.stringList({
        description: 'Shown this once: each works once in place of a code.',
        resolve: ({ recoveryCodes }) => [...recoveryCodes],
      }),
      viewer: t.expose('viewer', { type: ViewerRef }),
    }),
  },
);

builder.relayMutationField(
  'removeSecondFactor',
  { inputFields: (t) => ({ proof: t.field({ type: proofFields, required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Takes the second factor out of use; refused to admins where the operator asks for one.',
    resolve: async (_root, { input }, ctx) => ({ viewer: await removeSecondFactor(ctx, input.proof) }),
  },
  { outputFields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef }) }) },
);

builder.relayMutationField(
  'renewRecoveryCodes',
  { inputFields: (t) => ({ proof: t.field({ type: proofFields, required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Makes new recovery codes; the earlier ones work no more.',
    resolve: async (_root, { input }, ctx) => ({ recoveryCodes: await renewRecoveryCodes(ctx, input.proof) }),
  },
  { outputFields: (t) => ({ recoveryCodes: t.stringList({ resolve: ({ recoveryCodes }) => [...recoveryCodes] }) }) },
);
