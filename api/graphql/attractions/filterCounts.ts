import { closedPlaces } from '#api/domain/conditions/closedPlaces.ts';
import { countAmong, type CountsInput, filterCounts, type OpeningCounts } from '#api/domain/places/filterCounts.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { KindEnum } from '#api/graphql/core/enums.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { type FilterCounts, PLACE_FEATURES } from '#common/places/features.ts';
import { AttractionFilterInput, filterOf, PlaceFeatureEnum } from './attractionFilter.ts';

const FeatureCountRef = builder.objectRef<FilterCounts['features'][number]>('FeatureCount').implement({
  fields: (t) => ({
    feature: t.field({ type: PlaceFeatureEnum, resolve: ({ feature }) => feature }),
    count: t.exposeInt('count'),
  }),
});

interface Counts extends FilterCounts, OpeningCounts {
  readonly input: CountsInput;
  /** The moment at which what is closed is meant. */
  readonly at: Date;
}

const FilterCountsRef = builder.objectRef<Counts>('FilterCounts').implement({
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Places of the filter.' }),
    open: t.exposeInt('open', { description: 'At the moment of the filter, or now, with its features.' }),
    closed: t.exposeInt('closed'),
    unknown: t.exposeInt('unknown', { description: 'Of which no hours are known; never counted as open.' }),
    leftOut: t.int({
      description: 'Places of the filter that `hideClosed` leaves out, whether it is asked for or not.',
      resolve: async ({ input, at }, _args, ctx) => countAmong(ctx, input, await closedPlaces(ctx, at)),
    }),
    features: t.field({
      type: [FeatureCountRef],
      description: 'For each feature the places that are left if it is chosen too; of alternatives, if it alone is.',
      complexity: { field: 1, multiplier: PLACE_FEATURES.length },
      resolve: ({ features }) => [...features],
    }),
  }),
});

builder.queryField('filterCounts', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: FilterCountsRef,
    description: 'How many places of the bounds each feature would leave.',
    args: {
      bounds: t.arg({ type: 'Bounds', required: true }),
      category: t.arg.string(),
      filter: t.arg({ type: AttractionFilterInput }),
      kind: t.arg({ type: KindEnum }),
    },
    complexity: FIELD_COSTS.list,
    resolve: async (_root, { bounds, category, filter, kind }, ctx) => {
      const asked = await filterOf(filter, ctx);
      const input = { bounds, category: category ?? null, kind: kind ?? null, ...asked };
      return { ...(await filterCounts(ctx, input)), input, at: filter?.openAt ?? ctx.now };
    },
  }),
);
