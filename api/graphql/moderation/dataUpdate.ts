import { rollBackDataSet, startDataUpdate, stopImport } from '#api/domain/jobs/dataUpdate.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';

builder.relayMutationField(
  'startDataUpdate',
  null,
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Has the data of the whole country brought up to date from their sources, as soon as it can be done.',
    resolve: async (_root, _args, ctx) => {
      await startDataUpdate(ctx);
      return { isQueued: true };
    },
  },
  { outputFields: (t) => ({ isQueued: t.exposeBoolean('isQueued') }) },
);

builder.relayMutationField(
  'stopImport',
  null,
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Stops the import that runs. Nothing of it becomes public.',
    resolve: async (_root, _args, ctx) => {
      await stopImport(ctx);
      return { isStopped: true };
    },
  },
  { outputFields: (t) => ({ isStopped: t.exposeBoolean('isStopped') }) },
);

builder.relayMutationField(
  'rollBackDataSet',
  { inputFields: (t) => ({ version: t.int({ required: true, description: 'The live version, which is undone.' }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Has the version before the live one made live again, as soon as it can be done.',
    resolve: async (_root, { input: { version } }, ctx) => {
      await rollBackDataSet(ctx, version);
      return { isQueued: true };
    },
  },
  { outputFields: (t) => ({ isQueued: t.exposeBoolean('isQueued') }) },
);
