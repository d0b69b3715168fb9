import type pg from 'pg';
import { squareSql } from '#api/import/records/dataSquares.ts';
import { isLoss } from '#api/import/records/loss.ts';
import type { Source, SourceInput } from '#api/import/records/record.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import lipasTypes from '#common/catalogue/lipasTypes.json' with { type: 'json' };
import { EPSILON, preserveFullerGeometry } from './edges.ts';

export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly vanished: number;
  /** Records that the source showed only in part, whose fuller stored geometry stays. */
  readonly keptGeometry: number;
}

/**
 * The coverage as a condition on `source_record s`; $1 source, $2 bounds, $3 categories, $4 municipalities, $5 the part
 * of LIPAS, $6 squares, $7 the day of the data: what lies within the bounds of a published import of newer data stays.
 */
const COVERED = `s.source = $1
  AND ($2::float8[] IS NULL OR s.lon BETWEEN ($2::float8[])[1] AND ($2::float8[])[3]
    AND s.lat BETWEEN ($2::float8[])[2] AND ($2::float8[])[4]
    AND (s.record #>> '{bbox,0}')::float8 >= ($2::float8[])[1] - ${EPSILON}
      AND (s.record #>> '{bbox,1}')::float8 >= ($2::float8[])[2] - ${EPSILON}
    AND (s.record #>> '{bbox,2}')::float8 <= ($2::float8[])[3] + ${EPSILON}
      AND (s.record #>> '{bbox,3}')::float8 <= ($2::float8[])[4] + ${EPSILON})
  AND ($3::text[] IS NULL OR s.record ->> 'category' = ANY ($3))
  AND ($4::text[] IS NULL OR ARRAY(SELECT json_array_elements_text(s.record -> 'municipalities')) && $4)
  AND ($5::text IS NULL OR starts_with(s.ref, 'loi/') = ($5 = 'lois'))
  AND ($6::bigint[] IS NULL OR ${squareSql('s.lon', 's.lat')} = ANY ($6::bigint[]))
  AND NOT EXISTS (SELECT 1 FROM import_run r
    WHERE r.source = $1 AND r.state = 'PUBLISHED' AND r.data_date > $7::date
      AND (r.coverage -> 'bounds' = 'null'
        OR s.lon BETWEEN (r.coverage #>> '{bounds,0}')::float8 AND (r.coverage #>> '{bounds,2}')::float8
          AND s.lat BETWEEN (r.coverage #>> '{bounds,1}')::float8 AND (r.coverage #>> '{bounds,3}')::float8))`;

type ComparedInput = Pick<SourceInput, 'source' | 'coverage' | 'squares' | 'dataDate'>;

/**
 * Compares the incoming records with the stored ones: fills `vanished`, and leaves only new and different records in
 * `incoming`. A record can vanish only when it lies in the coverage with all its bounds, and where the input knows all
 * places. Throws LossError when too much would vanish or is missing, unless `acceptLoss`.
 */
export async function compare(
  client: pg.ClientBase,
  runId: number,
  input: ComparedInput,
  acceptLoss: boolean,
): Promise<Changes> {
  const { source, coverage } = input;
  const keptGeometry =
    coverage.bounds === null ? 0 : await preserveFullerGeometry(client, runId, source, coverage.bounds, input.dataDate);
  const values = [
    source,
    coverage.bounds,
    coverage.types && coveredCategories(coverage.types),
    coverage.municipalities,
    coverage.part ?? null,
    input.squares?.() ?? null,
    dayOf(input),
  ];
  const vanished = await findVanished(client, runId, source, values, acceptLoss);
  if (!acceptLoss) await refuseShortfall(client, runId, input);
  // A record that is older than the stored one, of an older file, changes nothing.
  const unchanged = await client.query(
    `DELETE FROM incoming i USING source_record s WHERE i.run_id = $1 AND s.source = i.source AND s.ref = i.ref
       AND (s.digest = i.digest OR i.record ->> 'sourceDate' < s.record ->> 'sourceDate')`,
    [runId],
  );
  const changed = await client.query<{ changed: number; all: number }>(
    `SELECT count(s.ref) AS changed, count(*) AS all FROM incoming i LEFT JOIN source_record s ON s.source = i.source
     AND s.ref = i.ref WHERE i.run_id = $1`,
    [runId],
  );
  const counts = changed.rows[0] ?? { changed: 0, all: 0 };
  return {
    added: counts.all - counts.changed,
    changed: counts.changed,
    unchanged: unchanged.rowCount ?? 0,
    vanished,
    keptGeometry,
  };
}

