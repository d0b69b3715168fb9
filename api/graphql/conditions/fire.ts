import { type Fire, fireAt } from '#api/domain/conditions/firePlaces.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { languageArgument } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { FIRE_ANSWERS, FIRE_PLACES, FIRE_REASONS } from '#common/conditions/fire.ts';
import { FIRE_RULES } from '#common/conditions/fireWords.ts';
import { ConditionRef, timeOf } from './condition.ts';

const FireAnswerEnum = builder.enumType('FireAnswer', {
  description: 'ASK: it is not known. Never YES on missing or old data.',
  values: FIRE_ANSWERS,
});

const FireReasonEnum = builder.enumType('FireReason', { values: FIRE_REASONS });

const FirePlaceEnum = builder.enumType('FirePlace', {
  description:
    'A SITE is made for fires, a BOOKED_SITE for those who have booked it; at a SHELTER there may be a fireplace, an ' +
    'AREA has rules for all of it.',
  values: FIRE_PLACES,
});

const FireRef = builder.objectRef<Fire>('Fire').implement({
  description: 'Whether a fire may be lit at a place now.',
  fields: (t) => ({
    answer: t.expose('answer', { type: FireAnswerEnum }),
    answeredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of when the warnings are; null: none are known.',
      resolve: ({ answeredAt }) => timeOf(answeredAt),
    }),
    condition: t.field({
      type: ConditionRef,
      nullable: true,
      description: 'What forbids it.',
      resolve: ({ conditionId, conditions }) => conditions.find(({ id }) => id === conditionId) ?? null,
    }),
    conditions: t.field({
      type: [ConditionRef],
      complexity: { field: 1, multiplier: 2 },
      description: 'All that decide it, those too that begin later.',
      resolve: ({ conditions }) => [...conditions],
    }),
    reason: t.expose('reason', { type: FireReasonEnum }),
    rule: t.string({
      args: languageArgument,
      description: 'The reason in words.',
      resolve: ({ reason }, { language }) => FIRE_RULES[reason][language],
    }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'From this moment on it has to be asked for again.',
      resolve: ({ until }) => timeOf(until),
    }),
  }),
});

/** The facts of the place, by which a client decides anew while it has no network. */
builder.objectFields(FireRef, (t) => ({
  isAtMarkedSitesOnly: t.boolean({
    description: 'The rules of the area allow fires at marked sites only.',
    resolve: ({ facts }) => facts.isAtMarkedSitesOnly,
  }),
  isOutOfService: t.boolean({ resolve: ({ facts }) => facts.isOutOfService }),
  isUsableDuringWarning: t.boolean({
    nullable: true,
    description: 'Whether LIPAS says that the structure may be used while a warning is in force; null: it does not.',
    resolve: ({ facts }) => facts.isUsableDuringWarning,
  }),
  place: t.field({ type: FirePlaceEnum, resolve: ({ facts }) => facts.place }),
}));

builder.objectField(AttractionRef, 'fire', (t) =>
  t.field({
    type: FireRef,
    nullable: true,
    description:
      'Null for places where visitors make no fires: all but campfire sites, shelters, huts and hiking areas.',
    resolve: async (place, _args, ctx) => fireAt(ctx, place, await ctx.loaders.reached.load(place)),
  }),
);
