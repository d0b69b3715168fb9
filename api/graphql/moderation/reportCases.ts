import { encodeGlobalID } from '@pothos/plugin-relay';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { type CaseReport, type ReportCase, reportCases } from '#api/domain/moderation/caseList.ts';
import { afterCase, CASE_ORDERS, caseCursor } from '#api/domain/moderation/caseOrders.ts';
import { REPORT_KINDS, type ReportOutcome } from '#api/domain/moderation/records/reportCases.ts';
import { closeReport, openReportCount, report } from '#api/domain/moderation/reports.ts';
import type { ReportTarget } from '#api/domain/moderation/reportTargets.ts';
import { ProfileRef } from '#api/graphql/account/profile.ts';
import { CommentRef } from '#api/graphql/comments/commentRef.ts';
import { ConditionRef } from '#api/graphql/conditions/condition.ts';
import { FREE, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { globalIdParts, numberOfGlobalId } from '#api/graphql/core/globalIds.ts';
import { ImageRef } from '#api/graphql/photos/imageRef.ts';
import { ModeratedImageRef } from './moderation.ts';
import { ListedUserRef } from './users.ts';

const ReportKindEnum = builder.enumType('ReportKind', { values: REPORT_KINDS });
const CaseOrderEnum = builder.enumType('ReportCaseOrder', { values: CASE_ORDERS });
const ReportOutcomeEnum = builder.enumType('ReportOutcome', {
  values: {
    GONE: { description: 'What it was about went by itself.' },
    KEPT: { description: 'It stays.' },
    REMOVED: { description: 'It was taken away.' },
  } satisfies Readonly<Record<ReportOutcome, object>>,
});

const CaseReportRef = builder.objectRef<CaseReport>('CaseReport').implement({
  description: 'What one person has reported.',
  fields: (t) => ({
    created: t.expose('created', { type: 'DateTime', ...FREE }),
    reason: t.exposeString('reason', FREE),
    reporter: t.exposeString('reporter', {
      ...FREE,
      nullable: true,
      description: 'User name; null: the account is gone.',
    }),
  }),
});

const ReportCaseRef = builder.objectRef<ReportCase>('ReportCase').implement({
  description: 'All reports of a thing, until somebody has looked at it.',
  fields: (t) => ({
    id: t.id({ ...FREE, resolve: ({ id }) => encodeGlobalID('ReportCase', id) }),
    caseId: t.exposeInt('id', FREE),
    closed: t.expose('closed', { type: 'DateTime', ...FREE, nullable: true }),
    closedBy: t.exposeString('closedBy', { ...FREE, nullable: true }),
    comment: t.expose('comment', {
      type: CommentRef,
      ...FREE,
      nullable: true,
      description: 'What it is about, where that is a comment that is there.',
    }),
    condition: t.expose('condition', {
      type: ConditionRef,
      ...FREE,
      nullable: true,
      description: 'What it is about, where that is a report of a condition that is shown.',
    }),
    count: t.exposeInt('count', { ...FREE, description: 'How many have reported it.' }),
    created: t.expose('created', { type: 'DateTime', ...FREE }),
    image: t.expose('image', {
      type: ModeratedImageRef,
      ...FREE,
      nullable: true,
      description: 'What it is about, where that is a photo that is there.',
    }),
    kind: t.expose('kind', { type: ReportKindEnum, ...FREE }),
    outcome: t.expose('outcome', { type: ReportOutcomeEnum, ...FREE, nullable: true }),
    reports: t.field({
      type: [CaseReportRef],
      ...FREE,
      description: 'The newest twenty.',
      resolve: ({ reports }) => [...reports],
    }),
    user: t.expose('user', { type: ListedUserRef, ...FREE, nullable: true, description: 'Whose profile it is about.' }),
  }),
});

const ReportCaseConnectionRef = builder.connectionObject(
  { type: ReportCaseRef, name: 'ReportCaseConnection' },
  { name: 'ReportCaseEdge' },
);

builder.queryField('reportCases', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ReportCaseConnectionRef,
    nullable: true,
    description: 'What people have reported.',
    args: {
      ...pageArguments,
      about: t.arg({ type: ReportKindEnum }),
      attractionId: t.arg({
        type: 'AttractionId',
        description: 'The place of the reported photo, comment or condition, with all that was merged into it.',
      }),
      isOpen: t.arg.boolean({ required: true, defaultValue: true }),
      order: t.arg({ type: CaseOrderEnum, required: true, defaultValue: 'NEWEST' }),
      ownerId: t.arg.id({ description: '`id` of the ListedUser who added what is reported, or whose profile it is.' }),
    },
    complexity: perRow,
    resolve: async (_root, args, ctx) =>
      toConnection(
        await reportCases(
          ctx,
          {
            isOpen: args.isOpen,
            kind: args.about ?? null,
            ownerId: args.ownerId ?? null,
            attractionId: args.attractionId ?? null,
          },
          { order: args.order, ...toPage(args, afterCase(args.order)) },
        ),
        args,
        edgeBy(caseCursor(args.order)),
      ),
  }),
);

builder.queryField('openReportCount', (t) =>
  t.int({
    authScopes: { admin: true },
    nullable: true,
    description: 'How many cases are open.',
    resolve: (_root, _args, ctx) => openReportCount(ctx),
  }),
);

/** The target of a report by its global id. Throws NotFoundError for anything that cannot be reported. */
function targetOf(globalId: string): ReportTarget {
  const { type, id } = globalIdParts(globalId);
  if (type === ProfileRef.name) return { kind: 'PROFILE', id };
  if (type === ImageRef.name) return { kind: 'IMAGE', id: numberOfGlobalId(type, globalId) };
  if (type === CommentRef.name) return { kind: 'COMMENT', id: numberOfGlobalId(type, globalId) };
  if (type === ConditionRef.name) return { kind: 'CONDITION', id: numberOfGlobalId(type, globalId) };
  throw new NotFoundError('notFound');
}

builder.relayMutationField(
  'report',
  {
    inputFields: (t) => ({
      id: t.id({
        required: true,
        description: 'Of an Image, a Comment, a Condition that a visitor reported or a Profile.',
      }),
      reason: t.string({ required: true, description: '1–500 characters.' }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description:
      "Tells admins of a photo, a comment, a visitor's report of a condition or a profile, not one's own. Each " +
      'person counts once while the case is open.',
    resolve: async (_root, { input }, ctx) => {
      const { isRepeated } = await report(ctx, { target: targetOf(input.id), reason: input.reason });
      return { done: true, isRepeated };
    },
  },
  {
    outputFields: (t) => ({
      done: t.exposeBoolean('done'),
      isRepeated: t.exposeBoolean('isRepeated', {
        description: 'The viewer had reported it before; their first reason stands.',
      }),
    }),
  },
);

const CloseOutcomeEnum = builder.enumType('ReportCloseOutcome', { values: ['KEPT', 'REMOVED'] as const });

builder.relayMutationField(
  'closeReport',
  {
    inputFields: (t) => ({
      caseId: t.int({ required: true }),
      outcome: t.field({ type: CloseOutcomeEnum, required: true }),
    }),
  },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description:
      'Closes a case. What it is about is taken away by the mutations of its own, which close its case themselves.',
    resolve: async (_root, { input }, ctx) => ({
      reportCase: await closeReport(ctx, { id: input.caseId, outcome: input.outcome }),
    }),
  },
  { outputFields: (t) => ({ reportCase: t.expose('reportCase', { type: ReportCaseRef }) }) },
);
