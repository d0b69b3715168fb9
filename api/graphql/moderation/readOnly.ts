import { isReadOnly } from '#api/domain/core/readOnly.ts';
import { switchReadOnly } from '#api/domain/moderation/readOnlySwitch.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';

builder.queryField('isReadOnly', (t) =>
  t.boolean({
    nullable: true,
    authScopes: { admin: true },
    description:
      'Whether nobody may change anything: the operator has configured it so, or an admin has switched it on.',
    resolve: (_root, _args, ctx) => isReadOnly(ctx),
  }),
);

builder.relayMutationField(
  'switchReadOnly',
  { inputFields: (t) => ({ isOn: t.boolean({ required: true }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description:
      'Has nobody change anything until it is switched off again. Reading, logging in and out go on; any other ' +
      'mutation fails with the code `READ_ONLY`, and its like in REST with 503 `readOnly`.',
    resolve: async (_root, { input: { isOn } }, ctx) => ({ isReadOnly: await switchReadOnly(ctx, isOn) }),
  },
  {
    outputFields: (t) => ({
      isReadOnly: t.exposeBoolean('isReadOnly', { description: 'True also where the operator has configured it so.' }),
    }),
  },
);
