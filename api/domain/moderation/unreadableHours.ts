import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import { type UnreadableHours, unreadableHoursRows } from './unreadableHoursSql.ts';

/** A country has some hundred of them; who mends these sees the next ones. */
const SHOWN = 200;

/**
 * Opening hours of the live data that the library cannot read, those of most places first. Throws NotAuthorizedError.
 */
export async function unreadableHours(call: CallContext): Promise<UnreadableHours[]> {
  const { db, version } = asAdmin(call);
  return unreadableHoursRows(db.pool, version, SHOWN);
}
