import type { AttractionAnswer } from '#api/domain/places/attractions.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { AttractionRef } from './attractionRef.ts';

type Gone = Extract<AttractionAnswer, { state: 'gone' }>;
type Unknown = Extract<AttractionAnswer, { state: 'unknown' }>;

const GoneAttractionRef = builder.objectRef<Gone>('GoneAttraction').implement({
  description: 'A place that was public once and is not any more.',
  fields: (t) => ({
    attractionId: t.expose('id', { type: 'AttractionId' }),
    lastName: t.exposeString('lastName'),
  }),
});

const UnknownAttractionRef = builder.objectRef<Unknown>('UnknownAttraction').implement({
  description: 'The id was never given.',
  fields: (t) => ({ attractionId: t.expose('id', { type: 'AttractionId' }) }),
});

const AttractionAnswerRef = builder.unionType('AttractionAnswer', {
  types: [AttractionRef, GoneAttractionRef, UnknownAttractionRef],
  resolveType: (value) => {
    if (!('state' in value)) return AttractionRef;
    return value.state === 'gone' ? GoneAttractionRef : UnknownAttractionRef;
  },
});

builder.queryField('attraction', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: AttractionAnswerRef,
    args: { id: t.arg({ type: 'AttractionId', required: true }) },
    resolve: async (_root, { id }, ctx) => {
      const answer = await ctx.loaders.answer.load(id);
      return answer.state === 'live' ? answer.place : answer;
    },
  }),
);
