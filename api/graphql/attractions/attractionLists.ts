import { type AttractionLists, attractionLists } from '#api/domain/places/attractionLists.ts';
import { pageSize, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { KindEnum } from '#api/graphql/core/enums.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { LIST_CARDS_MAX } from '#common/limits.ts';
import { AttractionFilterInput, filterOf, ListSortEnum } from './attractionFilter.ts';
import { AttractionRef } from './attractionRef.ts';

const LIST_COST = { field: 1, multiplier: LIST_CARDS_MAX };

const AttractionListsRef = builder.objectRef<AttractionLists>('AttractionLists').implement({
  description: 'Best in the bounds; closest to their centre only when best is empty (RULINGS 8).',
  fields: (t) => ({
    best: t.field({
      type: [AttractionRef],
      args: { first: t.arg.int({ required: true, defaultValue: LIST_CARDS_MAX }) },
      complexity: perRow,
      resolve: (lists, { first }) => lists.best.slice(0, pageSize(first)),
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
    resolve: (_root, { bounds, category, filter, kind, near, sort }, ctx) =>
      attractionLists(ctx, {
        bounds,
        category: category ?? null,
        kind: kind ?? null,
        near: near ?? null,
        sort: sort ?? 'best',
        ...filterOf(filter, ctx.now),
      }),
  }),
);
