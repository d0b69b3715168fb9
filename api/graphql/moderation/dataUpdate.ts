import { startDataUpdate } from '#api/domain/jobs/dataUpdate.ts';
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
