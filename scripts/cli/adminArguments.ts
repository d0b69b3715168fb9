import type { Role } from '#api/domain/core/call.ts';

interface AdminAction {
  readonly role: Role;
  readonly done: (email: string) => string;
}

/** What the command does, by its word. */
export const ADMIN_ACTIONS = {
  grant: { role: 'ADMIN', done: (email) => `${email} is an admin now.` },
  revoke: { role: 'USER', done: (email) => `${email} is no admin any more.` },
} as const satisfies Readonly<Record<string, AdminAction>>;

export interface AdminArguments {
  readonly action: keyof typeof ADMIN_ACTIONS;
  readonly email: string;
}

/** Throws a sentence that says how the command is used. */
export function readAdminArguments(args: readonly string[]): AdminArguments {
  const [action, email, ...rest] = args;
  if ((action !== 'grant' && action !== 'revoke') || email === undefined || email.startsWith('-') || rest.length > 0) {
    throw new Error('Usage: npm run admin -- grant EMAIL, or npm run admin -- revoke EMAIL.');
  }
  return { action, email };
}
