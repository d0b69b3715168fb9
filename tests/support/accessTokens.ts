import { newToken, tokenHash } from '#api/domain/core/tokens.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { TokenScope } from '#common/account/accessTokens.ts';
import { DAY_MS } from '#common/time.ts';

export interface MadeToken {
  readonly id: string;
  /** What a program sends. */
  readonly headers: { readonly authorization: string };
}

/** Puts a token of an account into the database, as if its owner had made it. */
export async function makeToken(
  { prisma }: Database,
  userId: string,
  scopes: readonly TokenScope[],
  expiresAt = new Date(Date.now() + DAY_MS),
): Promise<MadeToken> {
  const text = `taival_${newToken()}`;
  const { id } = await prisma.accessToken.create({
    data: {
      userId,
      name: scopes.join(),
      scopes: [...scopes],
      tokenHash: tokenHash(text),
      createdAt: new Date(),
      expiresAt,
    },
  });
  return { id, headers: { authorization: `Bearer ${text}` } };
}
