import { encodeGlobalID } from '@pothos/plugin-relay';
import { confirmReport } from '#api/domain/contributions/conditions/judgeReport.ts';
import {
  extendCondition,
  hideCondition,
  restoreCondition,
} from '#api/domain/contributions/conditions/moderateCondition.ts';
import { endCondition } from '#api/domain/contributions/conditions/postCondition.ts';
import { reportCondition } from '#api/domain/contributions/conditions/reportCondition.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';
import { numberOfGlobalId } from '#api/graphql/core/globalIds.ts';
import { CONDITION_REPORT_NAMES } from '#common/conditions/reportKinds.ts';
import { DEFAULT_LANGUAGE } from '#common/languages.ts';
import { ConditionRef } from './condition.ts';

const ConditionReportEnum = builder.enumType('ConditionReport', {
  description: 'What visitors can report; each is shown as a kind of condition and ends after its own number of days.',
  values: CONDITION_REPORT_NAMES,
});

/** The number of a condition by its global id. Throws NotFoundError. */
const idOf = (globalId: string) => numberOfGlobalId(ConditionRef.name, globalId);

builder.relayMutationField(
  'reportCondition',
  {
    inputFields: (t) => ({
      attractionId: t.field({ type: 'AttractionId', required: true }),
      language: t.field({
        type: LanguageEnum,
        required: true,
        defaultValue: DEFAULT_LANGUAGE,
        description: 'That of the text.',
      }),
      position: t.field({
        type: 'Position',
        description: 'Where on the route or in the area, at most 250 m from it; at the place unless given.',
      }),
      report: t.field({ type: ConditionReportEnum, required: true }),
      seenAt: t.field({ type: 'DateTime', description: 'When it was seen; now unless given.' }),
      text: t.string({
        required: true,
        defaultValue: '',
        description: 'At most 300 characters; `dangerous` and `other` need some.',
      }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Reports what the viewer saw at a place. Sent twice with one clientMutationId, it is written once.',
    resolve: async (_root, { input }, ctx) => ({
      condition: await reportCondition(ctx, {
        ...input,
        position: input.position ?? null,
        seenAt: input.seenAt ?? null,
        clientMutationId: input.clientMutationId ?? null,
      }),
    }),
  },
  { outputFields: (t) => ({ condition: t.expose('condition', { type: ConditionRef }) }) },
);

builder.relayMutationField(
  'confirmCondition',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      seenAt: t.field({ type: 'DateTime', description: 'When it was seen again; now unless given.' }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Another visitor's report still holds: it ends later. Counts once per user and day.",
    resolve: async (_root, { input: { id, seenAt } }, ctx) => ({
      condition: await confirmReport(ctx, { id: idOf(id), seenAt: seenAt ?? null }),
    }),
  },
  { outputFields: (t) => ({ condition: t.expose('condition', { type: ConditionRef }) }) },
);

builder.relayMutationField(
  'endCondition',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description:
      'A report is over: at once where its author or an admin says so, else when two users do. What a manager ' +
      'posted is ended by the managers of its place.',
    resolve: async (_root, { input }, ctx) => ({ condition: await endCondition(ctx, idOf(input.id)) }),
  },
  {
    outputFields: (t) => ({
      condition: t.expose('condition', {
        type: ConditionRef,
        nullable: true,
        description: 'As it is shown until another user says so too; null: it has ended.',
      }),
    }),
  },
);

builder.relayMutationField(
  'extendCondition',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      until: t.field({ type: 'DateTime', required: true, description: 'At most 90 days ahead.' }),
    }),
  },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Gives a report another end.',
    resolve: async (_root, { input: { id, until } }, ctx) => ({
      condition: await extendCondition(ctx, { id: idOf(id), until }),
    }),
  },
  { outputFields: (t) => ({ condition: t.expose('condition', { type: ConditionRef }) }) },
);

builder.relayMutationField(
  'hideCondition',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      reason: t.string({ required: true, defaultValue: '', description: 'For the log; at most 500 characters.' }),
    }),
  },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Hides what a visitor or a manager wrote from everybody, and closes the case about it.',
    resolve: async (_root, { input: { id, reason } }, ctx) => ({
      id: await hideCondition(ctx, { id: idOf(id), reason }),
    }),
  },
  {
    outputFields: (t) => ({ hiddenConditionId: t.id({ resolve: ({ id }) => encodeGlobalID(ConditionRef.name, id) }) }),
  },
);

builder.relayMutationField(
  'restoreCondition',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Shows a hidden condition again, until its end.',
    resolve: async (_root, { input }, ctx) => ({ id: await restoreCondition(ctx, idOf(input.id)) }),
  },
  {
    outputFields: (t) => ({
      restoredConditionId: t.id({ resolve: ({ id }) => encodeGlobalID(ConditionRef.name, id) }),
    }),
  },
);
