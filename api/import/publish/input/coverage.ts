import type pg from 'pg';
import { squareSql } from '#api/import/records/dataSquares.ts';
import { isLoss } from '#api/import/records/loss.ts';
import type { Source, SourceInput } from '#api/import/records/record.ts';
import { ImportInputError, type Skipped } from '#api/platform/reading.ts';
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
 * of LIPAS, $6 squares, $7 the day of the data, of which newer records stay.
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
  AND NOT EXISTS (SELECT 1 FROM import_run r WHERE r.id = s.run_id AND r.data_date > $7::date)`;

interface CompareOptions {
  readonly acceptLoss: boolean;
  readonly onSkip: (skipped: Skipped) => void;
}

/**
 * Compares the incoming records with the stored ones: fills `vanished`, and leaves only new and different records in
 * `incoming`. A record can vanish only when it lies in the coverage with all its bounds, and where the
 * input knows all places. Throws ImportInputError when
 * too much would vanish.
 */
export async function compare(
  client: pg.ClientBase,
  runId: number,
  input: Pick<SourceInput, 'source' | 'coverage' | 'squares' | 'dataDate'>,
  { acceptLoss, onSkip }: CompareOptions,
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
  for (const ref of await dropStale(client, runId, input))
    onSkip({ ref, reason: 'is gone in newer data that were imported before' });
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
 * The day of the data of OpenStreetMap: all its records are as they were then. The date of LIPAS is that of its newest
 * document, which may be one that is gone.
 */
function dayOf({ source, dataDate }: Pick<SourceInput, 'source' | 'dataDate'>): string | null {
  return source === 'osm' ? (dataDate?.slice(0, 10) ?? null) : null;
}

/**
 * Drops incoming records of an older file whose places went with the publish of newer data; answers their
 * refs. Index: attraction primary key.
 */
async function dropStale(
  client: pg.ClientBase,
  runId: number,
  input: Pick<SourceInput, 'source' | 'dataDate'>,
): Promise<string[]> {
  const stale = await client.query<{ ref: string }>(
    `DELETE FROM incoming i USING attraction a, import_run r
     WHERE i.run_id = $1 AND a.id = (i.record ->> 'proposedId')::bigint AND a.state = 'GONE'
       AND NOT EXISTS (SELECT 1 FROM source_record s WHERE s.source = i.source AND s.ref = i.ref)
       AND r.source = $2 AND r.state = 'PUBLISHED' AND r.data_date > $3::date AND r.finished_at = a.updated_at
     RETURNING i.ref`,
    [runId, input.source, dayOf(input)],
  );
  return stale.rows.map(({ ref }) => ref);
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
