import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type RateLimit, rateLimits, type RateLimits } from './rateLimits.ts';

const START = new Date('2026-06-01T12:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const perMinute = (name: string, max: number): RateLimit => ({ name, max, windowS: 60 });

let database: TestDatabase;
let limits: RateLimits;

beforeAll(async () => {
  database = await createTestDatabase();
  limits = rateLimits(database.db);
});

afterAll(() => database.drop());

test('calls within the limit pass, the next one waits for the end of the window', async () => {
  const limit = perMinute('a', 2);
  expect(await limits.take([[limit, 'x']], START)).toBe(0);
  expect(await limits.take([[limit, 'x']], after(10))).toBe(0);
  expect(await limits.take([[limit, 'x']], after(20))).toBe(40);
  expect(await limits.take([[limit, 'x']], after(59.5))).toBe(1);
  expect(await limits.take([[limit, 'x']], after(60))).toBe(0);
});

test('each caller has a count of its own, and each limit too', async () => {
  const [one, other] = [perMinute('b', 1), perMinute('c', 1)];
  expect(
    await limits.take(
      [
        [one, 'x'],
        [other, 'x'],
      ],
      START,
    ),
  ).toBe(0);
  expect(await limits.take([[one, 'y']], START)).toBe(0);
  expect(
    await limits.take(
      [
        [one, 'x'],
        [other, 'y'],
      ],
      START,
    ),
  ).toBe(60);
});

test('a window that was begun by a clock a day ahead is over once the clock is set', async () => {
  const limit = perMinute('ahead', 1);
  expect([await limits.take([[limit, 'x']], after(86_400)), await limits.take([[limit, 'x']], after(86_400))]).toEqual([
    0, 60,
  ]);
  expect([await limits.take([[limit, 'x']], START), await limits.take([[limit, 'x']], START)]).toEqual([0, 60]);
  // Two processes whose clocks differ by a minute count together.
  expect(await limits.take([[limit, 'x']], after(-60))).toBe(120);
});

test('a call that was given back may be taken again', async () => {
  const limit = perMinute('d', 1);
  await limits.take([[limit, 'x']], START);
  await limits.giveBack([[limit, 'x']]);
  expect(await limits.take([[limit, 'x']], START)).toBe(0);
});

test('calls at once are counted each, in any order of their counters', async () => {
  const [one, other] = [perMinute('e', 10), perMinute('f', 10)];
  const waits = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      limits.take(
        n % 2 === 0
          ? [
              [one, 'x'],
              [other, 'x'],
            ]
          : [
              [other, 'x'],
              [one, 'x'],
            ],
        START,
      ),
    ),
  );
  expect(waits.filter((wait) => wait === 0).length).toBe(10);
});

test('the table does not say who was counted', async () => {
  await limits.take([[perMinute('g', 1), 'maija@example.org']], START);
  const rows = await database.db.pool.query(`SELECT encode(key, 'escape') AS key FROM rate_limit`);
  expect(JSON.stringify(rows.rows)).not.toContain('maija');
});
