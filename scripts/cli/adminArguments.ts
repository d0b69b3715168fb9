import { withJobs } from '#api/domain/jobs/commandJobs.ts';
import { setRole } from '#api/domain/people/roles.ts';
import { resetSecondFactor } from '#api/domain/people/secondFactor.ts';
import type { Database } from '#api/platform/db/database.ts';

interface AdminAction {
  /** False when there is no such account. */
  readonly run: (db: Database, email: string) => Promise<boolean>;
  readonly done: (email: string) => string;
}

/** What the command does, by its word. */
export const ADMIN_ACTIONS = {
  grant: { run: (db, email) => setRole(db, email, 'ADMIN'), done: (email) => `${email} is an admin now.` },
  revoke: { run: (db, email) => setRole(db, email, 'USER'), done: (email) => `${email} is no admin any more.` },
  'reset-second-factor': {
    run: (db, email) => withJobs(db, (jobs) => resetSecondFactor(db, jobs, email)),
    done: (email) => `${email} logs in by the password alone until a new second factor is set up.`,
  },
} as const satisfies Readonly<Record<string, AdminAction>>;

export interface AdminArguments {
  readonly action: keyof typeof ADMIN_ACTIONS;
  readonly email: string;
}

/** Throws a sentence that says how the command is used. */
export function readAdminArguments(args: readonly string[]): AdminArguments {
  const [action = '', email, ...rest] = args;
  if (!isAction(action) || email === undefined || email.startsWith('-') || rest.length > 0) {
    throw new Error('Usage: npm run admin -- grant EMAIL, revoke EMAIL or reset-second-factor EMAIL.');
  }
  return { action, email };
}

function isAction(word: string): word is AdminArguments['action'] {
  return Object.hasOwn(ADMIN_ACTIONS, word);
}
