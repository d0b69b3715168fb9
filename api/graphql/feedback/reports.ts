import { logClientError } from '#api/domain/feedback/clientErrors.ts';
import { type Feedback, feedbackList, sendFeedback } from '#api/domain/feedback/feedback.ts';
import { pageSize, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';
import { PAGE_MAX } from '#api/graphql/core/queryLimits.ts';
import { DEFAULT_LANGUAGE } from '#common/languages.ts';

export const FeedbackRef = builder.objectRef<Feedback>('Feedback').implement({
  fields: (t) => ({
    contact: t.exposeString('contact', { description: 'Empty: the sender wants no answer.' }),
    created: t.expose('createdAt', { type: 'DateTime' }),
    feedbackId: t.exposeInt('id'),
    language: t.exposeString('language'),
    text: t.exposeString('text'),
  }),
});

builder.queryField('feedback', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [FeedbackRef],
    nullable: true,
    description: 'What people have sent, newest first.',
    args: {
      before: t.arg.int({ description: 'Older than the one with this feedbackId.' }),
      first: t.arg.int({ required: true, defaultValue: PAGE_MAX }),
    },
    complexity: perRow,
    resolve: (_root, { before, first }, ctx) => feedbackList(ctx, { before: before ?? null, first: pageSize(first) }),
  }),
);

builder.relayMutationField(
  'sendFeedback',
  {
    inputFields: (t) => ({
      contact: t.string({
        required: true,
        defaultValue: '',
        description: 'Where the sender wants an answer; empty for none.',
      }),
      language: t.field({ type: LanguageEnum, required: true, defaultValue: DEFAULT_LANGUAGE }),
      text: t.string({ required: true, description: '1–2,000 characters.' }),
    }),
  },
  {
    authScopes: { anyone: true },
    errors: CALL_ERRORS,
    description: 'Sends feedback to the operator. Sent twice with one clientMutationId, it is kept once.',
    resolve: async (_root, { input }, ctx) => {
      await sendFeedback(ctx, { ...input, clientMutationId: input.clientMutationId ?? null });
      return { done: true };
    },
  },
  { outputFields: (t) => ({ done: t.exposeBoolean('done') }) },
);

builder.relayMutationField(
  'logClientError',
  {
    inputFields: (t) => ({
      colno: t.int(),
      errorCount: t.int({ required: true, description: 'How many this page has reported, with this one: 1–10.' }),
      filename: t.string({ required: true, defaultValue: '' }),
      lineno: t.int(),
      location: t.string({ required: true, defaultValue: '' }),
      message: t.string({ required: true }),
      stack: t.string({ required: true, defaultValue: '' }),
      type: t.string({ required: true }),
    }),
  },
  {
    authScopes: { anyone: true },
    errors: CALL_ERRORS,
    description: 'Tells the operator of a failure in a page. What could say whose it is is left out.',
    resolve: async (_root, { input }, ctx) => {
      await logClientError(ctx, { ...input, lineno: input.lineno ?? null, colno: input.colno ?? null });
      return { done: true };
    },
  },
  { outputFields: (t) => ({ done: t.exposeBoolean('done') }) },
);
