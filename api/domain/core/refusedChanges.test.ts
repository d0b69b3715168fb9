import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { OutOfServiceError, ReadOnlyError } from './errors.ts';
import { UNKNOWN_INSTALLATION } from './installation.ts';
import { refusalOfChanges } from './refusedChanges.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const roomOf = (megabytes: number) => async () => ({ free: megabytes * 1e6, total: 1e12 });
const services = (hasEmbeddedDatabase: boolean, readOnly = false) => ({
  db: database.db,
  readOnly,
  installation: { ...UNKNOWN_INSTALLATION, dataDir: '/data', hasEmbeddedDatabase },
});

test('nothing is changed while the disk of the embedded database is nearly full, so that reading goes on', async () => {
  expect(await refusalOfChanges(services(true), roomOf(200))).toMatchObject({ outage: 'full' });
  expect(await refusalOfChanges(services(true), roomOf(200))).toBeInstanceOf(OutOfServiceError);
  expect(await refusalOfChanges(services(true), roomOf(300))).toBeNull();
});

test('a database elsewhere has a disk of its own', async () => {
  expect(await refusalOfChanges(services(false), roomOf(0))).toBeNull();
});

test('nothing is changed in read-only mode', async () => {
  expect(await refusalOfChanges(services(true, true), roomOf(300))).toBeInstanceOf(ReadOnlyError);
});
