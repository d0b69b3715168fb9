import { attractionPage, pageCursor } from '#api/domain/places/attractionLists.ts';
import { pageSize, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { edgeBy, toConnection } from '#api/graphql/core/connections.ts';
import { KindEnum } from '#api/graphql/core/enums.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { LIST_CARDS_MAX } from '#common/limits.ts';
import { AttractionFilterInput, filterOf } from './attractionFilter.ts';
import { AttractionRef } from './attractionRef.ts';

const AttractionConnectionRef = builder.connectionObject(
  { type: AttractionRef, name: 'AttractionConnection' },
  { name: 'AttractionEdge' },
);

builder.queryField('attractions', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: AttractionConnectionRef,
    description: 'All places of the bounds by quality.',
    args: {
      after: t.arg.string(),
      bounds: t.arg({ type: 'Bounds' }),
      category: t.arg.string(),
      filter: t.arg({ type: AttractionFilterInput }),
      first: t.arg.int({ required: true, defaultValue: LIST_CARDS_MAX }),
      kind: t.arg({ type: KindEnum }),
    },
    complexity: (args) => ({ ...perRow(args), field: FIELD_COSTS.page }),
    resolve: async (_root, { after, bounds, category, filter, first, kind }, ctx) => {
      const page = await attractionPage(ctx, {
        after: after ?? null,
        bounds: bounds ?? null,
        category: category ?? null,
        first: pageSize(first),
        kind: kind ?? null,
        ...(await filterOf(filter, ctx)),
      });
      return toConnection(page, { after }, edgeBy(pageCursor));
    },
  }),
);
