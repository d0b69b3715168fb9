import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { importPart, type ImportPart, importSource, type ImportReport } from '#api/import/publish/importSource.ts';
import { dropUnserved } from '#api/import/publish/run/cleanUp.ts';
import type { Coverage, Source, SourceRecord } from '#api/import/records/record.ts';
import type { Database } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { EVERYWHERE, inputOf } from './made/madeRecords.ts';

/** Publishing makes some fifty tables and indexes; on a busy machine that takes its time. */
const PATIENCE_MS = 120_000;

const TABLES =
  'attraction, attraction_edit, attraction_undo, source_record, source_record_undo, import_run, ' +
  'record_identity, data_set, base_tile_set, elevation_model, admin_area, opening_pattern, change_step';
const SEQUENCES = ['data_set_version', 'lipas_route_id', 'curated_id'];

/** One database for the tests of a file, emptied before each of them. */
export function databaseOfTests(): () => Database {
  vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });
  let database: TestDatabase | null = null;
  const db = (): Database => {
    if (database === null) throw new Error('the database is there within tests only');
    return database.db;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() => emptyDatabase(db()));
  afterAll(() => database?.drop());
  return db;
}

/** As after the migrations. */
export async function emptyDatabase({ pool }: Database): Promise<void> {
  await pool.query(`TRUNCATE ${TABLES} RESTART IDENTITY CASCADE`);
  for (const sequence of SEQUENCES) await pool.query(`ALTER SEQUENCE ${sequence} RESTART`);
  const client = await pool.connect();
  try {
    await dropUnserved(client);
  } finally {
    client.release();
  }
}

/** Options of an import that nobody watches. */
export const QUIETLY = { acceptLoss: false, progress: () => undefined, onSkip: () => undefined } as const;

/** Imports the records of one source. */
export function importOf(
  db: Database,
  source: Source,
  records: readonly SourceRecord[],
  coverage: Coverage = EVERYWHERE,
  acceptLoss = false,
): Promise<ImportReport> {
  return importSource(db, inputOf(source, records, coverage), { ...QUIETLY, acceptLoss });
}

type Opened = Awaited<ReturnType<ImportPart['open']>>;

/** Imports the records of one source, with `alongside` called when they are stored. */
export function importAlongside(
  db: Database,
  source: Source,
  records: readonly SourceRecord[],
  alongside: NonNullable<Opened['alongside']>,
): Promise<ImportReport> {
  const opened = { input: inputOf(source, records), alongside };
  return importPart(db, { name: source, open: async () => opened }, QUIETLY);
}
