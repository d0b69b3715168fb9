import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The account that PostgreSQL runs as: it refuses root. `null` = the account we run as already. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/** As root: the account `postgres`, created when the system has none, else `nobody`. As anybody else: null. */
export function serverAccount(): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;
  const existing = accountOf('postgres');
  if (existing) return existing;
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      { stdio: 'ignore' },
    );
  } catch {
    // A system without useradd, or with a read-only password file.
  }
  const account = accountOf('postgres') ?? accountOf('nobody');
  if (!account)
    throw new Error(
      'PostgreSQL does not run as root and no account for it could be made: create a system user named postgres.',
    );
  return account;
}

/** True when the account can execute or enter `file`. */
export function canUse(account: ServerAccount | null, file: string): boolean {
  return spawnSync('test', ['-x', file], { ...account, stdio: 'ignore', cwd: '/' }).status === 0;
}

function accountOf(name: string): ServerAccount | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
