import { closedPlaces } from '#api/domain/conditions/closedPlaces.ts';
import { conditionsIn, inForceAt, reachedAt } from '#api/domain/conditions/conditionsAt.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { placeNow } from '#api/graphql/core/placeNow.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { ConditionRef } from './condition.ts';

builder.objectField(AttractionRef, 'conditions', (t) =>
  t.field({
    type: [ConditionRef],
    description: 'What is in force now at the place, in the areas that it lies in or touches, and along it.',
    // One read for all places of a list; few of them have more than one or two.
    complexity: { field: 2, multiplier: 2 },
    resolve: async (place, _args, ctx) => inForceAt((await ctx.loaders.reached.load(place)).conditions, ctx.now),
  }),
);

builder.objectField(AttractionRef, 'closures', (t) =>
  t.field({
    type: [ConditionRef],
    description: 'Those of its conditions that close all of it; a closed stretch closes no route that crosses it.',
    complexity: { field: 2, multiplier: 2 },
    resolve: async (place, _args, ctx) => inForceAt((await ctx.loaders.reached.load(place)).closures, ctx.now),
  }),
);

builder.queryField('conditions', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: [ConditionRef],
    description: 'What is in force at a moment, of bounds or of a place.',
    args: {
      at: t.arg({ type: 'DateTime', description: 'From a day ago to 14 days ahead; now unless given.' }),
      attraction: t.arg({ type: 'AttractionId' }),
      bounds: t.arg({ type: 'Bounds' }),
    },
    complexity: FIELD_COSTS.page,
    resolve: async (_root, { at, attraction, bounds }, ctx) => {
      const moment = at ?? ctx.now;
      if (attraction != null) {
        const place = await placeNow(attraction, ctx);
        return place === null ? [] : inForceAt((await reachedAt(ctx, place, moment)).conditions, moment);
      }
      if (bounds == null) throw new InvalidInputError('bounds', 'missing');
      return conditionsIn(ctx, bounds, moment);
    },
  }),
);

builder.queryField('closedAttractions', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: ['AttractionId'],
    description: 'All places that are closed now, by an official closure or because they are out of service.',
    complexity: FIELD_COSTS.page,
    resolve: async (_root, _args, ctx) => [...(await closedPlaces(ctx, ctx.now))],
  }),
);
