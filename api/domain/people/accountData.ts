import { asUser, type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { Held, Removal } from './held.ts';
import { acts, reports } from './heldByModeration.ts';
import { comments, conditions, favourites, images, notes, ownPlaces, watches } from './heldContributions.ts';
import {
  accessTokens,
  account,
  devices,
  events,
  feedback,
  links,
  manager,
  pushDevices,
  receipts,
  secondFactor,
  sessions,
  staffIdentity,
  webhooks,
} from './heldOfAccount.ts';
import { checkPassword } from './proof.ts';

/** All that the service holds about a person. A new sort of personal data gets a row here. */
export const HELD: readonly Held[] = [
  account,
  staffIdentity,
  manager,
  sessions,
  devices,
  pushDevices,
  accessTokens,
  webhooks,
  secondFactor,
  events,
  links,
  feedback,
  ownPlaces,
  images,
  favourites,
  notes,
  comments,
  conditions,
  watches,
  receipts,
  reports,
  acts,
];

/** Everything the service holds about the viewer, ready for JSON. Throws NotAuthorizedError, RateLimitedError. */
export async function myData(call: CallContext): Promise<Readonly<Record<string, unknown>>> {
  const ctx = asUser(call);
  await limited(ctx, [CALL_LIMITS.dataByUser, ctx.viewer.id]);
  const parts = await Promise.all(HELD.map((held) => held.read(ctx)));
  const all: unknown = JSON.parse(
    JSON.stringify(Object.assign({}, ...parts), (_key, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    ),
  );
  return { exported: ctx.now.toISOString(), ...(typeof all === 'object' ? all : {}) };
}

/** Deletes what the database does not delete with the row of an account. */
export async function removeHeld(tx: Prisma.TransactionClient, removal: Removal): Promise<void> {
  for (const held of HELD) await held.remove(tx, removal);
}

/**
 * Deletes the viewer's account and everything personal at once; a mail confirms it. Throws NotAuthorizedError,
 * InvalidInputError('password', 'missing' | 'wrong'), RateLimitedError.
 */
export async function deleteAccount(call: CallContext, { password }: { readonly password: string }): Promise<void> {
  const ctx = asUser(call);
  const { viewer } = ctx;
  const passwordHash = await checkPassword(ctx, 'password', password);
  await ctx.db.prisma.$transaction(async (tx) => {
    await removeHeld(tx, ctx);
    // The database deletes sessions, links and own places with the row, and takes the name off what others still see.
    const { count } = await tx.user.deleteMany({ where: { id: viewer.id, passwordHash } });
    // Another session has changed the password since it was checked.
    if (count === 0) throw new InvalidInputError('password', 'wrong');
    const { email, username, language } = viewer;
    await ctx.jobs.enqueue(tx, mailQueue, { kind: 'accountDeleted', email, username, language });
  });
}
