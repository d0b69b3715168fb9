import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import { TOKEN_USE_DAYS } from '#common/account/accessTokens.ts';
import { DAY_MS } from '#common/time.ts';
import { busiestOwners } from './accessTokensSql.ts';
import { dayOf } from './tokenUse.ts';

/** The calls of all tokens of one account in the last month. */
export interface BusyOwner {
  readonly username: string;
  readonly calls: number;
}

const OWNERS_MAX = 10;

/** The users whose tokens call most, for admins. Throws NotAuthorizedError. */
export function busyOwners(call: CallContext): Promise<BusyOwner[]> {
  const { db, now } = asAdmin(call);
  return busiestOwners(db.pool, dayOf(new Date(now.getTime() - (TOKEN_USE_DAYS - 1) * DAY_MS)), OWNERS_MAX);
}
