import type { z } from 'zod';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { UserContext } from './call.ts';
import { InvalidInputError } from './errors.ts';
import { trimmedText } from './texts.ts';

const MUTATION_ID_MAX = 100;

/** A call that makes something: its name, and the JSON from which it is answered again, such as an id. */
export interface Creating<T> {
  readonly name: string;
  readonly result: z.ZodType<T>;
}

export function defineCreating<T>(name: string, result: z.ZodType<T>): Creating<T> {
  return { name, result };
}

/**
 * Does the work of a call that makes something, or answers what it answered when the user sent the same
 * `clientMutationId` before (DESIGN §5). A twin in-flight is waited for; work that fails leaves no receipt. Null: done
 * each time. Throws InvalidInputError('clientMutationId'), `taken` when another operation had it.
 */
export async function once<T extends Prisma.InputJsonValue>(
  { viewer }: Pick<UserContext, 'viewer'>,
  tx: Prisma.TransactionClient,
  { name, result }: Creating<T>,
  clientMutationId: string | null,
  work: () => Promise<T>,
): Promise<T> {
  if (clientMutationId === null) return work();
  const key = {
    userId: viewer.id,
    clientMutationId: trimmedText('clientMutationId', clientMutationId, { min: 1, max: MUTATION_ID_MAX }),
  };
  // Waits for the transaction of a twin; its row is seen by the next statement.
  const { count } = await tx.mutationReceipt.createMany({ data: [{ ...key, operation: name }], skipDuplicates: true });
  if (count === 0) {
    const receipt = await tx.mutationReceipt.findUniqueOrThrow({ where: { userId_clientMutationId: key } });
    if (receipt.operation !== name) throw new InvalidInputError('clientMutationId', 'taken');
    return result.parse(receipt.result);
  }
  const made = await work();
  await tx.mutationReceipt.update({ where: { userId_clientMutationId: key }, data: { result: made } });
  return made;
}
