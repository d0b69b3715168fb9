import { conditionsNow, type CurrentCondition } from '#api/domain/conditions/currentConditions.ts';
import { watchQueue } from '#api/domain/contributions/watches/notices/lookAtWatched.ts';
import type { UserContext } from '#api/domain/core/call.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { lockWritten, type WrittenCondition } from './reportRowsSql.ts';

/** Keys of the sources whose conditions are written here. */
export const VISITOR = 'visitor';
export const MANAGER = 'manager';

/** A condition as everybody sees it now, after all changes. Throws NotFoundError where it is not shown. */
export async function shownNow(ctx: UserContext, id: number): Promise<CurrentCondition> {
  const { all } = await conditionsNow(ctx);
  const found = all.find((condition) => condition.id === id);
  if (found === undefined) throw new NotFoundError('notFound');
  return found;
}

/**
 * Stores a condition of a source; the first condition stores its source too, as the database of a new installation is
 * empty. The users who watch the place are notified at once.
 */
export async function storeWritten(
  { jobs }: Pick<UserContext, 'jobs'>,
  tx: Prisma.TransactionClient,
  data: Prisma.ConditionUncheckedCreateInput,
): Promise<number> {
  await jobs.enqueue(tx, watchQueue, {});
  await tx.conditionSource.createMany({ data: [{ source: data.source }], skipDuplicates: true });
  return (await tx.condition.create({ data, select: { id: true } })).id;
}

/**
 * The condition of a source, locked until the transaction ends. Throws NotFoundError for one that is hidden or over;
 * it may have been ended while this waited for its turn, after the call began.
 */
export async function lockCurrent(
  tx: Prisma.TransactionClient,
  { id, source }: { readonly id: number; readonly source: string },
): Promise<WrittenCondition> {
  const written = await lockWritten(tx, id);
  if (written?.source !== source || written.hidden !== null) throw new NotFoundError('notFound');
  if (written.validUntil !== null && written.validUntil <= new Date()) throw new NotFoundError('notFound');
  return written;
}

/** Ends a condition now; one that has not begun is deleted. The users who watch the place are notified at once. */
export async function endNow(
  { jobs, now }: Pick<UserContext, 'jobs' | 'now'>,
  tx: Prisma.TransactionClient,
  { id, validFrom }: WrittenCondition,
): Promise<void> {
  await jobs.enqueue(tx, watchQueue, {});
  if (validFrom >= now) await tx.condition.delete({ where: { id } });
  else await tx.condition.update({ where: { id }, data: { validUntil: now } });
}
