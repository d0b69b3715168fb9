import { z } from 'zod';
import type { Database } from '#api/platform/db/database.ts';
import { defineQueue } from '#api/platform/db/jobs.ts';
import { OutageError } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import { MINUTE_MS } from '#common/time.ts';
import { type SourceAnswer, storeConditions } from './storeConditions.ts';
import { claimSource } from './storeConditionsSql.ts';

/** Asks one source of conditions for all that it says. */
export interface ConditionReader {
  /** Key of the source. */
  readonly source: string;
  /**
   * `state` is that of the last good answer. Throws OutageError, which it has logged, where there is no good answer.
   */
  read(state: unknown): Promise<SourceAnswer>;
}

/** Each minute, asks the sources whose rest is over. What one job does not finish, the next minute's job does. */
export const conditionsQueue = defineQueue('conditions', z.object({}), { limit: 0, delayS: 1, expireS: 1800 });

/** A source is asked no more often, by all processes together and for any number of visitors. */
export const SOURCE_REST_MS = 5 * MINUTE_MS;

/**
 * Asks the sources that have rested, all at the same time: a slow source does not delay the others. Where a source
 * gives no good answer, its last one stays, with its age. Throws where an answer could not be stored.
 */
export async function askSources(
  { db, log }: { readonly db: Database; readonly log: Log },
  readers: readonly ConditionReader[],
  now: Date,
): Promise<void> {
  const outcomes = await Promise.allSettled(readers.map((reader) => askSource({ db, log }, reader, now)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function askSource(
  { db, log }: { readonly db: Database; readonly log: Log },
  { source, read }: ConditionReader,
  now: Date,
): Promise<void> {
  const claimed = await db.prisma.$transaction((tx) => claimSource(tx, source, now, SOURCE_REST_MS));
  if (claimed === null) return;
  const answer = await read(claimed.state).catch((error: unknown) => {
    if (error instanceof OutageError) return null;
    throw error;
  });
  if (answer !== null) await storeConditions(db, log, source, answer);
}
