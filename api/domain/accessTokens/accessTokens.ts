import { askForProof, asUser, type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { InvalidInputError, NotAuthorizedError, NotFoundError } from '#api/domain/core/errors.ts';
import { isUuid, trimmedText } from '#api/domain/core/texts.ts';
import { newToken, tokenHash } from '#api/domain/core/tokens.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { recordOwn } from '#api/domain/security/events.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import {
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  TOKEN_NAME_MIN,
  TOKEN_SCOPES,
  TOKEN_USE_DAYS,
  type TokenScope,
  TOKENS_PER_USER_MAX,
} from '#common/account/accessTokens.ts';
import { DAY_MS } from '#common/time.ts';
import { TOKEN_PREFIX } from './knownToken.ts';
import { dayOf } from './tokenUse.ts';

/** Calls of one day (UTC, `yyyy-mm-dd`). */
export interface DayCalls {
  readonly day: string;
  readonly calls: number;
}

/** A token as its owner sees it. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly created: Date;
  readonly expires: Date;
  /** Day of the last use (UTC, `yyyy-mm-dd`); null: never used. */
  readonly lastUsed: string | null;
  /** Days of the last month on which it was used, the last one first. */
  readonly uses: readonly DayCalls[];
}

export interface NewAccessToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days: number;
}

/**
 * Makes a token. Its text is answered this once; only its hash is stored. Throws NotAuthorizedError('anonymous' |
 * 'proofNeeded'), RateLimitedError, InvalidInputError('name'), ('scopes', 'missing'), ('days', 'outOfRange'),
 * ('name', 'tooMany') for an account that has TOKENS_PER_USER_MAX.
 */
export async function makeAccessToken(
  call: CallContext,
  input: NewAccessToken,
): Promise<{ readonly text: string; readonly token: AccessToken }> {
  const ctx = asUser(call);
  askForProof(ctx);
  const name = trimmedText('name', input.name, { min: TOKEN_NAME_MIN, max: TOKEN_NAME_MAX });
  const scopes = TOKEN_SCOPES.filter((scope) => input.scopes.includes(scope));
  if (scopes.length === 0) throw new InvalidInputError('scopes', 'missing');
  if (!TOKEN_DAYS.some((days) => days === input.days)) throw new InvalidInputError('days', 'outOfRange');
  await limited(ctx, [CALL_LIMITS.accessTokenByUser, ctx.viewer.id]);
  const text = `${TOKEN_PREFIX}${newToken()}`;
  const expiresAt = new Date(ctx.now.getTime() + input.days * DAY_MS);
  const userId = ctx.viewer.id;
  const row = await inUserTransaction(ctx, async (tx) => {
    await refuseEnded(tx, ctx);
    if ((await tx.accessToken.count({ where: { userId, expiresAt: { gt: ctx.now } } })) >= TOKENS_PER_USER_MAX)
      throw new InvalidInputError('name', 'tooMany');
    await recordOwn(tx, ctx, { userId, kind: 'ACCESS_TOKEN_MADE' });
    await ctx.jobs.enqueue(tx, mailQueue, { kind: 'accessTokenMade', userId });
    return tx.accessToken.create({
      data: { userId, name, scopes, tokenHash: tokenHash(text), createdAt: ctx.now, expiresAt },
    });
  });
  return { text, token: toToken({ ...row, uses: [] }) };
}

/** The session may have ended since the call began: a new password ends sessions and tokens, this one too. */
async function refuseEnded(tx: Prisma.TransactionClient, { viewer }: UserContext): Promise<void> {
  if ((await tx.session.count({ where: { id: viewer.sessionId } })) === 0) throw new NotAuthorizedError('anonymous');
}

/** Revokes a token of the viewer's: dead at once. Throws NotAuthorizedError, NotFoundError, RateLimitedError. */
export async function revokeAccessToken(call: CallContext, id: string): Promise<void> {
  const ctx = await changing(call);
  const userId = ctx.viewer.id;
  await inUserTransaction(ctx, async (tx) => {
    const { count } = isUuid(id) ? await tx.accessToken.deleteMany({ where: { id, userId } }) : { count: 0 };
    if (count === 0) throw new NotFoundError('notFound');
    await recordOwn(tx, ctx, { userId, kind: 'ACCESS_TOKEN_REVOKED' });
  });
}

/** The viewer's tokens that have not expired, the newest first. Throws NotAuthorizedError. */
export async function ownAccessTokens(call: CallContext): Promise<AccessToken[]> {
  const { db, viewer, now } = asUser(call);
  const since = new Date(dayOf(new Date(now.getTime() - (TOKEN_USE_DAYS - 1) * DAY_MS)));
  const rows = await db.prisma.accessToken.findMany({
    where: { userId: viewer.id, expiresAt: { gt: now } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    include: { uses: { where: { day: { gte: since } }, orderBy: { day: 'desc' } } },
  });
  return rows.map(toToken);
}

type Row = Prisma.AccessTokenGetPayload<{ include: { uses: true } }>;

function toToken({ id, name, scopes, createdAt, expiresAt, lastUsedOn, uses }: Row): AccessToken {
  return {
    id,
    name,
    scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
    created: createdAt,
    expires: expiresAt,
    lastUsed: lastUsedOn && dayOf(lastUsedOn),
    uses: uses.map(({ day, calls }) => ({ day: dayOf(day), calls })),
  };
}
