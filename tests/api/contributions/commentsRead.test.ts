import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { commentRows, type CommentsRequest } from '#api/domain/contributions/commentsSql.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';

const COMMENTS = 3000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await publishHelsinki(database.db);
  const { pool } = database.db;
  await pool.query(
    `INSERT INTO comment (attraction_id, text, created_at)
     SELECT id, n::text, '2026-01-01'::timestamptz + n * interval '1 s'
     FROM unnest($1::bigint[]) AS id, generate_series(1, $2) AS n`,
    [[IDS.museum, IDS.merged], COMMENTS],
  );
  await pool.query('ANALYZE comment');
}, 60_000);

afterAll(() => database.drop());

interface PlanNode {
  readonly 'Relation Name'?: string | undefined;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}

const planNode: z.ZodType<PlanNode> = z.object({
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(planNode).optional();
  },
});
const plans = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]);

/** Rows of comments that a plan has touched. */
function touched(node: PlanNode): number {
  const own =
    node['Relation Name'] === 'comment'
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0;
  return own + (node.Plans ?? []).reduce((sum, child) => sum + touched(child), 0);
}

/** How many rows of comments the database reads to answer. */
async function rowsRead(requests: readonly CommentsRequest[]): Promise<number> {
  let read = 0;
  const explaining: Pool = new Proxy(database.db.pool, {
    get: (pool, property) =>
      property !== 'query'
        ? Reflect.get(pool, property, pool)
        : async ({ text, values }: { text: string; values: unknown[] }) => {
            const [
              {
                'QUERY PLAN': [{ Plan: plan }],
              },
            ] = plans.parse((await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)).rows);
            read += touched(plan);
            return { rows: [] };
          },
  });
  await commentRows(explaining, null, requests);
  return read;
}

const textsOf = async (request: CommentsRequest) =>
  (await commentRows(database.db.pool, null, [request]))[0]?.map(({ text }) => text);

test('a page of comments reads no more than it shows, of the place and of each that was merged into it', async () => {
  const page = { placeId: IDS.museum, first: 10, after: null } as const;
  expect(await textsOf(page)).toEqual([
    '3000',
    '3000',
    '2999',
    '2999',
    '2998',
    '2998',
    '2997',
    '2997',
    '2996',
    '2996',
    '2995',
  ]);
  expect(await rowsRead([page])).toBeLessThanOrEqual(2 * 11);
});

test('so does a page in the middle, and many of them at once', async () => {
  const after = { created: new Date('2026-01-01T00:16:40Z'), id: 1 };
  const page = { placeId: IDS.museum, first: 2, after } as const;
  expect(await textsOf(page)).toEqual(['999', '999', '998']);
  expect(await rowsRead(Array.from({ length: 20 }, () => page))).toBeLessThanOrEqual(20 * 2 * 3);
});
