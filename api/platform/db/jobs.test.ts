import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '#api/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { connect } from './database.ts';
import { defineQueue, type Jobs, openJobs } from './jobs.ts';

const greetings = defineQueue('greetings', z.object({ to: z.string() }), { limit: 3, delayS: 1, expireS: 20 });
const failures = defineQueue('failures', z.object({ to: z.string() }), { limit: 3, delayS: 1, expireS: 20 });
const triedTwice = defineQueue('triedTwice', z.object({}), { limit: 1, delayS: 1, expireS: 20 });
const log = createLog('silent');

let database: TestDatabase;
let jobs: Jobs;

const open = () => openJobs({ db: database.db, log, queues: [greetings, failures, triedTwice], pollS: 0.5 });

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await open();
});

afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

test('a job queued in a transaction is done once it commits, and never when it rolls back', async () => {
  const done: string[] = [];
  await jobs.work(greetings, async ({ to }) => void done.push(to));
  const lost = database.db.prisma.$transaction(async (tx) => {
    await jobs.enqueue(tx, greetings, { to: 'lost' });
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  await database.db.prisma.$transaction((tx) => jobs.enqueue(tx, greetings, { to: 'committed' }));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['committed']);
  const left = await database.db.pool.query(`SELECT count(*) AS n FROM pgboss.job WHERE name = 'greetings'`);
  expect(left.rows[0]).toEqual({ n: 1 });
});

test('pending jobs are done without a pause between them', async () => {
  const fresh = await createTestDatabase();
  const seldom = await openJobs({ db: fresh.db, log, queues: [greetings], pollS: 60 });
  const all = Array.from({ length: 30 }, (_, index) => `${index}`);
  await fresh.db.prisma.$transaction(async (tx) => {
    for (const to of all) await seldom.enqueue(tx, greetings, { to });
  });
  await seldom.work(greetings, async () => undefined);
  const done = async () =>
    (await fresh.db.pool.query(`SELECT FROM pgboss.job WHERE name = 'greetings' AND state = 'completed'`)).rowCount;
  await expect.poll(done, { timeout: 20_000 }).toBe(all.length);
  await seldom.stop();
  await fresh.drop();
});

test('as many jobs are done at once as a queue is worked on for', async () => {
  const fresh = await createTestDatabase();
  const several = await openJobs({ db: fresh.db, log, queues: [greetings], pollS: 0.5 });
  const waiting: (() => void)[] = [];
  await several.work(greetings, () => new Promise<void>((resolve) => waiting.push(resolve)), 2);
  await fresh.db.prisma.$transaction(async (tx) => {
    for (const to of ['a', 'b', 'c']) await several.enqueue(tx, greetings, { to });
  });
  const active = async () =>
    (await fresh.db.pool.query(`SELECT FROM pgboss.job WHERE name = 'greetings' AND state = 'active'`)).rowCount;
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(2);
  expect(await active()).toBe(2);
  waiting[0]?.();
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(3);
  for (const end of waiting) end();
  await several.stop();
  await fresh.drop();
});

test('a job that fails is tried again, and stores no words of its failure in the database', async () => {
  let tries = 0;
  await jobs.work(failures, async () => {
    tries += 1;
    if (tries < 2) throw new Error('maija@example.org was not reached');
  });
  await database.db.prisma.$transaction((tx) => jobs.enqueue(tx, failures, { to: 'x' }));
  await expect.poll(() => tries, { timeout: 20_000 }).toBe(2);
  const stored = await database.db.pool.query<{ output: unknown }>(
    `SELECT output FROM pgboss.job WHERE name = 'failures'`,
  );
  expect(JSON.stringify(stored.rows)).not.toContain('maija');
});

test('the log says whether a job that failed is tried again', async () => {
  const warned = vi.spyOn(log, 'warn');
  await jobs.work(triedTwice, () => Promise.reject(new Error('never')));
  await database.db.prisma.$transaction((tx) => jobs.enqueue(tx, triedTwice, {}));
  const said = () =>
    warned.mock.calls.flatMap(([about, text]: readonly unknown[]) =>
      JSON.stringify(about).includes('triedTwice') ? [text] : [],
    );
  await expect.poll(said, { timeout: 20_000 }).toEqual(['a job failed and is tried again', 'a job failed for good']);
  warned.mockRestore();
});

test('a database gone after work was done leaves the process alive, the work begun until it expires', async () => {
  const fresh = await createTestDatabase();
  const away = connect(fresh.db.url);
  const failing = await openJobs({ db: away, log, queues: [greetings], pollS: 0.5 });
  let runs = 0;
  await failing.work(greetings, async () => {
    runs += 1;
    vi.spyOn(away.pool, 'connect').mockImplementation(() => Promise.reject(new Error('the database is away')));
  });
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  try {
    await fresh.db.prisma.$transaction((tx) => failing.enqueue(tx, greetings, { to: 'x' }));
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(1);
    await failing.stop();
    expect(unhandled).not.toHaveBeenCalled();
    const left = await fresh.db.pool.query(`SELECT state FROM pgboss.job WHERE name = 'greetings'`);
    expect(left.rows).toEqual([{ state: 'active' }]);
  } finally {
    process.off('unhandledRejection', unhandled);
    await away.close();
    await fresh.drop();
  }
});

test('several processes start on one database at once, and each piece of work is done by one of them', async () => {
  const fresh = await createTestDatabase();
  const others = [connect(fresh.db.url), connect(fresh.db.url)];
  const both = await Promise.all(others.map((db) => openJobs({ db, log, queues: [greetings], pollS: 0.5 })));
  const done: string[] = [];
  for (const process of both) await process.work(greetings, async ({ to }) => void done.push(to));
  await fresh.db.prisma.$transaction(async (tx) => {
    for (const to of ['a', 'b', 'c', 'd', 'e']) await both[0]?.enqueue(tx, greetings, { to });
  });
  await expect.poll(() => [...done].sort(), { timeout: 20_000 }).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const process of both) await process.stop();
  for (const db of others) await db.close();
  await fresh.drop();
});
