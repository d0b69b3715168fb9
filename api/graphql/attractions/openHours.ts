import { openHours } from '#api/domain/places/openAt.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';

builder.queryField('openHours', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: ['Int'],
    description:
      'Which opening hours, by the ids that attraction tiles have as `hours`, are open at a moment from a day ago ' +
      'to 14 days ahead: the lowest id, then how much each is above the one before. All others are closed or ' +
      'unknown.',
    args: { at: t.arg({ type: 'DateTime', required: true }) },
    complexity: { field: FIELD_COSTS.list, multiplier: 1 },
    resolve: (_root, { at }, ctx) => openHours(ctx, at),
  }),
);
