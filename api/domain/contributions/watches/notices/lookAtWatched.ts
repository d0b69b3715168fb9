import { z } from 'zod';
import { conditionsKey } from '#api/domain/conditions/currentConditions.ts';
import type { Database } from '#api/platform/db/database.ts';
import { defineQueue, type ManyJobsSender } from '#api/platform/db/jobs.ts';
import { liveVersion, readSetsAnew } from '#api/platform/db/publicSets.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { addBegun, endOthers, lockNotices, passOverRenewed, usersToPush, watchedRows } from './noticesSql.ts';
import { reachedWatched } from './reachedWatched.ts';

/**
 * Each minute, and when somebody has written a condition: looks for what has begun and ended at watched places. What
 * one job does not finish, the next minute's job does.
 */
export const watchQueue = defineQueue('watch', z.object({}), { limit: 0, delayS: 1, expireS: 600 });

/** Pushes to the browsers of a user what the user has not been notified of yet. */
export const pushQueue = defineQueue('push', z.object({ userId: z.uuid() }), { limit: 4, delayS: 10, expireS: 120 });

/** For each database, the state of conditions and watches at this process's last look. */
const looked = new WeakMap<Database, string>();

/** A look at all that is watched in the country takes a few seconds; another process may wait for it first. */
const LOOK_MS = 60_000;

/**
 * Finds what has begun and ended at watched places since the last look of any process, and notifies users who have a
 * browser for it at once. Nothing is done where neither conditions nor watches have changed.
 */
export async function lookAtWatched(
  { db, jobs }: { readonly db: Database; readonly jobs: ManyJobsSender },
  now: Date,
): Promise<void> {
  const key = await db.prisma.$transaction((tx) => updateNotices(tx, db, now), { timeout: LOOK_MS });
  if (key === null) return;
  const users = await usersToPush(db.pool);
  const pushes = users.map((userId) => ({ userId }));
  await db.prisma.$transaction((tx) => jobs.enqueueAll(tx, pushQueue, pushes));
  looked.set(db, key);
}

/**
 * Brings the notices up to date. Returns the state of conditions and watches that they are of; null where this process
 * has looked at that before.
 */
async function updateNotices(tx: Prisma.TransactionClient, db: Database, now: Date): Promise<string | null> {
  // A process that had read the conditions earlier would delete what another one has made of newer ones.
  await lockNotices(tx);
  // So that conditions written just now are read.
  readSetsAnew(db);
  const version = await liveVersion(db, now.getTime());
  const watched = await watchedRows(db.pool);
  const key = `${await conditionsKey({ db, version, now })} ${watched.key}`;
  if (looked.get(db) === key) return null;
  const found = watched.ids.length === 0 ? [] : await reachedWatched({ db, version, now }, watched.ids);
  await addBegun(tx, found, now);
  await endOthers(tx, found, now);
  await passOverRenewed(tx, now);
  return key;
}
