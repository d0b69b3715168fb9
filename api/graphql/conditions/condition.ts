import { drawnGeometry, inForceAt } from '#api/domain/conditions/conditionsAt.ts';
import { type ConditionSource, sourceOf } from '#api/domain/conditions/conditionSources.ts';
import { type CurrentCondition, currentConditions } from '#api/domain/conditions/currentConditions.ts';
import { ProfileRef } from '#api/graphql/account/profile.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { FREE, languageArgument } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';
import { CONDITION_KINDS, CONDITION_SEVERITIES, conditionText } from '#common/conditions/condition.ts';
import type { Language } from '#common/languages.ts';

const ConditionKindEnum = builder.enumType('ConditionKind', { values: CONDITION_KINDS });

const ConditionSeverityEnum = builder.enumType('ConditionSeverity', {
  description: 'Those of CAP: red, orange, yellow and green of the Finnish Meteorological Institute.',
  values: CONDITION_SEVERITIES,
});

const ConditionTextRef = builder
  .objectRef<{ readonly language: Language; readonly headline: string; readonly description: string }>('ConditionText')
  .implement({
    fields: (t) => ({
      description: t.exposeString('description', { ...FREE, description: 'Plain text; may be empty.' }),
      headline: t.exposeString('headline', { ...FREE, description: 'May be empty.' }),
      language: t.expose('language', {
        type: LanguageEnum,
        ...FREE,
        description: 'May differ from the one that was asked for.',
      }),
    }),
  });

const ConditionSourceRef = builder.objectRef<ConditionSource>('ConditionSource').implement({
  description: 'Of a manager, `name` is the organisation. Name and terms are null for what visitors report.',
  fields: (t) => ({
    answeredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its last good answer came, so old is what it says; null for what is written here.',
      resolve: ({ answeredAt }) => timeOf(answeredAt),
    }),
    attribution: t.exposeString('attribution', { nullable: true }),
    key: t.exposeString('key'),
    licence: t.exposeString('licence', { nullable: true }),
    licenceUrl: t.exposeString('licenceUrl', { nullable: true }),
    name: t.exposeString('name', { nullable: true }),
    url: t.exposeString('url', { nullable: true }),
  }),
});

export const ConditionRef = builder.objectRef<CurrentCondition>('Condition');

builder.node(ConditionRef, {
  description: 'What is the matter at places, along routes and in areas.',
  id: { resolve: (condition) => condition.id },
  loadOne: async (id, ctx) => {
    const { all } = await currentConditions(ctx);
    return inForceAt(all, ctx.now).find((condition) => String(condition.id) === id) ?? null;
  },
  fields: (t) => ({
    code: t.exposeString('code', {
      nullable: true,
      description: "What exactly, by the source's own code: `forestFireWeather`.",
    }),
    conditionId: t.exposeInt('id'),
    isOfficial: t.exposeBoolean('isOfficial', { description: 'False: a visitor has reported it.' }),
    kind: t.expose('kind', { type: ConditionKindEnum }),
    link: t.exposeString('link', { nullable: true }),
    observedAt: t.field({
      type: 'DateTime',
      description: 'When it was seen or issued.',
      resolve: ({ observedAt }) => new Date(observedAt),
    }),
    severity: t.expose('severity', { type: ConditionSeverityEnum, nullable: true }),
    source: t.field({
      type: ConditionSourceRef,
      resolve: async (condition, _args, ctx) => sourceOf(condition, (await currentConditions(ctx)).answered),
    }),
    text: t.field({
      type: ConditionTextRef,
      ...FREE,
      nullable: true,
      args: languageArgument,
      resolve: ({ texts }, { language }) => conditionText(texts, language),
    }),
    validFrom: t.field({ type: 'DateTime', resolve: ({ validFrom }) => new Date(validFrom) }),
    validUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'From this moment on it is over; null: until its source says so.',
      resolve: ({ validUntil }) => timeOf(validUntil),
    }),
  }),
});

/** Of a visitor's report: whose it is, and what others say of it. */
builder.objectFields(ConditionRef, (t) => ({
  author: t.field({
    type: ProfileRef,
    nullable: true,
    description: 'The visitor who reported it; null for official sources and former users.',
    resolve: ({ isOfficial, authorId }, _args, ctx) =>
      isOfficial || authorId === null ? null : ctx.loaders.profile.load(authorId),
  }),
  confirmations: t.exposeInt('confirmations', { description: 'How often others have seen it since.' }),
  created: t.field({
    type: 'DateTime',
    description: 'When it was written.',
    resolve: ({ created }) => new Date(created),
  }),
}));

/** The place or area that a condition is about. */
builder.objectFields(ConditionRef, (t) => ({
  attraction: t.field({
    type: AttractionRef,
    nullable: true,
    ...FREE,
    description: 'The place, route or area that it is about; null where it is about no single one.',
    resolve: ({ place }) => place,
  }),
  drawnGeometry: t.field({
    type: 'GeoJSON',
    nullable: true,
    // One read for all conditions of an answer.
    complexity: 5,
    description:
      'For a map at a zoom, simplified: the area or stretch, else that of the attraction or its position. Null ' +
      'where it is not known.',
    args: { zoom: t.arg.int({ required: true }) },
    resolve: (condition, { zoom }, ctx) => ctx.loaders.drawnCondition.load({ condition, zoom }),
  }),
  geometry: t.field({
    type: 'GeoJSON',
    nullable: true,
    complexity: 5,
    description: 'The area or stretch, to be drawn; null where it is that of the attraction.',
    resolve: drawnGeometry,
  }),
  municipalities: t.intList({
    description: 'National numbers: 91 is Helsinki.',
    resolve: ({ municipalities }) => [...municipalities],
  }),
  regions: t.intList({ description: 'National numbers: 1 is Uusimaa.', resolve: ({ regions }) => [...regions] }),
}));

export function timeOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
