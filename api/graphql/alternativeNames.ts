import { setAlternativeName } from '#api/domain/alternativeNames.ts';
import { AttractionRef } from './attractionRef.ts';
import { builder } from './builder.ts';
import { CALL_ERRORS } from './callErrors.ts';

builder.relayMutationField(
  'setAlternativeName',
  { inputFields: (t) => ({ attractionId: t.field({ type: 'AttractionId', required: true }), name: t.string({ description: '2–100 characters; null takes it away.' }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Gives a place another name, by which it is found at once and after every import.',
    resolve: async (_root, { input }, ctx) => ({ place: (await setAlternativeName(ctx, { attractionId: input.attractionId, name: input.name ?? null })).place }),
  },
  { outputFields: (t) => ({ attraction: t.expose('place', { type: AttractionRef }) }) },
);
