// SPEC §3: One favourite per attraction per user: BEST, GOOD, TODO, BAD
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callOfSomebody } from '../../../tests/support/callers.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { waitingForLocks } from '../../../tests/support/locks.ts';
import type { UserContext } from './call.ts';
import { inUserTransaction } from './changes.ts';
import { NotAuthorizedError } from './errors.ts';
import { defineCreating, once } from './receipts.ts';

const SAY = defineCreating('say', z.number());
const SHOUT = defineCreating('shout', z.number());

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.drop());

const somebody = () => callOfSomebody(database.db);

/** Says something to everybody; the id under which it stands. */
async function say(ctx: UserContext, clientMutationId: string | null, operation = SAY): Promise<number> {
  return ctx.db.prisma.$transaction((tx) =>
    once(ctx, tx, operation, clientMutationId, async () => {
      const { id } = await tx.feedback.create({ data: { text: ctx.viewer.id }, select: { id: true } });
      return id;
    }),
  );
}

const said = ({ viewer }: UserContext) => database.db.prisma.feedback.count({ where: { text: viewer.id } });

describe('a call that makes something', () => {
  test('is done once when it is sent twice, and answers the same', async () => {
    const ctx = await somebody();
    const first = await say(ctx, 'a');
    expect([await say(ctx, 'a'), await say(ctx, ' a ')]).toEqual([first, first]);
    expect(await say(ctx, 'b')).not.toBe(first);
    expect(await said(ctx)).toBe(2);
  });

  test('is done once when twenty of it come at the same time', async () => {
    const ctx = await somebody();
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(ctx, 'same')));
    expect([new Set(answers).size, await said(ctx)]).toEqual([1, 1]);
  });

  test('is done each time without an id', async () => {
    const ctx = await somebody();
    expect(await say(ctx, null)).not.toBe(await say(ctx, null));
  });

  test('may have the same id as one of another user', async () => {
    const [one, other] = [await somebody(), await somebody()];
    expect(await say(one, 'a')).not.toBe(await say(other, 'a'));
  });

  test('may not have the id of another operation, nor an empty or endless one', async () => {
    const ctx = await somebody();
    await say(ctx, 'a');
    await expect(say(ctx, 'a', SHOUT)).rejects.toMatchObject({ parameterName: 'clientMutationId', detail: 'taken' });
    await expect(say(ctx, ' ')).rejects.toMatchObject({ parameterName: 'clientMutationId', detail: 'tooShort' });
    await expect(say(ctx, 'x'.repeat(101))).rejects.toMatchObject({
      parameterName: 'clientMutationId',
      detail: 'tooLong',
    });
    expect(await said(ctx)).toBe(1);
  });

  test('that failed can be sent again', async () => {
    const ctx = await somebody();
    await expect(
      database.db.prisma.$transaction((tx) =>
        once(ctx, tx, SAY, 'a', () => Promise.reject(new Error('the light went out'))),
      ),
    ).rejects.toThrow('the light went out');
    expect(await say(ctx, 'a')).toBeGreaterThan(0);
  });
});

describe("what changes a user's own", () => {
  test('is done one after the other', async () => {
    const ctx = await somebody();
    const steps: string[] = [];
    const change = (name: string) =>
      inUserTransaction(ctx, async (tx) => {
        steps.push(`${name} begins`);
        await tx.$executeRaw`SELECT pg_sleep(0.05)`;
        steps.push(`${name} ends`);
      });
    await Promise.all([change('one'), change('other')]);
    expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  test('waits for a change in another process, with one connection for all that wait', async () => {
    const ctx = await somebody();
    const { pool } = database.db;
    const process = new pg.Client({ connectionString: database.db.url });
    await process.connect();
    try {
      await process.query('BEGIN');
      await process.query('SELECT 1 FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [ctx.viewer.id]);
      const steps: string[] = [];
      const changes = Array.from({ length: 2 * (pool.options.max ?? 0) }, (_, at) =>
        inUserTransaction(ctx, async () => steps.push(`here ${at}`)),
      );
      await expect.poll(() => waitingForLocks(database.db)).toBe(1);
      steps.push('there');
      await process.query('COMMIT');
      await Promise.all(changes);
      expect(steps).toEqual(['there', ...changes.map((_, at) => `here ${at}`)]);
    } finally {
      await process.end();
    }
  });

  test("is nobody's when the account has been deleted meanwhile", async () => {
    const ctx = await somebody();
    await database.db.prisma.user.delete({ where: { id: ctx.viewer.id } });
    await expect(inUserTransaction(ctx, async () => 'done')).rejects.toBeInstanceOf(NotAuthorizedError);
  });
});
