import type { Database } from '#api/platform/db/database.ts';
import type { Log } from '#api/platform/log.ts';
import { faultOf, type NewCondition } from './newCondition.ts';
import { endOthers, storeAnswer, upsertConditions } from './storeConditionsSql.ts';

/** All that a source says at a moment. */
export interface SourceAnswer {
  /** When it was asked. */
  readonly at: Date;
  /** In force, or to come. */
  readonly conditions: readonly NewCondition[];
  /** To be given with the next question; JSON. */
  readonly state: unknown;
}

/**
 * Puts the answer of a source in place of its last one: conditions that it no longer lists are over, and unchanged ones
 * stay as they are. Unusable conditions are left out, with one line in the log.
 */
export async function storeConditions(
  { prisma }: Pick<Database, 'prisma'>,
  log: Log,
  source: string,
  { at, conditions, state }: SourceAnswer,
): Promise<void> {
  const usable = conditions.filter((condition) => faultOf(condition) === null);
  const left = conditions.flatMap((condition) => faultOf(condition) ?? []);
  // The last one of a key counts: a statement cannot change a row twice.
  const byKey = new Map(usable.map((condition) => [condition.key, condition]));
  await prisma.$transaction(async (tx) => {
    if (!(await storeAnswer(tx, source, at, state))) return;
    await upsertConditions(tx, source, [...byKey.values()]);
    await endOthers(tx, source, [...byKey.keys()], at);
  });
  if (left.length > 0)
    log.warn({ source, count: left.length, fault: left[0] }, 'a source tells conditions that cannot be stored');
}
