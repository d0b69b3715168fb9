import type { CallContext } from '#api/domain/core/call.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';

/** The events of accounts in the security log. */
export const SECURITY_EVENTS = [
  'ACCESS_TOKEN_MADE',
  'ACCESS_TOKEN_REVOKED',
  'ACCOUNT_CONFIRMED',
  'BLOCKED',
  'EMAIL_CHANGED',
  'EMAIL_CHANGE_ASKED',
  'LOGIN',
  'LOGIN_FAILED',
  'LOGIN_LINK_MAILED',
  'LOGOUT',
  'MANAGER_REMOVED',
  'MANAGER_SET',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'RECOVERY_CODES_MADE',
  'RECOVERY_CODE_USED',
  'ROLE_SET',
  'SECOND_FACTOR_FAILED',
  'SECOND_FACTOR_OFF',
  'SECOND_FACTOR_ON',
  'SESSIONS_ENDED',
  'UNBLOCKED',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export interface EventDetail {
  /** The role that was given. */
  readonly role?: 'ADMIN' | 'USER';
  /** The actor, where it was not the account's owner. */
  readonly by?: 'ADMIN' | 'COMMAND_LINE' | 'ISSUER';
  /** How the second factor was proved at a login. */
  readonly factor?: 'CODE' | 'RECOVERY_CODE';
}

interface NewEvent {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  /** Family of the owner's browser and system; empty where somebody else did it. */
  readonly agent?: string;
  readonly detail?: EventDetail;
}

/** Notes what happened to an account, in the transaction in which it does. */
export async function recordEvent(
  tx: Prisma.TransactionClient,
  { now }: Pick<CallContext, 'now'>,
  { userId, kind, agent = '', detail = {} }: NewEvent,
): Promise<void> {
  await tx.securityEvent.create({ data: { userId, kind, agent, detail: { ...detail }, createdAt: now } });
}

/** Notes what the owner of an account did in the browser of the call. */
export function recordOwn(
  tx: Prisma.TransactionClient,
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
  event: Omit<NewEvent, 'agent'>,
): Promise<void> {
  return recordEvent(tx, { now }, { ...event, agent: caller.agent });
}
