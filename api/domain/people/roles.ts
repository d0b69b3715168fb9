import type { Role } from '#api/domain/core/call.ts';
import { recordOperatorAct } from '#api/domain/moderation/records/moderationLog.ts';
import { recordEvent } from '#api/domain/security/events.ts';
import type { Database } from '#api/platform/db/database.ts';
import { emailKey } from '#common/account/email.ts';
import { shortenSessions } from './sessions.ts';

/**
 * Gives or takes a role, for the operator's command line, which leaves an act in the moderators' log and an event in
 * the user's own; false when no confirmed account has the address.
 */
export function setRole(
  { prisma }: Pick<Database, 'prisma'>,
  email: string,
  role: Role,
  now = new Date(),
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { emailKey: emailKey(email), confirmedAt: { not: null } } });
    if (user === null) return false;
    const { count } = await tx.user.updateMany({ where: { id: user.id, role: { not: role } }, data: { role } });
    if (count === 0) return true;
    if (role === 'ADMIN') await shortenSessions(tx, user.id, now);
    const detail = { role, by: 'COMMAND_LINE' } as const;
    await recordOperatorAct(tx, now, { action: 'SET_ROLE', targetKind: 'USER', targetId: user.id, detail });
    await recordEvent(tx, { now }, { userId: user.id, kind: 'ROLE_SET', detail });
    return true;
  });
}