/**
 * Fills `vanished` with the covered records that did not come in again and answers their number; `values` are the
 * parameters of `COVERED`. Throws ImportInputError when they are too many.
 */
async function findVanished(
  client: pg.ClientBase,
  runId: number,
  source: Source,
  values: readonly unknown[],
  acceptLoss: boolean,
): Promise<number> {
  const covered = await client.query<{ n: number }>(`SELECT count(*) AS n FROM source_record s WHERE ${COVERED}`, [
    ...values,
  ]);
  const gone = await client.query(
    `INSERT INTO vanished (run_id, source, ref)
     SELECT $8, s.source, s.ref FROM source_record s WHERE ${COVERED}
       AND NOT EXISTS (SELECT 1 FROM incoming i WHERE i.source = s.source AND i.ref = s.ref)`,
    [...values, runId],
  );
  const vanished = gone.rowCount ?? 0;
  const of = covered.rows[0]?.n ?? 0;
  if (!acceptLoss && isLoss(vanished, of))
    throw new LossError(lossSentence(source, vanished, of), await vanishedByMunicipality(client, runId));
  return vanished;
}

/**
 * The day of the data of OpenStreetMap; unknown counts as the oldest. The date of LIPAS is that of its newest document,
 * which may be one that is gone: it says nothing, null.
 */
function dayOf({ source, dataDate }: ComparedInput): string | null {
  return source === 'osm' ? (dataDate?.slice(0, 10) ?? '-infinity') : null;
}

/**
 * Nothing vanishes where a file has no data at all, so a file in which a region is missing shows in the number of its
 * records only. Throws LossError when there are too many fewer than in the last published import of the same coverage.
 */
async function refuseShortfall(
  client: pg.ClientBase,
  runId: number,
  { source, coverage, squares }: ComparedInput,
): Promise<void> {
  if (squares === undefined) return;
  const { rows } = await client.query<{ before: number; now: number }>(
    `SELECT (r.counts ->> 'read')::int - (r.counts ->> 'duplicates')::int AS before,
       (SELECT count(*) FROM incoming i WHERE i.run_id = $3) AS now
     FROM import_run r WHERE r.source = $1 AND r.state = 'PUBLISHED' AND r.coverage = $2::jsonb AND r.counts ? 'read'
     ORDER BY r.id DESC LIMIT 1`,
    [source, JSON.stringify(coverage), runId],
  );
  const { before, now } = rows[0] ?? { before: 0, now: 0 };
  if (isLoss(before - now, before)) throw new LossError(shortfallSentence(source, now, before), {});
}

/** An import was refused because too much would vanish. */
export class LossError extends ImportInputError {
  /** Records that would vanish, by the code of the municipality of their place. */
  readonly refused: Readonly<Record<string, number>>;

  constructor(message: string, refused: Readonly<Record<string, number>>) {
    super(message);
    this.refused = refused;
  }
}

async function vanishedByMunicipality(client: pg.ClientBase, runId: number): Promise<Record<string, number>> {
  const { rows } = await client.query<{ code: string; n: number }>(
    `SELECT code, count(*) AS n FROM vanished v JOIN source_record s ON s.source = v.source AND s.ref = v.ref
     JOIN place p ON p.version = (SELECT version FROM data_set WHERE state = 'LIVE') AND p.id = s.attraction_id
     CROSS JOIN unnest(p.municipalities) code WHERE v.run_id = $1 GROUP BY code`,
    [runId],
  );
  return Object.fromEntries(rows.map(({ code, n }) => [code, n]));
}

/** The categories that a coverage's types cover: one that several LIPAS types share is covered only by all of them. */
export function coveredCategories(types: readonly string[]): string[] {
  const open = new Set(Object.entries(lipasTypes).flatMap(([code, key]) => (types.includes(code) ? [] : [key])));
  const complete = Object.entries(lipasTypes).flatMap(([code, key]) =>
    types.includes(code) && !open.has(key) ? [key] : [],
  );
  return [...new Set([...types.filter((type) => !(type in lipasTypes)), ...complete])];
}

function lossSentence(source: Source, vanished: number, covered: number): string {
  const percent = Math.round((100 * vanished) / covered);
  return (
    `${vanished} of the ${covered} ${source} records that this import covers would vanish (${percent} %): ` +
    'if that is right, import again with --accept-loss.'
  );
}

function shortfallSentence(source: Source, now: number, before: number): string {
  return (
    `This file has ${now} ${source} records, the last one of the same bounds had ${before}: a region may be ` +
    'missing in it; if that is right, import again with --accept-loss.'
  );
}
