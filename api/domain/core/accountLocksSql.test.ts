import { afterAll, beforeAll, expect, test } from 'vitest';
import { logout, revokeOtherSessions } from '#api/domain/people/sessions.ts';
import { callOfSomebody } from '../../../tests/support/callers.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { waitingForLocks } from '../../../tests/support/locks.ts';
import type { UserContext } from './call.ts';
import { issueToken, redeemToken } from './tokens.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.drop());

/** A user with two sessions; the call is of the first. */
async function somebody(): Promise<UserContext> {
  const ctx = await callOfSomebody(database.db);
  const session = (tokenHash: Uint8Array<ArrayBuffer>) =>
    database.db.prisma.session.create({
      data: {
        tokenHash,
        userId: ctx.viewer.id,
        agent: '',
        createdAt: ctx.now,
        lastSeenAt: ctx.now,
        provedAt: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + 60_000),
      },
    });
  const { id } = await session(crypto.getRandomValues(new Uint8Array(32)));
  await session(crypto.getRandomValues(new Uint8Array(32)));
  return { ...ctx, viewer: { ...ctx.viewer, sessionId: id } };
}

// Two changes of one account that lock its rows in different orders end as a deadlock, of which one fails.
test.each<readonly [string, (ctx: UserContext, token: string) => Promise<unknown>]>([
  ['the end of other sessions', revokeOtherSessions],
  ['a logout', logout],
  [
    'a mailed link',
    ({ db, viewer, now }, token) =>
      db.prisma.$transaction(async (tx) => {
        await redeemToken(tx, token, 'RESET', now);
        await tx.user.updateMany({ where: { id: viewer.id }, data: { description: 'changed' } });
      }),
  ],
])('%s waits for the deletion of the account, and does not stand in its way', async (_what, change) => {
  const ctx = await somebody();
  const reset = { userId: ctx.viewer.id, purpose: 'RESET' } as const;
  const token = await database.db.prisma.$transaction((tx) => issueToken(tx, reset, ctx.now));
  const deleting = await database.db.pool.connect();
  try {
    await deleting.query('BEGIN');
    await deleting.query('SELECT 1 FROM app_user WHERE id = $1 FOR UPDATE', [ctx.viewer.id]);
    const changed = change(ctx, token).catch(String);
    await expect.poll(() => waitingForLocks(database.db)).toBe(1);
    await deleting.query('DELETE FROM app_user WHERE id = $1', [ctx.viewer.id]);
    await deleting.query('COMMIT');
    expect(String(await changed)).not.toMatch(/deadlock|P2034/i);
  } finally {
    deleting.release(true);
  }
});
