import { afterRow, rowCursor } from '#api/domain/core/cursors.ts';
import {
  type ClientError,
  clientErrors,
  dataSetVersions,
  type DataSetVersion,
  feedbacks,
  type ImportRun,
  importRuns,
} from '#api/domain/moderation/adminLists.ts';
import { FREE, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { FeedbackRef } from '#api/graphql/feedback/reports.ts';

const ImportCountRef = builder
  .objectRef<ImportRun['counts'][number]>('ImportCount')
  .implement({ fields: (t) => ({ count: t.exposeInt('count'), name: t.exposeString('name') }) });
export const ImportStateEnum = builder.enumType('ImportState', {
  values: ['FAILED', 'PUBLISHED', 'ROLLED_BACK', 'RUNNING'] as const,
});
const DataSetStateEnum = builder.enumType('DataSetState', {
  values: ['BUILDING', 'FAILED', 'HELD', 'LIVE', 'PREVIOUS', 'RETIRED'] as const,
});

const ImportRunRef = builder.objectRef<ImportRun>('ImportRun').implement({
  description: 'One run of an import.',
  fields: (t) => ({
    counts: t.field({ type: [ImportCountRef], ...FREE, resolve: ({ counts }) => [...counts] }),
    dataDate: t.expose('dataDate', { type: 'Date', nullable: true }),
    finished: t.expose('finished', { type: 'DateTime', nullable: true }),
    message: t.exposeString('message', { nullable: true }),
    runId: t.exposeInt('id'),
    source: t.exposeString('source'),
    started: t.expose('started', { type: 'DateTime' }),
    state: t.expose('state', { type: ImportStateEnum }),
    version: t.exposeInt('version', { nullable: true, description: 'The data set that it made.' }),
  }),
});

const DataSetVersionRef = builder.objectRef<DataSetVersion>('DataSetVersion').implement({
  description: 'A version of the data set, served or not.',
  fields: (t) => ({
    created: t.expose('created', { type: 'DateTime' }),
    placeCount: t.exposeInt('placeCount'),
    published: t.expose('published', { type: 'DateTime', nullable: true }),
    reason: t.exposeString('reason'),
    state: t.expose('state', { type: DataSetStateEnum }),
    version: t.exposeInt('version'),
  }),
});

const ClientErrorRef = builder.objectRef<ClientError>('ClientError').implement({
  description: 'What failed in a browser; nothing in it says whose.',
  fields: (t) => ({
    colno: t.exposeInt('colno', { nullable: true }),
    created: t.expose('created', { type: 'DateTime' }),
    errorCount: t.exposeInt('errorCount'),
    errorId: t.exposeInt('id'),
    filename: t.exposeString('filename'),
    lineno: t.exposeInt('lineno', { nullable: true }),
    location: t.exposeString('location'),
    message: t.exposeString('message'),
    stack: t.exposeString('stack'),
    type: t.exposeString('type'),
  }),
});

const ImportRunConnectionRef = builder.connectionObject(
  { type: ImportRunRef, name: 'ImportRunConnection' },
  { name: 'ImportRunEdge' },
);
const DataSetVersionConnectionRef = builder.connectionObject(
  { type: DataSetVersionRef, name: 'DataSetVersionConnection' },
  { name: 'DataSetVersionEdge' },
);
const ClientErrorConnectionRef = builder.connectionObject(
  { type: ClientErrorRef, name: 'ClientErrorConnection' },
  { name: 'ClientErrorEdge' },
);
const FeedbackConnectionRef = builder.connectionObject(
  { type: FeedbackRef, name: 'FeedbackConnection' },
  { name: 'FeedbackEdge' },
);

builder.queryField('clientErrors', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ClientErrorConnectionRef,
    nullable: true,
    description: 'Newest first.',
    args: {
      ...pageArguments,
      since: t.arg({ type: 'DateTime', description: 'Told at this time or later.' }),
      text: t.arg.string({
        required: true,
        defaultValue: '',
        description: 'Part of the message, the file, the stack or the page, in any case.',
      }),
      until: t.arg({ type: 'DateTime', description: 'Told before this time.' }),
    },
    complexity: perRow,
    resolve: async (_root, args, ctx) => {
      const filter = { text: args.text, from: args.since ?? null, until: args.until ?? null };
      return toConnection(await clientErrors(ctx, filter, toPage(args, afterRow)), args, edgeBy(rowCursor));
    },
  }),
);

builder.queryField('dataSets', (t) =>
  t.field({
    authScopes: { admin: true },
    type: DataSetVersionConnectionRef,
    nullable: true,
    description: 'All versions there are, the newest first.',
    args: pageArguments,
    complexity: perRow,
    resolve: async (_root, page, ctx) =>
      toConnection(
        await dataSetVersions(ctx, toPage(page, afterRow)),
        page,
        edgeBy(({ version }: DataSetVersion) => rowCursor({ id: version })),
      ),
  }),
);

builder.queryField('feedbacks', (t) =>
  t.field({
    authScopes: { admin: true },
    type: FeedbackConnectionRef,
    nullable: true,
    description: 'What people have sent, newest first.',
    args: pageArguments,
    complexity: perRow,
    resolve: async (_root, page, ctx) =>
      toConnection(await feedbacks(ctx, toPage(page, afterRow)), page, edgeBy(rowCursor)),
  }),
);

builder.queryField('importRuns', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ImportRunConnectionRef,
    nullable: true,
    description: 'Newest first.',
    args: pageArguments,
    complexity: perRow,
    resolve: async (_root, page, ctx) =>
      toConnection(await importRuns(ctx, toPage(page, afterRow)), page, edgeBy(rowCursor)),
  }),
);
