import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import type { Source, SourceRecord } from '../record.ts';
import { importSource, type ImportReport } from './importSource.ts';
import { inputOf, pointRecord } from './testRecords.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

function run(source: Source, records: readonly SourceRecord[]): Promise<ImportReport> {
  return importSource(database.db, inputOf(source, records), { acceptLoss: false, progress: () => undefined, onSkip: () => undefined });
}

describe('a first import', () => {
  test('is public', async () => {
    const report = await run('osm', [pointRecord([24.5, 61], { ref: 'node/1', proposedId: 1, names: { fi: 'Koli' } })]);
    expect(report).toMatchObject({ version: 1, placeCount: 1, added: 1 });
    const { rows } = await database.db.pool.query('SELECT id, name, kind FROM place WHERE version = 1');
    expect(rows).toEqual([{ id: 1, name: 'Koli', kind: 'hiking' }]);
  });
});
