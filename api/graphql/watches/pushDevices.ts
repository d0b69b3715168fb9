import { addPushDevice, isPushDevice, removePushDevice } from '#api/domain/contributions/watches/pushDevices.ts';
import { getOrCreatePushKeys } from '#api/domain/contributions/watches/pushKeys.ts';
import { ViewerRef } from '#api/graphql/account/viewer.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';
import { DEFAULT_LANGUAGE } from '#common/languages.ts';

builder.objectFields(ViewerRef, (t) => ({
  hasPushDevice: t.boolean({
    args: { endpoint: t.arg.string({ required: true, description: 'Address of the browser at its push service.' }) },
    complexity: 5,
    description: 'Whether the viewer is told by notices of this browser.',
    resolve: (_viewer, { endpoint }, ctx) => isPushDevice(ctx, endpoint),
  }),
  pushKey: t.string({
    nullable: true,
    complexity: 5,
    description: 'Public key with which a browser asks for notices (VAPID), in base64url; null: none are pushed.',
    resolve: async (_viewer, _args, ctx) =>
      ctx.installation.pushServices.length === 0 ? null : (await getOrCreatePushKeys(ctx.db)).publicKey,
  }),
}));

builder.relayMutationField(
  'addPushDevice',
  {
    inputFields: (t) => ({
      auth: t.string({ required: true, description: 'Its secret, in base64url.' }),
      endpoint: t.string({ required: true, description: 'Address of the browser at its push service.' }),
      language: t.field({
        type: LanguageEnum,
        required: true,
        defaultValue: DEFAULT_LANGUAGE,
        description: 'That of the notices.',
      }),
      p256dh: t.string({ required: true, description: 'Its public key, in base64url.' }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'The viewer is told by notices of this browser, as long as the session lasts.',
    resolve: async (_root, { input }, ctx) => {
      await addPushDevice(ctx, input);
      return { endpoint: input.endpoint };
    },
  },
  { outputFields: (t) => ({ endpoint: t.exposeString('endpoint') }) },
);

builder.relayMutationField(
  'removePushDevice',
  { inputFields: (t) => ({ endpoint: t.string({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'No more notices on this browser. One that is not known is no failure.',
    resolve: async (_root, { input }, ctx) => {
      await removePushDevice(ctx, input.endpoint);
      return { endpoint: input.endpoint };
    },
  },
  { outputFields: (t) => ({ endpoint: t.exposeString('endpoint') }) },
);
