import type { SecurityLogQuery } from '#web/__generated__/SecurityLogQuery.graphql.ts';
import type { MessageId } from '#web/i18n/messages.ts';

type Kind = NonNullable<
  NonNullable<SecurityLogQuery['response']['viewer']>['securityEvents']['edges'][number]['node']['kind']
>;

/** The texts for what happens to accounts. */
export const EVENT_WORDS: Readonly<Record<string, MessageId>> = {
  ACCESS_TOKEN_MADE: 'security.event.ACCESS_TOKEN_MADE',
  ACCESS_TOKEN_REVOKED: 'security.event.ACCESS_TOKEN_REVOKED',
  ACCOUNT_CONFIRMED: 'security.event.ACCOUNT_CONFIRMED',
  BLOCKED: 'security.event.BLOCKED',
  EMAIL_CHANGED: 'security.event.EMAIL_CHANGED',
  EMAIL_CHANGE_ASKED: 'security.event.EMAIL_CHANGE_ASKED',
  LOGIN: 'security.event.LOGIN',
  LOGIN_FAILED: 'security.event.LOGIN_FAILED',
  LOGIN_LINK_MAILED: 'security.event.LOGIN_LINK_MAILED',
  LOGOUT: 'security.event.LOGOUT',
  PASSWORD_CHANGED: 'security.event.PASSWORD_CHANGED',
  PASSWORD_RESET: 'security.event.PASSWORD_RESET',
  RECOVERY_CODES_MADE: 'security.event.RECOVERY_CODES_MADE',
  RECOVERY_CODE_USED: 'security.event.RECOVERY_CODE_USED',
  MANAGER_SET: 'security.event.MANAGER_SET',
  MANAGER_REMOVED: 'security.event.MANAGER_REMOVED',
  ROLE_SET: 'security.event.ROLE_SET',
  SECOND_FACTOR_FAILED: 'security.event.SECOND_FACTOR_FAILED',
  SECOND_FACTOR_OFF: 'security.event.SECOND_FACTOR_OFF',
  SECOND_FACTOR_ON: 'security.event.SECOND_FACTOR_ON',
  SESSIONS_ENDED: 'security.event.SESSIONS_ENDED',
  UNBLOCKED: 'security.event.UNBLOCKED',
} satisfies Record<Exclude<Kind, '%future added value'>, MessageId>;
