import type { CallToken, Viewer } from '#api/domain/core/call.ts';
import { tokenHash } from '#api/domain/core/tokens.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { TokenScope } from '#common/account/accessTokens.ts';
import { languageOf } from '#common/languages.ts';
import { accessTokenRow } from './accessTokensSql.ts';

export const TOKEN_PREFIX = 'taival_';

/** The prefix and 256 bits. Texts of another form need no look into the database. */
const FORM = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`);

/** No session has this id: what sessions own is out of a token's reach. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** Scopes with which a call acts for the owner of its token. With `read` alone it has no viewer. */
const PERSONAL: readonly TokenScope[] = ['own', 'contribute'];

export interface KnownToken {
  readonly token: CallToken;
  /** Null where the scopes reach public data only. */
  readonly viewer: Viewer | null;
}

/**
 * The token of a text; null for one that is unknown, has expired, was revoked or is of a blocked account. Looked up in
 * the primary at each call. A token never proves an identity anew, and an admin's has the rights of a user.
 */
export async function knownToken(db: Database, text: string, now: Date): Promise<KnownToken | null> {
  if (!FORM.test(text)) return null;
  const row = await accessTokenRow(db.pool, tokenHash(text), now);
  if (row === null) return null;
  const { tokenId, scopes, ...owner } = row;
  const viewer: Viewer = {
    ...owner,
    language: languageOf(owner.language),
    role: 'USER',
    sessionId: NO_SESSION,
    hasSecondFactor: false,
    needsSecondFactor: false,
    proved: null,
  };
  const isPersonal = PERSONAL.some((scope) => scopes.includes(scope));
  return { token: { id: tokenId, ownerId: owner.id, scopes }, viewer: isPersonal ? viewer : null };
}
