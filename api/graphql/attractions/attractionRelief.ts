import type { Relief } from '#api/domain/places/reliefs.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { AttractionRef } from './attractionRef.ts';

const ReliefSourceEnum = builder.enumType('ReliefSource', {
  description: 'Whose heights these are: those that LIPAS tells of the line, or those of the elevation model.',
  values: ['LIPAS', 'MODEL'] as const satisfies readonly Relief['source'][],
});

const ReliefProfileRef = builder.objectRef<Relief['profile']>('ReliefProfile').implement({
  description: 'Heights along a route, evenly from its start to its end.',
  fields: (t) => ({
    stepM: t.exposeFloat('stepM', { description: 'Metres between two heights.' }),
    heightsM: t.exposeFloatList('heightsM', { description: 'Metres above the sea.' }),
    breaks: t.exposeIntList('breaks', {
      description: 'Numbers of the heights that begin another part of a route that breaks off.',
    }),
  }),
});

const ReliefRef = builder.objectRef<Relief>('Relief').implement({
  description: 'How a route goes up and down.',
  fields: (t) => ({
    ascentM: t.exposeFloat('ascentM', { description: 'Metres up in all, waves below 3 m left out.' }),
    descentM: t.exposeFloat('descentM'),
    highestM: t.exposeFloat('highestM', { description: 'Metres above the sea.' }),
    lowestM: t.exposeFloat('lowestM'),
    steepestPercent: t.exposeFloat('steepestPercent', {
      nullable: true,
      description: 'Of the steepest 100 m; null for a shorter route.',
    }),
    steepestFromM: t.exposeFloat('steepestFromM', {
      nullable: true,
      description: 'Where those begin, metres from the start.',
    }),
    minutes: t.exposeFloat('minutes', {
      nullable: true,
      description: 'Without rests, on foot, on skis or by bicycle, as the route is for.',
    }),
    source: t.expose('source', { type: ReliefSourceEnum }),
    profile: t.field({ type: ReliefProfileRef, complexity: 5, resolve: ({ profile }) => profile }),
  }),
});

/** Heights of a place, and along a route. */
builder.objectFields(AttractionRef, (t) => ({
  heightM: t.exposeFloat('heightM', {
    nullable: true,
    description: 'Metres above the sea; null where no height is known.',
  }),
  ascentM: t.exposeFloat('ascentM', {
    nullable: true,
    description: 'Metres up along a route, as in its relief; null where it has none.',
  }),
  relief: t.field({
    type: ReliefRef,
    nullable: true,
    description: 'Null for all but routes whose heights are known.',
    resolve: (place, _args, ctx) => ctx.loaders.relief.load(place),
  }),
}));
