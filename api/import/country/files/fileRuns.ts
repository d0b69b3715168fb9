import type { Database } from '#api/platform/db/database.ts';
import type { FileSource } from './countryFiles.ts';

/** Sources whose last imported files are stored. */
type StoredSource = FileSource | 'elevation';

/** MD5 of the file that the last published import of a source read; null where that is unknown. */
export async function lastFile(db: Database, source: StoredSource): Promise<string | null> {
  const { rows } = await db.pool.query<{ file: string | null }>(
    `SELECT counts ->> 'file' AS file FROM import_run WHERE source = $1 AND state = 'PUBLISHED'
     ORDER BY id DESC LIMIT 1`,
    [source],
  );
  return rows[0]?.file ?? null;
}

/**
 * Sources whose last publish was rolled back. A publish of several sources is rolled back with the runs of all: those
 * that changed neither places nor base tiles do not count. Reads `import_run` from end to end.
 */
export async function rolledBackSources(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.pool.query<{ source: string }>(
    `SELECT DISTINCT r.source FROM import_run r
     WHERE r.state = 'ROLLED_BACK'
       AND ((r.counts ->> 'added')::int + (r.counts ->> 'changed')::int + (r.counts ->> 'vanished')::int > 0
         OR r.counts -> 'baseTiles' <> 'null')
       AND NOT EXISTS (SELECT 1 FROM import_run later
         WHERE later.source = r.source AND later.state = 'PUBLISHED' AND later.id > r.id)`,
  );
  return new Set(rows.map(({ source }) => source));
}

/** Stores that a file was imported whose data belong to no version. */
export async function storeFileRun(db: Database, source: StoredSource, md5: string): Promise<void> {
  await db.pool.query(
    `INSERT INTO import_run (source, state, counts, finished_at) VALUES ($1, 'PUBLISHED', $2, now())`,
    [source, { file: md5 }],
  );
}

/**
 * Stores that a source's file is still the last imported one. The run belongs to the version of the import: a rollback
 * undoes both. Stores nothing where the source has no published run.
 */
export async function storeUnchangedFile(db: Database, source: StoredSource): Promise<void> {
  await db.pool.query(
    `INSERT INTO import_run (source, state, coverage, data_date, counts, version, message, finished_at)
     SELECT source, state, coverage, data_date, jsonb_build_object('file', counts -> 'file'), version,
       'nothing changed', now()
     FROM import_run WHERE source = $1 AND state = 'PUBLISHED' ORDER BY id DESC LIMIT 1`,
    [source],
  );
}
