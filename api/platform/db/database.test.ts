import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { connect, openDatabase, servingLimits } from './database.ts';
import { statementNames } from './rows.ts';

const SERVING = servingLimits({ databaseTimeoutS: 8 });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.drop());

describe('the database', () => {
  test('ids beyond 2^32 come back as numbers, dates as text', async () => {
    const answer = await database.db.pool.query(
      'SELECT 300000000000001::bigint AS id, ARRAY[1,50000000000007]::bigint[] AS ids, DATE $$2026-11-21$$ AS day',
    );
    expect(answer.rows[0]).toEqual({ id: 300000000000001, ids: [1, 50000000000007], day: '2026-11-21' });
  });

  test('Prisma reads what SQL wrote', async () => {
    await database.db.pool.query(
      `INSERT INTO attraction (id, name, category, lon, lat)
       VALUES (12, 'Nuuksio', 'boundary/national_park', 24.5, 60.3)`,
    );
    const row = await database.db.prisma.attraction.findUnique({ where: { id: 12n } });
    expect(row).toMatchObject({ id: 12n, state: 'LIVE', name: 'Nuuksio', mergedInto: null });
  });

  test('every model of the Prisma schema has its table and columns', async () => {
    const { prisma } = database.db;
    const answers = await Promise.all([
      prisma.attraction.findFirst(),
      prisma.dataSet.findFirst(),
      prisma.place.findFirst(),
      prisma.placeGeometry.findFirst(),
      prisma.placeShape.findFirst(),
      prisma.placeNesting.findFirst(),
      prisma.searchName.findFirst(),
      prisma.sourceRecord.findFirst(),
      prisma.sourceRecordUndo.findFirst(),
      prisma.recordIdentity.findFirst(),
      prisma.importRun.findFirst(),
      prisma.ownPlace.findFirst(),
      prisma.attractionEdit.findFirst(),
      prisma.adminArea.findFirst(),
      prisma.placeName.findFirst(),
      prisma.baseTileSet.findFirst(),
      prisma.baseTile.findFirst(),
      prisma.favourite.findFirst(),
      prisma.note.findFirst(),
      prisma.comment.findFirst(),
      prisma.mutationReceipt.findFirst(),
      prisma.image.findFirst(),
      prisma.report.findFirst(),
      prisma.reportBy.findFirst(),
      prisma.moderationAct.findFirst(),
    ]);
    expect(answers.filter((row) => row !== null && !('mergedInto' in row))).toEqual([]);
  });

  test('the words of names are compared with pg_trgm', async () => {
    const answer = await database.db.pool.query(`SELECT similarity('suomenlinna', 'suomelinna') > 0.5 AS near`);
    expect(answer.rows[0]).toEqual({ near: true });
  });
});

async function limitsOf(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query(
    `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
       current_setting('idle_in_transaction_session_timeout') AS idle`,
  );
  return rows[0];
}

describe('a connection that answers visitors', () => {
  test('has a statement that takes too long ended by the database, and serves on', async () => {
    const serving = connect(database.db.url, { statementMs: 50, maxConnections: 1 });
    await expect(serving.pool.query('SELECT count(*) FROM generate_series(1, 10000000000)')).rejects.toThrow(
      'canceling statement due to statement timeout',
    );
    expect((await serving.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await serving.close();
  });

  test('has its limit from the start, and others have none', async () => {
    const serving = connect(database.db.url, SERVING);
    const limits = await Promise.all([serving, database.db].map(({ pool }) => limitsOf(pool)));
    expect(limits).toEqual([
      { statement: '8s', lock: '3s', idle: '1min' },
      { statement: '0', lock: '0', idle: '0' },
    ]);
    await serving.close();
  });
});

test('how long locks are waited for may be set for the role', async () => {
  const url = new URL(database.db.url);
  url.searchParams.set('options', '-c lock_timeout=120000');
  const serving = connect(url.href, SERVING);
  expect(await limitsOf(serving.pool)).toMatchObject({ lock: '2min' });
  await serving.close();
});

describe('a caller', () => {
  test('waits for a free connection only so long', async () => {
    const busy = connect(database.db.url, { maxConnections: 1, waitMs: 1000 });
    const held = await busy.pool.connect();
    await expect(busy.pool.query('SELECT 1')).rejects.toThrow('timeout exceeded when trying to connect');
    held.release();
    await busy.close();
  });

  test('waits only so long for an answer, and the next one gets another connection', async () => {
    const serving = connect(database.db.url, { maxConnections: 1, answerMs: 50 });
    await expect(serving.pool.query('SELECT pg_sleep(5)')).rejects.toThrow('Query read timeout');
    expect((await serving.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await serving.close();
  });

  test('sets nothing in a session that a pooler lends', async () => {
    const pooled = connect(database.db.url, { ...SERVING, pooled: true });
    expect(await limitsOf(pooled.pool)).toEqual({ statement: '0', lock: '0', idle: '0' });
    await pooled.close();
  });
});

test('migrations go past a pooler, to the server itself', async () => {
  const away = 'postgresql://taival:secret@127.0.0.1:1/taival';
  await expect(
    openDatabase({ databaseUrl: database.db.url, databaseDirectUrl: away, dataDir: '' }, SERVING),
  ).rejects.toThrow('The database of DATABASE_DIRECT_URL does not answer.');
  const command = await openDatabase({ databaseUrl: away, databaseDirectUrl: database.db.url, dataDir: '' });
  expect((await command.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await command.close();
});

describe('a database that cannot be opened is reported in a sentence that names the variable:', () => {
  test('no server at DATABASE_URL', async () => {
    await expect(
      openDatabase({ databaseUrl: 'postgresql://taival:secret@127.0.0.1:1/taival', dataDir: '' }),
    ).rejects.toThrow('The database of DATABASE_URL does not answer.');
  });

  test('DATA_DIR is a file', async () => {
    await expect(openDatabase({ databaseUrl: null, dataDir: import.meta.filename })).rejects.toThrow(
      'The folder of DATA_DIR cannot be made or written to.',
    );
  });
});

test('the first statements get names, and each the same again', () => {
  const nameOf = statementNames(2);
  const [one, two] = [nameOf('SELECT 1'), nameOf('SELECT 2')];
  expect(new Set([one, two, undefined]).size).toBe(3);
  expect(['SELECT 3', 'SELECT 1', 'SELECT 2'].map(nameOf)).toEqual([undefined, one, two]);
});

test('a statement with a name is prepared, but not through a pooler', async () => {
  const prepared = async (pooled: boolean) => {
    const db = connect(database.db.url, { maxConnections: 1, pooled });
    try {
      await db.pool.query({ name: 'one', text: 'SELECT $1::int AS one', values: [1] });
      return (await db.pool.query(`SELECT name FROM pg_prepared_statements WHERE statement LIKE '%AS one'`)).rowCount;
    } finally {
      await db.close();
    }
  };
  expect([await prepared(false), await prepared(true)]).toEqual([1, 0]);
});
