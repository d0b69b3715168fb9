import { type AttractionLists, attractionLists } from '#api/domain/places/attractionLists.ts';
import { pageSize, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { KindEnum } from '#api/graphql/core/enums.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { LIST_CARDS_MAX } from '#common/limits.ts';
import { type Raise, RAISE_REASONS } from '#common/ranking/rightNow.ts';
import { AttractionFilterInput, filterOf, ListSortEnum } from './attractionFilter.ts';
import { AttractionRef } from './attractionRef.ts';

const RaiseReasonEnum = builder.enumType('RaiseReason', {
  description: 'Why a place is worth more at this moment: the season, the weather, or light in the dark.',
  values: RAISE_REASONS,
});

const LIST_COST = { field: 1, multiplier: LIST_CARDS_MAX };

const RaisedRef = builder.objectRef<Raise & { readonly attractionId: number }>('RaisedAttraction').implement({
  description: 'How the present moment moves a place of a list.',
  fields: (t) => ({
    attractionId: t.expose('attractionId', { type: 'AttractionId' }),
    points: t.exposeFloat('points', {
      description: 'Added to `quality2`; less than 0 out of season or while it is closed.',
    }),
    reason: t.expose('reason', { type: RaiseReasonEnum, nullable: true }),
  }),
});

const AttractionListsRef = builder.objectRef<AttractionLists>('AttractionLists').implement({
  description: 'Best in the bounds; closest to their centre only when best is empty (RULINGS 8).',
  fields: (t) => ({
    best: t.field({
      type: [AttractionRef],
      args: { first: t.arg.int({ required: true, defaultValue: LIST_CARDS_MAX }) },
      complexity: perRow,
      resolve: (lists, { first }) => lists.best.slice(0, pageSize(first)),
    }),
    raised: t.field({
      type: [RaisedRef],
      description:
        'What season, weather, darkness and closed hours have moved of `best`; empty for all orders but `now`.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ best, raises }) =>
        best.flatMap(({ id }) => {
          const raise = raises.get(id);
          return raise === undefined ? [] : [{ attractionId: id, ...raise }];
        }),
    }),
    closest: t.field({ type: [AttractionRef], complexity: LIST_COST, resolve: (lists) => [...lists.closest] }),
  }),
});

builder.queryField('attractionLists', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: AttractionListsRef,
    description: "`category` is a category's key or slug; an unknown one gives two empty lists.",
    args: {
      bounds: t.arg({ type: 'Bounds', required: true }),
      category: t.arg.string(),
      filter: t.arg({ type: AttractionFilterInput }),
      kind: t.arg({ type: KindEnum }),
      near: t.arg({ type: 'Position' }),
      sort: t.arg({ type: ListSortEnum, defaultValue: 'best' }),
    },
    complexity: FIELD_COSTS.list,
    resolve: async (_root, { bounds, category, filter, kind, near, sort }, ctx) =>
      attractionLists(ctx, {
        bounds,
        category: category ?? null,
        kind: kind ?? null,
        near: near ?? null,
        sort: sort ?? 'best',
        ...(await filterOf(filter, ctx)),
      }),
  }),
);
