import { closedPlaces } from '#api/domain/conditions/closedPlaces.ts';
import { checkMoment, conditionsIn, inForceAt, reachedAt } from '#api/domain/conditions/conditionsAt.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { placeNow } from '#api/graphql/core/placeNow.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { type CardCondition, CARD_KINDS, cardConditions } from '#common/conditions/cardConditions.ts';
import { isClosedForNow } from '#common/places/placeFacts.ts';
import { ConditionRef, timeOf } from './condition.ts';

const CardConditionKindEnum = builder.enumType('CardConditionKind', {
  description: 'LIMITED: restrictions, or a part of the place is closed.',
  values: CARD_KINDS,
});

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

const CardConditionRef = builder.objectRef<CardCondition>('CardCondition').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: CardConditionKindEnum }),
    validUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'From this moment on none of its kind is in force; null: until their sources say so.',
      resolve: ({ validUntil }) => timeOf(validUntil),
    }),
  }),
});

builder.objectField(AttractionRef, 'cardConditions', (t) =>
  t.field({
    type: [CardConditionRef],
    description:
      'What is the matter now in a few words, the gravest first, each kind once; what is out of service is closed.',
    // At most one of each kind, of conditions that are cached.
    complexity: { field: 1, multiplier: 0 },
    resolve: async (place, _args, ctx) => {
      const { conditions, closures } = await ctx.loaders.reached.load(place);
      return cardConditions(inForceAt(conditions, ctx.now), closures, isClosedForNow(place.properties));
    },
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
    description: 'All places that are closed at a moment, by an official closure or because they are out of service.',
    args: { at: t.arg({ type: 'DateTime', description: 'From a day ago to 14 days ahead; now unless given.' }) },
    complexity: FIELD_COSTS.page,
    resolve: async (_root, { at }, ctx) => {
      if (at) checkMoment(at, ctx.now);
      return [...(await closedPlaces(ctx, at ?? ctx.now))];
    },
  }),
);
