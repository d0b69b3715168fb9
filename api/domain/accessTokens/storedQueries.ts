import { createHash } from 'node:crypto';
import type { CallContext, CallToken } from '#api/domain/core/call.ts';
import { isReadOnly } from '#api/domain/core/readOnly.ts';
import { STORED_QUERIES_MAX, STORED_QUERY_BYTES_MAX } from '#common/account/accessTokens.ts';

/** Of automatic persisted queries: the SHA-256 of a query's text, as 64 hexadecimal digits. */
const HASH = /^[\da-f]{64}$/;

/** Whether a text may be stored under a hash: it is its SHA-256. */
export function isHashOf(hash: string, text: string): boolean {
  return createHash('sha256').update(text).digest('hex') === hash;
}

/** The query that programs of the token's owner have stored under a hash; null without one. Index: primary key. */
export async function storedQuery({ db }: CallContext, token: CallToken, hash: string): Promise<string | null> {
  if (!HASH.test(hash)) return null;
  const where = { userId_hash: { userId: token.ownerId, hash: bytesOf(hash) } };
  const { prisma } = db.replica?.primary ?? db;
  return (await prisma.storedQuery.findUnique({ where }))?.text ?? null;
}

/**
 * Stores a query for the programs of the token's owner. The oldest go where there are STORED_QUERIES_MAX; one that is
 * too long is not stored, and none while nobody may change anything.
 */
export async function storeQuery(ctx: CallContext, { ownerId: userId }: CallToken, text: string): Promise<void> {
  if (Buffer.byteLength(text) > STORED_QUERY_BYTES_MAX || (await isReadOnly(ctx))) return;
  const { db, now } = ctx;
  const hash = new Uint8Array(createHash('sha256').update(text).digest());
  const { prisma } = db.replica?.primary ?? db;
  await prisma.$transaction(async (tx) => {
    const { count } = await tx.storedQuery.createMany({
      data: { userId, hash, text, createdAt: now },
      skipDuplicates: true,
    });
    if (count === 0) return;
    const extra = await tx.storedQuery.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { hash: 'asc' }],
      skip: STORED_QUERIES_MAX,
      select: { hash: true },
    });
    if (extra.length > 0)
      await tx.storedQuery.deleteMany({ where: { userId, hash: { in: extra.map((one) => one.hash) } } });
  });
}

function bytesOf(hash: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(hash, 'hex'));
}
