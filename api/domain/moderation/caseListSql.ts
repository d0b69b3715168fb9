import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { CaseOrder, CasePlace } from './caseOrders.ts';
import type { ReportKind } from './records/reportCases.ts';

export interface CasesQuery {
  /** False: those that are closed. */
  readonly isOpen: boolean;
  readonly kind: ReportKind | null;
  /** Id of the user who added the reported thing, or whose profile it is; null for all. */
  readonly ownerId: string | null;
  /** The place of the reported thing with all that was merged into it; null for all. */
  readonly attractionIds: readonly number[] | null;
}

export interface CasesPage {
  readonly order: CaseOrder;
  readonly first: number;
  readonly after: CasePlace | null;
}

const ORDERS: Readonly<Record<CaseOrder, string>> = {
  MOST_REPORTED: 'n.count DESC, r.id DESC',
  NEWEST: 'r.id DESC',
  OLDEST: 'r.id',
};

/** Things of a kind that fulfil a condition, as cases name them. */
const of = (kind: ReportKind, table: string, condition: string) =>
  `(r.kind = '${kind}' AND r.target_id IN (SELECT id::text FROM ${table} WHERE ${condition}))`;

function ownedBy(user: string): string {
  return `(${[
    `(r.kind = 'PROFILE' AND r.target_id = ${user}::uuid::text)`,
    of('IMAGE', 'image', `uploader_id = ${user}::uuid`),
    of('COMMENT', 'comment', `author_id = ${user}::uuid`),
    of('CONDITION', 'condition', `author_id = ${user}::uuid`),
  ].join(' OR ')})`;
}

function atPlace(ids: string): string {
  return `(${[
    of('IMAGE', 'image', `attraction_id = ANY(${ids}::bigint[])`),
    of('COMMENT', 'comment', `attraction_id = ANY(${ids}::bigint[])`),
    of('CONDITION', 'condition', `place_id = ANY(${ids}::bigint[])`),
  ].join(' OR ')})`;
}

/**
 * Ids of cases in an order; one extra row means there is a next page. Indexes: report primary key, report_open,
 * report_by (report_id, user_id); of the things image (uploader_id, …), image (attraction_id, …), comment (author_id,
 * …), comment (attraction_id, …). The most reported ones are counted anew for each page: 10,000 cases take 50 ms.
 */
export async function caseIds(
  pool: Pool,
  { isOpen, kind, ownerId, attractionIds }: CasesQuery,
  { order, first, after }: CasesPage,
): Promise<number[]> {
  const values: unknown[] = [first + 1];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [`r.closed_at IS ${isOpen ? '' : 'NOT '}NULL`];
  if (kind !== null) conditions.push(`r.kind = ${value(kind)}::report_kind`);
  if (ownerId !== null) conditions.push(ownedBy(value(ownerId)));
  if (attractionIds !== null) conditions.push(atPlace(value(attractionIds)));
  if (after !== null && order === 'MOST_REPORTED')
    conditions.push(`(n.count, r.id) < (${value(after.count)}::int, ${value(after.id)}::int)`);
  else if (after !== null) conditions.push(`r.id ${order === 'OLDEST' ? '>' : '<'} ${value(after.id)}::int`);
  const counted =
    order === 'MOST_REPORTED'
      ? 'CROSS JOIN LATERAL (SELECT count(*)::int FROM report_by b WHERE b.report_id = r.id) n'
      : '';
  const rows = await rowsOf<{ readonly id: number }>(
    pool,
    `SELECT r.id FROM report r ${counted} WHERE ${conditions.join(' AND ')} ORDER BY ${ORDERS[order]} LIMIT $1`,
    values,
  );
  return rows.map(({ id }) => id);
}
