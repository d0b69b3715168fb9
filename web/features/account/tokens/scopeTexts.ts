import type { MessageId } from '#web/i18n/messages.ts';

/** What a token may be used for, in the order in which it is asked. */
export const SCOPES = ['READ', 'OWN', 'CONTRIBUTE'] as const;

export const SCOPE_TEXTS: Readonly<Record<string, MessageId>> = {
  READ: 'tokens.scope.READ',
  OWN: 'tokens.scope.OWN',
  CONTRIBUTE: 'tokens.scope.CONTRIBUTE',
};
