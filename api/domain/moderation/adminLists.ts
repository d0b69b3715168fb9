import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { likeText, trimmedText } from '#api/domain/core/texts.ts';
import type { ClientErrorReport } from '#api/domain/feedback/clientErrors.ts';
import { feedbackList, type Feedback } from '#api/domain/feedback/feedback.ts';

// Lists for admins about the service itself, each newest first by the primary key of its table.

export interface RowPage {
  readonly first: number;
  /** The last id before the page. */
  readonly after: number | null;
}

export interface ImportRun {
  readonly id: number;
  readonly source: string;
  readonly state: 'RUNNING' | 'PUBLISHED' | 'FAILED' | 'ROLLED_BACK';
  /** Day of the data, `2026-11-21`. */
  readonly dataDate: string | null;
  readonly counts: readonly { readonly name: string; readonly count: number }[];
  readonly message: string | null;
  readonly started: Date;
  readonly finished: Date | null;
  /** The data set that it made. */
  readonly version: number | null;
}

/** Throws NotAuthorizedError. */
export async function importRuns(call: CallContext, { first, after }: RowPage): Promise<Page<ImportRun>> {
  const { db } = asAdmin(call);
  const rows = await db.prisma.importRun.findMany({
    where: after === null ? {} : { id: { lt: after } },
    orderBy: { id: 'desc' },
    take: first + 1,
  });
  const runs = rows.map(({ id, source, state, dataDate, counts, message, startedAt, finishedAt, version }) => ({
    id,
    source,
    state,
    dataDate: dataDate?.toISOString().slice(0, 10) ?? null,
    counts: numbersIn(counts),
    message,
    started: startedAt,
    finished: finishedAt,
    version,
  }));
  return pageOf(runs, first);
}

function numbersIn(counts: unknown): ImportRun['counts'] {
  const entries = typeof counts === 'object' && counts !== null ? Object.entries(counts) : [];
  return entries.flatMap(([name, count]: [string, unknown]) => (typeof count === 'number' ? [{ name, count }] : []));
}

export interface DataSetVersion {
  readonly version: number;
  readonly state: 'BUILDING' | 'LIVE' | 'PREVIOUS' | 'HELD' | 'RETIRED' | 'FAILED';
  readonly reason: string;
  readonly placeCount: number;
  readonly created: Date;
  readonly published: Date | null;
}

/** Throws NotAuthorizedError. */
export async function dataSetVersions(call: CallContext, { first, after }: RowPage): Promise<Page<DataSetVersion>> {
  const { db } = asAdmin(call);
  const rows = await db.prisma.dataSet.findMany({
    where: after === null ? {} : { version: { lt: after } },
    orderBy: { version: 'desc' },
    take: first + 1,
    select: { version: true, state: true, reason: true, placeCount: true, createdAt: true, publishedAt: true },
  });
  return pageOf(
    rows.map(({ createdAt, publishedAt, ...rest }) => ({ ...rest, created: createdAt, published: publishedAt })),
    first,
  );
}

export interface ClientError extends ClientErrorReport {
  readonly id: number;
  readonly created: Date;
}

export interface ClientErrorsFilter {
  /** Part of the message, the file, the stack or the page, in any case; empty for all. */
  readonly text: string;
  /** Reported at or after `from`, and before `until`. */
  readonly from: Date | null;
  readonly until: Date | null;
}

const TEXT_MAX = 100;

/**
 * Failures in browsers; nothing in them says whose browser. A text is looked for along the order. Throws
 * NotAuthorizedError, InvalidInputError('text').
 */
export async function clientErrors(
  call: CallContext,
  filter: ClientErrorsFilter,
  { first, after }: RowPage,
): Promise<Page<ClientError>> {
  const { db } = asAdmin(call);
  const text = trimmedText('text', filter.text, { max: TEXT_MAX });
  const part = { contains: likeText(text), mode: 'insensitive' } as const;
  const rows = await db.prisma.clientError.findMany({
    where: {
      ...(after !== null && { id: { lt: after } }),
      createdAt: {
        ...(filter.from !== null && { gte: filter.from }),
        ...(filter.until !== null && { lt: filter.until }),
      },
      ...(text !== '' && { OR: [{ message: part }, { filename: part }, { stack: part }, { location: part }] }),
    },
    orderBy: { id: 'desc' },
    take: first + 1,
  });
  return pageOf(
    rows.map(({ createdAt, ...rest }) => ({ ...rest, created: createdAt })),
    first,
  );
}

/** Throws NotAuthorizedError. */
export async function feedbacks(call: CallContext, { first, after }: RowPage): Promise<Page<Feedback>> {
  return pageOf(await feedbackList(call, { first: first + 1, before: after }), first);
}
